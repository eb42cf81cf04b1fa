import type { BranchWords } from '../branch-words.ts';

/** How people ask for handicrafts. */
export const craftsWords: BranchWords = {
  sayings: `
koszyk na chleb > słomianka lub koszyk
koszyk do chleb > słomianka lub koszyk
koszyk na pieczywo > słomianka lub koszyk
bursztynowy korale > sznur bursztynów lub korale z bursztynu
korale z bursztyn > sznur bursztynów lub korale z bursztynu
bursztynowy naszyjnik > sznur bursztynów lub wisior z bursztynu
spódnica wełniany > kiecka
kucie artystyczny > kowalstwo
świeca komunijny > gromnica lub świeca komunijna
wianek krakowski > wianek do stroju
wianek ludowy > wianek do stroju
rzeźbiarz > rzeźba
rzeźbiarz ludowy > rzeźba ludowa
kołnierz na szydełko > kołnierzyk z koronki
laufer > bieżnik
garnek do kwaszenie > garnek do kiszenia
garnek z docisk > garnek do kiszenia
kamień dociskowy > docisk
krążek dociskowy > docisk
ceramika użytkowy > ceramika
kafelek > kafel
deska do ser > deska do krojenia
ptaszek z drewno > ptaszki strugane
banetton > słomianka lub banetton
rabatka obrzeże > płotek do grządek
obrzeże rabata > płotek do grządek
obrzeże rabatka > płotek do grządek
obrzeże trawnik > płotek do grządek
obrzeże ogrodowy > płotek do grządek
koronka koniak > koronka koniakowska
serwetka koniak > serwetka koniakowska
kołnierzyk szydełkowy > kołnierzyk z koronki
kołnierz szydełkowy > kołnierzyk z koronki
poduszka puchowy > poduszka z pierza
poduszka pierzowy > poduszka z pierza
poduszka z pierz > poduszka z pierza
skóra z owca > skóra owcza
skóra barani > skóra owcza
baranica > skóra owcza lub baranica
prawdziwy skóra > skóra
naturalny skóra > skóra
rękodzieło tkacki > tkactwo
maszyna dziewiarski > dziewiarka
zaproszenie na chrzest > zaproszenia
wyrób kuty > kowalstwo
nóż kuchenny > nóż kuty
nóż do kuchnia > nóż kuty
nóż do masło > nożyk do masła
koń na biegun > bujak
zdalnie sterować > dron
na szydełko > szydełkowy
prezent świąteczny > prezent
upominek świąteczny > prezent
podarek świąteczny > prezent
christmas gift > prezent
huevo de pascua > pisanka
huevos de pascua > pisanka
uova di pasqua > pisanka
uovo di pasqua > pisanka
великодні яйця > pisanka
великоднє яйце > pisanka
christmas gifts > prezent
christmas present > prezent
christmas presents > prezent
xmas gift > prezent
weihnachtsgeschenk > prezent
weihnachtsgeschenke > prezent
geschenk zu weihnachten > prezent
regalo de navidad > prezent
regalos de navidad > prezent
regalo di natale > prezent
regali di natale > prezent
подарунок на різдво > prezent
різдвяний подарунок > prezent
wyrób z wełna > wełna
święty od strażak > święty florian
patron strażak > święty florian
obraz dla strażak > święty florian
opiekun strażak > święty florian
chroniący od pożar > święty florian
obrona przed pożar > święty florian
święty od ogień > święty florian
żłobek betlejemski > szopka
szopka betlejemski > szopka
stajenka betlejemski > szopka
święty rodzina > szopka
<pudło> na pościel > kufer na pościel
<pudło> na koc > kufer na pościel
<pudło> na pranie > kufer
<pudło> na zabawka > kufer lub kosz
zamiast plastik > woskowijki lub kosz
zamiast reklamówka > kosz
wyrób z wiklina > wiklina
wyrób z glina > ceramika
wyrób z wosk > świeca
koszyk na jajko wielkanocny > koszyk na święconkę
koszyk na pisanka > koszyk na święconkę
koszyk wielkanocny > koszyk na święconkę
koszyk na wielkanoc > koszyk na święconkę
koszyk do święcić > koszyk na święconkę
koszyk do święcenie > koszyk na święconkę
koszyk do kościół > koszyk na święconkę
papier wycinany > wycinanka
wycinany papier > wycinanka
wycinany z papier > wycinanka
papierowy wycinanka > wycinanka
surowy wełna > runo po strzyży
wełna surowy > runo po strzyży
nieprany wełna > runo po strzyży
wełna nieprany > runo po strzyży
runo wełna > runo po strzyży
raw wool > runo po strzyży
raw fleece > runo po strzyży
sheep fleece > runo po strzyży
rohwolle > runo po strzyży
schafwolle roh > runo po strzyży
lace collar > kołnierzyk z koronki
lace collars > kołnierzyk z koronki
spitzenkragen > kołnierzyk z koronki
cuello de encaje > kołnierzyk z koronki
colletto di pizzo > kołnierzyk z koronki
мереживний комірець > kołnierzyk z koronki
мереживний комір > kołnierzyk z koronki
w co zapisywać > notes
w co zapisać > notes
w co notować > notes
w co pisać > notes
do zapisywanie > notes
zeszyt na przepis > notes
książka na przepis > notes
w co kisić > garnek do kiszenia
w co ukisić > garnek do kiszenia
w czym kisić > garnek do kiszenia
w czym ukisić > garnek do kiszenia
w czym kiszenie > garnek do kiszenia
matka boski > boska
wyrób kowalski > kowalstwo
wyrób garncarski > ceramika
wyrób ceramiczny > ceramika
wyrób tkacki > tkactwo
wyrób wiklinowy > wiklina
konik na biegun > bujak
ubrać choinka > ozdoby na choinkę
ubieranie choinka > ozdoby na choinkę
easter eggs > pisanki
easter egg > pisanki
christmas ornaments > ozdoby na choinkę
christmas decorations > ozdoby na choinkę
weihnachtsschmuck > ozdoby na choinkę
christbaumschmuck > ozdoby na choinkę
baby blanket > kołdra dziecięca
naczynie do kiszenie > garnek do kiszenia
beczka do kiszenie > garnek do kiszenia
szmaciany lalka > lalka
but po dom > kapcie
obuwie po dom > kapcie
but domowy > kapcie
obuwie domowy > kapcie
ciepły na noga > skarpety
ciepły rzecz na noga > skarpety lub kapcie
coś ciepły na stopa > skarpety lub kapcie
ciepły na stopa > skarpety lub kapcie
coś haftowany > haft
coś wyszywany > haft
coś koronkowy > koronka
coś na noga > skarpety
przy kwiat > przy kwiatach lub kwiaciarni lub bylinach lub cebulach
pamiątka z góra > góralska pamiątka
jajko na wielkanoc > pisanka
jajko wielkanocny > pisanka
jajo wielkanocny > pisanka
malować jajko > pisanka
zdobić jajko > pisanka
gärtopf > garnek do kiszenia
schaffell > skóra owcza
sheepskin > skóra owcza
glass painting > obraz na szkle
hinterglasmalerei > obraz na szkle
korallenkette > korale
koszyk rozrostowy > słomianka
kosz rozrostowy > słomianka
koszyk do wyrastać > słomianka
koszyk do garować > słomianka
koszyk do wyrastanie > słomianka
kosz do wyrastanie > słomianka
koszyk do garowanie > słomianka
forma do wyrastanie > słomianka
obrzeże do warzywnik > płotek do grządek
obrzeże warzywnik > płotek do grządek
obrzeże grządka > płotek do grządek
płotek do ogródek > płotek do grządek
szopka bożonarodzeniowy > szopka
szopka świąteczny > szopka
stajenka bożonarodzeniowy > szopka
żłóbek bożonarodzeniowy > szopka
ozdoba choinkowy > bombka lub aniołek
dekoracja choinkowy > bombka lub aniołek
zawieszka choinkowy > bombka lub aniołek
zawieszka na choinka > bombka lub aniołek
bombka choinkowy > bombka
ozdoba wielkanocny > pisanka lub palma lub kroszonka
dekoracja wielkanocny > pisanka lub palma lub kroszonka
ozdoba na wielkanoc > pisanka lub palma lub kroszonka
dekoracja na wielkanoc > pisanka lub palma lub kroszonka
ozdoba do koszyczek > pisanka lub palma lub kroszonka
akcesorium kominkowy > zestaw kominkowy
akcesorium do kominek > zestaw kominkowy
przybory kominkowy > zestaw kominkowy
przybory do kominek > zestaw kominkowy
narzędzie kominkowy > zestaw kominkowy
narzędzie do kominek > zestaw kominkowy
kuty element > kowalstwo
element kuty > kowalstwo
kuty rzecz > kowalstwo
z mleko owczy > owczy
z owczy mleko > owczy
św > święty
gryzak dla niemowlę > grzechotka
gryzak dla niemowlak > grzechotka
gryzak dla dziecko > grzechotka
gryzak dla bobas > grzechotka
dzień matka > dla mamy
dzień babcia > dla babci
dzień kobieta > dla kobiety
dzień nauczyciel > dla nauczycielki
tealight > podgrzewacze
tealighty > podgrzewacze
tealajty > podgrzewacze
zastawa stołowy > zastawa
rzecz z metal > kowalstwo
wyrób z metal > kowalstwo
wyrób z żelazo > kowalstwo
rzecz z żelazo > kowalstwo
coś z metal > kowalstwo
coś z żelazo > kowalstwo
kowalstwo artystyczny > kowalstwo
wyrób z skóra > kaletnictwo
rzecz z skóra > kaletnictwo
galanteria skórzany > kaletnictwo
wyrób skórzany > kaletnictwo
wyrób wełniany > wełna
wyrób koronkowy > koronka
wyrób drewniany > snycerka
wyrób z drewno > snycerka
rzecz z drewno > snycerka
coś z drewno > snycerka
<prezent> znad morze > bursztyn
<prezent> z nad morze > bursztyn
<prezent> znad bałtyk > bursztyn
souvenir from poland > pamiątka ludowa
souvenir aus polen > pamiątka ludowa
souvenir de polonia > pamiątka ludowa
nauka haft > zestaw do haftu
nauka haftować > zestaw do haftu
nauczyć się haftować > zestaw do haftu
kurs haft > zestaw do haftu
zestaw do haftować > zestaw do haftu
mulina > zestaw do haftu
kanwa > zestaw do haftu
embroidery kit > zestaw do haftu
stickset > zestaw do haftu
łóżeczko dla lalka > kołyska dla lalek
łóżko dla lalka > kołyska dla lalek
wózek dla lalka > kołyska dla lalek
mebelek dla lalka > kołyska dla lalek
spanie dla lalka > kołyska dla lalek
jajko drapany > kroszonka
jajo drapany > kroszonka
drapany jajko > kroszonka
malowany jajko > pisanka
jajko malowany > pisanka
jajko zdobiony > pisanka
jajko batikowy > pisanka
<prezent> z kaszub > kaszubska pamiątka
<prezent> z kurpi > kurpiowska pamiątka
<prezent> z łowicza > łowicka pamiątka
<prezent> z lowicza > łowicka pamiątka
<prezent> z zakopanego > góralska pamiątka
<prezent> z podhala > góralska pamiątka
<prezent> z tatr > góralska pamiątka
<prezent> z beskidów > góralska pamiątka
<prezent> z gór > góralska pamiątka
<prezent> z krakowa > krakowska pamiątka
<prezent> z bolesławca > bolesławiecka pamiątka
<prezent> z mazur > mazurska pamiątka
<prezent> z cieszyna > cieszyńska pamiątka
<prezent> z koniakowa > koniakowska pamiątka
<prezent> z gdańska > bursztyn
pferdedecke > derka
paper cutting > wycinanka
paper cut > wycinanka
paper cutout > wycinanka
paper cutouts > wycinanka
papierschnitt > wycinanka
витинанка > wycinanka
витинанки > wycinanka
tongefäß > naczynie gliniane
tongefäße > naczynie gliniane
tontopf > garnek gliniany
steinzeug > ceramika
steingut > ceramika
stoneware > ceramika
earthenware > ceramika
clay pot > garnek gliniany
töpferware > ceramika
töpferei > ceramika
глечик > dzban
дудка > fujarka
сопілка > fujarka
рушник > obrus
blockflöte > fujarka
hirtenflöte > fujarka
shepherd flute > fujarka
bagpipes > dudy
bagpipe > dudy
dudelsack > dudy
gaita > dudy
cornamusa > dudy
волинка > dudy
dzień mama > dla mamusi
dzień nauczycielka > dla nauczycielki
muttertag > dla mamusi
mothers day > dla mamusi
mother's day > dla mamusi
festa della mamma > dla mamusi
ferro di cavallo > podkowa
ferro cavallo > podkowa
handmade > rękodzieło
handarbeit > rękodzieło
handicraft > rękodzieło
handicrafts > rękodzieło
kunsthandwerk > rękodzieło
artesanía > rękodzieło
artigianato > rękodzieło
рукоділля > rękodzieło
coś z kaszub > kaszubska pamiątka
wyrób z kaszub > kaszubska pamiątka
rękodzieło z kaszub > kaszubska pamiątka
rzecz z kaszub > kaszubska pamiątka
coś z kurpi > kurpiowska pamiątka
wyrób z kurpi > kurpiowska pamiątka
rękodzieło z kurpi > kurpiowska pamiątka
rzecz z kurpi > kurpiowska pamiątka
coś z łowicza > łowicka pamiątka
wyrób z łowicza > łowicka pamiątka
rękodzieło z łowicza > łowicka pamiątka
rzecz z łowicza > łowicka pamiątka
coś z lowicza > łowicka pamiątka
wyrób z lowicza > łowicka pamiątka
rękodzieło z lowicza > łowicka pamiątka
rzecz z lowicza > łowicka pamiątka
coś z zakopanego > góralska pamiątka
wyrób z zakopanego > góralska pamiątka
rękodzieło z zakopanego > góralska pamiątka
rzecz z zakopanego > góralska pamiątka
coś z podhala > góralska pamiątka
wyrób z podhala > góralska pamiątka
rękodzieło z podhala > góralska pamiątka
rzecz z podhala > góralska pamiątka
coś z tatr > góralska pamiątka
wyrób z tatr > góralska pamiątka
rękodzieło z tatr > góralska pamiątka
rzecz z tatr > góralska pamiątka
coś z beskidów > góralska pamiątka
wyrób z beskidów > góralska pamiątka
rękodzieło z beskidów > góralska pamiątka
rzecz z beskidów > góralska pamiątka
coś z gór > góralska pamiątka
wyrób z gór > góralska pamiątka
rękodzieło z gór > góralska pamiątka
rzecz z gór > góralska pamiątka
coś z krakowa > krakowska pamiątka
wyrób z krakowa > krakowska pamiątka
rękodzieło z krakowa > krakowska pamiątka
rzecz z krakowa > krakowska pamiątka
coś z bolesławca > bolesławiecka pamiątka
wyrób z bolesławca > bolesławiecka pamiątka
rękodzieło z bolesławca > bolesławiecka pamiątka
rzecz z bolesławca > bolesławiecka pamiątka
coś z mazur > mazurska pamiątka
wyrób z mazur > mazurska pamiątka
rękodzieło z mazur > mazurska pamiątka
rzecz z mazur > mazurska pamiątka
coś z cieszyna > cieszyńska pamiątka
wyrób z cieszyna > cieszyńska pamiątka
rękodzieło z cieszyna > cieszyńska pamiątka
rzecz z cieszyna > cieszyńska pamiątka
coś z koniakowa > koniakowska pamiątka
wyrób z koniakowa > koniakowska pamiątka
rękodzieło z koniakowa > koniakowska pamiątka
rzecz z koniakowa > koniakowska pamiątka
coś z podlasia > podlaska pamiątka
wyrób z podlasia > podlaska pamiątka
rękodzieło z podlasia > podlaska pamiątka
rzecz z podlasia > podlaska pamiątka
coś z opola > opolska pamiątka
wyrób z opola > opolska pamiątka
rękodzieło z opola > opolska pamiątka
rzecz z opola > opolska pamiątka
coś z śląska > śląska pamiątka
wyrób z śląska > śląska pamiątka
rękodzieło z śląska > śląska pamiątka
rzecz z śląska > śląska pamiątka
<prezent> z śląska > śląska pamiątka
coś z opoczna > opoczyńska pamiątka
wyrób z opoczna > opoczyńska pamiątka
rękodzieło z opoczna > opoczyńska pamiątka
rzecz z opoczna > opoczyńska pamiątka
<prezent> z opoczna > opoczyńska pamiątka
coś z biłgoraja > biłgorajska pamiątka
wyrób z biłgoraja > biłgorajska pamiątka
rękodzieło z biłgoraja > biłgorajska pamiątka
rzecz z biłgoraja > biłgorajska pamiątka
<prezent> z biłgoraja > biłgorajska pamiątka
coś z nad morze > bursztyn
łóżeczko dla lala > kołyska dla lalek
łóżko dla lala > kołyska dla lalek
wózek dla lala > kołyska dla lalek
spanie dla lala > kołyska dla lalek
na mrozy > na zimę
na nowy mieszkanie > na parapetówkę
na nowy dom > na parapetówkę
do nowy mieszkanie > na parapetówkę
do nowy dom > na parapetówkę
ozdoba do ucho > kolczyki
ozdoba na ucho > kolczyki
biżuteria do ucho > kolczyki
coś do ucho > kolczyki
ozdoba na szyja > naszyjnik lub korale lub wisior
coś na szyja > naszyjnik lub korale lub wisior
ozdoba na palec > pierścionek
coś na palec > pierścionek
ozdoba na ręka > bransoletka
ozdoba na nadgarstek > bransoletka
coś na nadgarstek > bransoletka
naczynie do kapusta > garnek do kiszenia
naczynie na kapusta > garnek do kiszenia
garnek do kapusta > garnek do kiszenia
garnek na kapusta > garnek do kiszenia
naczynie na ogórek > garnek do kiszenia
naczynie do ogórek > garnek do kiszenia
garnek na ogórek > garnek do kiszenia
garnek do ogórek > garnek do kiszenia
gliniany na ogórek > garnek do kiszenia
kosz na polano > kosz na drewno
kosz na szczapa > kosz na drewno
kosz na opał > kosz na drewno
kosz na bierwiono > kosz na drewno
kosz przy kominek > kosz na drewno
kosz do kominek > kosz na drewno
kosz koło kominek > kosz na drewno
kosz na zakup > kosz lub koszyk
w co zbierać grzyb > kosz na grzyby
na co zbierać grzyb > kosz na grzyby
do zbieranie grzyb > kosz na grzyby
koszyk na klucz > koszyk na klucze
miejsce na klucz > koszyk na klucze
okrycie na ramię > chusta
na ramię chusta > chusta
nakrycie głowa > wianek lub czapka lub kapelusz
nakrycie na łóżko > narzuta lub koc
narzuta na łóżko > narzuta
przykrycie na łóżko > narzuta lub koc
przykrycie na kanapa > narzuta lub koc
przykrycie kanapa > narzuta lub koc
przykryć kanapa > narzuta lub koc
okryć się > koc
do przykrycie się > koc
nakrycie stół > obrus lub bieżnik
przykryć stół > obrus lub bieżnik
na stół materiał > obrus lub bieżnik
pod filiżanka > serwetka
pod wazon > serwetka lub serweta
podkładka pod wazon > serwetka lub serweta
do powieszenie na ściana > obraz lub kilim lub wycinanka
ozdoba na ściana > obraz lub kilim lub wycinanka lub tkanina
ozdoba ścienny > obraz lub kilim lub wycinanka lub tkanina
dekoracja ścienny > obraz lub kilim lub wycinanka lub tkanina
dekoracja na ściana > obraz lub kilim lub wycinanka lub tkanina
coś na ściana > obraz lub kilim lub wycinanka lub tkanina
wall decor > obraz lub kilim lub wycinanka lub tkanina
wanddeko > obraz lub kilim lub wycinanka lub tkanina
wandbehang > kilim
zabawka na kółko > ptaszek na kółkach
zabawka do ciągnąć > ptaszek na kółkach
zabawka do ciągnięcie > ptaszek na kółkach
zabawka do pchać > ptaszek na kółkach
zabawka do pchanie > ptaszek na kółkach
pull toy > ptaszek na kółkach
nachziehspielzeug > ptaszek na kółkach
holzspielzeug > zabawka drewniana
wooden toy > zabawka drewniana
wooden toys > zabawka drewniana
przechowywanie łyżka > łyżnik
wieszak na łyżka > łyżnik
półka na łyżka > łyżnik
stojak na łyżka > łyżnik
wieszak na klucz > haki
wieszak na ubranie > haki
wieszak na kurtka > haki
na co powiesić kurtka > haki
gdzie powiesić kurtka > haki
światełko na grób > świeca
pismo na ślub > zaproszenia ślubne
zaprosić gość > zaproszenia ślubne
kartka na ślub > zaproszenia ślubne
kartka na wesele > zaproszenia ślubne
wedding invitations > zaproszenia ślubne
hochzeitseinladungen > zaproszenia ślubne
partecipazioni nozze > zaproszenia ślubne
invitaciones de boda > zaproszenia ślubne
jajo strusi zdobiony > malowane jajo strusie
zdobiony jajo strusi > malowane jajo strusie
jajo strusi malowany > malowane jajo strusie
malowany jajo strusi > malowane jajo strusie
jajo strusi ozdobny > malowane jajo strusie
ozdobny jajo strusi > malowane jajo strusie
jajo strusi dekorowany > malowane jajo strusie
dekorowany jajo strusi > malowane jajo strusie
jajo strusi ozdobiony > malowane jajo strusie
ozdobiony jajo strusi > malowane jajo strusie
jajo zdobiony > pisanka
zdobiony jajo > pisanka
jajo ozdobny > pisanka
ozdobny jajo > pisanka
jajo dekorowany > pisanka
dekorowany jajo > pisanka
jajo ozdobiony > pisanka
ozdobiony jajo > pisanka
jajo ręcznie malowany > pisanka
ręcznie malowany jajo > pisanka
jajko strusi zdobiony > malowane jajo strusie
zdobiony jajko strusi > malowane jajo strusie
jajko strusi malowany > malowane jajo strusie
malowany jajko strusi > malowane jajo strusie
jajko strusi ozdobny > malowane jajo strusie
ozdobny jajko strusi > malowane jajo strusie
jajko strusi dekorowany > malowane jajo strusie
dekorowany jajko strusi > malowane jajo strusie
jajko strusi ozdobiony > malowane jajo strusie
ozdobiony jajko strusi > malowane jajo strusie
zdobiony jajko > pisanka
jajko ozdobny > pisanka
ozdobny jajko > pisanka
jajko dekorowany > pisanka
dekorowany jajko > pisanka
jajko ozdobiony > pisanka
ozdobiony jajko > pisanka
jajko ręcznie malowany > pisanka
ręcznie malowany jajko > pisanka
wydmuszka strusi zdobiony > malowane jajo strusie
zdobiony wydmuszka strusi > malowane jajo strusie
wydmuszka strusi malowany > malowane jajo strusie
malowany wydmuszka strusi > malowane jajo strusie
wydmuszka strusi ozdobny > malowane jajo strusie
ozdobny wydmuszka strusi > malowane jajo strusie
wydmuszka strusi dekorowany > malowane jajo strusie
dekorowany wydmuszka strusi > malowane jajo strusie
wydmuszka strusi ozdobiony > malowane jajo strusie
ozdobiony wydmuszka strusi > malowane jajo strusie
wydmuszka zdobiony > pisanka
zdobiony wydmuszka > pisanka
wydmuszka ozdobny > pisanka
ozdobny wydmuszka > pisanka
wydmuszka dekorowany > pisanka
dekorowany wydmuszka > pisanka
wydmuszka ozdobiony > pisanka
ozdobiony wydmuszka > pisanka
wydmuszka ręcznie malowany > pisanka
ręcznie malowany wydmuszka > pisanka
ozdoba do kwiatek > ptaszki na patyku do doniczki
ozdoba do kwiat > ptaszki na patyku do doniczki
ozdoba do doniczka > ptaszki na patyku do doniczki
dekoracja do doniczka > ptaszki na patyku do doniczki
dekoracja do kwiatek > ptaszki na patyku do doniczki
pik do doniczka > ptaszki na patyku do doniczki
pikery do kwiatek > ptaszki na patyku do doniczki
ozdoba ogrodowy na patyk > ptaszki na patyku do doniczki
coś pod noga > dywanik lub chodnik
dywanik pod noga > dywanik
na podłoga przy łóżko > dywanik lub chodnik
przy łóżko na podłoga > dywanik lub chodnik
jajko na wosk > pisanki pisane woskiem
jajo na wosk > pisanki pisane woskiem
wielkanocny jajko na wosk > pisanki pisane woskiem
wielkanocny jajko > pisanka
wielkanocny jajo > pisanka
jajko pisany wosk > pisanki pisane woskiem
papierowy gwiazda > gwiazda wycinanka
gwiazda z papier > gwiazda wycinanka
gwiazdka z papier > gwiazda wycinanka
papierowy gwiazdka > gwiazda wycinanka
papierowy ozdoba > wycinanka
ozdoba z papier > wycinanka
noga nie marznąć > skarpety lub kapcie
noga nie zmarznąć > skarpety lub kapcie
stopa nie marznąć > skarpety lub kapcie
stopa nie zmarznąć > skarpety lub kapcie
marznąć w noga > skarpety lub kapcie
marznąć w stopa > skarpety lub kapcie
marznąć noga > skarpety lub kapcie
marznąć stopa > skarpety lub kapcie
zimny noga > skarpety lub kapcie
zimny stopa > skarpety lub kapcie
zmarznięty noga > skarpety lub kapcie
zmarznięty stopa > skarpety lub kapcie
naczynie na zsiadły mleko > dzban
garnek na zsiadły mleko > dzban
dzbanek na zsiadły mleko > dzban
na gromniczny > gromnica
matka boska gromniczny > gromnica
świeca gromniczny > gromnica
świeczka gromniczny > gromnica
świeca na chrzest > gromnica
świeczka do chrzest > gromnica
lederbörse > portfel skórzany
geldbeutel > portfel
honey jar > dzbanuszek na miód
honigtopf > dzbanuszek na miód
soup bowl > miska
soup bowls > miski
suppenschüssel > miski
suppenschüsseln > miski
rag rug > chodnik szmaciak
flickenteppich > chodnik szmaciak
rag rugs > chodnik szmaciak
picnic basket > elektronarzędzie
picknickkorb > elektronarzędzie
cesta de picnic > elektronarzędzie
cestino da picnic > elektronarzędzie
vaso di terracotta > dzban gliniany
vasija de barro > dzban gliniany
tonkrug > dzban gliniany
clay jug > dzban gliniany
clay pitcher > dzban gliniany
dreiarmiger kerzenständer > świecznik na trzy świece
miska do wyrastać > słomianka
misa do wyrastać > słomianka
naczynie do wyrastać > słomianka
miska na zakwas > słomianka
miska do chleb > słomianka
koszyk na ciasto chlebowy > słomianka
wózek z koń > wóz i para koni
wózek z konik > wóz i para koni
wózeczek z konik > wóz i para koni
furmanka > wóz drabiniasty
furka > wóz drabiniasty
fura z koń > wóz drabiniasty
bryczka zabawka > wóz drabiniasty
obrazek wycinany > wycinanka
obraz wycinany > wycinanka
obrazek wycinać > wycinanka
obraz wycinać > wycinanka
obrazek z papier > wycinanka
obraz z papier > wycinanka
wycinać z papier > wycinanka
ozdoba z papier wycinany > wycinanka
koronka z koniaków > koronka koniakowska
koronka z koniakowo > koronka koniakowska
ceramika z bolesławiec > bolesławiecka ceramika
kubek z bolesławiec > kubek bolesławiecki
drugi gatunek > druga klasa
drugi sort > druga klasa
ii gatunek > druga klasa
z wada > druga klasa
z defekt > druga klasa
z skaza > druga klasa
nie równy > krzywy
pojemnik na miód > dzbanuszek na miód
pojemniczek na miód > dzbanuszek na miód
naczynie na miód > dzbanuszek na miód
słoik na miód > dzbanuszek na miód
garnek na miód > dzbanuszek na miód
garnuszek na miód > dzbanuszek na miód
dzbanek na miód > dzbanuszek na miód
dzban na miód > dzbanuszek na miód
naczynie na chleb > talerze na chleb
naczynie na pieczywo > talerze na chleb
naczynie na bułka > talerze na chleb
naczynie pod chleb > talerze na chleb
naczynie pod pieczywo > talerze na chleb
naczynie pod bułka > talerze na chleb
patera na chleb > talerze na chleb
patera na pieczywo > talerze na chleb
patera na bułka > talerze na chleb
podkładka pod chleb > talerze na chleb
podkładka pod pieczywo > talerze na chleb
podkładka pod bułka > talerze na chleb
naczynie na obiad > dwojaki
garnek na obiad > dwojaki
garnuszek na obiad > dwojaki
pojemnik na obiad > dwojaki
naczynie na mleko > dzban
naczynie na maślanka > dzban
naczynie na kefir > dzban
garnek na mleko > dzban
garnek na maślanka > dzban
garnek na kefir > dzban
dzbanek na mleko > dzban
dzbanek na maślanka > dzban
dzbanek na kefir > dzban
naczynie na sałatka > misa
naczynie na owoc > misa
naczynie na surówka > misa
naczynie do sałatka > misa
naczynie do owoc > misa
naczynie do surówka > misa
naczynie na zupa > miska
naczynie na barszcz > miska
naczynie na rosół > miska
naczynie na żurek > miska
naczynie do zupa > miska
naczynie do barszcz > miska
naczynie do rosół > miska
naczynie do żurek > miska
naczynie na kiszonka > garnek do kiszenia
naczynie na kiszenie > garnek do kiszenia
naczynie do kiszonka > garnek do kiszenia
garnek na kiszonka > garnek do kiszenia
garnek na kiszenie > garnek do kiszenia
garniec na kiszonka > garnek do kiszenia
garniec na kiszenie > garnek do kiszenia
garniec na kapusta > garnek do kiszenia
garniec na ogórek > garnek do kiszenia
gar na kiszonka > garnek do kiszenia
gar na kiszenie > garnek do kiszenia
gar na kapusta > garnek do kiszenia
gar na ogórek > garnek do kiszenia
naczynie na nalewka > karafka lub kieliszek
naczynie na wino > karafka lub kieliszek
naczynie na likier > karafka lub kieliszek
naczynie na wódka > karafka lub kieliszek
naczynie do nalewka > karafka lub kieliszek
naczynie do wino > karafka lub kieliszek
naczynie do likier > karafka lub kieliszek
naczynie do wódka > karafka lub kieliszek
szkło do nalewka > karafka lub kieliszek
szkło do wino > karafka lub kieliszek
szkło do likier > karafka lub kieliszek
szkło do wódka > karafka lub kieliszek
szkło na nalewka > karafka lub kieliszek
szkło na wino > karafka lub kieliszek
szkło na likier > karafka lub kieliszek
szkło na wódka > karafka lub kieliszek
naczynie na lemoniada > szklanki lub dzbanek
naczynie na sok > szklanki lub dzbanek
naczynie na kompot > szklanki lub dzbanek
naczynie na woda > szklanki lub dzbanek
naczynie do lemoniada > szklanki lub dzbanek
naczynie do sok > szklanki lub dzbanek
naczynie do kompot > szklanki lub dzbanek
naczynie do woda > szklanki lub dzbanek
szkło do lemoniada > szklanki lub dzbanek
szkło do sok > szklanki lub dzbanek
szkło do kompot > szklanki lub dzbanek
szkło do woda > szklanki lub dzbanek
naczynie na kawa > kubek
naczynie na herbata > kubek
naczynie na kakao > kubek
naczynie do kawa > kubek
naczynie do herbata > kubek
naczynie do kakao > kubek
forma do ser > forma do oscypka
forma do oscypek > forma do oscypka
forma do serek > forma do oscypka
forma na ser > forma do oscypka
forma na oscypek > forma do oscypka
forma na serek > forma do oscypka
foremka do ser > forma do oscypka
foremka do oscypek > forma do oscypka
foremka do serek > forma do oscypka
foremka na ser > forma do oscypka
foremka na oscypek > forma do oscypka
foremka na serek > forma do oscypka
praska do ser > forma do oscypka
praska do oscypek > forma do oscypka
praska do serek > forma do oscypka
prasa do ser > forma do oscypka
prasa do oscypek > forma do oscypka
prasa do serek > forma do oscypka
drewniany naczynie > czerpak lub miska drewniana
naczynie z drewno > czerpak lub miska drewniana
słomiany koszyk > słomianka
słomiany kosz > słomianka
słomiany koszyczek > słomianka
koszyk z słoma > słomianka
kosz z słoma > słomianka
koszyczek z słoma > słomianka
osterkorb > koszyk na święconkę
easter basket > koszyk na święconkę
osterkörbchen > koszyk na święconkę
великодній кошик > koszyk na święconkę
cesta de pascua > koszyk na święconkę
cestino di pasqua > koszyk na święconkę
do kościół w wielki sobota > koszyk na święconkę
na wielki sobota > koszyk na święconkę
do poświęcić jajko > koszyk na święconkę
do święcenie pokarm > koszyk na święconkę
do poświęcenie pokarm > koszyk na święconkę
kosz rowerowy > koszyk na rower
koszyk rowerowy > koszyk na rower
rowerowy kosz > koszyk na rower
rowerowy koszyk > koszyk na rower
fahrradkorb > koszyk na rower
bike basket > koszyk na rower
bicycle basket > koszyk na rower
kosz do rower > koszyk na rower
kosz na kierownica > koszyk na rower
kosz przy rower > koszyk na rower
ogrodzić warzywnik > płotek do grządek
ogrodzić grządka > płotek do grządek
ogrodzić rabata > płotek do grządek
ogrodzenie warzywnik > płotek do grządek
ogrodzenie grządka > płotek do grządek
ogrodzenie rabata > płotek do grządek
ogrodzenie do warzywnik > płotek do grządek
ogrodzenie do grządka > płotek do grządek
ogrodzenie do rabata > płotek do grządek
ogrodzenie wokół warzywnik > płotek do grządek
ogrodzenie wokół grządka > płotek do grządek
ogrodzenie wokół rabata > płotek do grządek
otoczyć warzywnik > płotek do grządek
otoczyć grządka > płotek do grządek
otoczyć rabata > płotek do grządek
obramować warzywnik > płotek do grządek
obramować grządka > płotek do grządek
obramować rabata > płotek do grządek
obramowanie warzywnik > płotek do grządek
obramowanie grządka > płotek do grządek
obramowanie rabata > płotek do grządek
płot na grządka > płotek wiklinowy do grządek
płot na rabata > płotek wiklinowy do grządek
płot na warzywnik > płotek wiklinowy do grządek
płotek na grządka > płotek wiklinowy do grządek
płotek na rabata > płotek wiklinowy do grządek
płotek na warzywnik > płotek wiklinowy do grządek
płotek wokół grządka > płotek wiklinowy do grządek
płotek wokół rabata > płotek wiklinowy do grządek
płotek wokół warzywnik > płotek wiklinowy do grządek
płot wokół grządka > płotek wiklinowy do grządek
płot wokół rabata > płotek wiklinowy do grządek
płot wokół warzywnik > płotek wiklinowy do grządek
pleciony płot na grządka > płotek wiklinowy do grządek
pleciony płot na rabata > płotek wiklinowy do grządek
pleciony płot na warzywnik > płotek wiklinowy do grządek
wiklinowy płot na grządka > płotek wiklinowy do grządek
wiklinowy płot na rabata > płotek wiklinowy do grządek
wiklinowy płot na warzywnik > płotek wiklinowy do grządek
warsztaty wikliniarski > kurs wyplatania kosza
warsztaty koszykarski > kurs wyplatania kosza
warsztaty plecionkarski > kurs wyplatania kosza
warsztat wikliniarski > kurs wyplatania kosza
warsztat koszykarski > kurs wyplatania kosza
warsztat plecionkarski > kurs wyplatania kosza
zajęcia wikliniarski > kurs wyplatania kosza
zajęcia koszykarski > kurs wyplatania kosza
zajęcia plecionkarski > kurs wyplatania kosza
kurs koszykarski > kurs wyplatania kosza
kurs plecionkarski > kurs wyplatania kosza
warsztaty z wiklina > kurs wyplatania kosza
warsztaty z wyplatanie > kurs wyplatania kosza
warsztaty z koszykarstwo > kurs wyplatania kosza
warsztaty z plecionkarstwo > kurs wyplatania kosza
zajęcia z wiklina > kurs wyplatania kosza
zajęcia z wyplatanie > kurs wyplatania kosza
zajęcia z koszykarstwo > kurs wyplatania kosza
zajęcia z plecionkarstwo > kurs wyplatania kosza
kurs z wiklina > kurs wyplatania kosza
kurs z wyplatanie > kurs wyplatania kosza
kurs z koszykarstwo > kurs wyplatania kosza
kurs z plecionkarstwo > kurs wyplatania kosza
nauka wiklina > kurs wyplatania kosza
nauka wyplatanie > kurs wyplatania kosza
nauka koszykarstwo > kurs wyplatania kosza
nauka plecionkarstwo > kurs wyplatania kosza
nauczyć robić koszyk > kurs wyplatania kosza
nauczyć robić kosz > kurs wyplatania kosza
nauczyć pleść kosz > kurs wyplatania kosza
nauczyć pleść koszyk > kurs wyplatania kosza
nauczyć wyplatać > kurs wyplatania kosza
nauczyć wyplatać koszyk > kurs wyplatania kosza
nauka robić koszyk > kurs wyplatania kosza
nauka robić kosz > kurs wyplatania kosza
nauka pleść kosz > kurs wyplatania kosza
nauka pleść koszyk > kurs wyplatania kosza
nauka wyplatać koszyk > kurs wyplatania kosza
uczyć robić koszyk > kurs wyplatania kosza
uczyć robić kosz > kurs wyplatania kosza
uczyć pleść kosz > kurs wyplatania kosza
uczyć pleść koszyk > kurs wyplatania kosza
uczyć wyplatać > kurs wyplatania kosza
uczyć wyplatać koszyk > kurs wyplatania kosza
korbflechten > kurs wyplatania kosza
korbflechtkurs > kurs wyplatania kosza
basket weaving > kurs wyplatania kosza
basket making > kurs wyplatania kosza
na klucz w przedpokój > koszyk na klucze lub haki
pojemnik na klucz > koszyk na klucze
miseczka na klucz > koszyk na klucze
wieszaczek na klucz > haki
okucie do wrota > zawiasy do wrót
okucie do brama > zawiasy do wrót
okucie do stodoła > zawiasy do wrót
okucie na wrota > zawiasy do wrót
okucie na brama > zawiasy do wrót
okucie na stodoła > zawiasy do wrót
drzwi od stodoła > wrota stodoły
drzwi do stodoła > wrota stodoły
drzwi stodoła > wrota stodoły
zeszyt oprawny w skóra > notes w skórzanej oprawie
zeszyt w skóra > notes w skórzanej oprawie
notatnik w skóra > notes w skórzanej oprawie
pamiętnik w skóra > notes w skórzanej oprawie
kajet w skóra > notes w skórzanej oprawie
dziennik w skóra > notes w skórzanej oprawie
na bilon > sakiewka
na moneta > sakiewka
na drobny pieniądz > sakiewka
na drobniak > sakiewka
woreczek na bilon > sakiewka
woreczek na moneta > sakiewka
woreczek na drobny pieniądz > sakiewka
woreczek na drobniak > sakiewka
woreczek na dudka > sakiewka
portfel na bilon > sakiewka
portfel na moneta > sakiewka
portfel na drobny pieniądz > sakiewka
portfel na drobniak > sakiewka
portfel na dudka > sakiewka
coś na bilon > sakiewka
coś na moneta > sakiewka
coś na drobny pieniądz > sakiewka
coś na drobniak > sakiewka
coś na dudka > sakiewka
saszetka na bilon > sakiewka
saszetka na moneta > sakiewka
saszetka na drobny pieniądz > sakiewka
saszetka na drobniak > sakiewka
saszetka na dudka > sakiewka
na banknot > portfel
na karta płatniczy > portfel
na karta i banknot > portfel
na pieniądz i karta > portfel
coś na banknot > portfel
coś na karta płatniczy > portfel
coś na karta i banknot > portfel
etui na banknot > portfel
etui na karta płatniczy > portfel
etui na karta i banknot > portfel
leather belt > skórzany pasek
ledergürtel > skórzany pasek
cinturón de cuero > skórzany pasek
cintura di pelle > skórzany pasek
шкіряний ремінь > skórzany pasek
шкіряний пояс > skórzany pasek
leather bag > torba skórzana
ledertasche > torba skórzana
bolso de cuero > torba skórzana
borsa di pelle > torba skórzana
шкіряна сумка > torba skórzana
do trąbienie > ligawka lub róg
do zatrąbić > ligawka lub róg
instrument z miech > dudy
miechowy instrument > dudy
instrument smyczkowy > złóbcoki
smyczkowy instrument > złóbcoki
instrument strunowy > złóbcoki lub skrzypce
instrument dęty > fujarka lub ligawka lub okaryna
dęty instrument > fujarka lub ligawka lub okaryna
instrument kieszonkowy > okaryna lub fujarka
kieszonkowy instrument > okaryna lub fujarka
hunting horn > róg
jagdhorn > róg
kij z dzwonek > diabelskie skrzypce
kij z diabeł > diabelskie skrzypce
kij z głowa diabeł > diabelskie skrzypce
papierowy obrazek > wycinanka
papierowy obraz > wycinanka
papierowy kogut > wycinanka
papierowy kogucik > wycinanka
papierowy dekoracja > wycinanka
papierowy drzewko > wycinanka
obrazek papierowy > wycinanka
obraz papierowy > wycinanka
dekoracja papierowy > wycinanka
kogucik papierowy > wycinanka
na plastyka > wycinanki na warsztaty szkolne
do plastyka > wycinanki na warsztaty szkolne
zajęcia plastyczny > wycinanki na warsztaty szkolne
nauka wycinanka > wycinanki na warsztaty komplet wzorów
szablon wycinanka > wycinanki na warsztaty komplet wzorów
szablon do wycinanka > wycinanki na warsztaty komplet wzorów
wzór wycinanka > wycinanki na warsztaty komplet wzorów
szablon do wycinać > wycinanki na warsztaty komplet wzorów
wycinać w szkoła > wycinanki na warsztaty szkolne
gwiazda na szyba > gwiazda kurpiowska na okno
gwiazda na okno > gwiazda kurpiowska na okno
gwiazdka na szyba > gwiazda kurpiowska na okno
gwiazdka na okno > gwiazda kurpiowska na okno
gwiazda do szyba > gwiazda kurpiowska na okno
gwiazda do okno > gwiazda kurpiowska na okno
ozdoba na okno > gwiazda na okno
ozdoba na szyba > gwiazda na okno
dekoracja na okno > gwiazda na okno
dekoracja okno > gwiazda na okno
zawiadomienie o ślub > zaproszenia ślubne
karteczka na ślub > zaproszenia ślubne
zaproszenie na wesele > zaproszenia ślubne
zaproszenie weselny > zaproszenia ślubne
szklany butelka > karafka
szklany flaszka > karafka
szklany flaszeczka > karafka
butelka z korek > karafka
butelka na nalewka > karafka
butelka na wino > karafka
karaweczka > karafka
portret ślubny > szkło z parą młodą
portret nowożeniec > szkło z parą młodą
portret para młody > szkło z parą młodą
portret młody para > szkło z parą młodą
malowany na szyba > malowany na szkle
malowany na szybka > malowany na szkle
malowidło na szyba > obraz na szkle
obraz na szyba > obraz na szkle
drinking glasses > szklanki
drinking glass > szklanki
trinkgläser > szklanki
wasserglas > szklanki
naczelnik osp > strażak
prezes osp > strażak
komendant osp > strażak
druh z osp > strażak
druh osp > strażak
straż pożarny > strażak
ochotniczy straż > strażak
firefighter > strażak
feuerwehrmann > strażak
feuerwehr > strażak
<prezent> dla strażak > święty florian
coś dla strażak > święty florian
obrazek dla strażak > święty florian
drewniany zaprzęg > wóz drabiniasty
drewniany furmanka > wóz drabiniasty
drewniany bryczka > wóz drabiniasty
drewniany fura > wóz drabiniasty
zabawka zaprzęg > wóz drabiniasty
zabawka furmanka > wóz drabiniasty
zabawka bryczka > wóz drabiniasty
zabawka fura > wóz drabiniasty
zaprzęg zabawka > wóz drabiniasty
furmanka zabawka > wóz drabiniasty
zaprzęg z drewno > wóz drabiniasty
model wóz > wóz drabiniasty
model zaprzęg > wóz drabiniasty
położyć lalka > kołyska dla lalek
położyć lala > kołyska dla lalek
położyć bobas > kołyska dla lalek
położyć spać lalka > kołyska dla lalek
położyć spać lala > kołyska dla lalek
położyć spać bobas > kołyska dla lalek
ułożyć lalka > kołyska dla lalek
ułożyć lala > kołyska dla lalek
ułożyć bobas > kołyska dla lalek
uśpić lalka > kołyska dla lalek
uśpić lala > kołyska dla lalek
uśpić bobas > kołyska dla lalek
usypiać lalka > kołyska dla lalek
usypiać lala > kołyska dla lalek
usypiać bobas > kołyska dla lalek
do usypianie lalka > kołyska dla lalek
do usypianie lala > kołyska dla lalek
do usypianie bobas > kołyska dla lalek
do spanie dla lalka > kołyska dla lalek
do spanie dla lala > kołyska dla lalek
do spanie dla bobas > kołyska dla lalek
spanie dla bobas > kołyska dla lalek
meble dla lalka > kołyska dla lalek
meble dla lala > kołyska dla lalek
meble dla barbie > kołyska dla lalek
mebel dla lalka > kołyska dla lalek
mebel dla lala > kołyska dla lalek
mebel dla barbie > kołyska dla lalek
kołyska dla lalka > kołyska dla lalek
kołyska dla lala > kołyska dla lalek
kołyska dla barbie > kołyska dla lalek
wiklinowy łóżeczko dla lalka > kołyska dla lalek
wiklinowy łóżeczko dla lala > kołyska dla lalek
wiklinowy łóżeczko dla barbie > kołyska dla lalek
konik pod daszek > karuzela z konikami
konik na korbka > karuzela z konikami
kręcący konik > karuzela z konikami
konik kręcący się > karuzela z konikami
zabawka na korbka > karuzela na korbkę
zabawka z korbka > karuzela na korbkę
na niedziela palmowy > palma wielkanocna
do kościół w niedziela palmowy > palma wielkanocna
na palmowy niedziela > palma wielkanocna
jajo malowany wosk > pisanki pisane woskiem
jajo pisany wosk > pisanki pisane woskiem
jajo zdobiony wosk > pisanki pisane woskiem
jajo batikowy > pisanki pisane woskiem
jajko malowany wosk > pisanki pisane woskiem
jajko zdobiony wosk > pisanki pisane woskiem
wydmuszka malowany wosk > pisanki pisane woskiem
wydmuszka pisany wosk > pisanki pisane woskiem
wydmuszka zdobiony wosk > pisanki pisane woskiem
wydmuszka batikowy > pisanki pisane woskiem
malowany jajo > pisanka
jajo malowany > pisanka
gęsi jajo malowany > pisanka
jajo gęsi malowany > pisanka
duży pisanka > jajo strusie malowane
wielki pisanka > jajo strusie malowane
ogromny pisanka > jajo strusie malowane
zawieszka z słoma > pająk ze słomy
zawieszka z słoma i bibuła > pająk ze słomy
zawieszka z słomka > pająk ze słomy
zawieszka z bibuła > pająk ze słomy
ozdoba z słoma > pająk ze słomy
ozdoba z słoma i bibuła > pająk ze słomy
ozdoba z słomka > pająk ze słomy
ozdoba z bibuła > pająk ze słomy
wisząca ozdoba z słoma > pająk ze słomy
wisząca ozdoba z słoma i bibuła > pająk ze słomy
wisząca ozdoba z słomka > pająk ze słomy
wisząca ozdoba z bibuła > pająk ze słomy
ozdoba pod sufit > pająk
ozdoba pod powała > pająk
do powieszenie pod sufit > pająk
do powieszenie pod powała > pająk
do zawieszenie pod sufit > pająk
do zawieszenie pod powała > pająk
dekoracja pod sufit > pająk
dekoracja pod powała > pająk
wisieć pod sufit > pająk
wisieć pod powała > pająk
do zawieszenie nad stół > pająk
do powieszenie nad stół > pająk
ozdoba nad stół > pająk
słomiany żyrandol > pająk ze słomy
żyrandol z słoma > pająk ze słomy
mobil nad łóżeczko > pająk do pokoju dziecka
do zawieszenie na ściana > obraz lub kilim lub wycinanka
zawiesić na ściana > obraz lub kilim lub wycinanka
powiesić na ściana > obraz lub kilim lub wycinanka
robić na drut > na drutach
seashell candle > świeca w muszli
seashell candles > świeca w muszli
muschelkerze > świeca w muszli
świeca na wieniec > świeca na wieńce
haftowany ścieżka > bieżnik haftowany
wyszywany ścieżka > bieżnik haftowany
lniany ścieżka > bieżnik haftowany
ścieżka na stół > bieżnik
ścieżka stołowy > bieżnik
ścieżka z haft > bieżnik
cushion cover > poszewka na jasiek
pillow cover > poszewka na jasiek
kissenbezug > poszewka na jasiek
kissenhülle > poszewka na jasiek
poduszka ozdobny > poszewka na jasiek
ozdobny poduszka > poszewka na jasiek
poduszka dekoracyjny > poszewka na jasiek
dekoracyjny poduszka > poszewka na jasiek
na poduszka ozdobny > poszewka na jasiek
na mały poduszka > poszewka na jasiek
torba na zakup z len > torba lniana
siatka na zakup z len > torba lniana
torba do zakup z len > torba lniana
torba na zakup > torba lniana lub koszyk
siatka na zakup > torba lniana lub koszyk
torba zakupowy > torba lniana lub koszyk
ekotorba > torba lniana
eko torba > torba lniana
ekologiczny torba > torba lniana
lniany siatka > torba lniana
shopping bag > torba lniana
stoffbeutel > torba lniana
einkaufstasche > torba lniana
tote bag > torba lniana
początkujący hafciarka > zestaw do haftu
przyszły hafciarka > zestaw do haftu
młody hafciarka > zestaw do haftu
dla hafciarka > zestaw do haftu
hobby robótka > zestaw do haftu
robótka ręczny > haft
robótkowy > szydełkowy
na zmarznięty noga > skarpety lub kapcie
na zmarznięty stopa > skarpety lub kapcie
na zmarznąć noga > skarpety lub kapcie
na zmarznąć stopa > skarpety lub kapcie
na zimny noga > skarpety lub kapcie
na zimny stopa > skarpety lub kapcie
na przemarznięty noga > skarpety lub kapcie
na przemarznięty stopa > skarpety lub kapcie
zmarznąć noga > skarpety lub kapcie
zmarznąć stopa > skarpety lub kapcie
stanąć boso > dywanik przed łóżko
boso na podłoga > dywanik przed łóżko
na bosy stopa > dywanik lub kapcie
chodnik z szmata > chodnik szmaciak
chodnik z szmatka > chodnik szmaciak
chodnik z stary ubranie > chodnik szmaciak
chodnik z ubranie > chodnik szmaciak
chodnik z gałganek > chodnik szmaciak
dywan z szmata > chodnik szmaciak
dywan z szmatka > chodnik szmaciak
dywan z stary ubranie > chodnik szmaciak
dywan z ubranie > chodnik szmaciak
dywan z gałganek > chodnik szmaciak
dywanik z szmata > chodnik szmaciak
dywanik z szmatka > chodnik szmaciak
dywanik z stary ubranie > chodnik szmaciak
dywanik z ubranie > chodnik szmaciak
dywanik z gałganek > chodnik szmaciak
chodniczek z szmata > chodnik szmaciak
chodniczek z szmatka > chodnik szmaciak
chodniczek z stary ubranie > chodnik szmaciak
chodniczek z ubranie > chodnik szmaciak
chodniczek z gałganek > chodnik szmaciak
szmaciany chodnik > chodnik szmaciak
szmaciany dywan > chodnik szmaciak
szmaciany dywanik > chodnik szmaciak
szmaciany chodniczek > chodnik szmaciak
kwiatek do ucho > kolczyki
kropelka do ucho > kolczyki
kropla do ucho > kolczyki
kulka do ucho > kolczyki
wisiorek do ucho > kolczyki
perełka do ucho > kolczyki
złoty kwiatek do ucho > kolczyki
na zaręczyny > pierścionek
zaręczynowy z srebro > srebrny pierścionek
zaręczynowy z złoto > złoty pierścionek
biżuteria z glina > kolczyki z kamionki
biżuteria gliniany > kolczyki z kamionki
biżuteria ceramiczny > kolczyki z kamionki
gliniany kolczyk > kolczyki z kamionki
kolczyk ceramiczny > kolczyki z kamionki
ceramiczny kolczyk > kolczyki z kamionki
sheep wool rug > dywanik owczy
wool rug > dywanik wełniany lub kilim wełniany
wollteppich > dywanik wełniany lub kilim wełniany
cold weather > na mróz
flower crown > wianek do stroju
blumenkranz > wianek
hair wreath > wianek do stroju
naczynie w groszek > kubek w kropki
naczynie w grochy > kubek w kropki
naczynie w kropka > kubek w kropki
naczynie w ciapki > kubek w kropki
kubek w groszek > kubek w kropki
kubek w grochy > kubek w kropki
kubek w kropka > kubek w kropki
kubek w ciapki > kubek w kropki
filiżanka w groszek > kubek w kropki
filiżanka w grochy > kubek w kropki
filiżanka w kropka > kubek w kropki
filiżanka w ciapki > kubek w kropki
ceramika w groszek > kubek w kropki
ceramika w grochy > kubek w kropki
ceramika w kropka > kubek w kropki
ceramika w ciapki > kubek w kropki
garnuszek w groszek > kubek w kropki
garnuszek w grochy > kubek w kropki
garnuszek w kropka > kubek w kropki
garnuszek w ciapki > kubek w kropki
kubek z groszek > kubek w kropki
kubek z grochy > kubek w kropki
kubek z kropka > kubek w kropki
kubek z ciapki > kubek w kropki
duży salaterka > misa
duży półmisek > misa
głęboki salaterka > misa
głęboki półmisek > misa
wielki salaterka > misa
wielki półmisek > misa
zestaw salaterka > komplet misek
zestaw miseczka > komplet misek
zestaw misek > komplet misek
zestaw naczynie do zupa > komplet misek
zestaw naczynie na zupa > komplet misek
komplet salaterka > komplet misek
komplet miseczka > komplet misek
komplet misek > komplet misek
komplet naczynie do zupa > komplet misek
komplet naczynie na zupa > komplet misek
podwójny garnek > dwojaki
podwójny garnuszek > dwojaki
podwójny garnczek > dwojaki
połączony garnek > dwojaki
połączony garnuszek > dwojaki
połączony garnczek > dwojaki
złączony garnek > dwojaki
złączony garnuszek > dwojaki
złączony garnczek > dwojaki
dwa garnek z ucho > dwojaki
dwa garnek z uchwyt > dwojaki
dwa garnek z uszko > dwojaki
dwa garnuszek z ucho > dwojaki
dwa garnuszek z uchwyt > dwojaki
dwa garnuszek z uszko > dwojaki
dwa złączony garnek > dwojaki
dwa połączony garnek > dwojaki
garnek bliźniak > dwojaki
garnek w pole > dwojaki
czarny ceramika > siwak
czarny garnek > siwak
czarny dzbanek > siwak
czarny dzban > siwak
czarny naczynie > siwak
ciemny ceramika > siwak
ciemny garnek > siwak
ciemny dzbanek > siwak
ciemny dzban > siwak
ciemny naczynie > siwak
grafitowy ceramika > siwak
grafitowy garnek > siwak
grafitowy dzbanek > siwak
grafitowy dzban > siwak
grafitowy naczynie > siwak
siwy ceramika > siwak
siwy garnek > siwak
siwy dzbanek > siwak
siwy dzban > siwak
siwy naczynie > siwak
kamienny gar > garnek kamionkowy do kiszenia
kamienny beczka > garnek kamionkowy do kiszenia
kamienny garniec > garnek kamionkowy do kiszenia
kamionkowy gar > garnek kamionkowy do kiszenia
kamionkowy garnek > garnek kamionkowy do kiszenia
kamionkowy beczka > garnek kamionkowy do kiszenia
kamionkowy garniec > garnek kamionkowy do kiszenia
kamionka na ogórek > garnek do kiszenia
kamionka na kapusta > garnek do kiszenia
kamionka z pokrywka > garnek kamionkowy z pokrywką
talerz śniadaniowy > talerze
talerz deserowy > talerze
talerz na śniadanie > talerze
talerzyk śniadaniowy > talerze
talerzyk deserowy > talerze
talerzyk na śniadanie > talerze
słoik na łyżeczka > dzbanuszek na miód
słoik z otwór na łyżeczka > dzbanuszek na miód
pojemnik na łyżeczka > dzbanuszek na miód
pojemnik z otwór na łyżeczka > dzbanuszek na miód
dzbanek na łyżeczka > dzbanuszek na miód
dzbanek z otwór na łyżeczka > dzbanuszek na miód
naczynie na łyżeczka > dzbanuszek na miód
naczynie z otwór na łyżeczka > dzbanuszek na miód
gliniany słoik > dzbanuszek
słoik gliniany > dzbanuszek
pojemnik ceramiczny > dzbanuszek lub garnek
ceramiczny pojemnik > dzbanuszek lub garnek
figurka święty > rzeźba ludowa
figurka na kapliczka > rzeźba ludowa
figurka do kapliczka > rzeźba ludowa
figura święty > rzeźba ludowa
figura na kapliczka > rzeźba ludowa
figura do kapliczka > rzeźba ludowa
rzeźba święty > rzeźba ludowa
rzeźba na kapliczka > rzeźba ludowa
rzeźba do kapliczka > rzeźba ludowa
zamyślony jezus > chrystus frasobliwy
zamyślony chrystus > chrystus frasobliwy
smutny jezus > chrystus frasobliwy
smutny chrystus > chrystus frasobliwy
siedzący jezus > chrystus frasobliwy
siedzący chrystus > chrystus frasobliwy
domek dla święty > kapliczka
domek dla figurka > kapliczka
domek dla matka boski > kapliczka
domek na święty > kapliczka
domek na figurka > kapliczka
domek na matka boski > kapliczka
daszek dla święty > kapliczka
daszek dla figurka > kapliczka
daszek dla matka boski > kapliczka
skrzynka na święty > kapliczka
skrzynka na figurka > kapliczka
skrzynka na matka boski > kapliczka
budka na święty > kapliczka
budka na figurka > kapliczka
budka na matka boski > kapliczka
figurka do stajenka > szopka figury
figurka do szopka > szopka figury
figurka do żłóbek > szopka figury
figurka bożonarodzeniowy > szopka figury
figura do stajenka > szopka figury
figura do szopka > szopka figury
figura do żłóbek > szopka figury
figura bożonarodzeniowy > szopka figury
trzy król > szopka figury
trzej król > szopka figury
figura trzy król > szopka figury
wieszak na chochla > łyżnik
półka na drewniany łyżka > łyżnik
drewniany łyżka i półka > łyżnik
drewniany wróbel > ptaszki strugane
drewniany sikora > ptaszki strugane
malowany ptak > ptaszki strugane
ptak na patyk > ptaszki na patyku
ptaszek na patyk > ptaszki na patyku
sikora na patyk > ptaszki na patyku
ozdoba doniczka > ptaszki na patyku do doniczki
wstawić w doniczka > ptaszki na patyku do doniczki
wbić w doniczka > ptaszki na patyku do doniczki
chochla góralski > czerpak
góralski chochla > czerpak
góralski kubek > czerpak
kubek góralski > czerpak
do żentyca > czerpak
nabierać żentyca > czerpak
nabieranie żentyca > czerpak
picie żentyca > czerpak
wooden ladle > czerpak
holzkelle > czerpak
schöpfkelle > czerpak
skrzynia z wiklina > kufer wiklinowy
skrzynka z wiklina > kufer wiklinowy
pudło z wiklina > kufer wiklinowy
kufer z wiklina > kufer wiklinowy
schować koc > kufer na pościel
schować pościel > kufer na pościel
schować poduszka > kufer na pościel
schować kołdra > kufer na pościel
chować koc > kufer na pościel
chować pościel > kufer na pościel
chować poduszka > kufer na pościel
chować kołdra > kufer na pościel
przechować koc > kufer na pościel
przechować pościel > kufer na pościel
przechować poduszka > kufer na pościel
przechować kołdra > kufer na pościel
przechowywać koc > kufer na pościel
przechowywać pościel > kufer na pościel
przechowywać poduszka > kufer na pościel
przechowywać kołdra > kufer na pościel
trzymać koc > kufer na pościel
trzymać pościel > kufer na pościel
trzymać poduszka > kufer na pościel
trzymać kołdra > kufer na pościel
miotła z gałązka > miotły brzozowe
miotła czarownica > miotły brzozowe
miotła jak czarownica > miotły brzozowe
zamiatarka > miotła
zamiatać podwórko > miotły brzozowe
zamiatać podwórze > miotły brzozowe
zamiatać liść > miotły brzozowe
sprzątanie obejście > miotły brzozowe
witka brzozowy > miotły brzozowe
brzozowy witka > miotły brzozowe
koszyk na drobiazg > mały koszyk
koszyczek na drobiazg > mały koszyk
ogrodzenie z wiklina > płotki wiklinowe
płot z wiklina > płotki wiklinowe
niski płot > płotki wiklinowe
kosz z dwa ucho > kosz na drewno
kosz z dwa uchwyt > kosz na drewno
kosz do las > kosz na grzyby
koszyk do las > kosz na grzyby
zbierać borowik > kosz na grzyby
zbierać podgrzybek > kosz na grzyby
zbierać kurka > kosz na grzyby
wybierać się na grzyb > kosz na grzyby
iść na grzyb > kosz na grzyby
jechać na grzyb > kosz na grzyby
koszyk z pałąk > kosz na grzyby
bochenek się rozlać > słomianka
ciasto na chleb wyrastać > słomianka
chleb garować > słomianka
chleb wyrastać > słomianka
plecionka z korzeń > kosz z korzenia
koszyk z korzeń > kosz z korzenia lub koszyk z korzenia
korb aus wurzel > kosz z korzenia
przybory do piec > zestaw kominkowy
przybory do popiół > zestaw kominkowy
narzędzia do piec > zestaw kominkowy
narzędzia do popiół > zestaw kominkowy
narzędzia do kominek > zestaw kominkowy
sprzęt do piec > zestaw kominkowy
sprzęt do popiół > zestaw kominkowy
sprzęt do kominek > zestaw kominkowy
akcesoria do piec > zestaw kominkowy
akcesoria do popiół > zestaw kominkowy
akcesoria do kominek > zestaw kominkowy
grzebać w popiół > pogrzebacz
grzebać w piec > pogrzebacz
grzebać w kominek > pogrzebacz
szczypce i szufelka > zestaw kominkowy
szczypce do kominek > zestaw kominkowy
szufelka do popiół > zestaw kominkowy
fireplace tools > zestaw kominkowy
kaminbesteck > zestaw kominkowy
kominkowy zestaw > zestaw kominkowy
stojak na świeca > świecznik
stojak na świeczka > świecznik
podstawka pod świeca > świecznik
ustawić świeca > świecznik
postawić świeca > świecznik
zbijać skrzynia > gwoździe kowalskie
zbić skrzynia > gwoździe kowalskie
przybić deska > gwoździe kowalskie
stary gwóźdź > gwoździe kowalskie
kwadratowy gwóźdź > gwoździe kowalskie
tępy siekiera > ostrzenie siekier
tępy nóż > ostrzenie noży
tępy kosa > ostrzenie kos
tępy motyka > ostrzenie motyk
naprawa siekiera > ostrzenie siekier
naprawić siekiera > ostrzenie siekier
wyszczerbiony siekiera > ostrzenie siekier
koński podkowa > podkowa
prezent na ślub od kowal > podkowa
od kowal na ślub > podkowa
metalowy haczyk > haki
czarny haczyk > haki
powiesić siodło > haki na siodła
wieszak na siodło > haki na siodła
wieszak do siodlarnia > haki na siodła
saddle rack > haki na siodła
sattelhalter > haki na siodła
wieszak z podkowa > haki i wieszaki z podków
wieszak do przedpokój > haki
wieszak na przedpokój > haki
powiesić płaszcz > haki
powiesić kurtka > haki
haczyk w przedpokój > haki
hak w przedpokój > haki
garderoba do przedpokój > haki
góralski but > kierpce
góralski obuwie > kierpce
góralski trzewik > kierpce
góralski bucik > kierpce
but góralski > kierpce
but do taniec góralski > kierpce
obuwie góralski > kierpce
obuwie do taniec góralski > kierpce
szeroki pas > pas bacowski
szeroki pas skórzany > pas bacowski
szeroki skórzany pas > pas bacowski
pas juhas > pas bacowski
pas zbójnicki > pas bacowski
pas góralski > pas bacowski
góralski pas > pas bacowski
bilonówka > sakiewka
portfel góralski > sakiewka
pasek z sprzączka > pasek
spodnie spadać > pasek do spodni
spodnie opadać > pasek do spodni
nosić zeszyt > torba listonoszka
papier czerpany > notes papier czerpany
słodki pamiętnik > notes
na przepis > notes na przepisy
na przepis babcia > notes na przepisy
przepis po mama > notes na przepisy
sheepskin slippers > kapcie z owczej skóry
lammfell hausschuhe > kapcie z owczej skóry
hausschuhe aus schaffell > kapcie z owczej skóry
pantofel z futro > kapcie z owczej skóry
kapcie z kożuch > kapcie z owczej skóry
wool socks > skarpety z wełny
wollsocken > skarpety z wełny
drewniany flet > fujarka
flet z drewno > fujarka
flet drewniany > fujarka
drewniany trąba > ligawka
trąba drewniany > ligawka
trąba pasterski > ligawka lub róg
pasterski trąba > ligawka lub róg
trąbić w adwent > ligawka
trąbienie w adwent > ligawka
góralski skrzypce > złóbcoki
skrzypce góralski > złóbcoki
góralski skrzypki > złóbcoki
ludowy skrzypce > złóbcoki
ceramiczny flet > okaryna
ceramiczny flecik > okaryna
gliniany flet > okaryna
gliniany flecik > okaryna
gliniany ptak > okaryna
gliniany ptaszek > okaryna
gliniany gwizdek > okaryna
gwizdek z glina > okaryna
gliniany kogucik > okaryna
robienie hałas > diabelskie skrzypce lub terkotka
robić hałas > diabelskie skrzypce lub terkotka
instrument z blaszka > diabelskie skrzypce
instrument z dzwonek > diabelskie skrzypce
teufelsgeige > diabelskie skrzypce
devil s violin > diabelskie skrzypce
sygnał dla myśliwy > róg
sygnałówka > róg
róg myśliwski > róg pasterski
róg do trąbienie > róg pasterski
łatwy instrument > fujarka lub okaryna
instrument łatwy > fujarka lub okaryna
instrument dla dziecko > fujarka lub okaryna
instrument dla początkujący > fujarka lub okaryna
na kwadratowy ramka > gwiozda do ramki
ramka na ściana > obraz w ramie
kolorowy papierowy para młody > kodra wesele
zielony wycinanka > leluja
drzewko z papier > leluja lub rózga
papierowy drzewo > leluja lub rózga
czarny papier > wycinanka czarna
obraz nad kanapa > las wycinanka nad kanapę lub obraz
dekoracja nad kanapa > las wycinanka nad kanapę lub obraz
nad kanapa > las wycinanka nad kanapę lub obraz
kartka z koperta > zaproszenia z kopertą
kartka na zaproszenie > zaproszenia
wesele zaprosić > zaproszenia ślubne
zaprosić na ślub > zaproszenia ślubne
zaprosić na wesele > zaproszenia ślubne
obraz z matka boski > matka boska na szkle
obrazek z matka boski > matka boska na szkle
obraz matka boski > matka boska na szkle
obraz religijny > matka boska na szkle lub święty florian
religijny obraz > matka boska na szkle lub święty florian
obrazek komunijny > matka boska na szkle
święty z wiadro > święty florian
święty strażak > święty florian
obraz z zbójnik > janosik na szkle
zbójnik przy ognisko > janosik na szkle
taniec zbójnik > janosik na szkle
obraz góralski > janosik na szkle
góralski obraz > janosik na szkle
podać nalewka > karafka
karaffe > karafka
whisky karafka > karafka
szkło malowany > karafka lub szklanki malowane
malowany szkło > karafka lub szklanki malowane
szklaneczka malowany > szklanki malowane
obraz z imię > szkło z imionami
obraz z imię i data > szkło z imionami
pamiątka dla nowożeniec > pamiątka ślubna
prezent dla nowożeniec > pamiątka ślubna
prezent na ślub z imię > pamiątka ślubna z imionami
ptaszek do pchać > klepok ptaszek na kółkach
ptaszek do pchanie > klepok ptaszek na kółkach
ptak do pchanie > klepok ptaszek na kółkach
ptak na kółko > klepok ptaszek na kółkach
ptak na patyk z kółko > klepok ptaszek na kółkach
zabawka do nauka chodzenie > klepok ptaszek na kółkach
uczyć się chodzić > klepok ptaszek na kółkach
zabawka z odpust > karuzela z konikami
odpustowy zabawka > karuzela z konikami
drewniany karuzela > karuzela z konikami
zabawka bez farba > klocki bez lakieru
zabawka bez lakier > klocki bez lakieru
surowy klocek > klocki bukowe
klocek bez lakier > klocki bukowe bez lakieru
drewniany auto > traktor sosnowy
drewniany autko > traktor sosnowy
autko z drewno > traktor sosnowy
drewniany samochód > traktor sosnowy
drewniany samochodzik > traktor sosnowy
ciągnik z drewno > traktor sosnowy
drewniany ciągnik > traktor sosnowy
traktorek > traktor
zabawka dla rolnik > traktor
mały rolnik > traktor z przyczepą
lalka spać > kołyska dla lalek
bujany łóżeczko > kołyska
model na półka > wóz i para koni
koń i wóz > wóz i para koni
koń z wóz > wóz i para koni
drewniany koń i wóz > wóz i para koni
zabawka do żłobek > klocki dla przedszkola
zabawka do przedszkole > klocki dla przedszkola
klocek do przedszkole > klocki dla przedszkola
duży zestaw klocek > klocki sto sztuk
klocek w skrzynka > klocki w skrzyni
bujak dla dziecko > konik na biegunach
kołatka na wielki tydzień > terkotka wielkanocna
wielki tydzień > wielkanocny
hałasować w wielki piątek > terkotka wielkanocna
kołatać > terkotka
kołatka dla ministrant > terkotka wielkanocna
drewniany bowling > kręgle
kręgle ogrodowy > kręgle
skittles > kręgle
kegelspiel > kręgle
gra ogrodowy > kręgle
gra do ogród > kręgle
gra plenerowy > kręgle
skrobany jajo > kroszonki
jajo skrobany > kroszonki
skrobanka > kroszonki
jajko z imię > kroszonki z imieniem
jajo z imię > kroszonki z imieniem
wielki palma > palma wielkanocna
wysoki palma > palma wielkanocna
palma na konkurs > palma wielkanocna
kwiat z bibuła > palma z bibuły
bibułowy kwiat > palma z bibułowych kwiatów
kwiat bibułowy > palma z bibułowych kwiatów
krakowski stajenka > szopka krakowska
stajenka krakowski > szopka krakowska
szopka z lampka > szopka krakowska z lampką
słomiany ozdoba > pająk ze słomy lub gwiazdki słomiane
słomkowy ozdoba > gwiazdki słomiane
ozdoba słomiany > pająk ze słomy lub gwiazdki słomiane
aniołek z słoma > aniołki słomiane
aniołek z słomka > aniołki słomiane
gwiazdka z słoma > gwiazdki słomiane
straw stars > gwiazdki słomiane
straw ornaments > gwiazdki słomiane
strohstern > gwiazdki słomiane
naturalny choinka ozdoba > gwiazdki słomiane
ubrać choinka naturalnie > gwiazdki słomiane
ubranie choinka > ozdoby na choinkę
bombka z nitka > bombki szydełkowe
bańka z nitka > bombki szydełkowe
bombka z włóczka > bombki szydełkowe
bombka nietłukący > bombki szydełkowe
nietłukący bombka > bombki szydełkowe
coś nietłukący > bombki szydełkowe
koronkowy bombka > bombki szydełkowe
koronkowy kulka > bombki szydełkowe
koronkowy kula > bombki szydełkowe
królik wielkanocny > zajączki
króliczek wielkanocny > zajączki
wielkanocny królik > zajączki
wielkanocny zając > zajączki
kurka z trawa > kurki z siana
kurka z siano > kurki z siana
easter bunny > zajączki
easter bunnies > zajączki
osterhase > zajączki
osterhasen > zajączki
dekoracja stół na wielkanoc > zajączki lub pisanki
pisanka z struś > jajo strusie
pisanka strusi > jajo strusie
ozdoba pokój dziecięcy > pająk do pokoju dziecka
ozdoba do pokój dziecięcy > pająk do pokoju dziecka
ozdoba do pokój dziecko > pająk do pokoju dziecka
nowy latko > byśki
nowe latko > byśki
figurka z ciasto > byśki z ciasta
zwierzątko z ciasto > byśki z ciasta
zwierzątko z mąka > byśki z ciasta
figurka z mąka > byśki z ciasta
świeczka pszczeli > świece z wosku pszczelego
pszczeli świeczka > świece z wosku pszczelego
świeca miodowy > świece z węzy
pachnieć miód > świece z węzy
zapach miód w dom > świece z węzy
świeca z plaster > świece z węzy
świeca z plaster miód > świece z węzy
świeczka ul > świeca w kształcie ula
świeca jak ul > świeca w kształcie ula
świeca ul > świeca w kształcie ula
wegański świeca > świeca sojowa lub świeca rzepakowa
świeca wegański > świeca sojowa lub świeca rzepakowa
świeca bez parafina > świeca sojowa lub świeca rzepakowa
świeca roślinny > świeca sojowa lub świeca rzepakowa
świeczka w ceramika > świeca w glinianym kubku
świeca w ceramika > świeca w glinianym kubku
świeca w kubek > świeca w glinianym kubku
świeczka w szkło > świeca w słoiku
świeca w szkło > świeca w słoiku
święcenie 2 luty > gromnica
święcić w luty > gromnica
świeca z wstążka > gromnica z wstążką
christening candle > gromnica
taufkerze > gromnica
baptism candle > gromnica
wkład do lampion > podgrzewacze
świeczka do lampion > podgrzewacze
świeczka figurka > małe świeczki sowy
świeczka figurkowy > małe świeczki sowy
świeca figurkowy > małe świeczki sowy
świeca figurka > małe świeczki sowy
świeca w kształt sowa > sowy z wosku
świeca sowa > sowy z wosku
świeczka sowa > sowy z wosku
świeca jeż > jeże z wosku
świeca szyszka > szyszki z wosku
świeczka w muszelka > świece w muszlach
świeca w muszelka > świece w muszlach
wosk w muszla > świece w muszlach
hurtowy świeca > paka świec
świeca hurtowy > paka świec
świeca hurt > paka świec
dużo świeca > paka świec
dużo świeczka > paka świec lub podgrzewacze
świeca do wieniec > świece na wieńce
wieniec adwentowy świeca > świece na wieńce
świeca adwentowy > świece na wieńce
kaszubski obrus > serweta kaszubska
kaszubski obrusik > serweta kaszubska
kaszubski serwetka > serweta kaszubska
na okrągły stolik > serweta okrągła lub obrus okrągły
na okrągły stół > obrus okrągły lub serweta okrągła
na stół dla sześć > obrus
obrus szydełkowy > obrus heklowany
szydełkowy obrus > obrus heklowany
obrus koronkowy > obrus heklowany z koronki
koronkowy obrus > obrus heklowany z koronki
obrus robiony szydełko > obrus heklowany
na stół wzdłuż > bieżnik
wzdłuż stół > bieżnik
na środek stół > bieżnik lub serweta
prosty sukienka > kołnierzyk do sukienki
ozdobić sukienka > kołnierzyk
kołnierz do sukienka > kołnierzyk z koronki
koronkowy kołnierz > kołnierzyk z koronki
koronka z bobowo > koronka klockowa z bobowej
koronka z bobowej > koronka klockowa z bobowej
serwetka z bobowej > koronka klockowa
podkładka pod filiżanka > serwetki szydełkowe
doilies > serwetki szydełkowe
häkeldeckchen > serwetki szydełkowe
nauczyć haftować > zestaw do haftu
uczyć haftować > zestaw do haftu
zestaw do wyszywanie > zestaw do haftu
zestaw do wyszywać > zestaw do haftu
nici i kanwa > zestaw do haftu
nić i kanwa > zestaw do haftu
nitka do haft > zestaw do haftu
wyszywać kurtka > haft na kurtce
wyszywany kurtka > haft na kurtce
haftowany kurtka > haft na kurtce
kurtka z haft > haft na kurtce
ozdobić kurtka > haft na kurtce
kurtka dżinsowy > haft na dżinsowej kurtce
dżinsowy kurtka > haft na dżinsowej kurtce
katana w róża > haft na kurtce
haftowany kołnierz > kryza
kołnierz kurpiowski > kryza
kurpiowski kołnierz > kryza
zakładka do książka > koniakowska zakładka
koronkowy zakładka > koniakowska zakładka
zaznaczanie strona > zakładka do książki
zaznaczać strona > zakładka do książki
mól książkowy > zakładka do książki
czytelnik prezent > zakładka do książki
bookmark > zakładka do książki
lesezeichen > zakładka do książki
dywan barwiony roślina > kilim
tkanina na ściana > tkanina lub kilim
makata na ściana > tkanina lub kilim
double weave > tkanina dwuosnowowa
doppelgewebe > tkanina dwuosnowowa
na podłoga do przedpokój > chodnik
do przedpokój na podłoga > chodnik
dywanik do przedpokój > chodnik
przykryć tapczan > narzuta
przykrycie tapczan > narzuta
na tapczan > narzuta
na sofa > narzuta lub koc
łowicki pasiak > narzuta łowicka
pasiak łowicki > narzuta łowicka
len w kratka > obrus z lnu w kostkę
lniany obrus > obrus z lnu
przykryć się na kanapa > koc
przykryć zima > koc
opatulić > koc
otulić > koc
pled od baca > koc z wełny
wełniany pled > koc z wełny
zmarznąć w głowa > czapka
marznąć w głowa > czapka
zmarznąć w szyja > szal
marznąć w szyja > szal
głowa i szyja > szal i czapka
komplet zimowy > szal i czapka
zimowy komplet > szal i czapka
szalik i czapka > szal i czapka
czapka i szalik > szal i czapka
czapka z warkocz > szal i czapka z warkoczem
pościel dla dziecko > kołdra dziecięca
wełniany pościel dla dziecko > kołdra wełniana dziecięca
przykrycie do łóżeczko > kołdra dziecięca
kołderka do łóżeczko > kołdra dziecięca
kołdra do łóżeczko > kołdra dziecięca
przykrycie dla niemowlę > kołdra dziecięca
poduszka z pióro > poduszka z pierza
poduszka z puch > poduszka z pierza
puchowy poduszka > poduszka z pierza
pierzowy poduszka > poduszka z pierza
jasiek z pierze > poduszka z pierza
feather pillow > poduszka z pierza
goose pillow > poduszka z pierza
daunenkissen > poduszka z pierza
federkissen > poduszka z pierza
pasiasty fartuch > fartuch burkowy
fartuch w pasy > fartuch burkowy
zapaska w pasy > fartuch burkowy
gorset do krakowianka > gorset krakowski
strój krakowianka > gorset krakowski
krakowianka > strój krakowski
łowiczanka > łowicka kiecka
spódnica w pasy > kiecka z pasiaka
pasiasty spódnica > kiecka z pasiaka
łowicki spódnica > kiecka z pasiaka
spódnica łowicki > kiecka z pasiaka
spodnie z parzenica > portki góralskie
góralski spodnie > portki góralskie
spodnie góralski > portki góralskie
strój dla pan młody > portki góralskie
strój góralski > portki góralskie lub kierpce
góralski strój > portki góralskie lub kierpce
wesele góralski strój > portki góralskie
na dożynki dla dziewczynka > strój dla dziewczynki
strój ludowy dla dziewczynka > strój dla dziewczynki
ludowy strój dla dziewczynka > strój dla dziewczynki
ubranie ludowy dla dziecko > strój dla dziewczynki
kwiat na opaska > wianek do stroju
opaska z kwiat > wianek do stroju
kwiat na głowa > wianek do stroju
na włosy do strój > wianek do stroju
ozdoba na włosy > wianek do stroju
zarzucić na ramię > chusta
zarzucić na plecy > chusta
zarzucenie na ramię > chusta
zarzucenie na plecy > chusta
tybetka > chusta tybetowa
czerwony koralik > czerwone korale
drewniany naszyjnik > korale z drewna
naszyjnik z drewno > korale z drewna
na szyja do strój > korale
na szyja do krakowski > korale
naszyjnik dla panna młody > sznur bursztynów
kolczyk do ślub > kolczyki do ślubu
kolczyk na ślub > kolczyki do ślubu
lekki kolczyk > kolczyki z koronki
kolczyk z nitka > kolczyki z koronki
kolczyk na szydełko > kolczyki z koronki
szydełkowy kolczyk > kolczyki z koronki
crochet earrings > kolczyki z koronki
broszka góralski > góralska spinka
góralski broszka > góralska spinka
zbójnicki spinka > góralska spinka
spinka zbójnicki > góralska spinka
zapinka do koszula > góralska spinka
zapięcie koszula > góralska spinka
zapiąć koszula > góralska spinka
spinka do koszula > góralska spinka
filigran > filigranowe
strój cieszyński biżuteria > kolczyki wzór cieszyński
do strój cieszyński > kolczyki wzór cieszyński
na ręka z bursztyn > bransoletka z bursztynu
bursztynowy bransoletka > bransoletka z bursztynu
bernsteinarmband > bransoletka z bursztynu
amber bracelet > bransoletka z bursztynu
bursztyn z owad > pierścionek z inkluzją
owad w bursztyn > pierścionek z inkluzją
komar w bursztyn > pierścionek z inkluzją
bursztyn z komar > pierścionek z inkluzją
pierścionek z owad > pierścionek z inkluzją
rocking horse > konik na biegunach
schaukelpferd > konik na biegunach
bujany konik > konik na biegunach
bujany koń > konik na biegunach
`,
  same: `
muszla muszelka
jeleń jelenina
ludowy folkowy folklorystyczny etniczny folk etno
złóbcoki gęśle gęśl gęśliki gęśliczki złóbcok
miska misa miseczka
garnek gar garniec garnczek garneczek
wazon flakon wazonik
chodnik dywanik szmaciak gałganiak szmaciok
narzuta kapa
koc pled
sweter pulower kardigan
skarpeta skarpetka zokiet zoki fusekla fuzekle
kapcie kapeć papuć bambosz laczek papcie pantofel laczki ciapy pantofle paputki paputek kapciuszki kapciuszek ciapki bamboszki bamboszek laćki łapcie
rękawiczka rękawica
chusta chustka apaszka
fartuch zapaska fartuszek
spódnica kiecka spódniczka
portfel portmonetka pugilares pulares
naszyjnik wisior wisiorek zawieszka kolia
bransoletka bransoleta
pierścionek pierścień sygnet
korale koralik paciorek
broszka brosza
bombka bańka
pisanka kraszanka kroszonka drapanka malowanka
szopka stajenka żłóbek betlejka
obraz obrazek malunek malowidło
świeca świeczka świca
podkuwanie podkucie
bożonarodzeniowy gwiazdka gwiazdkowy świąteczny
palmowy palma
ognisko grill
rower wycieczka
kubek kubas
kosz koszyk kobiałka koszałka
łyżka warzecha chochla chochelka
serweta serwetka
obrus obrusik
bieżnik laufer
poduszka jasiek
kołdra pierzyna
czapka czapa
pasek pas rzemień
torba torebka listonoszka torbiszcze
kolczyk kulczyk
bursztyn jantar
zabawka zabaweczka
kucie podkuwanie podkucie
szydełkowy heklowany
hak haczyk
notes notatnik kajet notesik
zestaw komplet
nóż kozik finka scyzoryk nożyk
łyżka łycha
poduszka poducha
miska micha
beczka beczułka baryłka antałek
skarpeta skarpeciocha skarpecisko skarpetunia
ostrzenie naostrzenie podostrzenie szlifowanie naostrzyć klepanie
kołnierz kołnierzyk
pająk pajączek
wycinanka wycinaneczka
świecznik lichtarz kandelabr menora
klamra sprzączka
łebek główka
dwojak dwojaki dwojniak
sakiewka mieszek kaletka
poszewka powłoczka powleczenie
terkotka kołatka klekotka
węzeł supeł
jezus chrystus
madonna maryja
bretnal hufnal
kręgle bowling
gorset gorsecik stanik
portki portek gacie
kryza kreza
docisk dociskowy
aport dummy koziołek
`,
  also: `
tkany kilim tkanina
derka narzuta koc pled
grzmieć gromnica
ubranie strój kostium
ubranko strój kostium
ubiór strój kostium
przebranie strój kostium
odzież strój
nieoszlifowany surowy
nieszlifowany surowy
burza gromnica
piorun gromnica
szyja kołnierzyk naszyjnik korale wisior
zbójnicki bacowski góralski
góral góralski
córka dziewczynka
synek chłopiec
ciągnięcie kółko
sznurek kółko
łyżka czerpak
chochla czerpak
krata kostka
kratka kostka
trzewik kierpce kapcie
trzewiki kierpce kapcie
mokasyn kierpce kapcie
ciżma kierpce
sztuciec łyżka
sztućce łyżka
pudło kufer skrzynia kosz
broszka spinka
brosza spinka
przypinka spinka
trąbka ligawka róg
trombita ligawka róg
święty chrystus anioł madonna florian frasobliwy świątek
auto traktor wóz
samochód traktor wóz
pojazd traktor wóz
skrzynia kufer
kufer skrzynia
dziergany szydełkowy heklowany drut
kordonkowy szydełkowy heklowany
szydełkowany szydełkowy heklowany
koronkowy heklowany szydełkowy
beskidzki istebniański żywiecki góralski
podhalański góralski
zakopiański góralski podhalański
bacowski góralski pasterski
łowicki księżacki
skorupa naczynie garnek miska misa kubek talerz
słomkowy słomiany
makata makatka gobelin kilim tkanina
gobelin kilim tkanina makata
kołderka kołdra
obraz szyba szkło
dywan kilim chodnik
dywanik kilim
garnek siwak dwojak kamionka dzban gar
salaterka miska
kufel kubek
plecak torba
chochla łyżka
stolnica deska
figurka chrystus anioł szopka ptaszek
rzeźba figurka świątek
anioł aniołek
wisior naszyjnik
biżuteria naszyjnik kolczyk bransoletka korale pierścionek
instrument skrzypce flet bęben akordeon
dzbanek dzban siwak
dzban dzbanek siwak
samochodzik traktor wóz
wieszak hak
hak wieszak
naszyjnik korale sznur
kolia korale sznur
naczynie garnek miska misa kubek talerz dzban dwojak siwak
zastawa talerz miska kubek
pościel poszewka kołdra poduszka prześcieradło
kołdra pierzyna
poduszka poszewka jasiek
firanka zazdrostka
but kierpce kapcie
buty kierpce kapcie
obuwie kierpce kapcie
laczki kapcie
klapki kapcie
torebka torba
pugilares portfel
rękawica rękawiczka
figura rzeźba figurka
świątek figurka kapliczka chrystus
ozdoba stroik bombka gwiazdka
dekoracja ozdoba stroik bombka wieniec pająk
pamiątka podkowa
pierścionek sygnet
lampion świeca podgrzewacz
podgrzewacz świeca
znicz świeca
gwizdek okaryna fujarka
trąba ligawka
skrzypce złóbcoki
ptak ptaszek
gryzak ucho przełyk żwacz skóra kość
koszyczek kosz
leśnik leśny las
garncarz ceramiczny ceramika
kowal kucie
trak deska
święta gwiazdka wigilijny choinkowy bożonarodzeniowy kolęda wigilia
rzemiosło kowadło glina wiklina
kamionka garnek siwak
flet fujarka
piszczałka fujarka
nauka kurs warsztaty lekcja
lekcja kurs nauka warsztaty
szkolenie kurs warsztaty
podkuwacz kucie kowal werkowanie
garncarstwo garncarz glina ceramik
garncarz ceramik glina
plecionkarstwo wiklina wiklinowy
stróżujący stróżować stado podhalański
hafciarka haft krawcowa
leśniczy leśny las
zastawa misa
serwis talerz miska misa kubek dzbanek
salaterka misa
półmisek misa talerz
patera misa talerz
miska misa
koszyk kobiałka
obrzeże płotek
płot płotek
parkan płotek
płotek obrzeże
okucie zawias klamka zasuwa gwóźdź hak
zeszyt notes
pamiętnik notes
dziennik notes
szkicownik notes
brulion notes
szydełkowy koniakowski
heklowany koniakowski
pogrzebacz szufelka szczypce
szufelka pogrzebacz
figurka rzeźba
flecik flet fujarka
gryzak ucho przełyk żwacz skóra kość szarpak
podhalańczyk podhalański
przedświąteczny świąteczny gwiazdkowy bożonarodzeniowy gwiazdka
przedwielkanocny wielkanocny palmowy
wielkanocny palmowy palma kroszonka pisanka zajączek
palmowy palma
gwiazdkowy bożonarodzeniowy świąteczny gwiazdka
bożonarodzeniowy gwiazdkowy gwiazdka choinkowy świąteczny
wyplatany wiklina koszyk kosz
pleciony wiklina koszyk kosz
polano drewno
piszczałka fujarka okaryna gwizdek
kobza dudy
multanki fujarka
gajdy dudy
rozgałęziony skręcany
haftowanie haft
szydełkowanie szydełkowy heklowany
wyszywanie haft
szydełko szydełkowy heklowany
portmonetka portfel
ciapy kapcie
sówka sowa
nierówny krzywy
wadliwy krzywy drugi
wybrakowany krzywy drugi
koślawy krzywy
grzybiarka kosz koszyk
talizman podkowa
amulet podkowa
szczęście podkowa
bretnal gwóźdź
ćwiek gwóźdź
madonna boska
maryja boska
skrzypki złóbcoki
gęśle złóbcoki
diabeł diabelski
hurt paka
hurtowo paka
hurtowy paka
woskowy węza pszczeli
puch pierze
serdak gorset kamizelka
hoczek kolczyk
zaręczynowy pierścionek
glina kamionka ceramiczny
ażurowy koronkowy szydełkowy koronka
zbój zbójnik
szyba szkło
szybka szkło
oprawny oprawa
bawoła bawoli
bawół bawoli
kieliszek szklanka
filiżanka kubek
garnuszek dwojak kubek
kielich szklanka
imbryk dzbanek
dywanik szmaciak chodnik
gliniak garnek dzban
raportówka torba
teczka torba
aktówka torba
torbica torba
chlebak torba
sztambuch notes
dekanter karafka
flaszka karafka
fibula spinka
zapinka spinka
agrafka spinka
zausznica kolczyk
klips kolczyk
medalion wisior
cepelia rękodzieło
drabiniak wóz
bazuna ligawka
palisada płotek
pierzynka kołdra
zagłówek poduszka
salinówka chusta
szalinówka chusta
odziewaczka chusta
lichtarz świecznik
tapczan łóżko
`,
  translations: `
ceramika|pottery ceramic stoneware|keramik töpferei|cerámica alfarería|кераміка|ceramica
kubek|mug cup|becher tasse|taza|чашка кухоль|tazza
garnek|pot|topf|olla|горщик горщики|pentola
miska|bowl|schüssel schale|cuenco bol|миска|ciotola
dzban|jug pitcher|krug|jarra|глечик|brocca
talerz|plate|teller|plato|тарілка|piatto
wazon|vase|vase|florero jarrón|ваза|vaso
rzeźba|sculpture carving|skulptur schnitzerei|escultura talla|скульптура різьба|scultura
drewniany|wooden|holz hölzern|madera|дерев'яний дерев'яна|legno
łyżka|spoon|löffel|cuchara|ложка|cucchiaio
deska|board|brett schneidebrett|tabla|дошка|tagliere
anioł|angel|engel|ángel|ангел|angelo
kosz|basket|korb|cesta canasta|кошик корзина|cesto cestino
wiklina|wicker|korbwaren|mimbre|лоза|vimini
haft|embroidery embroidered|stickerei|bordado|вишивка|ricamo
koronka|lace|spitze häkelspitze|encaje|мереживо|pizzo merletto
obrus|tablecloth|tischdecke|mantel|скатертина|tovaglia
serweta|doily napkin|deckchen serviette|tapete servilleta|серветка|centrino
ręcznik|towel|handtuch|toalla|рушник|asciugamano
wełna|wool|wolle|lana|вовна шерсть|lana
wełniany|woolen woollen|wollen|lana|вовняний|lana
kilim|rug kilim|teppich|alfombra|килим|tappeto
koc|blanket|decke|manta|ковдра плед|coperta
sweter|sweater jumper|pullover strickjacke|suéter jersey|светр|maglione
skarpeta|sock|socke|calcetín|шкарпетки|calza calzino
czapka|hat cap beanie|mütze|gorro|шапка|berretto
wycinanka|cutout papercut|scherenschnitt|recorte|витинанка|ritaglio
kuty|forged wrought|geschmiedet schmiedeeisen|forjado|кований|forgiato
nóż|knife|messer|cuchillo|ніж|coltello
podkowa|horseshoe|hufeisen|herradura|підкова|ferro
świecznik|candlestick|kerzenständer|candelabro|свічник|candeliere
skóra|leather|leder|cuero piel|шкіра|cuoio pelle
torba|bag|tasche beutel|bolso bolsa|сумка|borsa
pasek|belt|gürtel|cinturón|ремінь|cintura
kapcie|slipper|hausschuh pantoffel|zapatilla|капці|pantofola
obraz|painting picture|bild gemälde|cuadro pintura|картина|quadro dipinto
strój|costume|tracht kostüm|traje|костюм|costume
koszula|shirt|hemd bluse|camisa|сорочка вишиванка|camicia
spódnica|skirt|rock|falda|спідниця|gonna
zabawka|toy|spielzeug spielsachen|juguete|іграшка іграшки|giocattolo
klocek|block|klotz baustein|bloque|кубики|cubo
lalka|doll|puppe|muñeca|лялька|bambola
biżuteria|jewellery jewelry|schmuck|joyería joya|прикраси|gioielli
kolczyk|earring|ohrring|pendiente arete|сережка сережки|orecchino
naszyjnik|necklace|halskette kette|collar|намисто|collana
bursztyn|amber|bernstein|ámbar|бурштин|ambra
korale|beads|perlenkette|abalorio|коралі буси намисто|perline
ozdoba|ornament decoration|schmuck dekoration|adorno decoración|прикраса|decorazione addobbo
bombka|bauble|christbaumkugel weihnachtskugel|bola|кулька|pallina
pisanka||osterei ostereier||писанка|
szopka|nativity|krippe|belén pesebre|вертеп|presepe
świąteczny|christmas festive|weihnachtlich weihnachts|navidad navideño|різдвяний|natale natalizio
bożonarodzeniowy|christmas|weihnachts weihnachtlich|navidad navideño|різдвяний|natale natalizio
wielkanocny|easter|oster österlich|pascua|великодній|pasqua pasquale
świeca|candle|kerze|vela|свічка|candela
skrzypce|violin fiddle|geige violine|violín|скрипка|violino
bęben|drum|trommel|tambor|барабан|tamburo
instrument|instrument|instrument|instrumento|інструмент|strumento
ul|hive beehive|bienenstock bienenkasten|colmena|вулик|arnia
ptak|bird|vogel|pájaro|птах|uccello
las|forest wood|wald|bosque|ліс|bosco foresta
owczy|sheep|schafs|oveja|овечий|pecora
grill|grill bbq barbecue grilling|grillen grill grillfleisch|parrilla barbacoa|гриль шашлик барбекю|griglia grigliata
ból|ache|schmerzen|dolor|біль|dolore
skóra|skin|haut|cutis|шкіри|cute
wesele|wedding|hochzeit|boda|весілля|matrimonio nozze
święta|christmas xmas|weihnachten|navidad navidades|різдво свята|natale feste
dziadek|grandpa grandfather|opa großvater|abuelo|дідусь дідусю|nonno
kominek|fireplace stove|kamin|chimenea|камін|camino
kapcie|slippers|hausschuhe pantoffeln|pantuflas|капці тапочки|pantofole
but|shoe shoes boots|schuhe stiefel|zapatos botas|взуття черевики|scarpe stivali
rękawica|glove mitten|handschuhe|guantes|рукавиці рукавички|guanti
szalik|scarf|schal|bufanda|шарф|sciarpa
chusta|shawl headscarf kerchief|kopftuch tuch|pañuelo chal|хустка хустина|foulard scialle
kołdra|quilt duvet|bettdecke steppdecke|edredón|ковдра|trapunta piumino
poduszka|pillow cushion|kissen kopfkissen|almohada cojín|подушка|cuscino
dywan|carpet|teppich läufer|alfombra|килим килимок|tappeto
chodnik|runner|läufer|alfombra|доріжка|passatoia
portfel|wallet purse|geldbörse portemonnaie brieftasche|cartera billetera|гаманець|portafoglio
pas|belts|gürtel|cinto|пояс|cinghia
torba|handbag|handtasche|mochila|торба сумочка|borse
bransoletka|bracelet|armband|pulsera|браслет|braccialetto bracciale
pierścionek|ring|ring|anillo|каблучка перстень|anello
wisior|pendant|anhänger|colgante|кулон підвіска|ciondolo
ozdoba|ornaments|baumschmuck|adornos|прикраси іграшки|addobbi
figurka|figurine statue|figur|figura|фігурка статуетка|statuetta
szkatułka|box|kästchen|cajita|скринька|scatola
deska|chopping|schneidbrett|tabla|дощечка|tagliere
kosz|baskets|körbe|cestas|кошики козуб|cesti
kubek|mugs cups|tassen|tazas|горнятко чашки|tazze
świeca|candles|kerzen|velas|свічки|candele
fujarka|flute whistle pipe|flöte|flauta|сопілка|flauto zufolo
dudy|bagpipe|dudelsack|gaita|дуда волинка|cornamusa zampogna
klocek|blocks|bauklötze|bloques|конструктор|costruzioni
ul|hives|beute|colmenas|вулики|arnie
szachy|chess|schach|ajedrez|шахи|scacchi
las|woods|wald|bosques|лісу лісі|boschi
rower|bike bicycle bikes|fahrrad fahrräder|bicicleta|велосипед|bicicletta
ognisko|bonfire campfire|lagerfeuer|hoguera|багаття вогнище|falò
wózek|wheelchair accessible|rollstuhl barrierefrei|silla ruedas|візок інвалідний|sedia rotelle
wesele|weddings|hochzeitsfeier|bodas|весільна|ricevimento
gliniany|clay|ton|barro|глиняний|argilla
bursztynowy|amber|bernstein|ámbar|бурштиновий|ambra
srebrny|silver|silber|plata|срібний|argento
wiklinowy|wicker|weide weiden|mimbre|плетений лозовий|vimini
dzbanek|teapot pitcher|kanne kännchen teekanne|jarrita tetera|чайник глечик|caraffa teiera
misa|basin|schale|fuente|миска|insalatiera
filiżanka|teacup|kaffeetasse|tacita|філіжанка|tazzina
cukiernica|sugarbowl|zuckerdose|azucarero|цукорниця|zuccheriera
naczynie|dishes tableware crockery cookware|geschirr|vajilla|посуд|stoviglie
talerz|dish plates|tellerchen|platos|тарілочка|piattino
kropielnica|||pila||acquasantiera
kamionka|crock|steinzeug steingut|gres|кам'янка|gres
anioł|angels|engelchen|angelito|янгол янголятко|angioletto
krzyż|cross crucifix|kreuz kruzifix|cruz crucifijo|хрест розп'яття|croce crocifisso
kapliczka|shrine|bildstock|ermita|капличка|edicola
święty|saint|heilige heiliger heiligen|santo|святий|santo
figura|figure figurine statue|figur statue|estatua|фігура|statua
płaskorzeźba|relief|relief|relieve|рельєф|bassorilievo
stołek|stool|hocker schemel|taburete|табурет стілець|sgabello
krzesło|chair|stuhl|silla|стілець|sedia
ławka|bench|sitzbank|banco|лавка|panchina panca
półka|shelf|regal|estante|полиця|mensola scaffale
skrzynia|chest|truhle|baúl arcón|скриня|cassapanca
ramka|frame|rahmen bilderrahmen|marco|рамка|cornice
wieszak|hanger coathanger|kleiderhaken garderobe|perchero|вішак|appendiabiti
zegar|clock|uhr wanduhr|reloj|годинник|orologio
moździerz|mortar|mörser|mortero|ступка|mortaio
kufer|trunk|truhe|baúl|скриня|baule
pojemnik|container storage|behälter kiste|contenedor|контейнер|contenitore
fotel|armchair|sessel|sillón|крісло|poltrona
abażur|lampshade|lampenschirm|pantalla|абажур|paralume
mata|mat|matte|estera|мата|stuoia
bieżnik|runner tablerunner|tischläufer|camino|доріжка|runner
poszewka|pillowcase|kissenbezug kissenhülle|funda|наволочка|federa
firanka|curtain|vorhang gardine|cortina|фіранка штора|tenda
pościel|bedding bedclothes|bettwäsche|sábanas|постіль|lenzuola
chusteczka|handkerchief hanky|taschentuch|pañuelo|хустинка|fazzoletto
szydełko|crochet|häkeln gehäkelt|ganchillo crochet|гачок|uncinetto
włóczka|yarn|garn strickgarn|hilo ovillo|пряжа нитки|filato
rękawiczka|mitten gloves|handschuhe fäustlinge|guantes|рукавиці рукавички|guanti
pled|throw|plaid|manta|плед|plaid
szal|shawl|schal tuch|chal|шаль|scialle
tkanina|fabric cloth textile|stoff gewebe|tela tejido|тканина|tessuto stoffa
gobelin|tapestry|gobelin wandteppich|tapiz|гобелен|arazzo
pierzyna|duvet eiderdown|federbett daunendecke|edredón|перина|piumone
filc|felt|filz|fieltro|повсть|feltro
kartka|postcard|karte grußkarte postkarte|tarjeta postal|листівка|cartolina
siekiera|axe hatchet|axt beil|hacha|сокира|ascia accetta
brama|gate|tor|portón|брама ворота|cancello
klamka|doorhandle|türklinke|manija|клямка|maniglia
dzwonek|bell doorbell|glocke klingel glöckchen|campana timbre|дзвіночок|campanella campanello
ruszt|grate|grillrost|parrilla|решітка|graticola
patelnia|pan skillet|pfanne|sartén|сковорода|padella
pogrzebacz|poker|schürhaken kaminbesteck|atizador|кочерга|attizzatoio
zawias|hinges|scharniere türband|bisagra|завіси петлі|cerniera
zamek|lock padlock|schloss türschloss|cerradura|замок|serratura
żyrandol|chandelier|kronleuchter|araña|люстра|lampadario
latarnia|lantern|laterne|farol|ліхтар|lanterna
młotek|hammer|hammer|martillo|молоток|martello
kosa|scythe|sense|guadaña|коса|falce
łańcuch|chain|kette|cadena|ланцюг|catena
torebka|handbag purse|handtasche|bolso|сумочка|borsetta
plecak|backpack rucksack|rucksack|mochila|рюкзак|zaino
kożuch|sheepskin|schaffell lammfell pelzmantel|zamarra|кожух|montone
etui|case|etui|estuche|чохол|custodia
notes|notebook journal diary|notizbuch tagebuch|libreta cuaderno diario|блокнот щоденник|taccuino quaderno agenda
breloczek|keyring keychain|schlüsselanhänger|llavero|брелок|portachiavi
but|shoe shoes boots|schuh schuhe stiefel|zapato bota|взуття черевики|scarpa stivale
futro|fur|pelz fell|piel|хутро|pelliccia
ikona|icon|ikone|icono|ікона|icona
kieliszek|glass wineglass|weinglas schnapsglas|copa|келих чарка|calice bicchierino
szkło|glass|hinterglas glas|vidrio cristal|скло|vetro
witraż|stainedglass|buntglas|vidriera|вітраж|vetrata
kapelusz|hat|hut|sombrero|капелюх|cappello
spodnie|trousers pants|hose|pantalón|штани|pantaloni
sukienka|dress|kleid|vestido|сукня плаття|vestito abito
bluzka|blouse|bluse|blusa|блузка|camicetta
gorset|bodice corset|mieder korsett|corpiño|корсет|corpetto
kamizelka|vest waistcoat|weste|chaleco|жилет камізелька|panciotto gilet
grzechotka|rattle|rassel|sonajero|брязкальце|sonaglio
puzzle|puzzle jigsaw|puzzle|rompecabezas|пазли|puzzle
kolejka|train|eisenbahn holzeisenbahn|tren|залізниця|trenino
samochód|car|auto spielzeugauto|coche|машинка|macchinina
maskotka|plush teddy|kuscheltier plüschtier|peluche|м'яка|peluche
broszka|brooch|brosche|broche|брошка|spilla
obrączka|weddingring|ehering|alianza|обручка|fede
spinka|cufflink hairclip|manschettenknopf haarspange|gemelo|шпилька запонки|gemelli
wisior|pendants|anhänger|dije|кулон|pendente
łańcuszek|necklaces|kettchen|cadenita|ланцюжок|catenina
sznur|strand|schnur|hilera|нитка|filo
różaniec|rosary|rosenkranz|rosario|вервиця чотки|rosario
gwiazdka|star|stern strohstern|estrella|зірка зірочка|stella
żłobek|manger crib|krippenfigur weihnachtskrippe|nacimiento pesebre|ясла|mangiatoia
słomiany|straw|stroh strohsterne|paja|солом'яний|paglia
choinkowy|christmas|weihnachts christbaum|navideño|ялинковий новорічний|natalizio
plastikowy|plastic|plastik kunststoff|plástico|пластиковий|plastica
miedziany|copper|kupfer kupferner|cobre|мідний|rame
mosiężny|brass|messing|latón|латунний|ottone
aluminiowy|aluminium aluminum|alu aluminium|aluminio|алюмінієвий|alluminio
porcelanowy|porcelain china|porzellan|porcelana|порцеляновий|porcellana
bambusowy|bamboo|bambus|bambú|бамбуковий|bambù
jedwabny|silk silken|seide seiden|seda|шовковий|seta
gumowy|rubber|gummi|goma|гумовий|gomma
silikonowy|silicone|silikon|silicona|силіконовий|silicone
świąteczny|xmas holiday|weihnachtlich weihnachten|navideños|новорічний святковий|natalizie
pająk|spider|strohmobile|araña|павук|ragno
malowany|painted handpainted|bemalt handbemalt|pintado|розписний мальований|dipinto decorato
podgrzewacz|tealight tealights|teelicht teelichter|velita|чайна|lumino
gromnica|||cirio|громниця|cero
znicz|graveyard|grablicht grabkerze friedhof|lamparilla|лампадка|lumino
bębenek|tambourine|handtrommel|pandereta|бубон|tamburello
akordeon|accordion|akkordeon|acordeón|акордеон|fisarmonica
harmonia|squeezebox|ziehharmonika harmonika|concertina|гармонь гармошка|armonica
flet|flute recorder|flöte blockflöte|flauta|флейта|flauto
cymbały|dulcimer|hackbrett|salterio|цимбали|salterio
lira|hurdygurdy|drehleier|zanfona|ліра|ghironda
trombita|alphorn|alphorn||трембіта|
gitara|guitar|gitarre|guitarra|гітара|chitarra
matka|queens|bienenkönigin weisel|reina|матка|regina
jeż|hedgehog|igel|erizo|їжак|riccio
kuchnia|kitchen|küche|cocina|кухня|cucina
kucie|shoeing|hufbeschlag beschlag|herraje herrador|підковування|ferratura maniscalco
sosnowy|pine|kiefer|pino|сосновий|pino
haftowany|embroidered|gestickt bestickt|bordado|вишитий вишиваний|ricamato
tkany|woven|gewebt|tejido|тканий|tessuto
szydełkowy|crocheted|gehäkelt|ganchillo|в'язаний|uncinetto
ludowy|folk|volks|popular|народний|popolare
kopyto|farrier shoeing|hufschmied hufbeschlag|herrador|кування|maniscalco
garncarz|potter|töpfer|alfarero|гончар|vasaio
szopka||weihnachtskrippe|||
strój|dress|trachtenkleid dirndl|vestido|стрій вбрання|abito
portfel|billfold|portefeuille geldbeutel|monedero|портмоне|
zabawka|toys|spielsachen holzspielzeug|juguetes|цяцька|giocattoli
koszyk|baskets hamper|körbchen||кошичок|
świecznik|candleholder|kerzenhalter||підсвічник|
serwetka|doilies|deckchen||серветочка|
skarpeta|socks|socken wollsocken|calcetines|шкарпеток|calzini
czapka|beanies|mützen|gorros|шапки|berretti
ozdoba||weihnachtsschmuck|||
szkło|glass glassware|glas gläser|vidrio cristal|скло склянки|vetro
szklanka|glasses tumbler|trinkglas|vaso|склянка|bicchiere
karafka|carafe decanter|karaffe|jarra|карафа|caraffa
dzban|jugs pitchers|krüge|jarras|глек|brocche
hak|hook hooks|haken kleiderhaken|gancho|гачок|gancio
zawias|hinge hinges|scharnier|bisagra|петлі завіса завіси|cardine cerniera
gwóźdź|nail nails|nagel nägel|clavo|цвях|chiodo
notes|notebook journal|notizbuch|cuaderno libreta|блокнот зошит|taccuino quaderno
kilim|kilims tapestry|wandteppich webteppich|tapiz|гобелен|arazzo
narzuta|bedspread throw coverlet|tagesdecke überwurf|colcha|покривало|copriletto
zaproszenie|invitation invitations|einladung einladungen|invitación|запрошення|invito
pająk|spider|strohmobile|||
palma|palm|palme|||
kropka|dots polka|punkte gepunktet|||
matka||bienenkönigin|reina|бджоломатка бджоломатки|
jeleń|deer stag|hirsch|ciervo|олень|cervo
fartuch|apron|schürze|delantal|фартух|grembiule
kamizelka|vest waistcoat|weste|chaleco|жилет|gilet
kierpce|moccasin|mokassin|mocasín|мокасини постоли|mocassino
pociąg|train|holzeisenbahn eisenbahn|tren|потяг поїзд|trenino
kołyska|cradle|wiege|cuna|колиска|culla
pisanka||||крашанки|
bęben||||бубон барабан|
lampion|lantern|laterne|farolillo|ліхтар|lanterna
znicz||grablicht grabkerze||лампадка|
ognisko|bbq|grillplatz|barbacoa|мангал барбекю|
owczy||||овечий овеча|ovino
kopyto|hoof hooves|huf|casco|копито|zoccolo
ul||||вулики|alveare
stróżujący|guard watchdog|wachsam|guardián|сторожовий|guardia
drzwi|door doors|tür haustür|puerta|двері дверей|porta
bolesławiecki|boleslawiec|bunzlauer bunzlau|||
krakowski|cracow krakow|krakauer|cracoviano cracovia|краківський|cracoviano cracovia
kołnierzyk||kragen|cuello|комір комірець|colletto
hak|hook hooks|haken wandhaken|gancho|гачок гачки|gancio
koronkowy|lacy|spitzen||мереживний|
kaszubski|kashubian|kaschubisch|casubio|кашубський|casciubo
góralski|highlander|goralisch||гуральський|montanaro
łowicki|lowicz||||
podkuwanie|shoeing farrier|hufbeschlag|herraje herrador|підковування|ferratura maniscalco
haft|embroidery|stickerei|bordado|вишиванка вишиванку вишивка|ricamo
rzeźbiony|carved|geschnitzt|tallado|різьблений|intagliato
miotła|broom|besen|escoba|мітла|scopa
klocki|blocks|bauklötze|bloques|кубики|cubetti
tkaczka|weaver|weberin weber|tejedora|ткаля|tessitrice
srebro|silver|silber|plata|срібло|argento
niebieski|blue|blau|azul|синій блакитний|blu azzurro
kropka|dots dot spots dotted|punkte tupfen gepunktet|lunares puntos|горошок цятка|pois puntini
muszla|seashell shell seashells|muschel|concha|мушля черепашка|conchiglia
dywanik|rug|vorleger bettvorleger|alfombrita|килимок|tappetino
pogoda|weather|wetter||погода|
pokrywka|lid|deckel|tapa|кришка|coperchio
poszewka|cover|bezug hülle|funda|наволочка|fodera
`,
};

import type { BranchWords } from '../branch-words.ts';

/** How people ask for handicrafts. */
export const craftsWords: BranchWords = {
  sayings: `
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
koń na biegun > bujak
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
rocking horse > konik na biegunach
glass painting > obraz na szkle
hinterglasmalerei > obraz na szkle
schaukelpferd > konik na biegunach
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
`,
  same: `
muszla muszelka
jeleń jelenina
ludowy folkowy folklorystyczny etniczny
złóbcoki gęśle gęśl gęśliki
miska misa miseczka
garnek gar garniec garnczek garneczek
wazon flakon wazonik
chodnik dywanik szmaciak
narzuta kapa
koc pled
sweter pulower kardigan
skarpeta skarpetka zokiet zoki fusekla fuzekle
kapcie kapeć papuć bambosz laczek papcie pantofel laczki ciapy pantofle paputki paputek kapciuszki kapciuszek ciapki bamboszki bamboszek laćki łapcie
rękawiczka rękawica
chusta chustka apaszka
fartuch zapaska fartuszek
spódnica kiecka spódniczka
portfel portmonetka pugilares
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
kosz koszyk kobiałka
łyżka warzecha chochla
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
skarpeta skarpeciocha
ostrzenie naostrzenie podostrzenie szlifowanie naostrzyć klepanie
kołnierz kołnierzyk
pająk pajączek
wycinanka wycinaneczka
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
hak|hook hooks coat|haken kleiderhaken|gancho|гачок|gancio
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
`,
};

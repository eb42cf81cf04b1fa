import type { BranchWords } from '../branch-words.ts';

/** How people ask for natural cosmetics. */
export const cosmeticsWords: BranchWords = {
  sayings: `
mydło w płyn > mydło ciekłe
mydełko w płyn > mydło ciekłe
szampon w płyn > szampon ciekły
krem bb > krem koloryzujący
proszek do pranie > detergent
maść koński > maść do masażu
wcierka do włos > płukanka do włosów lub olejek do włosów
wcierka > płukanka do włosów lub olejek do włosów
zamiast proszek do pranie > szare mydło
zamiast płyn do pranie > szare mydło
kręcić włos > loki
kręcony włos > loki
falowany włos > loki
falować włos > loki
olejowanie włos > olejek do włosów
tusz do rzęsa > maskara
cień do powieka > eyeliner
krem pod oko > krem do twarzy
zioło do kąpiel > ziołowe saszetki do kąpieli
zioło na kąpiel > ziołowe saszetki do kąpieli
zioło do wanna > ziołowe saszetki do kąpieli
face cream > krem do twarzy
hand cream > krem do rąk
foot cream > krem do stóp
lip balm > balsam do ust
body butter > masło do ciała
body lotion > balsam do ciała
body scrub > peeling do ciała
face oil > olejek do twarzy
face serum > serum do twarzy
goat milk soap > mydło kozie
ziegenmilchseife > mydło kozie
körperbutter > masło do ciała
hair oil > olejek do włosów
crema de manos > krem do rąk
crema mani > krem do rąk
burro cacao > balsam do ust
крем для рук > krem do rąk
крем для обличчя > krem do twarzy
pod choinka > prezent
prezent na urodziny > prezent
prezent na imieniny > prezent
prezent na gwiazdka > prezent
prezent na mikołajki > prezent
<prezent> na święta > prezent
na zakończenie rok > prezent
na koniec rok > prezent
kto mieć wszystko > prezent
skóra głowa > włosy
na mikołajki > prezent
zestaw upominkowy > prezent
zestaw prezentowy > prezent
kosz prezentowy > prezent
kosz upominkowy > prezent
paczka świąteczny > prezent
paczka prezentowy > prezent
popękany pięta > pięty
przy bydło > przy bydle lub doju lub dojeniu lub mleku
mleczko do ciało > balsam do ciała
fußcreme > krem do stóp
bartöl > olejek do brody
beard oil > olejek do brody
badesalz > sól do kąpieli
gesichtscreme > krem do twarzy
handcreme > krem do rąk
gesichtsöl > olejek do twarzy
rosenwasser > hydrolat różany
lippenbalsam > balsam do ust
gift basket > prezent
gift hamper > prezent
geschenkkorb > prezent
präsentkorb > prezent
cesta de navidad > prezent
cesta regalo > prezent
cesto regalo > prezent
подарунковий кошик > prezent
prezent ze wieś > prezent
prosto od rolnik > od rolnika
odstraszać komar > na komary
odstraszanie komar > na komary
odstraszacz komar > na komary
na odstraszanie komar > na komary
płyn do demakijaż > do demakijażu
mleczko do demakijaż > do demakijażu
płyn micelarny > do demakijażu
zmywać makijaż > do demakijażu
zmywanie makijaż > do demakijażu
dzień ojciec > dla taty
krem do golenie > mydło do golenia
pianka do golenie > mydło do golenia
pianka golenie > mydło do golenia
żel do golenie > mydło do golenia
krem po golenie > mydło do golenia
krem przeciwzmarszczkowy > krem do twarzy
przeciwzmarszczkowy > na zmarszczki
przeciwstarzeniowy > na zmarszczki
przeciwłupieżowy > na łupież
przeciwtrądzikowy > na trądzik
przeciwbólowy > na ból
antycellulitowy > na cellulit
wosk do wąs > balsam do brody
pomada do wąs > balsam do brody
pomada do broda > balsam do brody
wosk do broda > balsam do brody
maść na łapa > masełko do łap
maść do łapa > masełko do łap
maść na psi łapa > masełko do łap
krem do łapa > masełko do łap
krem na łapa > masełko do łap
krem do psi łapa > masełko do łap
wosk do łapa > masełko do łap
wosk na łapa > masełko do łap
balsam do łapa > masełko do łap
balsam na łapa > masełko do łap
smarowidło na łapa > masełko do łap
smarowidło na psi łapa > masełko do łap
smarowidło do łapa > masełko do łap
popękany opuszka > masełko do łap
ochrona łapa > masełko do łap
pfotenbalsam > masełko do łap
paw balm > masełko do łap
lawenda do szafa > woreczki lawendowe
zapach do szafa > woreczki lawendowe
zapach do szuflada > woreczki lawendowe
pachnący woreczek > woreczki lawendowe
zapachowy woreczek > woreczki lawendowe
zawieszka do szafa > woreczki lawendowe
coś do szafa > woreczki lawendowe
coś na mól > woreczki lawendowe
na mól > woreczki lawendowe
przeciw mól > woreczki lawendowe
mól w szafa > woreczki lawendowe
odstraszacz mól > woreczki lawendowe
kulka na mól > woreczki lawendowe
lavender bag > woreczki lawendowe
lavender bags > woreczki lawendowe
lavendelsäckchen > woreczki lawendowe
duftsäckchen > woreczki lawendowe
sacchetti lavanda > woreczki lawendowe
bolsitas de lavanda > woreczki lawendowe
<prezent> z podlasia > podlaska pamiątka
krem do goleń > mydło do golenia
pianka do goleń > mydło do golenia
żel do goleń > mydło do golenia
krem po goleń > mydło do golenia
dzień chłopak > dla chłopaka
dzień dziadek > dla dziadka
dzień mężczyzna > dla mężczyzny
vatertag > dla taty
stylizacja lok > żel do włosów
stylizacja włos > żel do włosów
układanie lok > żel do włosów
układanie włos > żel do włosów
skręt włos > żel do włosów
żel chłodzący > chłodząca maść
chłodzący żel > chłodząca maść
krem chłodzący > chłodząca maść
balsam chłodzący > chłodząca maść
shampoo bar > szampon w kostce
solid shampoo > szampon w kostce
festes shampoo > szampon w kostce
haarseife > szampon w kostce
shampoo solido > szampon w kostce
champú sólido > szampon w kostce
твердий шампунь > szampon w kostce
conditioner bar > odżywka w kostce
mydło węglowy > mydło z węglem
kostka myjący > mydło
kostka do mycie ręka > mydło
kostka do mycie ciało > mydło
do mycie ręka > mydło
coś do mycie ręka > mydło
do mycie ciało > mydło
rasierseife > mydło do golenia
lavendelwasser > woda lawendowa
lavender water > woda lawendowa
gesichtsspray > mgiełka
face mist > mgiełka
gesichtswasser > hydrolat
rosenhydrolat > hydrolat różany
agua rosas > hydrolat różany
agua rosa > hydrolat różany
acqua rose > hydrolat różany
acqua rosa > hydrolat różany
трояндова вода > hydrolat różany
трояндовий гідролат > hydrolat różany
тонік для обличчя > hydrolat
manteca corporal > masło do ciała
burro corpo > masło do ciała
cleansing oil > olejek do demakijażu
haaröl > olejek na końcówki
hagebuttenöl > serum z dzikiej róży
wildrosenöl > serum z dzikiej róży
rosehip oil > serum z dzikiej róży
rosa mosqueta > serum z dzikiej róży
nachtkerzenöl > olej wiesiołkowy
evening primrose > olej wiesiołkowy
himbeerkernöl > olej z pestek malin
raspberry seed oil > olej z pestek malin
olej z róża > serum z dzikiej róży
olejek z róża > serum z dzikiej róży
olejek różany > serum z dzikiej róży
sales baño > sól do kąpieli
sal baño > sól do kąpieli
sal de baño > sól do kąpieli
sali bagno > sól do kąpieli
bombas baño > kule musujące
bombe bagno > kule musujące
бомбочка для ванни > kule musujące
бомбочки для ванни > kule musujące
бомба для ванни > kule musujące
сіль для ванни > sól do kąpieli
beard balm > balsam do brody
beinwell > maść żywokostowa
beinwellsalbe > maść żywokostowa
comfrey > maść żywokostowa
zestaw spa > kosmetyk do kąpieli
domowy spa > kosmetyk do kąpieli
spa w dom > kosmetyk do kąpieli
prezent spa > zestaw kosmetyków
balsamik do usta > balsam do ust
błyszczyk do usta > pomadka
kosmetyk do usta > balsam do ust
zmywanie tusz > olejek do demakijażu
zmywanie szminka > olejek do demakijażu
zmywanie makijaż oko > olejek do demakijażu
zmycie makijaż > olejek do demakijażu
zmycie tusz > olejek do demakijażu
zmycie szminka > olejek do demakijażu
zmycie makijaż oko > olejek do demakijażu
zmyć makijaż > olejek do demakijażu
zmyć tusz > olejek do demakijażu
zmyć szminka > olejek do demakijażu
zmyć makijaż oko > olejek do demakijażu
zmywać tusz > olejek do demakijażu
zmywać szminka > olejek do demakijażu
zmywać makijaż oko > olejek do demakijażu
zmywacz do makijaż > olejek do demakijażu
zmywacz do tusz > olejek do demakijażu
zmywacz do szminka > olejek do demakijażu
zmywacz do makijaż oko > olejek do demakijażu
płyn do zmywanie makijaż > olejek do demakijażu
płyn do zmywanie tusz > olejek do demakijażu
płyn do zmywanie szminka > olejek do demakijażu
płyn do zmywanie makijaż oko > olejek do demakijażu
płyn do zmyć makijaż > olejek do demakijażu
płyn do zmyć tusz > olejek do demakijażu
płyn do zmyć szminka > olejek do demakijażu
płyn do zmyć makijaż oko > olejek do demakijażu
mleczko do zmywanie makijaż > olejek do demakijażu
mleczko do zmywanie tusz > olejek do demakijażu
mleczko do zmywanie szminka > olejek do demakijażu
mleczko do zmywanie makijaż oko > olejek do demakijażu
płyn micelarny do demakijaż > olejek do demakijażu
żel do demakijaż > olejek do demakijażu
makeup remover > olejek do demakijażu
make up remover > olejek do demakijażu
abschminken > olejek do demakijażu
abschminköl > olejek do demakijażu
glutek z siemię > żel lniany
glutek z siemię lniany > żel lniany
glutek z len > żel lniany
glut z siemię > żel lniany
glut z siemię lniany > żel lniany
glut z len > żel lniany
żel z siemię > żel lniany
żel z siemię lniany > żel lniany
żel z len > żel lniany
glutek lniany > żel lniany
glut lniany > żel lniany
rozczesać włos > odżywka do włosów
rozczesać długi włos > odżywka do włosów
rozczesywać włos > odżywka do włosów
rozczesywać długi włos > odżywka do włosów
łatwo rozczesać włos > odżywka do włosów
łatwo rozczesać długi włos > odżywka do włosów
łatwo rozczesywać włos > odżywka do włosów
łatwo rozczesywać długi włos > odżywka do włosów
kołtun na włos > odżywka do włosów
splątany włos > odżywka do włosów
poplątany włos > odżywka do włosów
solid conditioner > odżywka w kostce
wosk do zarost > balsam do brody
krem do zarost > balsam do brody
krem do broda > balsam do brody
krem do wąs > balsam do brody
olejek do zarost > balsam do brody
olejek do broda > balsam do brody
olejek do wąs > balsam do brody
kosmetyk do zarost > balsam do brody
kosmetyk do broda > balsam do brody
kosmetyk do wąs > balsam do brody
coś do zarost > balsam do brody
coś do broda > balsam do brody
coś do wąs > balsam do brody
włożyć do szafa > woreczki lawendowe do szafy
włożyć do szuflada > woreczki lawendowe do szafy
włożyć do bieliźniarka > woreczki lawendowe do szafy
do włożenie do szafa > woreczki lawendowe do szafy
do włożenie do szuflada > woreczki lawendowe do szafy
do włożenie do bieliźniarka > woreczki lawendowe do szafy
powiesić w szafa > woreczki lawendowe do szafy
powiesić w szuflada > woreczki lawendowe do szafy
powiesić w bieliźniarka > woreczki lawendowe do szafy
coś do szuflada > woreczki lawendowe do szafy
coś do bieliźniarka > woreczki lawendowe do szafy
zapach do pościel > woda lawendowa
odstraszać mól > woreczki lawendowe do szafy
złuszczać naskórek > peeling
złuszczać martwy naskórek > peeling
złuszczać suchy skórka > peeling
złuszczyć naskórek > peeling
złuszczyć martwy naskórek > peeling
złuszczyć suchy skórka > peeling
złuszczanie naskórek > peeling
złuszczanie martwy naskórek > peeling
złuszczanie suchy skórka > peeling
zetrzeć naskórek > peeling
zetrzeć martwy naskórek > peeling
zetrzeć suchy skórka > peeling
usunąć naskórek > peeling
usunąć martwy naskórek > peeling
usunąć suchy skórka > peeling
do złuszczanie naskórek > peeling do ciała
do złuszczanie martwy naskórek > peeling do ciała
do złuszczanie ciało > peeling do ciała
zniszczony praca > szorstki
zniszczony robota > szorstki
zniszczyć praca > szorstki
zniszczyć robota > szorstki
zmęczony praca > szorstki
zmęczony robota > szorstki
zmęczyć praca > szorstki
zmęczyć robota > szorstki
buzia nie popękać > maść na mróz
buzia nie pękać > maść na mróz
buzia nie marznąć > maść na mróz
buzia nie odmrozić > maść na mróz
buzia nie zmarznąć > maść na mróz
policzek nie popękać > maść na mróz
policzek nie pękać > maść na mróz
policzek nie marznąć > maść na mróz
policzek nie odmrozić > maść na mróz
policzek nie zmarznąć > maść na mróz
twarz nie popękać > maść na mróz
twarz nie pękać > maść na mróz
twarz nie marznąć > maść na mróz
twarz nie odmrozić > maść na mróz
twarz nie zmarznąć > maść na mróz
na mróz dla dziecko > maść na mróz dla dzieci
krem na mróz > krem na mróz lub maść na mróz
podkreślić usta > pomadka barwiona
podkreślić warga > pomadka barwiona
pomalować usta > pomadka barwiona
pomalować warga > pomadka barwiona
malować usta > pomadka barwiona
malować warga > pomadka barwiona
kolor na usta > pomadka barwiona
kolor na warga > pomadka barwiona
kolorowy pomadka > pomadka barwiona
pomadka kolorowy > pomadka barwiona
różowy pomadka > pomadka malinowa barwiona
czerwony pomadka > pomadka malinowa barwiona
szminka > pomadka barwiona
trzy balsam > zestaw balsamów do ust
trzy pomadka > zestaw balsamów do ust
komplet balsam > zestaw balsamów do ust
komplet pomadka > zestaw balsamów do ust
zestaw balsam > zestaw balsamów do ust
zestaw pomadka > zestaw balsamów do ust
musujący kulka > kule musujące do kąpieli
musujący kula > kule musujące do kąpieli
musujący bomba > kule musujące do kąpieli
kulka do kąpiel > kule musujące do kąpieli
kulka do wanna > kule musujące do kąpieli
bomba do kąpiel > kule musujące do kąpieli
bomba do wanna > kule musujące do kąpieli
bombka do kąpiel > kule musujące do kąpieli
bombka do wanna > kule musujące do kąpieli
pastylka do kąpiel > kule musujące do kąpieli
pastylka do wanna > kule musujące do kąpieli
bath bomb > kule musujące do kąpieli
bath bombs > kule musujące do kąpieli
badekugel > kule musujące do kąpieli
badekugeln > kule musujące do kąpieli
badebombe > kule musujące do kąpieli
do robienie krem > macerat
do robienie maść > macerat
do robienie własny krem > macerat
do robienie własny maść > macerat
do robienie domowy krem > macerat
do robienie kosmetyk > macerat
do zrobienie krem > macerat
do zrobienie maść > macerat
do zrobienie własny krem > macerat
do zrobienie własny maść > macerat
do zrobienie domowy krem > macerat
do zrobienie kosmetyk > macerat
baza do krem > macerat
baza do maść > macerat
baza do własny krem > macerat
baza do własny maść > macerat
baza do domowy krem > macerat
baza do kosmetyk > macerat
składnik do krem > macerat
składnik do maść > macerat
składnik do własny krem > macerat
składnik do własny maść > macerat
składnik do domowy krem > macerat
składnik do kosmetyk > macerat
surowiec do krem > macerat
surowiec do maść > macerat
surowiec do własny krem > macerat
surowiec do własny maść > macerat
surowiec do domowy krem > macerat
surowiec do kosmetyk > macerat
na bazę do krem > macerat
na bazę do maść > macerat
na bazę do własny krem > macerat
na bazę do własny maść > macerat
na bazę do domowy krem > macerat
na bazę do kosmetyk > macerat
mazidło z mleczko pszczeli > krem z mleczkiem pszczelim
smarowidło z mleczko pszczeli > krem z mleczkiem pszczelim
olej rydzowy do twarz > olejek z lnianki do twarzy
olej z lnianka do twarz > olejek do demakijażu z lnianki
balsam do łapka > masełko na łapy
posmarować łapa > masełko na łapy
smarować łapa > masełko na łapy
poduszka pies > łapy psa
opuszka pies > łapy psa
sól niszczyć łapa > masełko na łapy
popękać poduszka > masełko na łapy
mycie głowa > szampon
umyć głowa > szampon
myć głowa > szampon
mleczny kąpiel > mleko do kąpieli
kąpiel mleczny > mleko do kąpieli
kąpiel ziołowy > saszetki ziołowe do kąpieli
ziołowy kąpiel > saszetki ziołowe do kąpieli
kąpiel solankowy > sól do kąpieli
moczyć noga > sól do kąpieli
moczenie noga > sól do kąpieli
kąpiel stopa > sól do kąpieli
tłusty włos > szampon z pokrzywą
przetłuszczający włos > szampon z pokrzywą
przetłuszczający się włos > szampon z pokrzywą
przetłuszczać włos > szampon z pokrzywą
do przetłuszczający się włos > szampon z pokrzywą
przy przetłuszczający się włos > szampon z pokrzywą
worek pod oko > hydrolat do oczu
opuchnięty oko > woda do oczu
zmęczony oko > woda do oczu
cień pod oko > olejek pod oczy
na oko woda > woda do oczu
okład na oko > woda do oczu
`,
  same: `
makijaż demakijaż
mgiełka spray spraj atomizer psikadło
szampon szamponik
hydrolat tonik
nagietek calendula
chaber bławatek modrak
chabrowy bławatkowy chaber bławatek
ręka dłoń
pomadka labello
koloryzujący barwiący barwiony
peeling scrub skrub piling
zimnotłoczony zimnotłoczyć
`,
  also: `
spray mgiełka
saszetka woreczek
woreczek saszetka
oliwka olejek macerat
mazidło maść balsam
smarowidło maść balsam pasta pasztet
woda hydrolat
pomadka balsam
szminka pomadka
peeling scrub
scrub peeling
tonik hydrolat woda
hydrolat woda mgiełka
sztyft pomadka balsam
bomba kula
pielenie pielęgnacja
serum olejek
błyszczyk pomadka balsam
labello pomadka
balsamik balsam
toner hydrolat
spa kosmetyk
mgiełka hydrolat woda
mazidło krem maść balsam
smarowidło maść krem balsam
pasta maść
kulka kula
spracowany szorstki zgrubiały
zgrubiały szorstki
spierzchnięty szorstki suchy
popękany szorstki suchy
popękać suchy szorstki
zimnotłoczony tłoczony tłoczyć zimno
glutek żel
olejek macerat serum olej
wazelina maść
`,
  translations: `
żywokost|comfrey|beinwell|consuelda|живокіст|consolida
loki|curls curly|locken|rizos|кучері|
sen|sleeping|einschlafen|||
golenie||rasur|||
peeling|exfoliating||||
żel|gel|gel|gel|гель|gel
wrażliwy|sensitive|empfindlich sensibel|sensible|чутливий|sensibile
puder|powder|puder|polvo|пудра|polvere
mgiełka|spray|spray|bruma|спрей|spruzzo
pięta|heel heels|ferse fersen|talón|п'ята|tallone
kolano|knee knees|knie|rodilla|коліно|ginocchio
mydło|soap|seife|jabón|мило|sapone
krem|cream lotion|creme|crema|крем|crema
balsam|balm|balsam|bálsamo|бальзам|balsamo
szampon|shampoo|shampoo|champú|шампунь|shampoo
maść|ointment salve|salbe|ungüento pomada|мазь|unguento pomata
kąpiel|bath|bad badesalz|baño|ванна|bagno
pomadka|lipstick lip|lippenbalsam|labial|помада|burrocacao
kosmetyk|cosmetic|kosmetik|cosmético|косметика|cosmetico
plecy|back pain|rücken rückenschmerzen|espalda|спина|schiena
zmarszczka|wrinkle|falten|arrugas|зморшки|rughe
twarz|face facial|gesicht|cara facial|обличчя лице|viso faccia
ręka|hand hands|hände hand|manos|руки рук|mani
stopa|foot feet|füße fuß|pies|ноги стопи|piedi
włos|hair|haar haare|cabello pelo|волосся|capelli
broda|beard|bart|barba|борода|barba
usta|lips|lippen|labios|губи губ|labbra
komar|mosquito|mücken|mosquitos|комарі|zanzare
prezent|gift present souvenir|geschenk souvenir mitbringsel|regalo recuerdo|подарунок сувенір|regalo souvenir
nagietek|marigold calendula|ringelblume|caléndula|нагідки календула|calendula
owad|insect insects|insektenhotel insekten|insecto|комахи|insetto insetti
różany|rose|rosen|rosa|трояндовий|rosa
lawendowy|lavender|lavendel|lavanda|лавандовий|lavanda
kula|bathbomb|badekugel badebombe|||
hydrolat|rosewater hydrosol|rosenwasser blütenwasser|||
pomadka|lipbalm|lippenpflege|pintalabios|помади|lucidalabbra
prezent|gifts presents|geschenke geschenkidee|regalos|подарунки|regali
krem|moisturiser moisturizer|handcreme gesichtscreme|cremas|креми|creme
olejek|oils|öle gesichtsöl||олійка|oli
mydło|soaps|seifen kernseife|jabones|мила|saponi
maść|balms|salben||мазі|
miętowy|mint|minz|||
kosmetyk|cosmetics skincare|naturkosmetik kosmetika|cosméticos|косметики|cosmetici
odżywka|conditioner|conditioner haarkur haarspülung spülung|acondicionador|кондиціонер|balsamo
peeling|scrub|peeling körperpeeling|exfoliante|скраб пілінг|scrub
serum|serum|serum|suero|сироватка|siero
brzozowy|birch|birken||березовий|betulla
masaż|massage|massage|masaje|масаж|massaggio
`,
};

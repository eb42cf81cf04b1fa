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
mydło z owies > mydło z owsem
mydło z płatek owsiany > mydło z owsem
mydełko z owies > mydło z owsem
mydełko z płatek owsiany > mydło z owsem
mydło z węgiel > mydło z węglem
mydło z węgiel aktywny > mydło z węglem
węglowy mydło > mydło z węglem
charcoal soap > mydło z węglem
aktivkohleseife > mydło z węglem
mydło do pranie > szare mydło
prać pieluszka > szare mydło
prać pielucha > szare mydło
odprać kołnierz > szare mydło
odprać kołnierzyk > szare mydło
wyprać kołnierzyk > szare mydło
sprać plama > szare mydło
odplamiacz > szare mydło
zwykły mydło > szare mydło
mydło bez perfumy > szare mydło lub mydło bez zapachu
mydło bezzapachowy > mydło bez zapachu
golić pędzel > mydło do golenia
golenie pędzel > mydło do golenia
shaving soap > mydło do golenia
resztka mydło > mydlane końcówki
ścinek mydło > mydlane ścinki
kawałek mydło > mydlane ścinki
tani mydło > mydlane ścinki
mydło na kilogram > mydlane ścinki
mydło na waga > mydlane ścinki
mydło do szuflada > mydlane ścinki
mydło od pszczelarz > mydełko miodowe
mydło z miód > mydełko miodowe lub mydło z miodem
mydło w kształt plaster > mydełko miodowe
kostka plaster > mydełko miodowe
lavender soap > mydło lawendowe
lavendelseife > mydło lawendowe
mydło z lawenda > mydło lawendowe
mydełko z lawenda > mydło lawendowe
mydło z kwiatek > mydło z kwiatami
mydło z mleko > mydło na mleku
mydełko z mleko > mydło na mleku
pod makijaż > krem pod makijaż
krem na dłoń > krem do rąk
krem dla ogrodnik > krem do rąk dla ogrodników
masełko do ciało > masło do ciała
nawilżyć ciało > masło do ciała lub balsam w kostce
nawilżenie ciało > masło do ciała lub balsam w kostce
balsam w sztyft > balsam w kostce
twardy balsam > balsam w kostce
balsam stały > balsam w kostce
na podróż samolot > balsam w kostce
w podróż samolot > balsam w kostce
body bar > balsam w kostce
lotion bar > balsam w kostce
krem na narty > krem na chłodne dni lub krem na wiatr
na narty do twarz > krem na chłodne dni lub krem na wiatr
do twarz na narty > krem na chłodne dni lub krem na wiatr
wiatr w góra > krem na wiatr
na wiatr w góra > krem na wiatr
pomarańczowy krem > krem z rokitnikiem
krem z pasieka > krem z mleczkiem pszczelim
krem pszczeli > krem z mleczkiem pszczelim
pszczeli krem > krem z mleczkiem pszczelim
royal jelly cream > krem z mleczkiem pszczelim
gelée royale creme > krem z mleczkiem pszczelim
krem z kozi mleko > krem na kozim maśle
krem kozi > krem na kozim maśle
krem bezzapachowy > krem bez zapachu
cera mieszany > do skóry mieszanej
combination skin > skóra mieszana
mischhaut > skóra mieszana
krem różany > różany krem
krem z róża > różany krem
krem o zapach róża > różany krem
rose face cream > różany krem
rosencreme > różany krem
olejek malinowy > olej z pestek malin
malinowy olej > olej z pestek malin
olej malinowy > olej z pestek malin
olejek różany do twarz > serum z dzikiej róży
serum z róża > serum z dzikiej róży
na noc na twarz > serum na noc
olejek nagietkowy > macerat z nagietka
olej nagietkowy > macerat z nagietka
nagietek w olej > macerat z nagietka
zrobić maść > macerat lub wosk
zrobić krem > macerat lub wosk
olejek śliwkowy > olejek z pestek śliwek
olej śliwkowy > olejek z pestek śliwek
pflaumenkernöl > olejek z pestek śliwek
plum oil > olejek z pestek śliwek
plum kernel oil > olejek z pestek śliwek
pachnieć marcepan > olejek o zapachu marcepanu
olej z wiesiołek > olej wiesiołkowy
olejek wiesiołkowy > olej wiesiołkowy
primrose oil > olej wiesiołkowy
woda różany > hydrolat różany
różany woda > hydrolat różany
rose water > hydrolat różany
agua de rosas > hydrolat różany
acqua di rose > hydrolat różany
destylat z płatek róża > hydrolat różany
hydrolat z lawenda > woda lawendowa
lawendowy hydrolat > woda lawendowa
hydrolat lawendowy > woda lawendowa
lawendowy mgiełka > woda lawendowa
mgiełka lawendowy > woda lawendowa
spryskać poduszka > woda lawendowa
spryskanie poduszka > woda lawendowa
mgiełka do poduszka > woda lawendowa
spray na poduszka > woda lawendowa
spray do pościel > woda lawendowa
woda z rumianek > hydrolat rumiankowy
woda rumiankowy > hydrolat rumiankowy
tonik rumiankowy > hydrolat rumiankowy
delikatny tonik > hydrolat łagodny
łagodny tonik > hydrolat łagodny
spray chłodzący > mgiełka na upały
chłodzący spray > mgiełka na upały
ochłodzić w upał > mgiełka na upały
ochłodzenie w upał > mgiełka na upały
ochłoda na upał > mgiełka na upały
psikać na twarz > mgiełka
psikać twarz > mgiełka
psikanie na twarz > mgiełka
woda miętowy > miętowa mgiełka
miętowy woda > miętowa mgiełka
miętowy spray > miętowa mgiełka
woda lipowy > hydrolat z kwiatu lipy
lipowy hydrolat > hydrolat z kwiatu lipy
hydrolat lipowy > hydrolat z kwiatu lipy
lindenblütenwasser > hydrolat z kwiatu lipy
hidrolato de tilo > hydrolat z kwiatu lipy
maseczka z glinka > hydrolat do maseczki
zarobić maseczka > hydrolat do maseczki
hydrolat chabrowy > woda z bławatków
woda chabrowy > woda z bławatków
woda z chaber > woda z bławatków
kornblumenwasser > woda z bławatków
cornflower water > woda z bławatków
kostka do mycie głowa > szampon w kostce
kostka do włosy > szampon w kostce lub odżywka w kostce
szampon stały > szampon w kostce
ocet do włosy > płukanka octowa
ocet na włosy > płukanka octowa
ocet jabłkowy do włosy > płukanka octowa
włosy błyszczeć > płukanka do włosów
włos błyszczeć > płukanka do włosów
nabłyszczać włos > płukanka do włosów
nabłyszczanie włos > płukanka do włosów
połysk włos > płukanka do włosów
zniszczony końcówka > olejek na końcówki
suchy końcówka > olejek na końcówki
rozdwojony końcówka > olejek na końcówki
końcówka włos > olejek na końcówki
burdock oil > olejek łopianowy
klettenwurzelöl > olejek łopianowy
olej z łopian > olejek łopianowy
olejek z łopian > olejek łopianowy
olej łopianowy > olejek łopianowy
układać kręcony włos > żel do loków
linseed gel > żel lniany
leinsamengel > żel lniany
farbowany włos > odżywka do farbowanych włosów
balsam do włosy > odżywka
odżywka czekoladowy > odżywka z masłem kakaowym
kosmetyk dla brodacz > balsam do brody
prezent dla brodacz > balsam do brody
dla brodacz > balsam do brody
pielęgnacja broda > balsam do brody
bartbalsam > balsam do brody
sól do wanna > sól do kąpieli
sól do moczenie > sól do kąpieli
sól do moczenie noga > sól do kąpieli
różowy sól > sól kłodawska
bath salt > sól do kąpieli
sales de baño > sól do kąpieli
sali da bagno > sól do kąpieli
dziecko kąpać > kule musujące
chcieć się kąpać > kule musujące
kąpiel dla dziecko > kule musujące
kula do wanna > kule musujące
peeling z kawa > peeling kawowy
peeling z fusy > peeling kawowy
piling z fusy > peeling kawowy
kawowy peeling > peeling kawowy
coffee scrub > peeling kawowy
kaffeepeeling > peeling kawowy
milk bath > kozie mleko do kąpieli
milchbad > kozie mleko do kąpieli
kąpiel kleopatra > kozie mleko do kąpieli
jak kleopatra > kozie mleko do kąpieli
proszek do kąpiel > mleko w proszku do kąpieli
torebka zioło do wanna > saszetki ziołowe do wanny
kąpiel w siano > saszetki ziołowe do wanny
kąpiel w zioło > saszetki ziołowe do wanny
kąpiel z zioło > saszetki ziołowe do wanny
herbal bath > saszetki ziołowe do wanny
kräuterbad > saszetki ziołowe do wanny
heubad > saszetki ziołowe do wanny
olejek sosnowy > olejek do kąpieli sosnowo-jodłowy
sosnowy do wanna > olejek do kąpieli sosnowo-jodłowy
łazienka pachnieć las > olejek do kąpieli sosnowo-jodłowy
badeöl > olejek do kąpieli
bath oil > olejek do kąpieli
aceite de baño > olejek do kąpieli
saszetka zapachowy > woreczki lawendowe
woreczek zapachowy > woreczki lawendowe
woreczek z susz > woreczki lawendowe
woreczek z lawenda > woreczki lawendowe
saszetka lawendowy > woreczki lawendowe
szafa pachnieć > woreczki lawendowe do szafy
zapach w szafa > woreczki lawendowe do szafy
lavender sachet > woreczki lawendowe
popękać pięta > maść na pięty
pękać pięta > maść na pięty
maść z smalec > maść na gęsim smalcu
calendula ointment > maść nagietkowa
ringelblumensalbe > maść nagietkowa
maść z nagietek > maść nagietkowa
maść propolisowy > maść z propolisem
propolisowy maść > maść z propolisem
maść z kit > maść z propolisem
smarowidło z kit pszczeli > maść z propolisem
propolis ointment > maść z propolisem
propolissalbe > maść z propolisem
maść z żywokost > żywokostowa maść
comfrey ointment > żywokostowa maść
masaż łydka > maść do masażu nóg
masaż noga > maść do masażu nóg
zmęczony noga > maść do masażu nóg lub chłodząca maść
ciężki noga > maść do masażu nóg lub chłodząca maść
noga po wędrówka > chłodząca maść
maść z żywica > maść żywiczna
żywiczny maść > maść żywiczna
fichtenharzsalbe > maść żywiczna
pechsalbe > maść żywiczna
pine salve > maść żywiczna
chłodzić noga > chłodząca maść
chłodzący do noga > chłodząca maść
coś chłodzący > chłodząca maść
krem ochronny dla dziecko > maść na mróz dla dzieci
ochronny krem dla dziecko > maść na mróz dla dzieci
krem na sanki > maść na mróz dla dzieci
na sanki > maść na mróz dla dzieci
zielony maść > maść z babki
maść z babka > maść z babki lancetowatej
popękać łapa > masełko na łapy
popękany łapa > masełko na łapy
łapa zima > masełko na łapy
pomadka z miód > balsam do ust z miodem
miodowy pomadka > balsam do ust z miodem
pomadka miodowy > balsam do ust z miodem
honey lip balm > balsam do ust z miodem
bálsamo labial > balsam do ust
burrocacao > balsam do ust
бальзам для губ > balsam do ust
spierzchnięty usta > balsam do ust
spierzchnięty warga > balsam do ust
suchy usta > balsam do ust
popękany usta > balsam do ust
scrub do usta > peeling do ust
suchy skórka na warga > peeling do ust
suchy skórka na usta > peeling do ust
lip scrub > peeling do ust
lippenpeeling > peeling do ust
pomadka miętowy > miętowy balsam do ust
miętowy pomadka > miętowy balsam do ust
balsam w puszka > balsam w puszce
pomadka w puszka > balsam do ust w puszce
balsam w pudełko > balsam w puszce
odświeżający do usta > miętowy balsam do ust
pomadka kakaowy > czekoladowa pomadka
pomadka czekoladowy > czekoladowa pomadka
chocolate lip balm > czekoladowa pomadka
usta o smak czekolada > czekoladowa pomadka
usta na noc > masełko do ust
do usta na noc > masełko do ust
pomarańczowy masełko > masełko z pomarańczą
wegański balsam do usta > masełko do ust dla wegan
balsam do usta dla weganin > masełko do ust dla wegan
prezent kosmetyk > zestaw balsamów do ust na prezent
kosmetyk na prezent > zestaw balsamów do ust na prezent
kosmetyk pod choinka > zestaw balsamów do ust na prezent
lip balm set > zestaw balsamów do ust
lip balm gift set > zestaw balsamów do ust na prezent
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
alergia|allergy allergies allergic|allergie allergien allergiker|alergia alergias alérgico|алергія алергік|allergia allergie allergico
mgiełka|mist|nebel|bruma|спрей|
hydrolat|hydrosol floral|hydrolat|hidrolato|гідролат|idrolato
`,
};

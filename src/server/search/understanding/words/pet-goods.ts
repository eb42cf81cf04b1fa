import type { BranchWords } from '../branch-words.ts';

/** How people ask for goods for animals. */
export const petGoodsWords: BranchWords = {
  sayings: `
leckerli > przysmaki dla psa
leckerlis > przysmaki dla psa
domek dla świnka > zagroda dla świnki
domek dla kawia > zagroda dla świnki
domek dla gryzoń > zagroda dla świnki
domek dla chomik > zagroda dla chomika
domek dla królik > klatka dla królika
dom dla świnka > zagroda dla świnki
kosz dla pies > legowisko dla psa
koszyk dla pies > legowisko dla psa
koszyk dla kot > legowisko dla kota
ból dziąsło > dziąsło
nauka sztuczka > treningowy
uczenie sztuczka > treningowy
sztuczka dla pies > przysmaki treningowe dla psa
przy pies > przy psach lub szczeniętach
domek dla ptak > budka dla ptaków
domek dla ptaszek > budka dla ptaków
domek dla pies > buda
łóżko dla pies > legowisko dla psa
łóżeczko dla pies > legowisko dla psa
spanie dla pies > legowisko dla psa
spanie dla kot > legowisko dla kota
domek dla kot > budka lub domek dla kota
guinea pig > świnka morska
meerschweinchen > świnka morska
hühnerfutter > pasza dla kur
hundebett > legowisko dla psa
hundeleckerli > przysmaki dla psa
kaninchenstall > klatka dla królika
dog house > buda dla psa
bee hotel > hotel dla owadów
insect hotel > hotel dla owadów
insektenhotel > hotel dla owadów
bird house > budka dla ptaków
birdhouse > budka dla ptaków
nest box > budka dla ptaków
nesting box > budka dla ptaków
nistkasten > budka dla ptaków
vogelhaus > karmnik
vogelhäuschen > karmnik
miska dla ptak > poidełko dla ptaków
miska z woda dla ptak > poidełko dla ptaków
woda dla ptak > poidełko dla ptaków
pojenie ptak > poidełko dla ptaków
poić ptak > poidełko dla ptaków
basen dla ptak > poidełko dla ptaków
kąpiel dla ptak > poidełko dla ptaków
wanna dla ptak > poidełko dla ptaków
nauka dla pies > treningowy dla psa
nauka dla szczeniak > treningowy dla psa
nauka pies > treningowy dla psa
szkolenie szczeniak > treningowy dla psa
smaczek do nauka > przysmak treningowy
przysmak do nauka > przysmak treningowy
nagroda do nauka > przysmak treningowy
nagroda do trening > przysmak treningowy
dzwonek na szyja > obroża z dzwonkiem
dzwonek dla pies > obroża z dzwonkiem
dzwonek dla kot > obroża z dzwonkiem
puszka dla kot > karma dla kota
puszka dla pies > karma dla psa
saszetka dla kot > karma dla kota
saszetka dla pies > karma dla psa
gniazdo dla jerzyk > budka dla jerzyków
gniazdo dla szpak > budka dla szpaków
gniazdo dla sikora > budka dla sikor
gniazdo dla wróbel > budka dla wróbli
gniazdo dla jaskółka > budka dla jaskółek
szelki dla koń > szorki dla konia
mieszanka dla kura > pasza dla kur
mieszanka dla nioska > pasza dla niosek
mieszanka dla drób > pasza dla drobiu
mieszanka dla kurczak > pasza dla kurcząt
coś na ząb dla pies > gryzak dla psa
coś na ząb dla szczeniak > gryzak dla szczeniaka
coś na ząb dla kot > przysmak dla kota
coś na ząb dla koń > przysmak dla konia
coś na ząb dla królik > przysmak dla królika
dom dla sikora > budka dla sikor
dom dla szpak > budka dla szpaków
dom dla wróbel > budka dla wróbli
domek dla sikora > budka dla sikor
domek dla szpak > budka dla szpaków
domek dla wróbel > budka dla wróbli
domek dla jerzyk > budka dla jerzyków
bird bath > poidełko dla ptaków
bird baths > poidełko dla ptaków
vogelbad > poidełko dla ptaków
baño para pájaros > poidełko dla ptaków
bebedero para pájaros > poidełko dla ptaków
bagno per uccelli > poidełko dla ptaków
abbeveratoio per uccelli > poidełko dla ptaków
напувалка для птахів > poidełko dla ptaków
dokarmianie ptak > karmnik
dokarmianie sikora > karmnik
dokarmianie sikorka > karmnik
dokarmiać ptak > karmnik
dokarmiać sikorka > karmnik
stołówka dla ptak > karmnik
gniazdo dla ptak > budka dla ptaków
skrzynka dla ptak > budka dla ptaków
skrzynka lęgowy > budka dla ptaków
budka lęgowy > budka dla ptaków
kiszonka dla krowa > sianokiszonka dla krowy
kiszonka dla bydło > sianokiszonka dla bydła
kiszonka dla koń > sianokiszonka dla konia
kiszonka paszowy > sianokiszonka
kiszonka w bel > sianokiszonka
barf dla pies > mięso dla psa
barf dla kot > mięso dla kota
vogelfutter > pokarm dla ptaków
bird seed > pokarm dla ptaków
bird food > pokarm dla ptaków
smaczek dla pies > przysmak dla psa
smaczek dla kot > przysmak dla kota
smaczek dla koń > przysmak dla konia
smaczek dla królik > przysmak dla królika
smaczek dla chomik > przysmak dla chomika
produkt dla > dla
dog food > karma dla psa
food for dog > karma dla psa
dogs food > karma dla psa
food for dogs > karma dla psa
cat food > karma dla kota
food for cat > karma dla kota
cats food > karma dla kota
food for cats > karma dla kota
rabbit food > karma dla królika
food for rabbit > karma dla królika
rabbits food > karma dla królika
food for rabbits > karma dla królika
bunny food > karma dla królika
food for bunny > karma dla królika
horse food > karma dla konia
food for horse > karma dla konia
horses food > karma dla konia
food for horses > karma dla konia
chicken food > karma dla kur
food for chicken > karma dla kur
chickens food > karma dla kur
food for chickens > karma dla kur
hen food > karma dla kur
food for hen > karma dla kur
hens food > karma dla kur
food for hens > karma dla kur
food for bird > karma dla ptaków
birds food > karma dla ptaków
food for birds > karma dla ptaków
fish food > karma dla ryb
food for fish > karma dla ryb
hamster food > karma dla chomika
food for hamster > karma dla chomika
hamsters food > karma dla chomika
food for hamsters > karma dla chomika
goat food > karma dla kóz
food for goat > karma dla kóz
goats food > karma dla kóz
food for goats > karma dla kóz
sheep food > karma dla owiec
food for sheep > karma dla owiec
pig food > karma dla świń
food for pig > karma dla świń
pigs food > karma dla świń
food for pigs > karma dla świń
cow food > karma dla krów
food for cow > karma dla krów
cows food > karma dla krów
food for cows > karma dla krów
pigeon food > karma dla gołębi
food for pigeon > karma dla gołębi
pigeons food > karma dla gołębi
food for pigeons > karma dla gołębi
duck food > karma dla kaczek
food for duck > karma dla kaczek
ducks food > karma dla kaczek
food for ducks > karma dla kaczek
parrot food > karma dla papugi
food for parrot > karma dla papugi
turkey food > karma dla indyków
food for turkey > karma dla indyków
puppy food > karma dla szczeniaka
food for puppy > karma dla szczeniaka
puppies food > karma dla szczeniaka
food for puppies > karma dla szczeniaka
kitten food > karma dla kociaka
food for kitten > karma dla kociaka
kittens food > karma dla kociaka
food for kittens > karma dla kociaka
rodent food > karma dla gryzoni
food for rodent > karma dla gryzoni
pet food > karma dla zwierząt
food for pet > karma dla zwierząt
pets food > karma dla zwierząt
food for pets > karma dla zwierząt
animal food > karma dla zwierząt
food for animal > karma dla zwierząt
animals food > karma dla zwierząt
food for animals > karma dla zwierząt
guinea pig food > karma dla świnki morskiej
food for guinea pig > karma dla świnki morskiej
guinea pigs food > karma dla świnki morskiej
food for guinea pigs > karma dla świnki morskiej
miłośnik ptak > dla ptaków
miłośniczka ptak > dla ptaków
wielbiciel ptak > dla ptaków
prezent dla psiarz > prezent dla psa
prezent dla psiara > prezent dla psa
prezent dla kociarz > prezent dla kota
prezent dla kociara > prezent dla kota
prezent dla koniarz > prezent dla konia
prezent dla koniara > prezent dla konia
właściciel pies > dla psa
właściciel kot > dla kota
właściciel koń > dla konia
sprzęt jeździecki > ogłowie lub kantar lub uprząż
akcesorium jeździecki > ogłowie lub kantar lub uprząż
ekwipunek jeździecki > ogłowie lub kantar lub uprząż
rząd jeździecki > ogłowie lub kantar lub uprząż
rząd koński > ogłowie lub kantar lub uprząż
sprzęt do jazda konny > ogłowie lub kantar
akcesorium dla koń > ogłowie lub kantar lub uprząż
sprzęt dla koń > ogłowie lub kantar lub uprząż
horse tack > ogłowie lub kantar lub uprząż
pferdegeschirr > uprząż
horse harness > uprząż
katzenhaus > budka dla kota
katzenhütte > budka dla kota
katzenbett > legowisko dla kota
cat house > budka dla kota
cat bed > legowisko dla kota
casa para gatos > budka dla kota
cuccia per gatti > budka dla kota
cuccia per cani > buda dla psa
cuccia cane > buda dla psa
caseta para perros > buda dla psa
caseta perro > buda dla psa
будка для собаки > buda dla psa
будиночок для кота > budka dla kota
hundehaus > buda dla psa
hundezubehör > akcesoria dla psa
casa para pájaros > budka dla ptaków
casetta uccelli > budka dla ptaków
шпаківня > budka dla szpaków
futterhaus > karmnik dla ptaków
vogelfutterhaus > karmnik dla ptaków
mangiatoia > karmnik
comedero de pájaros > karmnik dla ptaków
kratzbaum > drapak
dla koniarz > dla konia
dla koniara > dla konia
dla psiarz > dla psa
dla psiara > dla psa
dla kociarz > dla kota
dla kociara > dla kota
їжа для > karma dla
корм для > karma dla
dom dla kot > domek dla kota
dom dla pies > buda dla psa
dom dla jeż > domek dla jeża
dom dla ptak > budka dla ptaków
dom dla jerzyk > budka dla jerzyków
katzenhöhle > budka dla kota
skrzynka dla szpak > budka dla szpaków
skrzynka dla sikora > budka dla sikor
skrzynka dla sikorka > budka dla sikor
nagroda treningowy > przysmak treningowy dla psa
gryzoń jedzenie > karma dla chomika lub królika
gryzoń karma > karma dla chomika lub królika
karma gryzoń > karma dla chomika lub królika
karma dla gryzoń > karma dla chomika lub królika
pokarm dla gryzoń > karma dla chomika lub królika
jedzenie dla gryzoń > karma dla chomika lub królika
przysmak dla gryzoń > karma dla chomika lub królika
smaczek dla gryzoń > karma dla chomika lub królika
ryba dla kot > karma dla kota
rybka dla kot > karma dla kota
kurczak dla kot > karma dla kota
jabłko dla koń > przysmak dla konia
marchew dla koń > przysmak dla konia
marchewka dla koń > przysmak dla konia
warzywo dla królik > przysmak dla królika
sznurek do prowadzanie > smycz lub szelki
sznurek do wyprowadzanie > smycz lub szelki
linka do prowadzanie > smycz lub szelki
pasek do prowadzanie > smycz lub szelki
coś do prowadzanie > smycz lub szelki
do wyprowadzanie pies > smycz dla psa
do wyprowadzanie kot > szelki dla kota
do prowadzanie pies > smycz dla psa
do prowadzanie kot > szelki dla kota
do prowadzanie koń > kantar dla konia
wyprowadzać kot > szelki dla kota
siano dla świnka > siano dla świnki morskiej
sianko dla świnka > sianko dla świnki morskiej
jedzenie dla świnka > jedzenie dla świnki morskiej
karma dla świnka > karma dla świnki morskiej
klatka dla świnka > zagroda dla świnki morskiej
zabawka dla świnka > zabawka dla świnki morskiej
warzywo dla świnka > warzywo dla świnki morskiej
przysmak dla świnka > przysmak dla świnki morskiej
coś dla świnka > coś dla świnki morskiej
granulat dla świnka > granulat dla świnki morskiej
trociny dla świnka > trociny dla świnki morskiej
żwirek dla świnka > żwirek dla świnki morskiej
smakołyk dla świnka > smakołyk dla świnki morskiej
hamak dla chomik > huśtawka dla chomika
hamak dla szczur > huśtawka dla chomika
hamak dla szynszyla > huśtawka dla szynszyli
huśtawka dla szczur > huśtawka dla chomika
plac zabaw dla chomik > tunel i huśtawka dla chomika
kołowrotek dla chomik > zabawka dla chomika
tunel dla szczur > tunel dla chomika
poduszka dla pies > legowisko dla psa
poduszka dla kot > legowisko dla kota
materac dla pies > legowisko dla psa
kocyk dla pies > legowisko dla psa
posłanie dla pies > legowisko dla psa
posłanie dla kot > legowisko dla kota
pferdehalfter leder > skórzany kantar
pferdehalfter > kantar dla konia
lederhalfter > skórzany kantar
leather halter > skórzany kantar
cabezada de cuero > skórzany kantar
capezza di cuoio > skórzany kantar
hundekorb > legowisko dla psa
hundekörbchen > legowisko dla psa
hundekissen > legowisko dla psa
hundeliege > legowisko dla psa
katzenkorb > legowisko dla kota
katzenkörbchen > legowisko dla kota
hundekekse > ciasteczka dla psa
hundekuchen > ciasteczka dla psa
dog biscuits > ciasteczka dla psa
dog cookies > ciasteczka dla psa
galletas para perro > ciasteczka dla psa
galletas para perros > ciasteczka dla psa
biscotti per cani > ciasteczka dla psa
dog bed wicker > wiklinowe legowisko
wicker dog bed > wiklinowe legowisko
dog bed > legowisko dla psa
dog kennel > buda dla psa
hundehütte > buda dla psa
meisenkasten > budka lęgowa dla sikor
starenkasten > skrzynka dla szpaków
bird feeder > karmnik
bird feeders > karmnik
guinea pig hay > sianko dla świnki morskiej
hay for guinea pigs > sianko dla świnki morskiej
hay for rabbits > sianko dla królika
rabbit hay > sianko dla królika
heu für kaninchen > sianko dla królika
heu für meerschweinchen > sianko dla świnki morskiej
casa para gato > budka dla kota
casetta per gatti > budka dla kota
ryba suszony dla kot > stynka dla kota
rybka suszony dla kot > stynka dla kota
suszony ryba dla kot > stynka dla kota
suszony rybka dla kot > stynka dla kota
kawia hay > sianko dla świnki morskiej
wybieg dla świnka > zagroda dla świnki
wybieg dla kawia > zagroda dla świnki
wybieg dla królik > zagroda dla królika
wybieg dla chomik > zagroda dla chomika
wybieg dla gryzoń > zagroda dla świnki
kojec dla świnka > zagroda dla świnki
kojec dla królik > zagroda dla królika
szpak zamieszkać > skrzynka dla szpaków
szpak zagnieździć > skrzynka dla szpaków
szpak wprowadzić > skrzynka dla szpaków
sikora zamieszkać > budka dla sikor
sikorka zamieszkać > budka dla sikor
sikora zagnieździć > budka dla sikor
sikorka zagnieździć > budka dla sikor
jerzyk zamieszkać > budka dla jerzyków
jerzyk zagnieździć > budka dla jerzyków
ptak zamieszkać > budka dla ptaków
ptak zagnieździć > budka dla ptaków
ptaszek zamieszkać > budka dla ptaków
zwabić ptak > karmnik lub budka lub poidełko dla ptaków
zwabić ptaszek > karmnik lub budka lub poidełko dla ptaków
przyciągnąć ptak > karmnik lub budka lub poidełko dla ptaków
zaprosić ptak > karmnik lub budka lub poidełko dla ptaków
krowi ucho > uszy wołowe
bydlęcy ucho > uszy wołowe
cielęcy ucho > uszy wołowe
ucho krowi > uszy wołowe
ucho bydlęcy > uszy wołowe
ucho cielęcy > uszy wołowe
cow ear > uszy wołowe
cow ears > uszy wołowe
beef ears > uszy wołowe
rinderohren > uszy wołowe
pig ears > ucho
turkey heart > serca indycze
turkey hearts > serca indycze
chicken hearts > serca
chicken breast for cat > suszona pierś z kurczaka dla kota
wypiek dla pies > ciasteczka dla psa
wypieki dla pies > ciasteczka dla psa
ciastko dla pies > ciasteczka dla psa
herbatnik dla pies > ciasteczka dla psa
psi pies > ciasteczka dla psa
tort dla pies > ciasteczka dla psa
psi herbatnik > ciasteczka dla psa
psi ciastko > ciasteczka dla psa
dog biscuit > ciasteczka dla psa
krowi żołądek > żwacze wołowe
krowi flak > żwacze wołowe
wołowy żołądek > żwacze wołowe
wołowy flak > żwacze wołowe
bydlęcy żołądek > żwacze wołowe
bydlęcy flak > żwacze wołowe
suszony flak > żwacze suszone
suszony flaczki > żwacze suszone
suszony flaki > żwacze suszone
flak suszony > żwacze suszone
flaki suszony > żwacze suszone
dried tripe > żwacze suszone
tripe > żwacze
pansen > żwacze
grüner pansen > żwacze
suszony podroby > karma suszona z podrobów
podroby suszony > karma suszona z podrobów
drobny rybka > stynka lub uklejka
mały rybka > stynka lub uklejka
trockenfisch > stynka suszona
mus dla kot > pasztecik
pasztet dla kot > pasztecik
mus z ryba > pasztecik z dorsza
mus rybny > pasztecik z dorsza
cat kibble > chrupki dla kota
dog kibble > chrupki dla psa
kibble > chrupki
trockenfutter > sucha karma
nassfutter > mokra karma
wet food > mokra karma
dry food > sucha karma
cereal free > bez zboża
grain free > bez zboża
getreidefrei > bez zboża
sin cereales > bez zboża
senza cereali > bez zboża
без зернових > bez zboża
katzenstreu > żwirek
siemię w płyn > olej lniany
siemię lniany w płyn > olej lniany
siemię dla koń > olej lniany dla konia
suszony owoc dla koń > suszone jabłka dla konia
suszony owoc dla kuc > suszone jabłka dla konia
suszony owoc dla kucyk > suszone jabłka dla konia
owoc dla koń > suszone jabłka dla konia
owoc dla kuc > suszone jabłka dla konia
owoc dla kucyk > suszone jabłka dla konia
suszony owoc i warzywo dla koń > suszone jabłka dla konia
suszony owoc i warzywo dla kuc > suszone jabłka dla konia
suszony owoc i warzywo dla kucyk > suszone jabłka dla konia
owoc i warzywo dla koń > suszone jabłka dla konia
owoc i warzywo dla kuc > suszone jabłka dla konia
owoc i warzywo dla kucyk > suszone jabłka dla konia
warzywo dla koń > suszone jabłka dla konia
warzywo dla kuc > suszone jabłka dla konia
warzywo dla kucyk > suszone jabłka dla konia
warzywo dla zwierzę > buraki pastewne lub marchew
warzywo dla zwierzę gospodarski > buraki pastewne lub marchew
warzywo dla krowa > buraki pastewne lub marchew
warzywo dla koza > buraki pastewne lub marchew
warzywo dla owca > buraki pastewne lub marchew
warzywo dla bydło > buraki pastewne lub marchew
gałązka owocowy > gałązki jabłoni
owocowy gałązka > gałązki jabłoni
patyk do gryzienie > gałązki do gryzienia
patyczek do gryzienie > gałązki do gryzienia
patyk dla królik > gałązki dla królika
drewienko do gryzienie > gałązki do gryzienia
ścierać ząb > gałązki do gryzienia
ścieranie ząb > gałązki do gryzienia
ząb rosnąć > gałązki do gryzienia
rosnąć ząb > gałązki do gryzienia
ziółko dla królik > otawa lub suszony mlecz dla królika
mniszek dla królik > mlecz dla królika
domek dla gołąb > gołębnik
dom dla gołąb > gołębnik
budka dla gołąb > gołębnik
klatka dla gołąb > gołębnik
buda dla gołąb > gołębnik
wolier dla gołąb > gołębnik
pomieszczenie dla gołąb > gołębnik
hodować gołąb > gołębnik
hodowla gołąb > gołębnik
trzymać gołąb > gołębnik
klatka lub zagroda lub buda dla gołąb > gołębnik
pigeon loft > gołębnik
dovecote > gołębnik
taubenschlag > gołębnik
kawia domowy > świnka morska
kawia > świnka morska
cavia > świnka morska
prosiaczek morski > świnka morska
klatka dla świnka morska > zagroda dla świnki morskiej
wybieg dla świnka morska > zagroda dla świnki morskiej
kojec dla świnka morska > zagroda dla świnki morskiej
mieszkanie dla świnka > zagroda dla świnki morskiej
mieszkanie dla świnka morska > zagroda dla świnki morskiej
klatka lub zagroda lub buda dla świnka > zagroda dla świnki morskiej
klatka lub zagroda lub buda dla świnka morska > zagroda dla świnki morskiej
terrarium dla świnka > zagroda dla świnki morskiej
terrarium dla świnka morska > zagroda dla świnki morskiej
świnka morska klatka > zagroda dla świnki morskiej
świnka morska cage > zagroda dla świnki morskiej
guinea pig cage > zagroda dla świnki morskiej
guinea pig hutch > zagroda dla świnki morskiej
meerschweinchenstall > zagroda dla świnki morskiej
meerschweinchenkäfig > zagroda dla świnki morskiej
jaskinia dla kot > filcowa budka dla kota
kryjówka dla kot > filcowa budka dla kota
norka dla kot > filcowa budka dla kota
iglo dla kot > filcowa budka dla kota
igloo dla kot > filcowa budka dla kota
kokon dla kot > filcowa budka dla kota
nora dla kot > filcowa budka dla kota
domeczek dla kot > filcowa budka dla kota
wełniany jaskinia dla kot > filcowa budka z wełny dla kota
wełniany domek dla kot > filcowa budka z wełny dla kota
cat cave > filcowa budka dla kota
dziki kot > bezdomny kot
bezpański kot > bezdomny kot
działkowy kot > bezdomny kot
uliczny kot > bezdomny kot
piwniczny kot > bezdomny kot
kot działkowy > bezdomny kot
kot piwniczny > bezdomny kot
kot uliczny > bezdomny kot
wesprzeć bezdomny kot > budka dla bezdomnych kotów
wspierać bezdomny kot > budka dla bezdomnych kotów
pomoc dla bezdomny kot > budka dla bezdomnych kotów
pomoc bezdomny kot > budka dla bezdomnych kotów
kot wolny żyjący > bezdomny kot
kosz do spanie > legowisko
kosz do spać > legowisko
koszyk do spanie > legowisko
koszyk do spać > legowisko
koszyczek do spanie > legowisko
koszyczek do spać > legowisko
drapać kanapa > drapak
niszczyć kanapa > drapak
niszczyć mebel > drapak
drapać mebel > drapak
słupek do drapanie > drapak
drzewko dla kot > drapak
scratching post > drapak
nauka aportowanie > aport
nauka aport > aport
nauka aportować > aport
trening aportowanie > aport
trening aport > aport
trening aportować > aport
do nauka aportowanie > aport
do nauka aport > aport
do nauka aportować > aport
do trening aportowanie > aport
do trening aport > aport
do trening aportować > aport
ćwiczyć aportowanie > aport
ćwiczyć aport > aport
ćwiczyć aportować > aport
mata węchowy > labirynt zapachowy
zabawka węchowy > labirynt zapachowy
gra węchowy > labirynt zapachowy
zabawka logiczny > labirynt zapachowy
zabawka edukacyjny > labirynt zapachowy
zabawka interaktywny > labirynt zapachowy
zabawka inteligentny > labirynt zapachowy
zabawka na myślenie > labirynt zapachowy
zabawka na inteligencja > labirynt zapachowy
na myślenie dla pies > labirynt zapachowy dla psa
na inteligencja dla pies > labirynt zapachowy dla psa
gra dla pies > labirynt zapachowy dla psa
puzzle dla pies > labirynt zapachowy dla psa
układanka dla pies > labirynt zapachowy dla psa
snuffle mat > labirynt zapachowy
schnüffelteppich > labirynt zapachowy
sniffing toy > labirynt zapachowy
puzzle toy > labirynt zapachowy
słyszeć pies > obroża z dzwonkiem
słychać pies > obroża z dzwonkiem
zgubić pies w las > obroża z dzwonkiem
sznur z węzeł > szarpak
sznur z supeł > szarpak
lina z węzeł > szarpak
lina z supeł > szarpak
sznurek z węzeł > szarpak
sznurek z supeł > szarpak
sznur do przeciąganie > szarpak
sznur do szarpanie > szarpak
sznur do przeciągać > szarpak
lina do przeciąganie > szarpak
lina do szarpanie > szarpak
lina do przeciągać > szarpak
zabawka do przeciąganie > szarpak
zabawka do szarpanie > szarpak
zabawka do przeciągać > szarpak
sznurek do przeciąganie > szarpak
sznurek do szarpanie > szarpak
sznurek do przeciągać > szarpak
sznur do gryzienie > szarpak
lina do gryzienie > szarpak
lina dla pies > szarpak
sznur dla pies > szarpak
tug toy > szarpak
tug rope > szarpak
zerrspielzeug > szarpak
szczeniak rosnąć ząb > szarpak lub gryzak
ząbkujący szczeniak > szarpak lub gryzak
zabawka szmaciany dla pies > szarpak
catnip toy > myszki z kocimiętką
catnip toys > myszki z kocimiętką
catnip > kocimiętka
katzenminze > kocimiętka
hierba gatera > kocimiętka
erba gatta > kocimiętka
cat toy > zabawka dla kota
cat toys > zabawka dla kota
dog toy > zabawka dla psa
dog toys > zabawka dla psa
pióro na patyk > wędka z piórem
piórko na patyk > wędka z piórem
kij z piórko > wędka z piórem
kij z pióro > wędka z piórem
piórko na sznurek > wędka z piórem
jadłodajnia dla ptak > karmnik
jadłodajnia dla ptaszek > karmnik
jadłodajnia dla sikora > karmnik
jadłodajnia dla wróbel > karmnik
bar dla ptak > karmnik
bar dla ptaszek > karmnik
bar dla sikora > karmnik
bar dla wróbel > karmnik
restauracja dla ptak > karmnik
restauracja dla ptaszek > karmnik
restauracja dla sikora > karmnik
restauracja dla wróbel > karmnik
domek z ziarno dla ptak > karmnik
domek z ziarno dla ptaszek > karmnik
domek z ziarno dla sikora > karmnik
domek z ziarno dla wróbel > karmnik
na zima dla ptak > karmnik
na zima dla ptaszek > karmnik
na zima dla wróbel > karmnik
na zima dla sikora > karmnik
na zima dla sikorka > karmnik
ptak zima > karmnik
wróbel zima > karmnik
sikorka zima > karmnik
sikora zima > karmnik
karmić ptak > karmnik
karmić wróbel > karmnik
karmić sikora > karmnik
karmić sikorka > karmnik
dokarmić ptak > karmnik
dokarmić wróbel > karmnik
dokarmić sikora > karmnik
dokarmić sikorka > karmnik
nakarmić ptak > karmnik
nakarmić wróbel > karmnik
nakarmić sikora > karmnik
nakarmić sikorka > karmnik
dokarmianie wróbel > karmnik
dokarmianie ptaszek > karmnik
ptak gnieździć > budka dla ptaków
ptak gnieździć się > budka dla ptaków
ptak gniazdować > budka dla ptaków
ptak zagnieździć się > budka dla ptaków
ptak osiedlić > budka dla ptaków
ptak osiedlić się > budka dla ptaków
ptaszek gnieździć > budka dla ptaków
ptaszek gnieździć się > budka dla ptaków
ptaszek gniazdować > budka dla ptaków
ptaszek zagnieździć > budka dla ptaków
ptaszek zagnieździć się > budka dla ptaków
ptaszek osiedlić > budka dla ptaków
ptaszek osiedlić się > budka dla ptaków
sikora gnieździć > budka dla ptaków
sikora gnieździć się > budka dla ptaków
sikora gniazdować > budka dla ptaków
sikora zagnieździć się > budka dla ptaków
sikora osiedlić > budka dla ptaków
sikora osiedlić się > budka dla ptaków
szpak gnieździć > budka dla ptaków
szpak gnieździć się > budka dla ptaków
szpak gniazdować > budka dla ptaków
szpak zagnieździć się > budka dla ptaków
szpak osiedlić > budka dla ptaków
szpak osiedlić się > budka dla ptaków
jerzyk gnieździć > budka dla ptaków
jerzyk gnieździć się > budka dla ptaków
jerzyk gniazdować > budka dla ptaków
jerzyk zagnieździć się > budka dla ptaków
jerzyk osiedlić > budka dla ptaków
jerzyk osiedlić się > budka dla ptaków
ptak mieć gdzie gnieździć > budka dla ptaków
budka dla jeżyk > budka dla jerzyków
jeżyk jeść komar > budka dla jerzyków
jerzyk jeść komar > budka dla jerzyków
domek dla ptak w ogród > budka dla ptaków
skrzynia dla sokół > budka dla pustułki
budka dla sokół > budka dla pustułki
miska na woda dla ptak > poidełko dla ptaków
miska na woda dla ptaszek > poidełko dla ptaków
miska na woda dla wróbel > poidełko dla ptaków
woda do picie dla ptak > poidełko dla ptaków
woda do picie dla ptaszek > poidełko dla ptaków
woda do picie dla wróbel > poidełko dla ptaków
pojnik dla ptak > poidełko dla ptaków
pojnik dla ptaszek > poidełko dla ptaków
pojnik dla wróbel > poidełko dla ptaków
pojemnik na woda dla ptak > poidełko dla ptaków
pojemnik na woda dla ptaszek > poidełko dla ptaków
pojemnik na woda dla wróbel > poidełko dla ptaków
miska dla ptaszek > poidełko dla ptaków
miska dla wróbel > poidełko dla ptaków
ptak mieć woda > poidełko dla ptaków
ptak pić > poidełko dla ptaków
ptak się kąpać > poidełko dla ptaków
big bag > luzem
big bagi > luzem
śruta dla świnia > śruta jęczmienna
śruta dla trzoda > śruta jęczmienna
śruta ekologiczny > mieszanka zbożowa mielona
mielony zboże > śruta lub mieszanka zbożowa mielona
zboże mielony > śruta lub mieszanka zbożowa mielona
parowany ziemniak > ziemniaki drobne
parcioki > ziemniaki drobne
na przynęta > kukurydza w ziarnie
zanęta na karp > kukurydza w ziarnie
haylage > sianokiszonka
heulage > sianokiszonka
silage > sianokiszonka
przeżuwacz dla pies > gryzak
koń jeść co dać > pasza dla konia
nagroda do szkolenie > przysmaki treningowe
nagroda na trening > przysmaki treningowe
nagroda na spacer > przysmaki treningowe
gotować dla pies > karma gotowana
gotowany dla pies > karma gotowana dla psa
gotowy jedzenie dla pies > karma gotowana
jedzenie w słoik > karma w słoikach
karma w słoik > karma w słoikach
kość wędzony > kości wędzone
świński kość > kości wieprzowe
kość świński > kości wieprzowe
zajęcie na wieczór > przełyki i kości
śmierdzący przysmak > żwacze wołowe
śmierdzący gryzak > żwacze wołowe
gryzak z dziczyzna > skóra z jelenia
gryzak z jeleń > skóra z jelenia
jeleni skóra > skóra z jelenia
poroże dla pies > skóra z jelenia
jagnięcina dla pies > karma z owczych podrobów
baranina dla pies > karma z owczych podrobów
jedzenie z baranina > karma z owczych podrobów
karma z baranina > karma z owczych podrobów
karma z jagnięcina > karma z owczych podrobów
lamb dog food > karma z owczych podrobów
dried lamb > karma z owczych podrobów
filet dla kot > suszona pierś z kurczaka
suszony filet > suszona pierś z kurczaka
karma z królik dla kot > mielony królik dla kotów
królicze mięso > mielony królik
króliczy mięso > mielony królik
mrożony karma > mielony królik porcje
mrozić karma > mielony królik porcje
kot bez ząb > pasztecik dla kota
kot nie mieć ząb > pasztecik dla kota
eko jedzenie dla kot > chrupki ekologiczne dla kota
ekologiczny karma dla kot > chrupki ekologiczne dla kota
organic cat food > chrupki ekologiczne dla kota
zielenina dla kot > trawa dla kota
trawka dla kot > trawa dla kota
kot jeść kwiatek > trawa dla kota
kot jeść kwiat > trawa dla kota
kot gryźć kwiat > trawa dla kota
cat grass > trawa dla kota
katzengras > trawa dla kota
serduszko indyczy > serca indycze
źródło tauryna > serca indycze lub stynka
tauryna dla kot > serca indycze lub stynka
ziarno dla koń > owies dla koni
karmić koń > owies dla koni
żywić koń > owies dla koni
musli bez zboże > musli ziołowe
gruby koń > musli dla koni
koń tyć > musli dla koni
odchudzać koń > musli dla koni
horse muesli > musli dla koni
pferdemüsli > musli dla koni
olej dla koń > olej lniany paszowy
sierść świecić > olej lniany paszowy
sierść się świecić > olej lniany paszowy
sierść błyszczeć > olej lniany paszowy
wiosenny linienie > olej lniany paszowy
linienie koń > olej lniany paszowy
koń kaszleć > sianokiszonka dla koni
koń kaszel > sianokiszonka dla koni
sianko dla prosiaczek > sianko dla świnek morskich
siano dla gryzoń > sianko dla świnek morskich lub otawa
siano dla królik > otawa lub sianko
karma dla chomik > mieszanka ziaren dla chomików
jedzenie dla chomik > mieszanka ziaren dla chomików
ziarno dla chomik > mieszanka ziaren dla chomików
hamsterfutter > mieszanka ziaren dla chomików
pellet dla królik > granulat
pelet dla królik > granulat
pelet z trawa > granulat z tymotki
pelety z trawa > granulat z tymotki
karma dla młody królik > granulat dla królika
susz dla królik > suszone warzywa i płatki kwiatów
susz dla gryzoń > suszone warzywa i płatki kwiatów
susz dla świnka > suszone warzywa i płatki kwiatów
suszony warzywo dla królik > suszone warzywa i płatki kwiatów
suszony kwiat dla królik > suszone warzywa i płatki kwiatów
coś do miska dla królik > suszone warzywa i płatki kwiatów
suszony mniszek > suszony mlecz lub suszone płatki kwiatów
suszony nagietek dla królik > suszone warzywa i płatki kwiatów
kura dobrze nieść > pasza dla niosek
żeby kura nieść > pasza dla niosek
nieść jajko kura > pasza dla niosek
chicken feed > pasza dla niosek
layer feed > pasza dla niosek
legehennenfutter > pasza dla niosek
mielony jęczmień > śruta jęczmienna
śruta z jęczmień > śruta jęczmienna
tuczyć świnia > śruta jęczmienna
tucz świnia > śruta jęczmienna
balot z lucerna > sianokiszonka z lucerny
burak dla krowa > buraki pastewne
burak dla koza > buraki pastewne
marchew paszowy > buraki pastewne i marchew
marchew pastewny > buraki pastewne i marchew
ziarno kukurydza > kukurydza w ziarnie
kukurydza dla gołąb > kukurydza w ziarnie
karma dla gołąb > kukurydza w ziarnie
karmić gęś > kukurydza w ziarnie
karmić gołąb > kukurydza w ziarnie
przynęta na karp > kukurydza w ziarnie
zanęta > kukurydza w ziarnie
kartofel paszowy > ziemniaki drobne dla kur
ziemniak paszowy > ziemniaki drobne dla kur
drobny kartofel > ziemniaki drobne
drobny ziemniak > ziemniaki drobne
ziemniak dla kura > ziemniaki drobne dla kur
coś dla drób > pasza dla kur lub owies dla kur
coś tani dla drób > owies i ziemniaki dla kur
pasza dla kurczątko > pasza starter dla piskląt
pasza dla kurczak > pasza starter dla piskląt
karma dla kurczaczek > pasza starter dla piskląt
karma dla pisklę > pasza starter dla piskląt
karmić kurczak > pasza starter dla piskląt
karmić pisklę > pasza starter dla piskląt
kükenfutter > pasza starter dla piskląt
chick starter > pasza starter dla piskląt
kruszonka dla pisklę > pasza starter dla piskląt
pszenżyto z groch > mieszanka zbożowa pszenżyto i groch
ciepły dla pies na dwór > buda ocieplana
pies ciepło na dwór > buda ocieplana
pies spać na dwór > buda
pies marznąć > buda ocieplana
kot spać > legowisko dla kota
kot mieć gdzie spać > legowisko dla kota
pies spać > legowisko dla psa
koszyk z poduszka > wiklinowe legowisko
kosz z poduszka > wiklinowe legowisko
schronienie dla kot > domek zimowy dla kotów lub budka dla kotów
kot marznąć > domek zimowy dla kotów lub budka dla kotów
dziki kot marznąć > domek zimowy dla kotów lub budka dla kotów
ocieplany domek dla kot > domek zimowy dla kotów lub budka dla kotów
ocieplony domek dla kot > domek zimowy dla kotów lub budka dla kotów
wybieg z rampa > zagroda z rampą
klatka piętrowy > dwupoziomowa zagroda
piętrowy klatka > dwupoziomowa zagroda
filcowy legowisko > filcowa budka
legowisko z filc > filcowa budka
domek z filc > filcowa budka
łóżko dla owczarek > łóżko dla dużego psa
posłanie dla owczarek > łóżko dla dużego psa
legowisko dla owczarek > łóżko dla dużego psa
spanie dla dog > łóżko dla dużego psa
do spanie dla dog > łóżko dla dużego psa
do spanie dla pies > legowisko dla psa lub łóżko dla psa
prowadzić koń > kantar
prowadzenie koń > kantar
halter dla koń > kantar
halter z skóra > kantar skórzany
linka do prowadzenie pies > smycz
linka dla pies > smycz
na spacer z pies > smycz lub obroża
spacer z pies > smycz lub obroża
dog leash > smycz
hundeleine > smycz
bawełniany smycz > smycz parciana
zrywka drewno koń > szorki robocze
zaprzęg dla koń > szorki robocze
uprząż dla koń > szorki robocze
chomąto i postronek > szorki robocze
work harness > szorki robocze
wyprowadzić kot > szelki dla kota
spacer z kot > szelki dla kota
uprząż dla kot > szelki dla kota
smycz dla kot > szelki dla kota
cat harness > szelki dla kota
katzengeschirr > szelki dla kota
ludowy obroża > obroża z tkaniną ludową
kolorowy obroża > obroża z tkaniną ludową
obroża z krajka > obroża z tkaniną ludową
hundehalsband > obroża
uzda na rajd > ogłowie rajdowe
uzda rajdowy > ogłowie rajdowe
jazda w teren na koń > ogłowie rajdowe lub siodło
uzda z kantar > ogłowie z kantarem
dressage saddle > siodło ujeżdżeniowe
dressursattel > siodło ujeżdżeniowe
używany siodło > siodło po renowacji
jazda konny ujeżdżenie > siodło ujeżdżeniowe
kot bawić > zabawka dla kota
kot się bawić > zabawka dla kota
zabawa z kociak > wędka dla kota lub myszki
zabawa z kot > wędka dla kota lub myszki
zabawka z pióro > wędka dla kota
zabawka z piórko > wędka dla kota
feather wand > wędka dla kota
katzenangel > wędka dla kota
pies nudzić > labirynt zapachowy lub szarpak
pies się nudzić > labirynt zapachowy lub szarpak
bystry pies > labirynt zapachowy
coś na myślenie > labirynt zapachowy
koń nudzić > piłka sianowa
koń się nudzić > piłka sianowa
nuda w stajnia > piłka sianowa
nuda w boks > piłka sianowa
siatka na siano > piłka sianowa
kula na siano > piłka sianowa
hay net > piłka sianowa
hay ball > piłka sianowa
heunetz > piłka sianowa
heuball > piłka sianowa
wyposażenie klatka > tunel i huśtawka z gałęzi
wyposażenie do klatka > tunel i huśtawka z gałęzi
do klatka dla chomik > tunel i huśtawka z gałęzi
do klatka dla szynszyla > tunel i huśtawka z gałęzi
zabawka dla chomik > tunel i huśtawka dla chomika
zabawka dla szynszyla > tunel i huśtawka dla szynszyli
drewniany tunel > tunel z gałęzi
hamster toy > tunel i huśtawka dla chomika
koziołek dla pies > aport
płócienny koziołek > aport
dummy dla pies > aport
zabawka na rzecz schronisko > zabawki z odzysku
zabawka ze schronisko > zabawki z odzysku
zabawka z szmata > zabawki z odzysku
zabawka z szmatka > zabawki z odzysku
psi zabawka z szmatka > zabawki z odzysku lub szarpak
dokarmianie zima > karmnik
dokarmiać zima > karmnik
dokarmianie sikorka zima > karmnik
futterhäuschen > karmnik
comedero para pájaros > karmnik
mangiatoia per uccelli > karmnik
годівниця > karmnik
karmnik do szkoła > karmnik
zwykły karmnik > karmniki z deseczek
tani karmnik > karmniki z deseczek
skrzynka lęgowy dla sikora > budka lęgowa dla sikor
domek dla sikorka > budka dla sikor
budka dla sikorka > budka dla sikor
budka dla szpak > skrzynka dla szpaków
szpak się osiedlić > skrzynka dla szpaków
starling box > skrzynka dla szpaków
starling nest box > skrzynka dla szpaków
budka na blok > budki dla jerzyków
budka pod okap > budki dla jerzyków
ocieplenie blok > budki dla jerzyków
skrzynia dla pustułka > budki dla pustułki
swift box > budki dla jerzyków
mauerseglerkasten > budki dla jerzyków
postawić gołębnik > gołębnik
budowa gołębnik > gołębnik
smaczek treningowy > przysmaki treningowe
podroby barani > podroby owcze
`,
  same: `
chomąto homonto homont chomont homąto homąt chomonto
poidełko pojnik poidło pojniczek
karma żarcie jedzenie pokarm
kukurydza kukurydz kolba
legowisko posłanie leżanko
kantar kantarek kantary
smycz smyczka
obroża obróżka obroszka
szarpak szarpaczek
karmnik karmniczek
aport aporter aportowanie
uździenica kantar
uzda ogłowie
chrupki krokiety
`,
  also: `
granulowany granulat
suchy chrupka
chomąto szorki uprząż
homonto szorki uprząż
homont szorki uprząż
chomont szorki uprząż
szkolenie treningowy
tresura treningowy
trening treningowy
linka smycz
lonża smycz
uprząż szorki ogłowie kantar
zagroda klatka
gospodarczy gospodarski
mysz myszka
smakołyk gryzak żwacz
szary gospodarski
zboże pszenica żyto jęczmień owies kukurydza pszenżyto
budka buda skrzynka
domek budka
posłanie legowisko
chrupka karma
zabawka szarpak piłka myszka wędka
uzda ogłowie kantar
uprząż szorki chomąto
wołowina wołowy
smakołyk nagroda
przysmak nagroda
kiszonka sianokiszonka
chrupki chrupka suchy
uprząż szorki chomąto ogłowie kantar
uździenica kantar ogłowie
sznurek smycz lina
sznur lina
powróz postronek lina
prowadzanie smycz szelki
wyprowadzanie smycz szelki
rybny stynka uklejka dorsz
kurczaczek pisklę kurczę starter
kurczątko pisklę kurczę starter
uprząż szelki ogłowie szorki
uprzęż szelki ogłowie szorki
flak żwacz
śruta mieszanka
smaczek ciasteczko przysmak
legowisko budka łóżko
posłanie legowisko łóżko budka
tauryna serce stynka
`,
  translations: `
przysmak|treat treats snack snacks|leckerli leckerlis snack snacks|golosina golosinas snack|смаколик смаколики ласощі|bocconcino bocconcini snack
karma|feed food|futter|pienso comida|корм|mangime cibo crocchette
pasza|fodder feed|futter|forraje pienso|корми|foraggio mangime
owies|oat|hafer|avena|овес|avena
buda|kennel doghouse|hundehütte|caseta|будка|cuccia
legowisko|bed|körbchen|cama|лежак|cuccia
smycz|leash lead|leine|correa|повідець|guinzaglio
siodło|saddle|sattel|silla montura|сідло|sella
karmnik|feeder birdfeeder|futterhaus vogelhaus|comedero|годівниця|mangiatoia
budka|birdhouse nestbox|nistkasten|nido|шпаківня|nido
karma|dogfood catfood petfood|hundefutter katzenfutter|pienso|корму корми|crocchette
kukurydza|corn maize|mais|maíz|кукурудза|mais
skórzany|leather|leder|cuero|шкіряний|pelle cuoio
skrzynka|crate box|kiste holzkiste|caja|ящик|cassetta
huśtawka|swing|schaukel|columpio|гойдалка|altalena
zapachowy|scented fragranced|duft|aromático perfumado|ароматичний|profumato
leszczyna|hazel|haselstrauch|avellano|ліщина|nocciolo
wierzba|willow|weide|sauce|верба|salice
lucerna|alfalfa lucerne|luzerne|alfalfa|люцерна|medica
gryzak|chews|kauartikel kauknochen|mordedor|кісточки|masticativo
ucho|ear ears|ohr rinderohr schweineohr|oreja|вухо|orecchio
drapak|scratcher scratching|kratzbaum|rascador|кігтеточка дряпка|tiragraffi
szelki|harness harnesses|geschirr hundegeschirr|arnés|шлейка|pettorina
kaganiec|muzzle|maulkorb|bozal|намордник|museruola
uprząż|harness|pferdegeschirr|arnés|упряж збруя|finimenti
kantar|headcollar|stallhalfter|cabezada ronzal|недоуздок|cavezza
ogłowie|headstall|trense|brida|вуздечка|briglia testiera
siodło|saddles|pferdesattel|montura|сідло|sella
szarpak|tugtoy tug|zerrspielzeug zergel|tirador|канат|
piłka|ball|ball|pelota|м'ячик м'яч|palla pallina
myszka|mouse|maus spielmaus|ratoncito|мишка|topolino
wędka|wand rod|spielangel|caña|вудка вудочка|canna
tunel|tunnel|tunnel|túnel|тунель|tunnel
chomik|hamsters|hamsterfutter|hámster|хом'як хом'ячок|criceto criceti
gryzoń|rodents|nager nagetier|roedor roedores|гризун гризуни|roditore roditori
poidełko|birdbath|vogeltränke tränke|bebedero|напувалка поїлка|abbeveratoio
karmnik|birdfeeder birdtable|vogelfutterhaus futterhäuschen|comederos|годівничка|mangiatoie
gołębnik|dovecote pigeonloft|taubenschlag taubenhaus|palomar|голубник|piccionaia
śruta|meal groundgrain|schrot futterschrot|harina|дерть шрот|farina
granulat|granules||granulado|гранули|
mielony|ground minced|gemahlen|molido|мелений|macinato
obroża|collar|halsband|collar|нашийник|collare
kantar|halter|halfter|cabestro|недоуздок|cavezza
ogłowie|bridle|zaumzeug trense|brida|вуздечка|briglia
pasza|chickenfeed|hühnerfutter|||
legowisko|dogbed|hundebett katzenbett|||
buda||||будку|
chomik|hamster|hamster|hámster|хом'як|criceto
gryzoń|rodent|nagetier|roedor|гризуни|roditore
klatka|cage hutch|käfig|jaula|клітка|gabbia
gryzak|chew|kauknochen|||
zboże|grain cereal|getreide|cereales grano|зерно збіжжя|cereali
pszenica|wheat|weizen|trigo|пшениця|frumento
jęczmień|barley|gerste|cebada|ячмінь|orzo
pasza|||balanceado|комбікорм|
karmnik|feeder birdfeeder|futterhaus vogelfutterhaus|comedero|годівниця|mangiatoia
szpak|starling starlings|star stare|estornino||storno
sikora|titmouse bluetit tits|meise meisen|carbonero|синиця синиць|cincia
jerzyk|swift swifts|mauersegler|vencejo|стриж серпокрилець|rondone
wróbel|sparrow sparrows|spatz sperling|gorrión|горобець|passero
jaskółka|swallow swallows|schwalbe|golondrina|ластівка|rondine
sianokiszonka|haylage silage|heulage silage silo|ensilado|сінаж силос|insilato
pasztecik|pasty|||пиріжок пиріжки|
kość|bone bones|knochen|hueso|кістка|osso
szorki|harness|pferdegeschirr|arnés|шлея|finimenti
`,
};

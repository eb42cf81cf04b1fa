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

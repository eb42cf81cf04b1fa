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

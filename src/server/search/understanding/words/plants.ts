import type { BranchWords } from '../branch-words.ts';

/** How people ask for plants and flowers. */
export const plantsWords: BranchWords = {
  sayings: `
zioło do zupa > lubczyk
zioło do pesto > bazylia
zioło do pizza > oregano lub bazylia w doniczce
zioło do grill > rozmaryn
zioło na grill > rozmaryn
zioło do mięso na grill > rozmaryn
zioło do grillowany mięso > rozmaryn
zioło do lemoniada > mięta
zioło do mojito > mięta
zioło na parapet w kuchnia > zioła na parapet
zioło w skrzynka > zioła na parapet
skrzynka z zioło > zioła na parapet
skrzyneczka z zioło > zioła na parapet
zioło na skalniak > zioła doniczkowe
zioło do ogródek > zioła doniczkowe
zioło do ogród > zioła doniczkowe
roślina do herbata > mięta lub melisa w doniczce
zioło na matka boski > bukiet na matki boskiej
ziele na matka boski > bukiet na matki boskiej
zioło do święcenie > bukiet na matki boskiej
zioło do poświęcenie > bukiet na matki boskiej
bukiet do święcenie > bukiet na matki boskiej
bukiet do poświęcenie > bukiet na matki boskiej
rzadko podlewać > grubosz lub sukulent
roślina bez podlewanie > grubosz lub sukulent
kwiat bez podlewanie > grubosz lub sukulent
nie trzeba podlewać > grubosz lub sukulent lub jeżówka
zapominać podlewać > grubosz lub sukulent
roślina dla zapominalski > grubosz lub sukulent
karłowy sosna > kosodrzewina
górski sosna > kosodrzewina
górski sosenka > kosodrzewina
karłowaty sosna > kosodrzewina
sosna do skalniak > kosodrzewina
chcieć posadzić > do sadzenia
chcieć zasadzić > do sadzenia
chcieć wsadzić > do sadzenia
potrzebować posadzić > do sadzenia
krzew posadzić > krzew do sadzenia
drzewo posadzić > drzewo do sadzenia
drzewko posadzić > drzewko do sadzenia
obsadzić skrzynka > kwiaty na balkon
obsadzić balkon > kwiaty na balkon
obsadzić rabata > byliny
obsadzić grób > kwiaty na grób
czosnek zimowy sadzeniak > czosnek do sadzenia
czosnek ozimy sadzeniak > czosnek do sadzenia
krzew dla ptak > kalina
krzew ptak jeść > kalina
gruszka drzewo > grusza
śliwka drzewo > śliwa
jabłko drzewo > jabłoń
dziki kwiat > łąka kwietna
mieszanka dziki kwiat > łąka kwietna
zamiast bukiet > roślina doniczkowa
сухоцвіти > suszone kwiaty
wracać co rok > byliny
odrastać co rok > byliny
wianek dla panna młody > wianek do stroju
wianek dla panna > wianek do stroju
wianek na wesele > wianek do stroju
wianek ślubny > wianek do stroju
wianek komunijny > wianek do stroju
wianek na komunia > wianek do stroju
rzecz z > z
wyrób z > z
przedmiot z > z
wszyscy święty > cmentarz
święto zmarły > cmentarz
drzewko na boży narodzenie > choinka
drzewko świąteczny > choinka
drzewko na gwiazdka > choinka
przy roślina > przy roślinach lub bylinach lub drzewach lub ogrodzie
sadzonka na żywopłot > żywopłot
roślina na żywopłot > żywopłot
krzew na żywopłot > żywopłot
krzak na żywopłot > żywopłot
drzewko na żywopłot > żywopłot
drzewko na święta > choinka
drzewko święta > choinka
drzewko bożonarodzeniowy > choinka
kwiat co sam rosnąć > byliny
kwiat co rok > byliny
kwiat rosnąć co rok > byliny
kwiat na lata > byliny
kwiat wieloletni > byliny
kwiat ogródek sam rosnąć > byliny
kwiat ogródek co sam rosnąć > byliny
tomatenpflanzen > rozsada pomidora
kräutertöpfe > zioła w doniczkach
nussbaum > drzewko orzecha
apple tree > jabłoń
apple trees > jabłoń
pear tree > grusza
cebula kwiatowy > cebulki
cebula kwiat > cebulki
cebula tulipan > cebulki tulipanów
kwiat do dom > kwiaty doniczkowe
kwiat do mieszkanie > kwiaty doniczkowe
kwiat do pokój > kwiaty doniczkowe
ziemniak sadzeniak > sadzeniaki
sadzeniak ziemniak > sadzeniaki
czosnek sadzeniak > czosnek do sadzenia
sadzeniak czosnek > czosnek do sadzenia
produkt z > z
wianek na głowa > wianek do stroju
wianek na włosy > wianek do stroju
bukiet z > bukiet
wiązanka z > wiązanka
roślina cieniolubny > rośliny do cienia
bylina cieniolubny > byliny do cienia
roślina miododajny > rośliny dla zapylaczy
kwiat miododajny > rośliny dla zapylaczy
krzew miododajny > rośliny dla zapylaczy
roślina dla pszczoła > rośliny dla zapylaczy
kwiat dla pszczoła > rośliny dla zapylaczy
roślina na pożytek > rośliny dla zapylaczy
nasiono łąka > nasiona łąki kwietnej
łąka dla pszczoła > łąka kwietna
łąka dla motyl > łąka kwietna
łąka z kwiat > łąka kwietna
łąka zamiast trawnik > łąka kwietna
zamiast trawnik > łąka kwietna
dziki kwiat nasiono > łąka kwietna
nasiono dziki kwiat > łąka kwietna
nasiono polny kwiat > łąka kwietna
wildflower mix > łąka kwietna
wildflowers > łąka kwietna
blumenwiese > łąka kwietna
wildblumen > łąka kwietna
semillas de flores silvestres > łąka kwietna
flores silvestres > łąka kwietna
semi di fiori selvatici > łąka kwietna
fiori di campo > łąka kwietna
польові квіти > łąka kwietna
насіння польових квітів > łąka kwietna
słoneczniki > bukiet słoneczników
gruszka <drzewko> > grusza
<drzewko> gruszka > grusza
jabłko <drzewko> > jabłoń
<drzewko> jabłko > jabłoń
jabłuszko <drzewko> > jabłoń
<drzewko> jabłuszko > jabłoń
śliwka <drzewko> > śliwa
<drzewko> śliwka > śliwa
winogrono sadzonka > sadzonka winorośli
sadzonka winogrono > sadzonka winorośli
krzew winogrono > sadzonka winorośli
krzak winogrono > sadzonka winorośli
winogrono do sadzenie > sadzonka winorośli
stroisz > gałązka na stroik
róża pnące > róża pnąca
kwiat do <pokój> > kwiaty doniczkowe
kwiat w <pokój> > kwiaty doniczkowe
kwiat do łazienka > kwiaty doniczkowe
kwiat do kuchnia > kwiaty doniczkowe
kwiat na biurko > kwiaty doniczkowe
kwiat na parapet > kwiaty doniczkowe
roślina do <pokój> > kwiaty doniczkowe
roślina na biurko > kwiaty doniczkowe
roślina domowy > kwiaty doniczkowe
kwiat domowy > kwiaty doniczkowe
sąsiad <widzieć> > żywopłot
<widzieć> sąsiad > żywopłot
<widzieć> z ulica > żywopłot
<widzieć> z droga > żywopłot
<zasłonić> od ulica > żywopłot
<zasłonić> od droga > żywopłot
<zasłonić> taras > żywopłot
<zasłonić> ogród > żywopłot
<zasłonić> ogródek > żywopłot
<zasłonić> płot > żywopłot
<zasłonić> siatka > żywopłot
<zasłonić> podwórko > żywopłot
<zasłonić> działka > żywopłot
<zasłonić> przed sąsiad > żywopłot
<zasłonić> od sąsiad > żywopłot
zamiast płot > żywopłot
zamiast ogrodzenie > żywopłot
ściana z zieleń > żywopłot
osłona od sąsiad > żywopłot
osłona przed sąsiad > żywopłot
zasłonić się od sąsiad > żywopłot
zasłonić od sąsiad > żywopłot
zasłonić sąsiad > żywopłot
odgrodzić się od sąsiad > żywopłot
odgrodzić od sąsiad > żywopłot
żywy płot > żywopłot
zielony płot > żywopłot
zielony ściana > żywopłot
sadzonka warzywo > rozsada
warzywo sadzonka > rozsada
sadzonka warzywny > rozsada
flanca warzywo > rozsada
warzywo do posadzenie > rozsada warzyw
warzywo do sadzenie > rozsada warzyw
warzywo do wysadzenie > rozsada warzyw
warzywo do posianie > nasiona warzyw
warzywo do siew > nasiona warzyw
kwiat do posadzenie > byliny
kwiat do sadzenie > byliny
kwiat do ogród > byliny
kwiat do ogródek > byliny
kwiat na rabata > byliny
kwiat na klomb > byliny
kwiat rabatowy > byliny
kwiat ogrodowy > byliny
kwiat do posianie > nasiona kwiatów
kwiat balkonowy > kwiaty na balkon
kwiat do skrzynka > kwiaty na balkon
kwiat do balkonowy skrzynka > kwiaty na balkon
kwiat na okno > kwiaty na balkon
kwiat na taras > kwiaty na balkon
kwiat do donica > kwiaty doniczkowe
kwiat do doniczka > kwiaty doniczkowe
kwiat w doniczka > kwiaty doniczkowe
kwiatek w doniczka > kwiaty doniczkowe
balkonblumen > kwiaty na balkon
balcony flowers > kwiaty na balkon
balcony plants > kwiaty na balkon
roślina na ból ucho > anginka
roślina na ucho > anginka
liść na ból ucho > anginka
coś na ból ucho > anginka
na ból ucho > anginka
wiecznie zielony drzewko > iglak
wiecznie zielony drzewo > iglak
wiecznie zielony krzew > bukszpan lub iglak
wiecznie zielony roślina > bukszpan lub iglak
wiecznie zielony krzak > bukszpan lub iglak
zimozielony drzewko > iglak
zimozielony krzew > bukszpan lub iglak
zimozielony roślina > bukszpan lub iglak
zielony cały rok > zimozielony
na fioletowo > fioletowy
na biało > biały
na czerwono > czerwony
na różowo > różowy
na żółto > żółty
na niebiesko > niebieski
na pomarańczowo > pomarańczowy
na kolorowo > kolorowy
na bordowo > bordowy
na zielono > zielony
co posadzić > do sadzenia
co zasadzić > do sadzenia
co sadzić > do sadzenia
iglaste > iglaki
iglasty na żywopłot > iglak na żywopłot
krzew na obwódka > bukszpan
krzak na obwódka > bukszpan
roślina na obwódka > bukszpan lub lawenda
krzew do strzyżenie > bukszpan
lavendelpflanze > sadzonka lawendy
lavendelpflanzen > sadzonka lawendy
erdbeerpflanzen > sadzonki truskawek
himbeerpflanzen > sadzonki malin
rosenpflanze > krzew róży
kletterrose > róża pnąca
kletterrosen > róża pnąca
piante di lamponi > sadzonki malin
piante di fragole > sadzonki truskawek
piante di pomodoro > rozsada pomidora
plantas de frambuesa > sadzonki malin
plantas de fresa > sadzonki truskawek
plantas de tomate > rozsada pomidora
türkranz > wianek na drzwi
вінок весільний > wianek do stroju
весільний вінок > wianek do stroju
drzewko iglasty > iglak
drzewo iglasty > iglak
krzew iglasty > iglak
roślina iglasty > iglak
krzak iglasty > iglak
do posadzenie > do sadzenia
do zasadzenie > do sadzenia
do wysadzenie > do sadzenia
coś do posadzenie > coś do posadzenia
zioło do skrzynka > zioła na parapet
zioło do doniczka > zioła na parapet
zioło w doniczka > zioła doniczkowe
zioło na balkon > zioła na parapet
zioło na taras > zioła na parapet
zioło do kuchnia > zioła na parapet
zioło kuchenny > zioła na parapet
suchy kwiat > bukiet suszony
suchy bukiet > bukiet suszony
kwiat cięty hurt > kwiaty cięte
ciąć sam choinka > choinka
wyciąć sam choinka > choinka
wyciąć choinka > choinka
ściąć choinka > choinka
choinka z las > choinka
piante da giardino > byliny
gartenpflanzen > byliny
garden plants > byliny
plantas de jardín > byliny
садові рослини > byliny
frambueso > sadzonki malin
do posadzić > do sadzenia
do zasadzić > do sadzenia
do wysadzić > do sadzenia
coś do posadzić > coś do posadzenia
warzywo do posadzić > rozsada warzyw
warzywo do wysadzić > rozsada warzyw
warzywo do posiać > nasiona warzyw
kwiat do posadzić > byliny
kwiat do posiać > nasiona kwiatów
nasiono warzywo > nasiona warzyw lub pomidorów lub sałaty lub ogórków lub cebuli lub czosnku lub fasoli lub kopru lub szczypiorku
warzywny nasiono > nasiona warzyw lub pomidorów lub sałaty lub ogórków lub cebuli lub czosnku lub fasoli lub kopru lub szczypiorku
nasiono warzywny > nasiona warzyw lub pomidorów lub sałaty lub ogórków lub cebuli lub czosnku lub fasoli lub kopru lub szczypiorku
vegetable seeds > nasiona warzyw lub pomidorów lub sałaty lub ogórków lub cebuli lub czosnku lub fasoli lub kopru lub szczypiorku
gemüsesamen > nasiona warzyw lub pomidorów lub sałaty lub ogórków lub cebuli lub czosnku lub fasoli lub kopru lub szczypiorku
co nie sypać > co nie gubi igieł
nie sypać się > co nie gubi igieł
nie sypać igła > co nie gubi igieł
nie tracić igła > co nie gubi igieł
nie osypywać > co nie gubi igieł
nie opadać igła > co nie gubi igieł
nie zgubić igła > co nie gubi igieł
igła nie spadać > co nie gubi igieł
igła nie lecieć > co nie gubi igieł
igła nie opadać > co nie gubi igieł
igła nie sypać > co nie gubi igieł
kwiatek wieloletni > byliny
roślina wieloletni > byliny
wieloletni kwiat > byliny
wieloletni roślina > byliny
kwiat na lato i lato > byliny
co rok kwitnąć > byliny
kwiat zimujący > byliny
roślina zimujący > byliny
kwiat zimować w grunt > byliny
perennial flowers > byliny
stauden > byliny
flance pomidor > rozsada pomidora
dekoracja drzwi > dekoracja na drzwi
ozdoba drzwi > dekoracja na drzwi
na drzwi wejściowy > dekoracja na drzwi
do powieszenie na drzwi > dekoracja na drzwi
door wreath > wianek lub wieniec
biały bez > lilak biały
bez biały > lilak biały
fioletowy bez > lilak fioletowy
bez fioletowy > lilak fioletowy
krzak bez > lilak
krzew bez > lilak
sadzonka bez > lilak
majowy bez > lilak
płatek do posypać > suszone płatki róż
płatek do posypanie > suszone płatki róż
płatek do sypać > suszone płatki róż
płatek do sypanie > suszone płatki róż
płatek do rzucać > suszone płatki róż
płatek do rzucanie > suszone płatki róż
płatek na ślub > suszone płatki róż
płatek na wesele > suszone płatki róż
płatek dla panna młoda > suszone płatki róż
płatek na sypanie > suszone płatki róż
sypać kwiatek > suszone płatki róż
sypać kwiat > suszone płatki róż
sypanie kwiat > suszone płatki róż
konfetti z kwiat > suszone płatki róż
konfetti na ślub > suszone płatki róż
kwiatowy konfetti > suszone płatki róż
rose petals > suszone płatki róż
rosenblätter > suszone płatki róż
pétalos de rosa > suszone płatki róż
petali di rosa > suszone płatki róż
пелюстки троянд > suszone płatki róż
gałąź świerkowy > gałązki jodłowe
gałązka świerkowy > gałązki jodłowe
gałąź świerk > gałązki jodłowe
gałązka świerk > gałązki jodłowe
gałąź choinka > gałązki jodłowe
gałązka choinka > gałązki jodłowe
gałązka iglasty > gałązki jodłowe
gałąź iglasty > gałązki jodłowe
zielony gałązka > gałązki jodłowe
gałąź na grób > gałązki jodłowe
gałązka na grób > gałązki jodłowe
gałązka na stroik > gałązki jodłowe
fir branches > gałązki jodłowe
tannenzweige > gałązki jodłowe
jedlina > gałązki jodłowe
cetyna > gałązki jodłowe
kwiat na cmentarz > kwiaty na grób
pienny > na pniu
fasola do posadzenie > nasiona fasoli
fasola do sadzenie > nasiona fasoli
fasola do siew > nasiona fasoli
fasola na siew > nasiona fasoli
fasola na tyczka do posadzenie > nasiona fasoli tycznej
fasola na tyczka > fasola tyczna
fasola do posianie > nasiona fasoli
bean seeds > nasiona fasoli
sypać przed kościół > płatki róż
sypanie przed kościół > płatki róż
sypać pod kościół > płatki róż
sypać na młody > płatki róż
sypanie na młody > płatki róż
obsypać młody > płatki róż
obsypanie młody > płatki róż
zamiast ryż > płatki róż
sypać dziewczynka na procesja > płatki róż
sypać na boże ciało > płatki róż
sypanie kwiatek > płatki róż
konfetti > płatki róż
confetti > płatki róż
do sypać przed kościół > płatki róż
coś do sypać przed kościół > płatki róż
coś do sypać na młody > płatki róż
coś do sypać > płatki róż
do sypać na młody > płatki róż
do obsypać młody > płatki róż
gartenkräuter > zioła w doniczkach
küchenkräuter > zioła w doniczkach
kräutertopf > zioła w doniczkach
topfkräuter > zioła w doniczkach
kitchen herbs > zioła w doniczkach
potted herbs > zioła w doniczkach
herb plants > zioła w doniczkach
piante aromatiche > zioła w doniczkach
erbe aromatiche in vaso > zioła w doniczkach
hierbas en maceta > zioła w doniczkach
трави в горщиках > zioła w doniczkach
kirschbaum > drzewko czereśni
cherry trees > drzewko czereśni
cerezo > drzewko czereśni
adventskranz > wieniec adwentowy
advent wreath > wieniec adwentowy
corona dell avvento > wieniec adwentowy
corona de adviento > wieniec adwentowy
адвентський вінок > wieniec adwentowy
raspberry cane > sadzonki malin
raspberry canes > sadzonki malin
raspberry plants > sadzonki malin
raspberry bushes > sadzonki malin
dahlia tubers > karpy dalii
dahlia tuber > karpy dalii
dahlienknollen > karpy dalii
peony roots > karpy piwonii
gałąź jodła > gałązki jodłowe
gałąź na stroik > gałązki jodłowe
gałąź do stroik > gałązki jodłowe
igliwie na stroik > gałązki jodłowe
tannenzweig > gałązki jodłowe
tannengrün > gałązki jodłowe
fir branch > gałązki jodłowe
rami di abete > gałązki jodłowe
ramas de abeto > gałązki jodłowe
wedding bouquet > bukiet ślubny
wedding bouquets > bukiet ślubny
wild flowers > polne kwiaty
wildflower bouquet > polny bukiet
wild flower bouquet > polny bukiet
bouquet of wild flowers > polny bukiet
wiesenblumenstrauß > polny bukiet
feldblumenstrauß > polny bukiet
wiesenblumen > polne kwiaty
ramo de flores silvestres > polny bukiet
bouquet di fiori di campo > polny bukiet
mazzo di fiori di campo > polny bukiet
букет польових квітів > polny bukiet
bulwa dalia > karpy dalii
dalia bulwa > karpy dalii
kłącze dalia > karpy dalii
dalia kłącze > karpy dalii
cebula dalia > karpy dalii
cebulka dalia > karpy dalii
dalia cebula > karpy dalii
karpa georginia > karpy dalii
bulwa georginia > karpy dalii
dalia do sadzenie > karpy dalii
dalia do posadzenie > karpy dalii
bulwa piwonia > karpy piwonii
kłącze piwonia > karpy piwonii
piwonia kłącze > karpy piwonii
piwonia bulwa > karpy piwonii
korzeń piwonia > karpy piwonii
piwonia do sadzenie > karpy piwonii
piwonia do posadzenie > karpy piwonii
krzew żeby ptak mieć co jeść > kalina koralowa
krzew z owoc dla ptak > krzew dla ptaków
krzew z jagoda dla ptak > krzew dla ptaków
krzew z korale > kalina koralowa
do siania > do posiania
bukiet suchy > bukiet suszonych
bukiet zboże > bukiet suszonych zbóż
bukiet z zboże > bukiet suszonych zbóż
bukiet suchy zboże > bukiet suszonych zbóż
wiązanka z zboże > bukiet suszonych zbóż
suchodrzew kamczacki > jagoda kamczacka lub suchodrzew kamczacki
wiciokrzew kamczacki > jagoda kamczacka lub wiciokrzew kamczacki
`,
  same: `
hurt hurtowo hurtowy
czereśnia trześnia
doniczka donica
tuja thuja żywotnik tujka
hosta funkia
piwonia peonia
pelargonia geranium muszkatelka anginka pelargonie
powojnik klematis clematis
rododendron różanecznik
irys kosaciec
mieczyk gladiola
storczyk orchidea
świerk smrek świerczek
floks płomyk
rozsada flanca szczepka
bukiet wiązanka
wianek wieniec wianuszek
krzew krzak krzaczek
porzeczka porzyczka
seler zeler
szczypiorek szczypior
hortensja hydrangea
malwa prawoślaz
jeżówka echinacea
lawenda lavandula
nasiono nasionko
anginka anginowiec
`,
  also: `
muszkatel pelargonia
muszkatela pelargonia
muszkatele pelargonia
pnący tyczny
spaghetti makaronowy
karłowy karłowaty półkarłowy
bordowy bordo
zimoodporny mrozoodporny
kubeczek kubek doniczka
kłos zboże trawa
wiązka bukiet
wniebowzięcie zielny zielna boska
zielna zielny boska
nordmann kaukaski
nordmanna kaukaski

winogrono winorośl
wiszący zwisający bluszczolistny kaskadowy
zwisający wiszący bluszczolistny kaskadowy
ziarno zboże zbożowy owies kukurydza pszenica jęczmień
zimozielony tuja bukszpan cis jałowiec kosodrzewina świerk sosna
iglasty tuja cis jałowiec kosodrzewina świerk sosna modrzew jodła
patyk gałązka
kij gałązka
patyczek gałązka
sukulent grubosz
winorośl winogrono
jabłonka jabłoń
świąteczny adwentowy choinkowy wigilijny
stroik wieniec wianek
żywopłot tuja ligustr bukszpan grab
krzew krzak
pnącze winorośl powojnik pnący wiciokrzew glicynia bluszcz milin
stary dawny zapomniany
kompozycja bukiet wiązanka wieniec stroik
gałąź gałązka
bylina kępa malwa floks
skalniak kosodrzewina macierzanka
wiązanka bukiet wieniec
trawnik trawa
stroik wieniec stroiki gałązka
winobranie wino winogrono
margerytka złocień
margaretka złocień
winobranie winogrono
dereń kalina
ogrodniczy ogród nasiono rozsada sadzonka roślina zielony
wieloletni bylina
płożący kosodrzewina jałowiec irga
skarpa kosodrzewina jałowiec macierzanka
niski kosodrzewina
płożyć kosodrzewina jałowiec irga
susz suszony
`,
  translations: `
sałata|lettuce|kopfsalat|lechuga|салат|lattuga
malina|raspberry|himbeere|frambuesa|малина|lampone
porzeczka|currant|johannisbeere|grosella|смородина порічки|ribes
winogrono|grape|traube|uva|виноград|uva
róża|rose|rose|rosa|троянда|rosa
tulipan|tulip|tulpe|tulipán|тюльпан|tulipano
lawenda|lavender|lavendel|lavanda|лаванда|lavanda
pelargonia|geranium pelargonium|geranie pelargonie|geranio|пеларгонія герань|geranio
sadzonka|seedling sapling|setzling jungpflanze|plantón plántula|саджанець розсада|piantina
roślina|plant|pflanze|planta|рослина|pianta
drzewko|tree|baum bäumchen obstbaum|árbol|дерево деревце|albero
jabłoń||apfelbaum||яблуня|
krzew|bush shrub|strauch busch|arbusto|кущ|arbusto cespuglio
nasiono|seed|samen saatgut|semilla|насіння|seme
cebulka|bulb|blumenzwiebel|bulbo|цибулина|bulbo
wianek|wreath|kranz|corona guirnalda|вінок|ghirlanda corona
bukiet|bouquet|strauß blumenstrauß|ramo|букет|mazzo
choinka||weihnachtsbaum tannenbaum christbaum|abeto|ялинка|abete
tuja|thuja|thuja lebensbaum|tuya|туя|tuia
bazylia|basil|basilikum|albahaca|базилік|basilico
drzewo|tree|baum|árbol|дерево|albero
ślubny|bridal|hochzeits|nupcial|весільний|nuziale sposa
babcia|grandma grandmother granny|oma großmutter|abuela|бабуся бабусі|nonna
jesień|autumn|herbst|otoño|осінь|autunno
wiosna|spring|frühling|primavera|весна|primavera
wianek|garland|blumenkranz|guirnalda|віночок|ghirlande
doniczka|flowerpot planter|blumentopf|maceta|горщик вазон|fioriera
adwentowy|advent|advent adventskranz|adviento|адвент|avvento
sadzonka|plant||planta||pianta piante
sadzonka|seedlings plants|pflanzen setzlinge|plantas|саджанці|piantine
jabłoń|appletree|apfelbäume|manzano|яблуні|melo
grusza||birnbaum|peral|груші|pero
czereśnia|cherries|süßkirsche|cerezas|черешня|ciliegie
malina|raspberries|himbeeren|frambuesas|малини|lamponi
porzeczka|blackcurrant redcurrant|johannisbeeren|grosellas|смородини|ribes
por|leek|lauch|puerro|порей|porro
seler|celery celeriac|sellerie|apio|селера|sedano
rozmaryn|rosemary|rosmarin|romero|розмарин|rosmarino
tymianek|thyme|thymian|tomillo|чебрець|timo
szałwia|sage|salbei|salvia|шавлія|salvia
róża|roses|rosen|rosas|троянди|rose
tulipan|tulips|tulpen|tulipanes|тюльпани|tulipani
piwonia|peony peonies|pfingstrose|peonía|півонія півонії|peonia
hortensja|hydrangea|hortensie|hortensia|гортензія|ortensia
mieczyk|gladiolus|gladiole|gladiolo|гладіолус|gladiolo
dalia|dahlia|dahlie|dalia|жоржина|dalia
malwa|hollyhock|stockrose malve|malva|мальва|malva
choinka|christmastree fir spruce|tannenbaum weihnachtsbäume tanne|abetos|ялинки|abeti
bylina|perennial|stauden staude|perenne|багаторічник|perenne
żywopłot|hedge|hecke|seto|живопліт|siepe
doniczka|planter flowerpot|pflanztopf übertopf|maceta tiesto|вазон горщик|fioriera
kafel|tile tiles|kachel fliese|azulejo|кахлі плитка|piastrella
gra|game boardgame|brettspiel||гра|
girlanda|garland|girlande|guirnalda|гірлянда|festone
gerbera|gerbera|gerbera|gerbera|гербера|gerbera
lilia|lily|lilie|azucena lirio|лілія|giglio
chryzantema|chrysanthemum mum|chrysantheme|crisantemo|хризантема|crisantemo
aster|aster|aster|áster|айстра|astro
narcyz|daffodil|narzisse osterglocke|narciso|нарцис|narciso
hiacynt|hyacinth|hyazinthe|jacinto|гіацинт|giacinto
konwalia|lilyofthevalley|maiglöckchen|muguete|конвалія|mughetto
krokus|crocus|krokus|azafrán|крокус|croco
irys|iris|iris schwertlilie|iris|ірис|iris
niezapominajka|forgetmenot|vergissmeinnicht|nomeolvides|незабудка|nontiscordardimé
chaber|cornflower|kornblume|aciano|волошка|fiordaliso
cięty|cut|schnitt|cortadas|зрізаний|recisi
bratek|pansy viola|stiefmütterchen|pensamiento|братки|viola pensiero
stokrotka|daisy|gänseblümchen|margarita|стокротка маргаритка|margherita
begonia|begonia|begonie|begonia|бегонія|begonia
storczyk|orchid|orchidee|orquídea|орхідея|orchidea
paproć|fern|farn|helecho|папороть|felce
kaktus|cactus|kaktus|cactus|кактус|cactus
petunia|petunia|petunie|petunia|петунія|petunia
fiołek|violet|veilchen|violeta|фіалка|violetta
aloes|aloe|aloe|áloe|алое|aloe
mirt|myrtle|myrte|mirto|мирт|mirto
oleander|oleander|oleander|adelfa|олеандр|oleandro
wrzos|heather|heidekraut|brezo|верес|erica
pokojowy|indoor||interior|кімнатний|appartamento
roślina|houseplant|zimmerpflanze topfpflanze|||
balkonowy|balcony|balkonblumen balkonpflanzen|balcón|балконний|balcone
funkia|hosta|hosta funkie|hosta|хоста|hosta
jeżówka|echinacea coneflower|sonnenhut|equinácea|ехінацея|echinacea
floks|phlox|phlox|flox|флокси|phlox
liliowiec|daylily|taglilie|lirio|лілійник|emerocallide
bylina|perennial perennials|staude stauden|vivaz|багаторічник багаторічні|perenne perenni
trawa|grass grasses|gras ziergras|hierba|трава|erba
grusza|peartree|birnbaum|peral|груша|pero
czereśnia|sweetcherry|süßkirsche|cerezo|черешня|ciliegio
figowiec|figtree|feigenbaum|higuera|інжир|fico
jabłoń|appletree|apfelbaum|manzanos|яблуня яблунька|meli
malina|raspberries|himbeerpflanze himbeerstrauch|frambueso|малина|lamponi
porzeczka|redcurrant|johannisbeerstrauch|grosellero|смородина порічки|ribes
kamczacki|honeyberry haskap|honigbeere|haskap|жимолость|
róża|rosebush rosebushes|rosenstock rosenstrauch|rosal|троянди|rosaio
jaśmin|jasmine|jasmin|jazmín|жасмин|gelsomino
forsycja|forsythia|forsythie|forsitia|форзиція|forsizia
rododendron|rhododendron azalea|rhododendron azalee|rododendro|рододендрон|rododendro
magnolia|magnolia|magnolie|magnolia|магнолія|magnolia
ligustr|privet|liguster|aligustre|бирючина|ligustro
klon|maple|ahorn|arce|клен|acero
dąb|oak|eiche|roble|дуб|quercia
powojnik|clematis|clematis|clemátide|клематис|clematide
żywopłot|hedges hedging|heckenpflanzen hecke|seto|живопліт|siepe
jodła|fir|tanne nordmanntanne|abeto|ялиця смерека|abete
modrzew|larch|lärche|alerce|модрина|larice
cis|yewtree|eibe|tejo|тис|tasso
iglak|conifer evergreen|nadelbaum konifere|conífera|хвойні|conifera
rozsada|plug starts|jungpflanzen gemüsepflanzen|plantel|розсада|piantine
cebulka|flowerbulbs|blumenzwiebeln tulpenzwiebeln|bulbos|цибулинки|bulbi
sadzeniak|seedpotato|pflanzkartoffel saatkartoffel|||
koniczyna|clover|klee|trébol|конюшина|trifoglio
oregano|oregano|oregano|orégano|орегано|origano
melisa|lemonbalm|melisse zitronenmelisse|melisa|меліса|melissa
szczypiorek|chive chives|schnittlauch|cebollino|шніт|cipollina
kolendra|coriander cilantro|koriander|cilantro|коріандр кінза|coriandolo
stroik|arrangement|gesteck adventsgesteck|centro|композиція|composizione
gałązka|twig sprig branch|zweig tannenzweig|rama|гілочка гілка|rametto ramo
wieniec|advent|adventskranz erntekranz|corona|вінок|corona
wianek|floral|blumenkranz türkranz|corona|віночок|coroncina
ślubny|bridal|braut brautstrauß|novia|весільний|sposa
szkółka|nursery|baumschule|vivero|розсадник|vivaio
polano|log logs|scheite holzscheite|tronco|поліно колоди|ceppi
bukiet|bouquets|brautstrauß|||
wieniec||adventskranz|||
malina||himbeerpflanze himbeerstrauch|||
winorośl|grapevine vine|weinrebe rebe|vid|лоза|
pnący|climbing climber|kletter kletternd|trepador trepadora|виткий плетистий|rampicante
adwentowy|advent|advents|adviento|адвентський|avvento
lilak|lilac|flieder|lila|бузок|lillà
bukszpan|boxwood|buchsbaum|boj|самшит|bosso
świerk|spruce|fichte|pícea|смерека ялина|abete
sosna|pine|kiefer|pino|сосна|pino
czereśnia||kirschbaum|cerezo|черешні|ciliegio
doniczka|planter|pflanztopf||вазони|
rozsada|seedlings|tomatenpflanzen||розсади|
rokitnik|seabuckthorn buckthorn|sanddorn|espino|обліпиха|olivello
pigwa|quince|quitte quitten|membrillo|айва|cotogna
róża|rosehip|hagebutte|escaramujo|шипшина|
bzu|elderberry elderflower|holunder holunderblüten|saúco|бузина|sambuco
pigwowiec|quince|quitte|membrillo|айва|cotogna
kalina|viburnum|schneeball||калина|viburno
fuksja|fuchsia|fuchsie|fucsia|фуксія|fucsia
cis|yew|eibe|tejo|тис|tasso
wiązanka||grabgesteck grabschmuck|||
odmiana|variety cultivar|sorte|variedad|сорт|varietà
`,
};

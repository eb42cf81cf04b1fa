import type { BranchWords } from '../branch-words.ts';

/**
 * Words of visitors from abroad for goods of any branch: mostly details, such as materials, parts and ways of making.
 * The main names of things are translated with their branch. The Ukrainian column also has diminutives and Russian
 * words.
 */
export const foreignWords: BranchWords = {
  sayings: `
olive oil > oliwa
olivenöl > oliwa
aceite oliva > oliwa
olio oliva > oliwa
оливкова олія > oliwa
tile > glazura
tiles > glazura
tires > opona
pañales > pieluszka
table runner > bieżnik
puppenhaus > domek lalkowy
dollhouse > domek lalkowy
doll house > domek lalkowy
casa muñecas > domek lalkowy
casa bambole > domek lalkowy
wohnwagen > kamper
used car > samochód osobowy
used cars > samochód osobowy
car > samochód osobowy
cars > samochód osobowy
toy car > samochodzik
toy cars > samochodzik
wooden car > samochodzik drewniany
wooden toy car > samochodzik drewniany
wooden cars > samochodzik drewniany
pate > pasztet
paté > pasztet
patè > pasztet
runner tavola > bieżnik
camino mesa > bieżnik
tealights > podgrzewacze
teelichter > podgrzewacze
sauerkraut crock > garnek do kiszenia
sauerkrauttopf > garnek do kiszenia
fermenting crock > garnek do kiszenia
fermentation crock > garnek do kiszenia
garden edging > płotek do grządek
lawn edging > płotek do grządek
bed edging > płotek do grządek
beeteinfassung > płotek do grządek
beetumrandung > płotek do grządek
cheese mould > forma do sera
cheese mold > forma do sera
käseform > forma do sera
molde queso > forma do sera
stampo formaggio > forma do sera
cat tree > drapak
pastor eléctrico > pastuch elektryczny
kit ricamo > zestaw do haftu
kit bordado > zestaw do haftu
набір вишивання > zestaw do haftu
набір вишивки > zestaw do haftu
set camino > zestaw kominkowy
fireplace set > zestaw kominkowy
fireplace tool set > zestaw kominkowy
fire irons > zestaw kominkowy
kaminset > zestaw kominkowy
kaminwerkzeug > zestaw kominkowy
holztraktor > traktor drewniany
rote perlen > czerwone korale
rote perlenkette > czerwone korale
rote kette > czerwone korale
підкувати коня > kucie koni
підкувати > kucie koni
саджанці винограду > sadzonki winorośli
виноград саджанці > sadzonki winorośli
curso cestería > kurs wyplatania kosza
curso mimbre > kurs wyplatania kosza
corso cesteria > kurs wyplatania kosza
курси плетіння > kurs wyplatania kosza
курс плетіння > kurs wyplatania kosza
пасхальний кошик > koszyk na święconkę
кошик паску > koszyk na święconkę
вербова пальма > palma wielkanocna
hunting knife > nóż myśliwski
candle holder > świecznik
candle holders > świecznik
candle stand > świecznik
iron nails > gwoździe kute
forged nails > gwoździe kute
schmiedenägel > gwoździe kute
clavos forjados > gwoździe kute
chiodi forgiati > gwoździe kute
proofing basket > słomianka
proving basket > słomianka
banneton > słomianka
gärkorb > słomianka
gärkörbchen > słomianka
brotkorb > słomianka lub koszyk
hay sale > siano
need hay > siano
buy hay > siano
hay urgently > siano
pappa reale > mleczko pszczele
sand delivery > wywrotka piasek
sand liefern > wywrotka piasek
schuhlöffel > łyżka do butów
nanny goat > koza
vinagre vino > ocet winny
aceto vino > ocet winny
coat hook > hak
coat hooks > hak
coat rack > hak
ice cream > lody
nail polish > lakier do paznokci
nagellack > lakier do paznokci
cat litter > żwirek
lettiera gatto > żwirek
arena gato > żwirek
wedding dress > suknia ślubna
brautkleid > suknia ślubna
hochzeitskleid > suknia ślubna
vestido novia > suknia ślubna
abito sposa > suknia ślubna
весільна сукня > suknia ślubna
kinderwagen > wózek dziecięcy
baby carriage > wózek dziecięcy
дитячий візок > wózek dziecięcy
gebrauchtwagen > samochód osobowy
automechaniker > mechanik samochodowy
car mechanic > mechanik samochodowy
toothpaste > pasta do zębów
зубна паста > pasta do zębów
nordmanntanne > jodła kaukaska
nordmann > jodła kaukaska
nestbox > budka lęgowa
electric fence > pastuch elektryczny
weidezaun > pastuch elektryczny
elektrozaun > pastuch elektryczny
pastor electrico > pastuch elektryczny
електропастух > pastuch elektryczny
recinto elettrico > pastuch elektryczny
baumstumpf entfernen > frezowanie pni
turkey chick > indyczę
truthahn kuken > indyczę
truthahn küken > indyczę
rosa rampicante > róża pnąca
rosa trepadora > róża pnąca
api regine > matka pszczela
hen feed > pasza dla niosek
beard care > balsam do brody
bartpflege > balsam do brody
haarpflege > szampon
lippenpflege > balsam do ust
hair care > szampon
skin care > krem
lip care > balsam do ust
garden design > projekt ogrodu
sausage sticks > kabanosy
lavendelkissen > woreczki lawendowe
elder flower > kwiat bzu
linfa betulla > oskoła
savia abedul > oskoła
horse feed > pasza koni
sankt martin gans > gęś owsiana
midsummer night > świętojańska
harvest fest > dożynki
harvest festival > dożynki
weaving course > kurs wyplatania
shepherd boy > juhas
zuppa pesce > zupa rybna
sopa pescado > zupa rybna
спати сіно > spanie na sianie
dormire fieno > spanie na sianie
dormir heno > spanie na sianie
schlafen heu > spanie na sianie
sleep hay > spanie na sianie
heuboden schlafen > spanie na sianie
rosa canina > dzika róża
kit funghi > grzybnia boczniaka
kit setas > grzybnia boczniaka
oyster mushroom kit > grzybnia boczniaka
seed roll > makowiec
hefeschnecke > drożdżówki
mohnschnecke > drożdżówki mak
petto oca > półgęsek
pechuga ganso > półgęsek
гусяча грудка > półgęsek
gaensebrust > półgęsek
`,
  same: '',
  also: '',
  translations: `
łuskany|shelled hulled husked|geschält geknackt|pelado descascarado|лущений чищений|sgusciato sbucciato
drylowany|pitted|entsteint|deshuesado||denocciolato snocciolato
mielony|ground minced|gemahlen|molido|мелений молотий|macinato
plaster|slice comb honeycomb|scheibe wabe wabenhonig|rodaja loncha panal|скибка стільник соти сота|fetta favo
połówka|halves|hälfte|mitad|половинка|metà
płynny|runny liquid|flüssig|líquido|рідкий|liquido
gęsty|thick dense|dickflüssig|espeso|густий|denso
mętny|cloudy unfiltered|naturtrüb trüb|turbio|каламутний нефільтрований|torbido
tłoczony|pressed|gepresst kaltgepresst direktsaft|prensado exprimido|віджатий пресований|pressato spremuto
pieczony|baked roasted|gebacken|horneado|печений запечений|cotto
lukrowany|iced glazed|glasiert|glaseado|глазурований|glassato
klarowany|clarified|geklärt|clarificado|топлений|chiarificato
masło|ghee|butterschmalz|||
małosolny|halfsour|salzgurke||малосольний|
orkiszowy|spelt|dinkel|espelta|полб'яний спельтовий|farro
jęczmienny|barley|gersten|cebada|ячмінний|orzo
owsiany|oat|hafer|avena|вівсяний|avena
kukurydziany|maize corn|mais|maíz|кукурудзяний|mais
konopny|hemp|hanf|cáñamo|конопляний|canapa
dyniowy|pumpkin|kürbis|calabaza|гарбузовий|zucca
pestka|kernel pip|kern|pepita pipa|кісточка зернятко|nocciolo
malinowy|raspberry|himbeer|frambuesa|малиновий|lampone
śliwkowy|plum|pflaumen zwetschgen|ciruela|сливовий|prugna
truskawkowy|strawberry|erdbeer|fresa|полуничний|fragola
rumiankowy|chamomile|kamillen|manzanilla|ромашковий|camomilla
miętowy|mint minty|minz|menta|м'ятний|menta
nagietek|calendula marigold|ringelblume|caléndula|календула нагідки|calendula
nagietkowy|calendula|ringelblumen|caléndula|календуловий|calendula
kakaowy|cocoa|kakao|cacao|какао|cacao
kminek|caraway cumin|kümmel|comino alcaravea|кмин|cumino carvi
czarnuszka|nigella|schwarzkümmel|neguilla|чорнушка|nigella
kurkuma|turmeric|kurkuma|cúrcuma|куркума|curcuma
galaretka|jelly|gelee|gelatina jalea|желе|gelatina
mus|mousse puree|mus|puré|мус пюре|purea
lizak|lollipop lolly|lutscher lolli|piruleta chupachups|льодяник|leccalecca
landrynka|drops|||льодяники|
beza|meringue|baiser|merengue|безе|meringa
ciasteczko|cookies biscuits|plätzchen|galletitas|печивко|biscottini
herbatnik|shortbread|butterkeks|galletas||frollino
chałka|challah plait|hefezopf zopf|trenza|хала плетінка|treccia
razowiec|wholemeal|vollkornbrot|integral|цільнозерновий|integrale
chleb|bread|graubrot steinofenbrot bauernbrot landbrot sauerteigbrot|hogaza|паляниця хлібець|pagnotta
rosół||suppenfleisch|puchero|юшка навар|
udko|drumstick thigh|keule schenkel|muslo|стегно стегенце окорочок|coscia
udziec|leg|keule|pierna|задня|coscia
golonka|knuckle hock|eisbein haxe|codillo|рулька|stinco
żeberka|spareribs|spareribs|costillas|реберця|costine
kość|bone|knochen|hueso|кістка|osso
karkówka|neck|nacken||ошийок шия|capocollo
gulasz|stewing|gulaschfleisch||гуляш|spezzatino
burger|burger patty|burger frikadelle|hamburguesa|бургер котлета|hamburger
kiełbaska|||salchichas|ковбаска сосиска|
pasta|paste|aufstrich|untar|паста намазка|crema
sum|catfish|wels|siluro|сом|
płotka|roach|rotauge||плітка|
sielawa|vendace|maräne|corégono|ряпушка|coregono
jajecznica|scrambled|rührei|revuelto|яєчня|
kiełek|sprouts|sprossen keimlinge|brotes germinados|паростки|germogli
kasztan|chestnut|esskastanie marone kastanie|castaña|каштан|castagna caldarroste
ziarno|grain|korn getreide|grano|зерно|granaglia chicco
pęczak|barley|graupen|cebada|перловка|orzo
proso|millet|hirse|mijo|пшоно просо|miglio
jaglany|millet|hirse|mijo|пшоняний|miglio
soczewica|lentil|linse|lenteja|сочевиця|lenticchia
rabarbar|rhubarb|rhabarber|ruibarbo|ревінь|rabarbaro
mniszek|dandelion|löwenzahn||кульбаба|tarassaco
jałowiec|juniper|wacholder|enebro|ялівець|ginepro
jałowcowy|juniper|wacholder|enebro|ялівцевий|ginepro
brzozowy|birch|birken|abedul|березовий|betulla
bukowy|beech|buchen|haya|буковий|faggio
buk|beech|buche rotbuche|haya|бук|faggio
dębowy|oak|eichen|roble|дубовий|rovere quercia
lnianka|camelina|leindotter|camelina|рижій|camelina
ostropest|thistle|mariendistel|cardo|розторопша|cardo
wiesiołek|primrose|nachtkerze|onagra|примула|enotera
babka|plantain|spitzwegerich|llantén|подорожник|piantaggine
skrzyp|horsetail|schachtelhalm||хвощ|equiseto
peeling|scrub|peeling|exfoliante|скраб пілінг|scrub
szampon|shampoo|shampoo haarseife|champú|шампунь|shampoo
odżywka|conditioner|spülung|acondicionador|кондиціонер|
pomadka|lipstick chapstick|lippenstift lippenpflegestift|pintalabios|помада|rossetto
mgiełka|mist spray|spray|bruma|спрей|spruzzo
saszetka|sachet|säckchen|saquito|саше мішечок|sacchetto
dłoń|hands|hände|manos|руки рук долоні|mani
ręka|hands|hände|manos|руки рук|mani
pięta|heel|ferse|talón|п'ята п'яти|talloni
usta|lip lips|lippe lippen|labios labial|губи губ|labbra
włosy|hair|haar haare|pelo cabello|волосся|capelli
twarz|face facial|gesicht|cara facial|обличчя|viso
ręczny|handmade handcrafted|handgemacht handgefertigt|artesanal artesano|ручний ручної|artigianale
ręcznie|handmade|handgemacht|artesanal|вручну|
rzeźbiony|carved|geschnitzt|tallado|різьблений|intagliato scolpito
pleciony|braided plaited|geflochten|trenzado|плетений|intrecciato
szyty|sewn stitched|genäht|cosido|шитий|cucito
skórzany|leather|leder|cuero|шкіряний|cuoio pelle
sukno|broadcloth|loden|paño|сукно|panno
runo|fleece|vlies schurwolle|vellón|руно|vello
owczy|sheepskin sheep|schaffell schafwolle lammfell|borrego|овчина овеча|pecora
bawełniany|cotton|baumwolle|algodón|бавовняний|cotone
puchowy||daunen|plumón|пуховий|piumino
lalka|dolls|puppen|muñecas|ляльки|bambole
traktor|tractor|traktor trecker|tractor|трактор|trattore
dziecięcy|toddler nursery|baby|infantil|дитячий|bimbo bimbi
okrągły|round|rund|redondo|круглий|rotondo
kosz|basket|weidenkorb|cestas|корзинка лукошко|ceste cestini
węza|foundation|mittelwand|cera|вощина|foglio
dzwonek|bells||cascabel|дзвоник|
róg|horn|horn|cuerno|ріг|corno
pierze|feather feathers|federn|plumas|пір'я|piume
spinka|brooch|brosche|broche|брошка|spilla
kapcie|mules|puschen filzpantoffeln|alpargatas|тапки тапочки|ciabatte
szopka|crib creche|krippenfiguren|nacimiento|шопка|presepi
warkocz|braid plait|zopf|trenza||treccia
przyprawa|spice|gewürz|especia|пряність|spezie
garnek|crock|gärtopf steinguttopf|tarro vasija|макітра|coccio
schronisko|rescue stray|||притулку|
adopcja|rehome|vermittlung|acogida||
suczka|bitch|hündin|perra|сучка сука|cagna
samiec|male|rüde||самець|
dorosły|grown|ausgewachsen|||
młody||jungtiere|jóvenes|молоденький|giovani
klacz|mare|stute|yegua|лошиця|cavalla
kucyk|pony|pony|poni|поні|pony
osioł|donkey|esel|burro asno|осел віслюк|asino
mleczny|milking|melkend|ordeño|дійна дійний|mungitura
karłowaty|pygmy|zwerg|pigmeo enana|карликовий|nana nane
koza|||cabrita|кізка кізочка|capretta
chów|rearing breeding|zucht haltung|cría|розведення|allevamento
opas|fattening|mast|engorde cebo|відгодівля|ingrasso
rozpłodowy|breeding|zucht|reproductor|племінний|riproduttore
legowisko|dogbed catbed|hundebett||лежак лежанка|cuccia
buda|kennel doghouse|hundehütte hütte|caseta|будка конура|cuccia
ocieplany|insulated|isoliert wärmegedämmt|aislado|утеплений|coibentato isolato
budka|nestbox nestbox birdhouse|nistkasten vogelhaus|nidal pajarera|шпаківня|nido casetta
sikora|tit tits|meise|carbonero|синиця|cincia cinciallegra
karmnik|birdfeeder|futterhaus vogelfutterhaus|comedero|годівниця|mangiatoia
smycz|lead leash|leine hundeleine|correa|повідець|guinzaglio
kantar|halter|halfter|cabezada ronzal|недоуздок|capezza
sianokiszonka|haylage|heulage|ensilado|сінаж|fasciato
owies|oats|hafer|avena|овес|avena
gryzak|chew chews|kauartikel kauknochen|mordedor masticable|жувалка|masticabile
ptaszek|birdie birds|vögel|pájaros|пташка пташки|uccellini
wędka|||caña|вудочка|canna
drapak|scratcher|kratzbaum|rascador|кігтеточка|tiragraffi
skalniak|rockery|steingarten|rocalla|рокарій|roccioso
cień|shade|schatten|sombra|тінь|ombra
torf|peat|torf|turba|торф|
obornik|manure dung|stallmist|estiércol|гній|letame
wapno||kalk|cal|вапно|calce
nawóz|fertiliser fertilizer|dünger|abono|добриво|concime
gałąź|branches|äste|ramas|гілля гілки|rami
wysoki|tall high|hoch|alto|високий|alto
wycinka|cutting|fällen baumfällung|cortar talar|спиляти зрубати валка|abbattere taglio
przesadzanie|transplanting|umpflanzen|trasplante|пересадка|trapianto
podnośnik|lift platform|hebebühne|plataforma|підйомник|piattaforma
minikoparka|digger excavator|minibagger bagger|miniexcavadora excavadora|екскаватор|escavatore miniescavatore
ładowarka|loader|lader radlader|cargadora|навантажувач|caricatore
glebogryzarka|rotavator tiller|bodenfräse|motocultor|фреза мотоблок|motozappa
wynajem|rental hire rent|mieten verleih leihen vermietung|alquiler alquilar|оренда прокат|noleggio noleggiare affitto
kombajn|combine|mähdrescher|cosechadora|комбайн|mietitrebbia
strzyżenie|shearing|scheren schur|esquila esquilar|стрижка|tosatura
płot|fence|zaun|valla cerca|паркан тин|recinto
ogrodzenie|fencing|umzäunung einzäunung|vallado cercado|огорожа|recinzione
wiata|carport shelter|unterstand carport|cobertizo|навіс|tettoia
dach|roof|dach|tejado|дах|tetto
przewóz|haulage|transportieren|transporte|перевезення|trasporto
kurs|course class workshop|kurs lehrgang|curso taller|курс|corso laboratorio
warsztaty|workshop workshops|workshop|taller talleres|майстеркласи|laboratorio
wyplatanie|weaving basketry|flechten korbflechten|cestería|плетіння лозоплетіння|intreccio cesteria
nocny|night|nacht|nocturno|нічний|notturno
przyuczenie|training trainee|anlernen|formación|навчання|
drewno|firewood|brennholz kaminholz|leña|дрова|legna
kostka|cube|würfel|pastilla cubo|кубик брусок|saponetta cubetto
worek|sack bag|sack|saco bolsa|мішок|sacco
beczka|barrel cask|fass|barril tonel|бочка|botte
butelka|bottle|flasche|botella|пляшка|bottiglia
dolina|valley|tal|valle|долина|valle
jezioro|lakeside|seeblick seeufer|orilla|озері|lungolago
łódka|boat boats|boot boote ruderboot|barca|човен лодка|barca
sad|orchard|obstgarten|huerto frutal|сад|frutteto
ogród|garden|garten|jardín|сад садок|giardino
wrzesień|september|september|septiembre|вересень|settembre
październik|october|oktober|octubre|жовтень|ottobre
grudzień|december|dezember|diciembre|грудень|dicembre
kwiatowy||||квітковий|
miodowy||honig||медовий|
jagnięcy|lamb|lamm|cordero||agnello
miód||||мёд|
świeży||||свежий|
jajo||||яйцо яйца|
ogórek||||огурец огурцы|
ziemniak||||картошка|
marchew||||морковь|
burak||||свекла|
cebula||||лук|
czosnek||||чеснок|
truskawka||||клубника|
agrest||||крыжовник|
jabłko||||яблоко|
jabłkowy||||яблочный|
orzech||||орех орехи|
chleb||||хлеб|
mięso||||мясо|
wołowina||||говядина|
kura||||курица|
kurczak||||курица цыпленок|
kaczka||||утка|
gęś||||гусь|
indyk||||индейка|
śledź||||сельдь селедка|
kiełbasa||||колбаса|
szynka||||ветчина|
ocet||||уксус|
konfitura||||варенье|
pieróg||||пельмени|
owca||||овца овцы|
świnia||||свинья|
prosię||||поросенок|
koźlę||||козленок|
kot||||кот кошка|
kocię||||котенок котята|
szczenię||||щенок|
owczarek||||овчарка|
koń||||конь|
pszczoła||||пчелы|
siano||||сено|
świeca||||свеча свечи|
kubek||||кружка|
talerz||||тарелка|
dzban||||кувшин|
obrus||||скатерть|
koc||||одеяло|
rękawica||||варежки|
koszula||||рубашка|
pierścionek||||кольцо|
kolczyk||||серьги|
bursztyn||||янтарь|
zabawka||||игрушка|
lalka||||кукла|
kwiat||||цветы цветок|
sadzonka||||саженец саженцы|
rozsada||||рассада|
nasiono||||семена|
choinka||||елка|
praca||||работа|
ogrodzenie||||забор|
dach||||крыша|
wynajem||||аренда|
wędzony||||копченый|
suszony||||сушеный|
kozi||||козий|
domowy||||домашний|
papryka||||перец|
listonoszka|messenger|umhängetasche|bandolera||tracolla
domowy|||casero|домашній|casereccio nostrano
ogórek||||огірочки огірочок|
grzyb||||грибочки грибки|
jabłko||||яблучко яблучка|
pieróg||||пиріжки пиріжок|
serek||||сирочок|
miód||||медок|
kura||||курочка курочки|
kaczka||||качечка качечки|
gęś||||гусочка гуси|
owca||||овечка овечки|
krowa||||корівка корівки|
rybka||||рибка|
prosię||||поросятко поросятка|
cielę||||телятко теля|
koźlę||||козенятко цапеня|
jagnię||||ягнятко|
garnek||||горщичок|
miska||||мисочка|
łyżka||||ложечка|
świeca||||свічечка|
mydło||||мильце|
chleb||||хлібчик|
żeberko||||ребра|
sadzonka||||саджанців|
dom||||садибу будиночок|
tucznik||||відгодівлю|
zakwaterowanie||||житло|
bukowy||||букові|
pocięty||||колоті|
rąbany|split|gespalten|cortada|колоті рубані|spaccata
strzyżenie|shear shears shearer|schafschur||стригти постригти|tosare
cięcie|pruning prune|baumschnitt obstbaumschnitt gehölzschnitt|poda podar|обрізка обрізати|potatura potare
szczepienie|grafting|veredeln veredelung|injerto injertar|щеплення|innesto innestare
rozsiew|spreading|streuen|esparcir|розкидання внесення|spandimento
owijanie|wrapping|wickeln|envolver|обмотування|fasciatura
wykopki||kartoffelroden roden|||
ostrzenie|sharpening|schärfen schleifen|afilado afilar|заточка заточити|affilatura affilare
koszenie|mow|mähe abmähen||скосити косити покосити|falciare sfalciare
wypas|grazing|beweidung|pastoreo|випас|pascolo
melasa|molasses|melasse|melaza|меляса патока|melassa
pustułka|kestrel|turmfalke|cernícalo|боривітер|gheppio
jerzyk|swift swifts|mauersegler|vencejo|стриж|rondone
szpak||starenkasten|||
gołębnik|dovecote|taubenschlag|palomar|голубник|colombaia
warzywnik||gemüsegarten gemüsebeet|huerto|город грядка|orto
portki||trachtenhose|||
sukno||wollstoff|||
broda||bartbalsam|||
krem||handcreme gesichtscreme pflegecreme hautpflege gesichtspflege|||
golenie|||afeitar||
karuzela|carousel|karussell|carrusel tiovivo|карусель|giostra
wstążka|ribbon|schleife|cinta|стрічка|nastro
dziewczynka|girl girls|mädchen|niña|дівчинка дівчинки|bambina
chłopiec|boy boys|junge jungen|niño|хлопчик хлопчика|bimbo
krosno|loom|webstuhl|telar|кросна|telaio
zwierzę|livestock|nutzvieh|ganado|худоба|bestiame
noc|nightshift|nachtschicht|noche|ніч|notte
zastępstwo|substitute|vertretung|sustitución|заміна|sostituzione
wywóz|disposal|entsorgung abtransport||вивіз|smaltimento
półgęsek||gänsebrust|||
chips|crisps|apfelringe apfelchips|chips|чіпси|chips
bochenek|loaf|laib brotlaib|hogaza|буханець буханка|pagnotta
boćwina|chard|mangold|acelga|мангольд|bietola
cebulak||zwiebelfladen||цибуляник|
blin|blini|blini|blini|млинець|blini
czarnuszka|blackseed||||
gołąbek||kohlroulade krautwickel||голубці|
kołacz||||калач коровай|
kozieradka|fenugreek|bockshornklee|fenogreco|гуньба пажитник|
kruszonka|crumble streusel|streusel||посипка|
kozak||birkenpilz||підберезник|
podgrzybek||maronenröhrling||моховик|
rydz||reizker|níscalo|рижик рижики|
boczniak|oyster|austernpilz austernseitling|||
boczniak|||ostra|глива гливи|pleurotus
grzybnia|mycelium spawn|pilzbrut pilzzucht|micelio|грибниця міцелій|micelio
mirabelka|mirabelle|mirabelle|mirabel|алича мірабель|mirabella
karmelek|toffee|karamellbonbon|caramelos|карамель карамелька|caramella
rogalik||||рогалики|
salceson|brawn headcheese|presskopf sülze||сальтисон зельц|soppressata
podpłomyk|flatbread|fladenbrot||корж коржик|focaccia
topinambur||topinambur|topinambo|топінамбур|topinambur
wierzbówka|fireweed|weidenröschen|epilobio|іванчай|
wołowina|||vacuno||
cielęcina|veal|kalbfleisch|ternera lechal|телятина|vitello
jagnięcina||lammkeule lammfleisch||ягнятина|
koźlina|chevon|zickleinfleisch|cabrito|козлятина|capretto
sarnina||hirschgulasch rehgulasch reh||оленина|capriolo
królik|||||coniglio
pierś|breast|brust|pechuga|грудка|petto
winny||||винний|
dziki|wild|wild|silvestre|дикий|selvatico
daktylowy|date|dattel|dátil|фініковий|dattero
imbir|ginger|ingwer|jengibre|імбир|zenzero
sezamka|sesame|sesam|sésamo|кунжут кунжутний|sesamo
jarmuż|kale|grünkohl|berza|кале|
sałatka|salad|salat|ensalada|салат|insalata
ser|||||caciotta
kozi|||caprino||caprino
chrupki|kibble|trockenfutter|||crocchette
rolada|roulade|roulade|rollo|рулет|rotolo
szmaciak|rag|flickenteppich fleckerlteppich|trapo jarapa|клаптиковий|stracci
okaryna|ocarina|okarina|ocarina|окарина|ocarina
gwizdek|whistle|pfeife|silbato|свистулька свищик|fischietto
korale|coral|korallenkette|coral|коралове|corallo
filigran|filigree|filigran|filigrana|філігрань|filigrana
filigranowy|filigree|filigran|filigrana|філігранний|filigrana
kołyska||puppenwiege|||
wóz|cart wagon|wagen leiterwagen|carro|віз|carro
łyżnik||löffelbrett||ложкарник|
dwojaki||||двійнята|
pasterski|shepherds|hirten|pastoril|пастуший|pastorale
ludowy|folklore|volkskunst|folclórico|фольклорний|folk
kanwa|aida|stickvorlage|cañamazo|канва|
poszewka||zierkissen|||
pamiątka|souvenir keepsake|souvenir andenken|recuerdo|сувенір пам'ятка|ricordo souvenir
wydmuszka|blown|ausgeblasen|vaciado|видувка|svuotato
serum|serum|serum|sérum|сироватка|siero
macerat|macerate|mazerat|macerado|мацерат|oleolito
tonik|toner tonic|gesichtswasser|tónico|тонік|tonico
demakijaż|cleansing remover|reinigungsöl|desmaquillante||struccante
balsam|lotion||loción|лосьйон|lozione
kosodrzewina|mugo|latschenkiefer|mugo||mugo
jaśminowiec|mockorange|pfeifenstrauch|celinda|чубушник|filadelfo
dymka|sets onionsets|steckzwiebel|cebollino|сіянка|
szafirek|muscari|traubenhyazinthe|muscari|мускарі|muscari
grubosz|jade|geldbaum|crassula|крассула|crassula
łąka|meadow|wiese blumenwiese|pradera prado|луг лука|prato
kwietny|flowering|blumen|florida|квітучий|fiorito
jałoszka|heifer|färse|novilla|теличка|manzetta
osiołek|donkey|eselchen|burrito|ослик|asinello
wierzchowiec||reitpferd|montura|верховий|
kucyk|ponies|ponys|ponis|поник|
zimnokrwisty|draft draught|kaltblut|tiro|ваговоз|tiro
labirynt|maze labyrinth|labyrinth schnüffelspiel|laberinto|лабіринт|labirinto
hamak|hammock|hängematte|hamaca|гамак|amaca
żwacz|tripe|pansen|tripa|рубець|trippa
ogłowie|bridle|trense zaumzeug|brida|вуздечка|briglia
szorki|harness|geschirr pferdegeschirr|arnés|шлея упряж|finimenti imbracatura
szelki|harness|geschirr|arnés|шлейка|pettorina
siodło|saddle|sattel||сідло|sella
racica|hoof hooves|klauen klauenpflege|pezuña|ратиця копито|unghione
werkowanie|trimming barefoot|hufpflege|recorte|розчистка|pareggio
wertykulator|scarifier|vertikutierer|escarificador|аератор|arieggiatore
mulczer|mulcher|mulcher|desbrozadora|мульчувач|trinciatrice
obornik|farmyard|kuhmist pferdemist||перегній|stallatico
strzecha|thatch thatched|reet strohdach|||
gont|shingle shingles|schindel|teja|гонт|scandola
szopa|shed|schuppen|cobertizo|сарай|capanno
karczowanie|grubbing uprooting|rodung|desarraigo|викорчовування|estirpazione
woźnica|coachman carter|kutscher|cochero|візник|cocchiere
kowal|||||maniscalco
kombajnista|combine|mähdrescherfahrer|cosechadora|комбайнер|
śnieg|snow|schnee|nieve|сніг|neve
chomik|rodent|nager|roedor|гризун|roditore
suszony|desiccated|||в'ялений|essiccato
śliwka|prunes|backpflaumen dörrpflaumen||чорнослив|
dzika|||||canina
ceramiczny|||cerámico|керамічний|
chrupiący|crunchy crispy|knusprig|crujiente|хрусткий|croccante
szklany|glass|gläsern|||
złoty|golden|golden|dorado|золотий|dorato
drożdżówka||mohnschnecken hefeschnecken|||
degustacyjny|tasting|probier|degustación|дегустаційний|degustazione
zestaw|set|set|lote|набір|confezione
wylęgowy|hatching|brut|incubar|інкубаційний|cova
sojowy|soy soya|soja sojawachs|soja|соєвий|soia
kurs|learn learning|lernen erlernen|aprender|навчитися|imparare
gruntowy|outdoor|freiland|||
winorośl|grapevine|weinrebe|parra|виноград|vite
suszony||trockenblumen||сухоцвіт сухоцвіти|
łopianowy|burdock|kletten|bardana|реп'яховий лопуховий|bardana
węgiel|charcoal|aktivkohle kohle|carbón|вугілля вугільний|carbone
sadzonka|cutting cuttings|steckling stecklinge|esqueje|живець|talea
hydraulik|plumber plumbers plumbing|klempner installateur|fontanero|сантехнік|idraulico
elektryk|electrician electricians|elektriker|electricista|електрик|elettricista
fryzjer|hairdresser barber|friseur friseurin|peluquero peluquería|перукар перукарня|parrucchiere barbiere
dentysta|dentist|zahnarzt|dentista|стоматолог|dentista
niania|nanny babysitter|kindermädchen babysitter|niñera|няня|babysitter
korepetycje|tutoring tutor|nachhilfe|tutoría|репетитор|ripetizioni
glazurnik|tiler|fliesenleger|alicatador|плиточник|piastrellista
glazura|tile tiles|fliese fliesen|azulejo azulejos|плитка|piastrella piastrelle
malarz|painter|maler||маляр|imbianchino
kominiarz|sweep|schornsteinfeger|deshollinador|сажотрус|spazzacamino
fotowoltaika|solar photovoltaic|solaranlage photovoltaik|fotovoltaica|фотовольтаїка|fotovoltaico
dezynsekcja|pest|schädlingsbekämpfung|plaga|дезінсекція|disinfestazione
komputer|computer laptop pc|computer rechner|ordenador computadora|комп'ютер ноутбук|computer
telefon|phone mobile smartphone|handy telefon|teléfono móvil|телефон мобільний|cellulare telefonino
drukarka|printer|drucker|impresora|принтер|stampante
telewizor|television|fernseher|televisor|телевізор|televisore
pralka|washer|waschmaschine|lavadora|пральна|lavatrice
zmywarka|dishwasher|spülmaschine geschirrspüler|lavavajillas|посудомийка|lavastoviglie
lodówka|fridge refrigerator|kühlschrank|nevera frigorífico|холодильник|frigorifero frigo
odkurzacz|hoover|staubsauger|aspiradora|пилосос|aspirapolvere
żelazko||bügeleisen||праска|
sofa|sofa couch|sofa couch|sofá|диван|divano
materac|mattress|matratze|colchón|матрац|materasso
zamienny|spare|ersatzteil ersatzteile|repuesto repuestos recambio|запчастина запчастини|ricambio ricambi
farba|paint|wandfarbe lackfarbe||фарба|vernice
cement|cement|zement|cemento|цемент|cemento
cegła|brick bricks|ziegel ziegelstein backstein|ladrillo ladrillos|цегла|mattone mattoni
wiertarka|drill|bohrmaschine|taladro|дриль|trapano
opona|tyre tyres tire tires|reifen|neumático neumáticos|шини покришки|pneumatici gomme
płaszcz|coat|wintermantel|abrigo|пальто|cappotto
perfumy|perfume|parfüm parfum|perfume|парфуми|profumo
papieros|cigarettes|zigaretten|cigarrillos|сигарети|sigarette
tabletka|medicine medicines medication|medikament medikamente|medicina medicamento|ліки|farmaco
pieluszka|nappy nappies diaper diapers|windel windeln|pañal pañales|підгузки памперси|pannolino pannolini
ananas|pineapple|ananas|piña|ананас|ananas
banan|banana bananas|banane bananen|plátano plátanos|банан банани|banana banane
pomarańcza|oranges|orangen apfelsine|naranja naranjas|апельсин апельсини|arancia arance
oliwka|olive olives|olive oliven olivenöl|oliva aceituna aceitunas|оливка оливки оливкова|oliva olive
awokado|avocado|avocado|aguacate|авокадо|avocado
tuńczyk|tuna|thunfisch|atún|тунець|tonno
krewetka|shrimp shrimps prawns|garnele garnelen|gamba gambas|креветки|gamberi gamberetti
lody||eiscreme speiseeis|helado helados|морозиво|gelato
wódka|vodka|wodka|vodka|горілка|vodka
papuga|parrot budgie|papagei wellensittich|loro periquito|папуга папужка|pappagallo
kanarek|canary|kanarienvogel|canario|канарка|canarino
żółw|turtle tortoise|schildkröte|tortuga|черепаха|tartaruga
wąż|snake|schlange|serpiente|змія|serpente
akwarium|aquarium|aquarium|acuario|акваріум|acquario
storczyk|orchid orchids|orchidee orchideen|orquídea|орхідея|orchidea orchidee
książka|book books|buch bücher|libro libros|книга книги|libro libri
diament|diamond|diamant|diamante|діамант|diamante
futbol|football soccer|fußball|fútbol|футбол|calcio pallone
motocykl|motorbike motorcycle|motorrad|motocicleta|мотоцикл|motocicletta
motorower|scooter|motorroller|ciclomotor|скутер|motorino
śpiwór||schlafsack||спальник|
murarz|bricklayer mason|maurer|albañil|муляр|muratore
regał|bookcase bookshelf|bücherregal|estantería librería|стелаж|libreria
pasztet|pate paté|pastete|paté|паштет|patè
bryndza|bryndza brynza|brimsen|bryndza|бринза|bryndza
gwóźdź||||цвяхи цвяхів|
karafka||||графин графін|
królik||||крольчатина кролятина|
wieszak||||вішалка вішаки|attaccapanni
sprzątanie||putzkraft reinigungskraft|||
zlew|sink|spüle spülbecken|fregadero|раковина|lavandino
loteria|lottery|lotterie|lotería|лотерея|lotteria
brokuł|broccoli|brokkoli|brócoli|броколі|broccoli
migdał|almond almonds|mandel mandeln|almendra almendras|мигдаль|mandorla mandorle
łabędź|swan|schwan|cisne|лебідь|cigno
miodarka|extractor|honigschleuder|extractor|медогонка|smielatore
podkurzacz|smoker|smoker|ahumador|димар|affumicatore
kran|faucet|wasserhahn|grifo|кран|rubinetto
nożyczki|scissors|schere|tijeras|ножиці|forbici
wiewiórka|squirrel|eichhörnchen|ardilla|білка|scoiattolo
żaba|frog|frosch|rana|жаба|rana
szczur|rat|ratte|rata|щур|ratto
statek|ship|schiff|barco|корабель|
kamera||kamera|cámara|камера|fotocamera
walizka|suitcase|reisekoffer|maleta|валіза|valigia
powróz|rope|seil|cuerda|мотузка|corda
detergent|detergent|waschmittel|detergente||detersivo
figa|fig figs|feige feigen|higo higos|інжир|fico fichi
bateria|battery|batterie|batería|батарея|batteria
długopis|pen|kugelschreiber|bolígrafo||penna
brzoskwinia|peach peaches|pfirsich pfirsiche|melocotón melocotones|персик персики|pesche
`,
};

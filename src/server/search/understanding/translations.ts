import { foreignStem } from '../light-stemmers.ts';
import { fold } from '../text.ts';
import type { QueryWord } from '../words.ts';
import type { TypedText } from './typed-text.ts';

/**
 * Everyday words of every category: the Polish base form, then what visitors call it in English, German, Spanish,
 * Ukrainian and Italian; alternatives are parted by spaces.
 */
const TABLE = `
miód|honey|honig bienenhonig|miel|мед|miele
pyłek|pollen|pollen|polen|пилок|polline
wosk|wax beeswax|wachs bienenwachs|cera|віск|cera
propolis|propolis|propolis|propóleo|прополіс|propoli
ser|cheese|käse kaese|queso|сир бринза|formaggio pecorino
mleko|milk|milch|leche|молоко|latte
masło|butter|butter|mantequilla|масло|burro
śmietana|cream sour|sahne rahm|nata|сметана вершки|panna
twaróg|curd quark cottage|quark topfen|requesón|творог|ricotta
jogurt|yogurt yoghurt|joghurt|yogur|йогурт|yogurt
kefir|kefir|kefir|kéfir|кефір|kefir
jajo|egg|ei eier hühnerei|huevo|яйце яєчко яйця|uovo uova
kiełbasa|sausage|wurst bratwurst|salchicha chorizo embutido|ковбаса|salsiccia
szynka|ham|schinken|jamón|шинка|prosciutto
boczek|bacon|speck|tocino panceta|бекон грудинка|pancetta
wędlina|charcuterie meats|aufschnitt wurstwaren|embutido fiambre|ковбаси|salumi
pasztet|pate|pastete|paté|паштет|patè
kaszanka|blood|blutwurst|morcilla|кров'янка|sanguinaccio
smalec|lard fat dripping|schmalz|manteca|смалець|strutto
mięso|meat|fleisch|carne|м'ясо|carne
wołowina|beef|rindfleisch|ternera|яловичина|manzo
wieprzowina|pork|schweinefleisch|puerco|свинина|suino
jagnięcina|lamb mutton|lammfleisch|cordero|баранина|agnello
dziczyzna|venison game|wild wildfleisch|caza|дичина|selvaggina
kurczak|chicken|hähnchen huhn|pollo|курча курка|pollo
kaczka|duck|ente|pato|качка|anatra
gęś|goose geese|gans gänse|ganso oca|гуска|oca
indyk|turkey|truthahn pute|pavo|індик|tacchino
drób|poultry|geflügel|aves|птиця|pollame
ryba|fish|fisch|pescado|риба|pesce
karp|carp|karpfen|carpa|короп|carpa
pstrąg|trout|forelle|trucha|форель|trota
łosoś|salmon|lachs|salmón|лосось|salmone
śledź|herring|hering|arenque|оселедець|aringa
węgorz|eel|aal|anguila|вугор|anguilla
chleb|bread loaf|brot|pan|хліб|pane
bułka|roll bun|brötchen semmel|panecillo|булка булочка|panino
zakwas|sourdough|sauerteig|masa|закваска|lievito
ciasto|cake pastry|kuchen|pastel tarta|пиріг тістечко|torta dolce
sernik|cheesecake|käsekuchen||сирник|cheesecake
piernik|gingerbread|lebkuchen pfefferkuchen|jengibre|пряник|panpepato
szarlotka||apfelkuchen||шарлотка|
makowiec||mohnkuchen||маковий|
ciastko|cookie biscuit|keks kekse plätzchen|galleta|печиво|biscotto
tort|cake|torte|tarta|торт|torta
dżem|jam|marmelade konfitüre|mermelada|джем варення|marmellata confettura
powidła||pflaumenmus||повидло|
konfitura|preserve|konfitüre|confitura|конфітюр|confettura
ogórek|cucumber gherkin|gurke|pepino|огірок огірки|cetriolo
kapusta|cabbage sauerkraut|kohl sauerkraut|col repollo chucrut|капуста|cavolo crauti
kiszony|pickled fermented|eingelegt saure|encurtido fermentado|квашений квашена|fermentato
sok|juice|saft|zumo jugo|сік|succo
syrop|syrup|sirup|jarabe sirope|сироп|sciroppo
kompot|compote|kompott|compota|компот|composta
cydr|cider|apfelwein|sidra|сидр|sidro
ziemniak|potato potatoe|kartoffel erdapfel|patata papa|картопля бульба|patata
marchew|carrot|karotte möhre|zanahoria|морква|carota
burak|beetroot beet|rote bete rübe|remolacha|буряк|barbabietola
pomidor|tomato tomatoe|tomate|tomate|помідор|pomodoro
cebula|onion|zwiebel|cebolla|цибуля|cipolla
czosnek|garlic|knoblauch|ajo|часник|aglio
dynia|pumpkin squash|kürbis|calabaza|гарбуз|zucca
fasola|bean|bohne|judía alubia frijol|квасоля|fagiolo
papryka|pepper paprika|paprika|pimiento|перець|peperone
szparag|asparagus|spargel|espárrago|спаржа|asparago
pietruszka|parsley|petersilie|perejil|петрушка|prezzemolo
sałata|lettuce|kopfsalat|lechuga|салат|lattuga
warzywo|vegetable veggie|gemüse|verdura hortaliza|овочі овоч|verdura ortaggio
owoc|fruit|obst|fruta|фрукти фрукт|frutta
jabłko|apple|apfel äpfel|manzana|яблуко|mela
gruszka|pear|birne|pera|груша|pera
śliwka|plum prune|pflaume zwetschge|ciruela|слива|prugna
wiśnia|cherry|kirsche sauerkirsche|cereza guinda|вишня|ciliegia amarena
truskawka|strawberry|erdbeere|fresa|полуниця|fragola
malina|raspberry|himbeere|frambuesa|малина|lampone
borówka|blueberry bilberry|blaubeere heidelbeere|arándano|чорниця лохина|mirtillo
porzeczka|currant|johannisbeere|grosella|смородина порічки|ribes
winogrono|grape|traube|uva|виноград|uva
żurawina|cranberry|cranberry moosbeere|arándano|журавлина|mirtillo
grzyb|mushroom|pilz|seta hongo|гриб гриби|fungo funghi
borowik|boletus porcini|steinpilz|boleto|боровик білий|porcino
kurka|chanterelle|pfifferling|rebozuelo|лисичка|finferli gallinaccio
zioło|herb|kraut kräuter|hierba|трава трави|erba
herbata|tea|tee|té infusión|чай|tè tisana
mięta|mint|minze|menta|м'ята|menta
rumianek|chamomile camomile|kamille|manzanilla|ромашка|camomilla
lipa|linden|linde |tilo|липа|tiglio
mąka|flour|mehl|harina|борошно|farina
kasza|groats|grütze|sémola|крупа каша|grano semola
gryka|buckwheat|buchweizen|alforfón|гречка|saraceno
makaron|pasta noodle|nudel|pasta fideo|макарони локшина|pasta tagliatelle
płatek|flake oat|flocke haferflocken|copo avena|пластівці|fiocchi
olej|oil|öl leinöl|aceite|олія|olio
ocet|vinegar|essig apfelessig|vinagre|оцет|aceto
przyprawa|spice seasoning|gewürz|especia|приправа спеції|spezia
musztarda|mustard|senf|mostaza|гірчиця|senape
sól|salt|salz|sal|сіль|sale
chrzan|horseradish|meerrettich|rábano|хрін|rafano
pieróg|dumpling pierogi|pirogge teigtasche|empanadilla|вареник вареники|raviolo
bigos|stew|eintopf|estofado|бігос|stufato
barszcz|borscht borsch beetroot|borschtsch||борщ|
zupa|soup|suppe|sopa|суп|zuppa minestra
orzech|nut walnut hazelnut|nuss walnuss haselnuss nüsse|nuez avellana|горіх горіхи|noce nocciola
mak|poppy|mohn|amapola|мак|papavero
słonecznik|sunflower|sonnenblume|girasol|соняшник|girasole
cukierek|candy sweet|bonbon süßigkeit|caramelo dulce|цукерка цукерки|caramella
czekolada|chocolate|schokolade|chocolate|шоколад|cioccolato
krówka|fudge|karamell|dulce|іриска|mou
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
mydło|soap|seife|jabón|мило|sapone
krem|cream lotion|creme|crema|крем|crema
balsam|balm|balsam|bálsamo|бальзам|balsamo
szampon|shampoo|shampoo|champú|шампунь|shampoo
maść|ointment salve|salbe|ungüento pomada|мазь|unguento pomata
kąpiel|bath|bad badesalz|baño|ванна|bagno
pomadka|lipstick lip|lippenbalsam|labial|помада|burrocacao
kosmetyk|cosmetic|kosmetik|cosmético|косметика|cosmetico
kwiat|flower|blume|flor|квітка квіти|fiore
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
kura|hen chicken|huhn henne legehenne|gallina|курка кури|gallina
kogut|rooster cock|hahn|gallo|півень|gallo
kurczę|chick|küken|pollito|курча курчата|pulcino
królik|rabbit bunny|kaninchen hase|conejo|кролик|coniglio
owca|sheep|schaf|oveja|вівця|pecora
jagnię|lamb|lamm|cordero|ягня|agnello
koza|goat|ziege|cabra|коза|capra
krowa|cow|kuh|vaca|корова|mucca vacca
jałówka|heifer|färse|novilla|телиця|giovenca
byk|bull|bulle stier|toro|бик|toro
cielę|calf|kalb|ternero|теля|vitello
świnia|pig swine|schwein|cerdo puerco|свиня|maiale
prosię|piglet|ferkel|lechón cochinillo|порося|maialino
koń|horse|pferd|caballo|кінь коні|cavallo
kuc|pony|pony|poni|поні|pony
osioł|donkey|esel|burro asno|осел|asino
pszczoła|bee|biene|abeja|бджола бджоли|ape
ul|hive beehive|bienenstock bienenkasten|colmena|вулик|arnia
pies|dog|hund|perro|собака пес|cane
szczenię|puppy|welpe|cachorro|цуценя|cucciolo
kot|cat|katze|gato|кіт кішка|gatto
kocię|kitten|kätzchen|gatito|кошеня|gattino
gołąb|pigeon dove|taube|paloma|голуб|piccione colombo
narybek|fingerling fry|besatzfisch|alevín|мальок зариблення|avannotto
karma|feed food|futter|pienso comida|корм|mangime cibo crocchette
pasza|fodder feed|futter|forraje pienso|корми|foraggio mangime
siano|hay|heu|heno|сіно|fieno
słoma|straw|stroh|paja|солома|paglia
owies|oat|hafer|avena|овес|avena
buda|kennel doghouse|hundehütte|caseta|будка|cuccia
legowisko|bed|körbchen|cama|лежак|cuccia
smycz|leash lead|leine|correa|повідець|guinzaglio
siodło|saddle|sattel|silla montura|сідло|sella
karmnik|feeder birdfeeder|futterhaus vogelhaus|comedero|годівниця|mangiatoia
budka|birdhouse nestbox|nistkasten|nido|шпаківня|nido
ptak|bird|vogel|pájaro|птах|uccello
praca|job work|arbeit job stelle|trabajo empleo|робота праця|lavoro
zbiór|harvest picking|ernte erntehelfer|cosecha recolección|збір врожай|raccolta
opieka|care|betreuung pflege|cuidado|догляд|cura
kierowca|driver|fahrer|conductor|водій|autista
kucharz|cook chef|koch köchin|cocinero|кухар|cuoco
ogrodnik|gardener|gärtner|jardinero|садівник|giardiniere
piekarz|baker|bäcker|panadero|пекар|panettiere
stolarz|carpenter joiner|tischler schreiner|carpintero|столяр|falegname
orka|ploughing plowing|pflügen|arado|оранка|aratura
siew|sowing|aussaat säen|siembra|посів|semina
koszenie|mowing|mähen rasenmähen|siega segar|косіння|sfalcio falciatura
ogród|garden|garten|jardín|сад город|giardino
drzewo|tree|baum|árbol|дерево|albero
wycinka|felling|fällen baumfällung|tala|вирубка|abbattimento
wynajem|rental hire rent|verleih vermietung mieten|alquiler|оренда прокат|noleggio
ciągnik|tractor|traktor schlepper|tractor|трактор|trattore
transport|transport haulage|transport|transporte|перевезення|trasporto
strzyżenie|shearing|scheren schafschur|esquila|стрижка|tosatura
ogrodzenie|fence fencing|zaun|valla cerca|паркан огорожа|recinto recinzione
drewno|wood firewood timber|holz brennholz kaminholz|leña madera|дрова деревина|legna legno
jarmark|fair market|markt jahrmarkt|feria mercado mercadillo|ярмарок|fiera mercato mercatino
festiwal|festival|festival|festival|фестиваль|festival
koncert|concert|konzert|concierto|концерт|concerto
dożynki|harvest|erntedank erntedankfest|cosecha|обжинки|raccolto
warsztat|workshop|werkstatt workshop|taller|майстерня|laboratorio
jezioro|lake|see|lago|озеро|lago
góra|mountain|berg gebirge|montaña|гори|montagna
las|forest wood|wald|bosque|ліс|bosco foresta
domek|cottage cabin|ferienhaus häuschen hütte|casita cabaña|будинок|casetta
pokój|room|zimmer|habitación|кімната|camera stanza
nocleg|accommodation stay|unterkunft übernachtung|alojamiento|ночівля житло|alloggio
śniadanie|breakfast|frühstück|desayuno|сніданок|colazione
chłopski|farmhouse farmer|bauern bauer|campesino|селянський|contadino
owczy|sheep|schafs|oveja|овечий|pecora
kozi|goat|ziegen|cabra|козячий|capra
wędzony|smoked|geräuchert räucher|ahumado|копчений|affumicato
suszony|dried|getrocknet|seco|сушений|secco essiccato
lniany|linen linseed flax|leinen|lino|лляний|lino
pszczeli|bee|bienen|abeja|бджолиний|api
słonina|fatback|rückenspeck|tocino|сало|lardo
kabanos|kabanos snack|landjäger|salchichón|ковбаски|salamino
wędlina|cold cuts|wurstwaren|fiambres|м'ясні|affettati
żeberko|rib ribs|rippchen|costilla|реберця ребра|costine
karkówka|neck|nackensteak nacken|aguja|ошийок|coppa
schab|loin|kotelett|lomo|вирізка|arista
wątróbka|liver|leber|hígado|печінка|fegato
gęsina|goose|gänsebraten gans gänse|ganso|гусятина|oca
gęś|goose geese gosling|gans gänse gänsebraten|ganso|гуси гусак|oche
kaczka|duckling ducks|enten entenbraten|patos|качки|anatre
baranina|mutton|hammel hammelfleisch|cordero|баранина|montone
królik|rabbits hare|hasen|conejos|кролі кролик|conigli
flądra|flounder|flunder|platija|камбала|passera
szprot|sprat|sprotte|espadín|шпроти|spratto
szczupak|pike|hecht|lucio|щука|luccio
leszcz|bream|brasse|brema|лящ|abramide
okoń|perch|barsch|perca|окунь|persico
jajko|eggs|hühnereier bioeier|huevos|яйця|uova
żółtko|yolk|eigelb|yema|жовток|tuorlo
maślanka|buttermilk|buttermilch|suero|маслянка|latticello
serek|cheeses|frischkäse|quesito|сирок|formaggino
bryndza|bryndza|brimsen|brynza|бринза|brynza
oscypek||räucherkäse||осципок|
makaron|noodles|nudeln|pastas|локшина|tagliatelle
bułka|rolls|brötchen|bollo|булочки|panini
pączek|donut doughnut|krapfen berliner|berlina|пончик пончики|krapfen bombolone
rogalik|croissant crescent|hörnchen|cruasán|рогалик|cornetto
drożdżówka|bun|hefeteilchen hefegebäck|bollo|булочка|brioche
placek|pancake|fladen|tortita|млинці оладки|frittella
sękacz|baumkuchen|baumkuchen||баумкухен|
słodycze|sweets candy confectionery|süßigkeiten süßes|dulces golosinas|солодощі солодке|dolciumi caramelle
przekąska|snack appetizer|snack häppchen|tapa aperitivo|закуска перекус|spuntino stuzzichino
deser|dessert pudding|nachtisch dessert|postre|десерт|dessert
śniadanie|brunch|frühstück|desayunos|сніданки|colazioni
obiad|dinner lunch|mittagessen abendessen|comida almuerzo|обід обіди|pranzo
kolacja|supper|abendbrot|cena|вечеря|cena
żywność|groceries produce foodstuff|lebensmittel|alimentos|продукти харчі їжа|alimentari
grill|grill bbq barbecue grilling|grillen grill grillfleisch|parrilla barbacoa|гриль шашлик барбекю|griglia grigliata
piwo|beer|bier|cerveza|пиво|birra
wódka|vodka|schnaps|vodka|горілка|vodka
wino|wine|wein|vino|вино|vino
kawa|coffee|kaffee|café|кава|caffè
kwas|kvass|kwass||квас|
lemoniada|lemonade|limonade|limonada|лимонад|limonata
kaszel|cough|husten|tos|кашель кашлю|tosse
przeziębienie|cold flu|erkältung|resfriado gripe|застуда грип|raffreddore
gardło|throat|hals halsschmerzen|garganta|горло|gola
odporność|immunity immune|immunsystem abwehrkräfte|inmunidad defensas|імунітет|immunità
sen|sleep insomnia|schlaf schlafen|sueño dormir|сон безсоння|sonno
brzuch|stomach digestion|magen bauch verdauung|estómago digestión|живіт шлунок травлення|stomaco digestione
staw|joint joints|gelenke|articulaciones|суглоби суглоб|articolazioni
plecy|back pain|rücken rückenschmerzen|espalda|спина|schiena
ból|ache|schmerzen|dolor|біль|dolore
zmarszczka|wrinkle|falten|arrugas|зморшки|rughe
twarz|face facial|gesicht|cara facial|обличчя лице|viso faccia
ręka|hand hands|hände hand|manos|руки рук|mani
stopa|foot feet|füße fuß|pies|ноги стопи|piedi
włos|hair|haar haare|cabello pelo|волосся|capelli
broda|beard|bart|barba|борода|barba
usta|lips|lippen|labios|губи губ|labbra
ciało|body|körper|cuerpo|тіло тіла|corpo
skóra|skin|haut|cutis|шкіри|cute
komar|mosquito|mücken|mosquitos|комарі|zanzare
prezent|gift present souvenir|geschenk souvenir mitbringsel|regalo recuerdo|подарунок сувенір|regalo souvenir
urodziny|birthday|geburtstag|cumpleaños|день народження|compleanno
wesele|wedding|hochzeit|boda|весілля|matrimonio nozze
ślubny|bridal|hochzeits|nupcial|весільний|nuziale sposa
komunia|communion|kommunion|comunión|причастя|comunione
chrzest|baptism christening|taufe|bautizo|хрестини|battesimo
święta|christmas xmas|weihnachten|navidad navidades|різдво свята|natale feste
wielkanoc|easter|ostern|pascua|великдень паска|pasqua
wigilia|christmaseve|heiligabend|nochebuena|святвечір|vigilia
grób|grave cemetery|grab friedhof|tumba cementerio|могила кладовище цвинтар|tomba cimitero
dziecko|child kid kids children baby|kind kinder baby|niño niños bebé|дитина дітей дітям малюк|bambino bambini neonato
mąż|husband man men|mann männer|hombre marido|чоловік чоловіка|uomo marito
żona|wife woman women|frau frauen|mujer esposa|жінка дружина|donna moglie
mama|mum mom mother|mutter mama|madre mamá|мама мамі|mamma madre
babcia|grandma grandmother granny|oma großmutter|abuela|бабуся бабусі|nonna
dziadek|grandpa grandfather|opa großvater|abuelo|дідусь дідусю|nonno
ojciec|father dad|vater papa|padre papá|тато батько|papà padre
zima|winter|winter|invierno|зима зиму|inverno
lato|summer|sommer|verano|літо|estate
jesień|autumn|herbst|otoño|осінь|autunno
wiosna|spring|frühling|primavera|весна|primavera
dom|house home|haus|casa|дім дому хата|casa
kominek|fireplace stove|kamin|chimenea|камін|camino
opałowy|heating|brennstoff||опалення|riscaldamento
balkon|balcony|balkon|balcón|балкон|balcone
ogród|garden gardens|gärten|huerto|городу саду|orto
dom|cottage|haus|hogar|будинку|casolare
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
wianek|garland|blumenkranz|guirnalda|віночок|ghirlande
ozdoba|ornaments|baumschmuck|adornos|прикраси іграшки|addobbi
figurka|figurine statue|figur|figura|фігурка статуетка|statuetta
szkatułka|box|kästchen|cajita|скринька|scatola
deska|chopping|schneidbrett|tabla|дощечка|tagliere
kosz|baskets|körbe|cestas|кошики козуб|cesti
kubek|mugs cups|tassen|tazas|горнятко чашки|tazze
doniczka|flowerpot planter|blumentopf|maceta|горщик вазон|fioriera
świeca|candles|kerzen|velas|свічки|candele
fujarka|flute whistle pipe|flöte|flauta|сопілка|flauto zufolo
dudy|bagpipe|dudelsack|gaita|дуда волинка|cornamusa zampogna
klocek|blocks|bauklötze|bloques|конструктор|costruzioni
koń|horses mare stallion gelding|pferde stute hengst|caballos yegua|коня лошадь кобила|cavalli cavalla
źrebię|foal|fohlen|potro|лоша|puledro
szczenię|puppies pup|welpen|cachorros|цуценята щеня щенята песик|cuccioli
pies|dogs|hunde|perros|собаки пси|cani
kocię|kittens|kätzchen|gatitos|кошенята|gattini
kot|cats|katzen|gatos|коти котик|gatti
kurczę|chicks|küken|pollitos|курчата ципля|pulcini
kura|hens layers|hühner legehennen|gallinas|кури несучки несучка|galline ovaiole
kogut|roosters|hähne|gallos|півні|galli
kaczka|ducks|enten|patos|каченята|anatre
indyk|turkeys|puten truthähne|pavos|індики індичка|tacchini
bażant|pheasant|fasan|faisán|фазан|fagiano
paw|peacock|pfau|pavo|павич|pavone
przepiórka|quail|wachtel|codorniz|перепілка|quaglia
przepiórczy||||перепелиний перепелині|
gołąb|pigeons|tauben|palomas|голуби|piccioni
koza|goats|ziegen|cabras|кози козеня|capre
owca|sheeps ewe|schafe|ovejas|вівці|pecore
baran|ram|widder|carnero|баран|montone
krowa|cows cattle|kühe rinder vieh|vacas ganado|корови худоба|mucche bovini
cielę|calves|kälber|terneros|телята|vitelli
świnia|pigs sow hog|schweine sau|cerdos|свині|maiali
prosię|piglets|ferkel|lechones|поросята|maialini
pszczoła|bees swarm colony|bienen bienenvolk|abejas enjambre|бджолосім'я рій|api sciame
narybek|fingerling fry|besatzfisch|alevín|мальок зариблення|avannotto
karma|dogfood catfood petfood|hundefutter katzenfutter|pienso|корму корми|crocchette
siano|hay bale|heuballen|heno|сіна|fieno
słoma|bales|strohballen|paja|соломи|paglia
drewno|firewood logs|brennholz kaminholz holz|leña|дрова дров|legna
brykiet|briquette|brikett|briqueta|брикети|bricchetti
praca|jobs employment vacancy|arbeiten arbeitsplatz|trabajar empleos|роботу робота вакансія|lavori impiego
robota|work|job||робота|
sezonowy|seasonal|saisonarbeit saison|temporero temporal|сезонна сезонний|stagionale
zakwaterowanie|accommodation|unterkunft|alojamiento|житлом проживанням|alloggio
pracownik|worker employee|arbeiter mitarbeiter|trabajador|працівник робітник|operaio lavoratore
pomocnik|helper assistant|helfer hilfe|ayudante|помічник|aiutante
gospodarstwo|farm countryside|bauernhof hof|granja finca campo|ферма фермі господарство|fattoria azienda campagna
zbiór|picker pickers|pflücken ernten|recolector|збирання збір|raccoglitore
kombajnista|harvester combine|mähdrescherfahrer|cosechadora|комбайнер|mietitrebbia
traktorzysta|tractor driver|traktorfahrer|tractorista|тракторист|trattorista
stajnia|stable|stall pferdestall|establo cuadra|стайня конюшня|stalla scuderia
sprzedawca|seller shopkeeper salesperson|verkäufer verkäuferin|vendedor|продавець продавчиня|venditore commesso
kelner|waiter|kellner|camarero|офіціант|cameriere
sprzątanie|cleaning cleaner|reinigung putzen putzfrau|limpieza|прибирання|pulizie
budowa|building construction|bau bauen|construcción|будівництво|costruzione
płot|fences|zäune|vallas|забор паркан|recinzioni
koszenie|lawnmowing mow|mähen rasen|cortar césped|покіс косити|tagliare
wycinka|cutting|baumfällung fällen|poda|спил зрізання|taglio
cięcie|pruning|schnitt baumschnitt|poda|обрізка|potatura
wynajem|renting|mieten leihen|alquilar|орендувати|affitto
koparka|excavator digger|bagger|excavadora|екскаватор|escavatore
ul|hives|beute|colmenas|вулики|arnie
sadzonka|seedlings plants|pflanzen setzlinge|plantas|саджанці|piantine
jabłoń|appletree|apfelbäume|manzano|яблуні|melo
grusza||birnbaum|peral|груші|pero
czereśnia|cherries|süßkirsche|cerezas|черешня|ciliegie
wiśnia|cherries|kirschen|guindas|вишні|amarene
malina|raspberries|himbeeren|frambuesas|малини|lamponi
truskawka|strawberries|erdbeeren|fresas|полуниці клубніка|fragole
borówka|blueberries|heidelbeeren|arándanos|чорниці лохини|mirtilli
jagoda|bilberries berries|waldbeeren|bayas|ягоди ягода|bacche
porzeczka|blackcurrant redcurrant|johannisbeeren|grosellas|смородини|ribes
agrest|gooseberry|stachelbeere|grosella|аґрус агрус|uvaspina
jabłko|apples|äpfel|manzanas|яблука|mele
śliwka|plums prunes|pflaumen|ciruelas|сливи|prugne
gruszka|pears|birnen|peras|груші|pere
pomidor|tomatoes|tomaten|tomates|помідори томат|pomodori
ogórek|cucumbers pickles|gurken|pepinos pepinillos|огірки|cetrioli
ziemniak|potatoes|kartoffeln|patatas|картоплі бараболя|patate
marchew|carrots|möhren karotten|zanahorias|моркви|carote
burak|beets|rüben|remolachas|буряки|barbabietole
dynia|pumpkins|kürbisse|calabazas|гарбузи|zucche
kapusta|cabbages|weißkohl|coles|капусти|cavoli
por|leek|lauch|puerro|порей|porro
seler|celery celeriac|sellerie|apio|селера|sedano
koper|dill|dill|eneldo|кріп|aneto
groch|pea peas|erbsen|guisantes|горох|piselli
kukurydza|corn maize|mais|maíz|кукурудза|mais
grzyb|mushrooms|pilze|setas|грибів|funghi
borowik|boletuses|steinpilze|boletus|боровики|porcini
kurka|chanterelles|pfifferlinge|rebozuelos|лисички|finferli
orzech|nuts walnuts hazelnuts|nüsse walnüsse|nueces|горіхи|noci
przyprawa|spices|gewürze|especias|спецій|spezie
zupa|soups|suppen|sopas|супи|zuppe
pieróg|pierogies dumplings|piroggen teigtaschen|empanadillas|вареників|ravioli
bimber|moonshine|||самогон|
lubczyk|lovage|liebstöckel|levístico|любисток|levistico
majeranek|marjoram|majoran|mejorana|майоран|maggiorana
rozmaryn|rosemary|rosmarin|romero|розмарин|rosmarino
tymianek|thyme|thymian|tomillo|чебрець|timo
szałwia|sage|salbei|salvia|шавлія|salvia
pokrzywa|nettle|brennnessel|ortiga|кропива|ortica
nagietek|marigold calendula|ringelblume|caléndula|нагідки календула|calendula
dzika|wild|wild|silvestre|дика|selvatico
róża|roses|rosen|rosas|троянди|rose
tulipan|tulips|tulpen|tulipanes|тюльпани|tulipani
piwonia|peony peonies|pfingstrose|peonía|півонія півонії|peonia
hortensja|hydrangea|hortensie|hortensia|гортензія|ortensia
słonecznik|sunflowers|sonnenblumen|girasoles|соняшники|girasoli
mieczyk|gladiolus|gladiole|gladiolo|гладіолус|gladiolo
dalia|dahlia|dahlie|dalia|жоржина|dalia
malwa|hollyhock|stockrose malve|malva|мальва|malva
choinka|christmastree fir spruce|tannenbaum weihnachtsbäume tanne|abetos|ялинки|abeti
bylina|perennial|stauden staude|perenne|багаторічник|perenne
żywopłot|hedge|hecke|seto|живопліт|siepe
szachy|chess|schach|ajedrez|шахи|scacchi
konik|rocking|schaukelpferd|caballito|коник|cavallino
domek|cottages chalet bungalow|ferienhäuser blockhütte|cabañas|будиночок котедж|casette baita
pokój|rooms|zimmer gästezimmer|habitaciones|кімнати|camere stanze
nocleg|lodging overnight sleep|schlafen übernachten|dormir hospedaje|ночівлю переночувати|dormire pernottamento
basen|pool|schwimmbad pool|piscina|басейн|piscina
kąpielisko|swimming bathing|baden badestelle|bañarse|купання|nuotare
balia|jacuzzi tub|whirlpool badezuber|jacuzzi|джакузі чан|idromassaggio
plaża|beach|strand|playa|пляж|spiaggia
morze|seaside sea|meer ostsee|mar|море морем|mare
góra|mountains|berge|montañas|горах|montagne
jezioro|lakes|see seen|lagos|озера озером|laghi
las|woods|wald|bosques|лісу лісі|boschi
rzeka|river|fluss|río|річка|fiume
kajak|kayak kayaks canoe|kajak kanu|kayak canoa|байдарки каяк|kayak canoa
rower|bike bicycle bikes|fahrrad fahrräder|bicicleta|велосипед|bicicletta
wędkowanie|fishing|angeln|pescar pesca|рибалка риболовля|pescare pesca
ognisko|bonfire campfire|lagerfeuer|hoguera|багаття вогнище|falò
namiot|tent camping|zelt camping zelten|tienda acampar|намет кемпінг|tenda campeggio
wózek|wheelchair accessible|rollstuhl barrierefrei|silla ruedas|візок інвалідний|sedia rotelle
zwierzę|animal animals pets|tier tiere haustier|animales mascota|тварини тваринами|animali
plac|playground|spielplatz|parque infantil|майданчик|parco giochi
konno|riding horseback|reiten reitstunden|montar equitación|верхи|equitazione cavalcare
warsztat|workshops class|kurs kurse|talleres curso|воркшоп курси|corso corsi
wesele|weddings|hochzeitsfeier|bodas|весільна|ricevimento
parking|parking|parkplatz|aparcamiento|паркінг|parcheggio
internet|wifi internet|wlan internet|wifi internet|інтернет вайфай|wifi internet
spa|sauna|sauna|sauna|сауна баня|sauna
festyn|fete picnic party|volksfest fest|fiesta verbena|гуляння свято|festa sagra
targi|expo tradefair|fachmesse gewerbeschau|feria|виставка|fiera
jarmark|fairs markets|märkte|mercados|базар ярмарки|mercatini
kolęda|carol carols|weihnachtslieder|villancico|колядки коляди|canti
muzyka|music|musik|música|музика|musica
taniec|dance|tanz|baile|танці|danza ballo
dożynki|thanksgiving harvest|erntefest|vendimia|обжинків|mietitura
lipowy|linden lime|linden|tilo|липовий|tiglio
gryczany|buckwheat|buchweizen|alforfón|гречаний|saraceno
akacjowy|acacia|akazien|acacia|акацієвий|acacia
rzepakowy|rapeseed canola|raps rapsöl|colza|ріпаковий|colza
wrzosowy|heather|heide|brezo|вересовий|erica
spadziowy|honeydew|waldhonig|mielada|падевий|melata
wielokwiatowy|wildflower|blütenhonig|milflores|різнотравний квітковий|millefiori
krowi|cow|kuh|vaca|коров'ячий|vaccino mucca
mrożony|frozen|gefroren tiefgekühlt|congelado|заморожений морожений|congelato surgelato
marynowany|marinated pickled|mariniert eingelegt|marinado|маринований|marinato
żytni|rye|roggen|centeno|житній|segale
pszenny|wheat|weizen|trigo|пшеничний|frumento
razowy|wholemeal wholegrain|vollkorn|integral|цільнозерновий|integrale
gliniany|clay|ton|barro|глиняний|argilla
skórzany|leather|leder|cuero|шкіряний|pelle cuoio
bursztynowy|amber|bernstein|ámbar|бурштиновий|ambra
srebrny|silver|silber|plata|срібний|argento
wiklinowy|wicker|weide weiden|mimbre|плетений лозовий|vimini
pies|puppyfood|welpen|perrito|песик собачка|cagnolino
jamnik|dachshund|dackel teckel|salchicha|такса|bassotto
owczarek|shepherd sheepdog|hirtenhund schäferhund hütehund||вівчарка|
kundel|mutt mongrel|mischling|mestizo|дворняга|meticcio bastardino
kot|kitty pussycat|mieze hauskatze|minino|кицька котик|micio
pani|lady madam|frau|señora|пані|signora
dzbanek|teapot pitcher|kanne kännchen teekanne|jarrita tetera|чайник глечик|caraffa teiera
misa|basin|schale|fuente|миска|insalatiera
filiżanka|teacup|kaffeetasse|tacita|філіжанка|tazzina
cukiernica|sugarbowl|zuckerdose|azucarero|цукорниця|zuccheriera
naczynie|dishes tableware crockery cookware|geschirr|vajilla|посуд|stoviglie
talerz|dish plates|tellerchen|platos|тарілочка|piattino
doniczka|planter flowerpot|pflanztopf übertopf|maceta tiesto|вазон горщик|fioriera
kafel|tile tiles|kachel fliese|azulejo|кахлі плитка|piastrella
kropielnica|||pila||acquasantiera
kamionka|crock|steinzeug steingut|gres|кам'янка|gres
kiszenie|pickling fermenting fermentation|sauerkraut gärtopf einlegen|fermentar encurtir|квашення соління|fermentare
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
stół|table|tisch|mesa|стіл|tavolo
skrzynia|chest|truhle|baúl arcón|скриня|cassapanca
skrzynka|crate box|kiste holzkiste|caja|ящик|cassetta
pudełko|box|schachtel dose|cajita|коробка|scatola
ramka|frame|rahmen bilderrahmen|marco|рамка|cornice
wieszak|hanger coathanger|kleiderhaken garderobe|perchero|вішак|appendiabiti
zegar|clock|uhr wanduhr|reloj|годинник|orologio
moździerz|mortar|mörser|mortero|ступка|mortaio
wałek|rollingpin rolling|nudelholz teigrolle|rodillo|качалка|mattarello
kufer|trunk|truhe|baúl|скриня|baule
pojemnik|container storage|behälter kiste|contenedor|контейнер|contenitore
pranie|laundry|wäsche|colada|білизна прання|bucato biancheria
piknikowy||picknick|||
grzyb|mushrooms|pilze|setas|гриби|funghi
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
len|flax linen|leinen flachs|lino|льон|lino
rękawiczka|mitten gloves|handschuhe fäustlinge|guantes|рукавиці рукавички|guanti
pled|throw|plaid|manta|плед|plaid
szal|shawl|schal tuch|chal|шаль|scialle
tkanina|fabric cloth textile|stoff gewebe|tela tejido|тканина|tessuto stoffa
gobelin|tapestry|gobelin wandteppich|tapiz|гобелен|arazzo
pierzyna|duvet eiderdown|federbett daunendecke|edredón|перина|piumone
filc|felt|filz|fieltro|повсть|feltro
kartka|postcard|karte grußkarte postkarte|tarjeta postal|листівка|cartolina
papierowy|paper|papier|papel|паперовий|carta
siekiera|axe hatchet|axt beil|hacha|сокира|ascia accetta
brama|gate|tor|portón|брама ворота|cancello
krata|grille grate|gitter|reja|решітка|inferriata
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
gra|game boardgame|brettspiel||гра|
huśtawka|swing|schaukel|columpio|гойдалка|altalena
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
baranek|easterlamb|osterlamm|corderito|баранчик|agnellino
zajączek|bunny|osterhase|conejito|зайчик|coniglietto
girlanda|garland|girlande|guirnalda|гірлянда|festone
słomiany|straw|stroh strohsterne|paja|солом'яний|paglia
choinkowy|christmas|weihnachts christbaum|navideño|ялинковий новорічний|natalizio
świąteczny|xmas holiday|weihnachtlich weihnachten|navideños|новорічний святковий|natalizie
pająk|spider|strohmobile|araña|павук|ragno
malowany|painted handpainted|bemalt handbemalt|pintado|розписний мальований|dipinto decorato
podgrzewacz|tealight tealights|teelicht teelichter|velita|чайна|lumino
zapachowy|scented fragranced|duft|aromático perfumado|ароматичний|profumato
gromnica|||cirio|громниця|cero
wosk|waxes|wachs bienenwachs|cera|восковий|cera
znicz|graveyard|grablicht grabkerze friedhof|lamparilla|лампадка|lumino
bębenek|tambourine|handtrommel|pandereta|бубон|tamburello
akordeon|accordion|akkordeon|acordeón|акордеон|fisarmonica
harmonia|squeezebox|ziehharmonika harmonika|concertina|гармонь гармошка|armonica
flet|flute recorder|flöte blockflöte|flauta|флейта|flauto
cymbały|dulcimer|hackbrett|salterio|цимбали|salterio
lira|hurdygurdy|drehleier|zanfona|ліра|ghironda
trombita|alphorn|alphorn||трембіта|
gitara|guitar|gitarre|guitarra|гітара|chitarra
goździk|carnation|nelke|clavel|гвоздика|garofano
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
suszony|dry|trocken|secas|сухий|secco
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
śliwa|plumtree|pflaumenbaum zwetschgenbaum|ciruelo|слива|prugno susino
grusza|peartree|birnbaum|peral|груша|pero
wiśnia|cherrytree|sauerkirsche kirschbaum|guindo|вишня|visciolo
czereśnia|sweetcherry|süßkirsche|cerezo|черешня|ciliegio
morela|apricottree|aprikosenbaum|albaricoquero|абрикос|albicocco
leszczyna|hazel|haselstrauch|avellano|ліщина|nocciolo
orzech|walnuttree|walnussbaum|nogal|горіх|noce
figowiec|figtree|feigenbaum|higuera|інжир|fico
jabłoń|appletree|apfelbaum|manzanos|яблуня яблунька|meli
malina|raspberries|himbeerpflanze himbeerstrauch|frambueso|малина|lamponi
borówka|blueberries|heidelbeerstrauch|arándano|лохина|mirtillo
porzeczka|redcurrant|johannisbeerstrauch|grosellero|смородина порічки|ribes
agrest|gooseberries|stachelbeerstrauch|grosellero|аґрус|uvaspina
jeżyna|blackberry|brombeere|zarzamora mora|ожина|mora
poziomka|wildstrawberry|walderdbeere|fresa|суниця|fragolina
kamczacki|honeyberry haskap|honigbeere|haskap|жимолость|
róża|rosebush rosebushes|rosenstock rosenstrauch|rosal|троянди|rosaio
jaśmin|jasmine|jasmin|jazmín|жасмин|gelsomino
forsycja|forsythia|forsythie|forsitia|форзиція|forsizia
rododendron|rhododendron azalea|rhododendron azalee|rododendro|рододендрон|rododendro
magnolia|magnolia|magnolie|magnolia|магнолія|magnolia
ligustr|privet|liguster|aligustre|бирючина|ligustro
grab|hornbeam|hainbuche|carpe|граб|carpino
wierzba|willow|weide|sauce|верба|salice
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
lucerna|alfalfa lucerne|luzerne|alfalfa|люцерна|medica
gorczyca|mustardseed|gelbsenf|mostaza|гірчиця|senape
oregano|oregano|oregano|orégano|орегано|origano
melisa|lemonbalm|melisse zitronenmelisse|melisa|меліса|melissa
szczypiorek|chive chives|schnittlauch|cebollino|шніт|cipollina
kolendra|coriander cilantro|koriander|cilantro|коріандр кінза|coriandolo
mięta|mint|minze|menta|м'ята|menta
stroik|arrangement|gesteck adventsgesteck|centro|композиція|composizione
gałązka|twig sprig branch|zweig tannenzweig|rama|гілочка гілка|rametto ramo
wieniec|advent|adventskranz erntekranz|corona|вінок|corona
wianek|floral|blumenkranz türkranz|corona|віночок|coroncina
ślubny|bridal|braut brautstrauß|novia|весільний|sposa
nioska|layer layers|legehühner|ponedora|несучка несучки|ovaiola
pisklę|hatchling hatchlings|eintagsküken|polluelo|пташеня|pulcini
kaczor|drake|erpel|pato|качур|anatra
gąsior|gander|ganter|ganso|гусак|oca
perlica|guineafowl guinea|perlhuhn|pintada|цесарка|faraona
przepiórka|quails|wachtel|codorniz|перепілка перепела|quaglia
biegus|runner|laufente laufenten|corredor|бігунець|corritrice
indyk|turkeys|puten|pavos|індик індики|tacchini
paw|peafowl|pfauen|pavo|павич|pavone
bażant|pheasants|fasane|faisanes|фазани|fagiani
struś|ostrich|strauß|avestruz|страус|struzzo
królik|bunnies|zwergkaninchen stallhase|conejito|кролики|coniglietto
samica|doe female|häsin weibchen|hembra|самиця|femmina
samiec|buck male|rammler männchen|macho|самець|maschio
tryk|ram|widder schafbock|carnero|баран|montone ariete
owca|ewe lambs|schafe mutterschaf|ovejas|вівці|pecore
cap|billygoat|ziegenbock|chivo|цап|caprone becco
koźlę|kid|zicklein|cabrito chivo|козеня|capretto
bydło|cattle livestock|rinder rindvieh vieh|ganado|худоба|bestiame bovini
maciora|sow|sau zuchtsau|cerda|свиноматка|scrofa
knur|boar|eber|verraco|кнур|verro
wałach|gelding|wallach|capón|мерин|castrone
ogier|stallion|hengst|semental|жеребець|stallone
źrebię|foals|fohlen|potro potrillo|лоша|puledro
odkład|nuc nucleus splits|ableger|núcleo|відводок|nucleo
rój|swarm|schwarm bienenschwarm|enjambre|рій|sciame
matka|queens|bienenkönigin weisel|reina|матка|regina
rodzina|colony|bienenvolk volk|colonia familia|бджолосім'я|famiglia
karp|koi|koikarpfen|carpas|короп|carpe
karaś|cruciancarp|karausche|carpín|карась|carassio
lin|tench|schleie|tenca|лин|tinca
amur|grasscarp|graskarpfen|amur|амур|
szczeniak|pup pups|welpenfutter|cachorros|щеня щенята|cuccioli
przysmak|snacks goodies|leckerli leckerlis|golosina chuche chuches|ласощі смаколики|bocconcini snack
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
świnka|guineapig cavy|meerschweinchen|cobaya cuy|свинка|cavia porcellino
gryzoń|rodents|nager nagetier|roedor roedores|гризун гризуни|roditore roditori
poidełko|birdbath|vogeltränke tränke|bebedero|напувалка поїлка|abbeveratoio
karmnik|birdfeeder birdtable|vogelfutterhaus futterhäuschen|comederos|годівничка|mangiatoie
gołębnik|dovecote pigeonloft|taubenschlag taubenhaus|palomar|голубник|piccionaia
nietoperz|bat|fledermaus|murciélago|кажан|pipistrello
jeż|hedgehog|igel|erizo|їжак|riccio
owad|insect insects|insektenhotel insekten|insecto|комахи|insetto insetti
śruta|meal groundgrain|schrot futterschrot|harina|дерть шрот|farina
granulat|granules||granulado|гранули|
smakołyk|goody|hundekekse hundekuchen|delicias|смаколик|leccornia
zbieracz|picker pickers|pflücker pflückerin erntehelfer|recolector temporero jornalero|збирач|raccoglitore bracciante
zbiór|picking|pflücken|recogida|збирання|raccolta
pomoc|help helper|hilfe helfer aushilfe|ayuda ayudante|допомога|aiuto aiutante
pomocnik|labourer laborer farmhand|hilfskraft helferin knecht|peón mozo|підсобник різноробочий|manovale garzone
sprzedawca|saleswoman salesman cashier clerk|verkäuferin verkäufer kassiererin|dependienta dependiente vendedora cajera|продавець продавчиня касир|commessa commesso venditrice cassiera
piekarz|bakers|bäckerin backstube|panadera|пекар|fornaio panettiera
młynarz|miller|müller müllerin|molinero|мельник мірошник|mugnaio
masarz|butchery|metzger fleischer metzgerin|charcutero|м'ясник|norcino
rzeźnik|butchers|schlachter fleischer|matarife|різник|macellaio
cukiernik|confectioner pastry|konditor konditorin|pastelero pastelera|кондитер|pasticciere
serowar|cheesemaker|käser käserin käserei|quesero|сировар|casaro
rozbieracz|deboner|zerleger|deshuesador|обвалювальник|disossatore
filetowanie|filleting|filetieren|fileteado|філетування|sfilettatura
recepcja|receptionist desk|rezeptionistin|recepcionista|адміністратор рецепція|receptionist
pokojówka|housekeeper maid chambermaid|zimmermädchen|camarera|покоївка|cameriera
sprzątanie|cleaner cleaning housekeeping|putzfrau reinigungskraft putzen|limpieza limpiadora|прибиральниця прибирання|pulizie
kuchnia|kitchen|küche|cocina|кухня|cucina
kucharz||küchenhilfe|||
animator|animator entertainer|animateur kinderbetreuung|animador monitor|аніматор вихователь|animatore
instruktor|instructor trainer|reitlehrer trainer|instructor monitor|інструктор тренер|istruttore
jeździecki|riding equestrian|reit|hípica ecuestre|кінний|equestre
konny|horse|pferde|ecuestre|кінний|equestre
kelner|waiter waitress|kellner kellnerin|camarero|офіціант офіціантка|cameriere
drwal|logger woodcutter|waldarbeiter holzfäller|talador|лісоруб вальник|taglialegna
pilarz|chainsaw sawyer|motorsäge forstarbeiter|motosierrista|пилорамник бензопила|motoseghista
leśnik|forester ranger|förster forstwirt|guardabosques|лісник лісівник|forestale
leśny|forestry forest|forst wald|forestal|лісовий|forestale
ogrodnik|groundskeeper landscaper|gärtnerin gärtnereihelfer|jardinera|озеленювач|giardiniera vivaista
szkółka|nursery|baumschule|vivero|розсадник|vivaio
kwiaciarnia|florist floristry|florist floristin blumenladen|floristería florista|флорист квітникар|fiorista fioraio
krawiec|tailor dressmaker|schneider schneiderin näherin|sastre modista|кравець кравчиня швачка|sarto sarta
szycie|sewing|nähen|costura|шиття|cucito
kowal|smithy farrier|schmied hufschmied|herrero|коваль|fabbro
plecionkarz|basketmaker weaver|korbflechter korbmacher|cestero|лозоплетільник|cestaio
czeladnik|journeyman apprentice|geselle lehrling|oficial aprendiz|підмайстер учень|apprendista
operator|operator|maschinist bediener baggerfahrer|operador maquinista|оператор машиніст екскаваторник|operatore escavatorista
koparka|excavators digger backhoe|bagger|excavadora|екскаватор|escavatore
kombajnista|combine harvester|mähdrescherfahrer|cosechador|комбайнер|mietitrebbiatore
opryskiwacz|sprayer|spritze feldspritze|pulverizador|обприскувач|irroratrice
mechanik|mechanics|mechaniker landmaschinenmechaniker|mecánico|механік слюсар|meccanico
stajenny|stablehand groom|stallhilfe pferdepfleger pferdewirt|mozo|конюх|stalliere palafreniere
opiekun|caretaker carer keeper|tierpfleger pfleger betreuer|cuidador|доглядальник|custode
zootechnik|zootechnician|tierwirt|zootécnico|зоотехнік|zootecnico
dój|milking milker|melken melker|ordeño|доїння|mungitura
obora|cowshed barn|kuhstall|establo|корівник|stalla
owczarz|shepherd|schäfer schafhirte|ovejero|вівчар чабан|pecoraio
weekend|weekends|wochenende|fin|вихідні|weekend
wakacje|summer|ferien sommerferien|verano|літо канікули|estate
doświadczenie|experience|erfahrung|experiencia|досвід|esperienza
student|students|studenten studentenjob|estudiantes|студент|studenti
żniwa|reaping|mähdrusch dreschen getreideernte||жнива|mietitura
prasowanie|baling|pressen ballenpressen|empacado|пресування|imballatura
nawóz|fertilizer fertiliser manure|dünger mist gülle|abono estiércol|добриво гній|concime letame
uprawa|tillage cultivation|bodenbearbeitung grubbern|labranza|обробка|lavorazione
oprysk|spraying|spritzen pflanzenschutz|fumigación|обприскування|irrorazione
trawnik|lawns turf|rasen rasenpflege|césped|газон|prato
mulczowanie|mulching|mulchen|desbroce|мульчування|trinciatura
wertykulacja|scarifying dethatching|vertikutieren|escarificado|аерація|arieggiatura
projekt|designer landscaping|gartengestaltung gartenplanung|diseñador paisajismo|дизайн|progettazione
ogrodowy|garden|garten|jardín|садовий|giardino
przesadzanie|transplanting|umpflanzen verpflanzen|trasplante|пересадка|trapianto
pień|stumps stump|stumpf wurzel baumstumpf|tocón|пень корінь|ceppo
prześwietlanie|pruning thinning|baumschnitt baumpflege kronenschnitt|poda|обрізка|potatura
cięcie|trimming pruning|schnitt obstbaumschnitt|poda|обрізка|potatura
szczepienie|grafting|veredelung veredeln|injerto|щеплення|innesto
minikoparka|minidigger|minibagger|miniexcavadora|мініекскаватор|miniescavatore
glebogryzarka|rotavator tiller rototiller|bodenfräse|motocultor|мотоблок культиватор|motozappa
piła|saw chainsaw|säge motorsäge|motosierra sierra|пила бензопила|motosega
rozrzutnik|spreader|miststreuer|esparcidor|розкидач|spandiletame
ładowarka|loader telehandler|lader radlader teleskoplader|cargadora|навантажувач|pala caricatore
ziemia|soil earth topsoil|erde mutterboden|tierra|земля ґрунт|terra terriccio
wywrotka|tipper dumptruck|kipper|volquete|самоскид|ribaltabile
przewóz|hauling carriage|transport viehtransport|acarreo|перевезення|trasporto
wirowanie|extraction spinning|schleudern honigschleudern|extracción|відкачка|smielatura
kucie|shoeing|hufbeschlag beschlag|herraje herrador|підковування|ferratura maniscalco
werkowanie|trimming|hufpflege|recorte|розчистка|pareggio
racica|hoof hooves|klaue klauenpflege|pezuña|ратиця|zoccolo
alpaka|alpaca|alpaka|alpaca|альпака|alpaca
wiata|carport shelter|carport unterstand|cobertizo|навіс|tettoia
szopa|shed|schuppen holzschuppen|cobertizo|сарай|capanno
altana|gazebo summerhouse|laube pavillon|cenador|альтанка|gazebo
strzecha|thatch thatched|reetdach strohdach|paja|стріха|paglia
dach|roof roofing|dach|tejado techo|дах|tetto
sztacheta|picket|latte zaunlatte|estaca|штахетник|staccionata
polano|log logs|scheite holzscheite|tronco|поліно колоди|ceppi
rozpałka|kindling|anzündholz anmachholz|astillas|розпалка|accendifuoco
węgiel|charcoal coal|holzkohle kohle|carbón|вугілля|carbone
trociny|sawdust shavings|sägespäne späne|serrín|тирса|segatura
ściółka|bedding litter mulch|einstreu|lecho|підстилка|lettiera
agroturystyka|farmstay agrotourism agritourism|bauernhofurlaub ferienhof|agroturismo turismo|агротуризм садиба туризм|agriturismo agrituristico
festyn|fete fayre village|dorffest volksfest straßenfest|verbena romería|гуляння|sagra
jarmark|bazaar|bauernmarkt wochenmarkt|mercadillos|базар ринок|mercatini
święto|feast|fest|fiesta|празник|festa
winobranie|vintage|weinlese|vendimia||vendemmia
dębowy|oak|eiche|roble|дубовий|quercia rovere
sosnowy|pine|kiefer|pino|сосновий|pino
bukowy|beech|buche|haya|буковий|faggio
jabłkowy|apple|apfel|manzana|яблучний|mela
wiśniowy|cherry|kirsch|guinda|вишневий|visciola
żurawinowy|cranberry|moosbeere|arándano|журавлинний|ossicocco
czosnkowy|garlic|knoblauch|ajo|часниковий|aglio
ziołowy|herbal|kräuter|herbal|трав'яний|erboristico
orzechowy|walnut nut|walnuss|nogal|горіховий|noce
różany|rose|rosen|rosa|трояндовий|rosa
lawendowy|lavender|lavendel|lavanda|лавандовий|lavanda
miodowy|honey|honig|miel|медовий|miele
wegański|vegan|vegan|vegano|веганський|vegano
bezglutenowy|glutenfree|glutenfrei|singluten|безглютеновий|senzaglutine
mielony|ground minced|gemahlen|molido|мелений|macinato
haftowany|embroidered|gestickt bestickt|bordado|вишитий вишиваний|ricamato
tkany|woven|gewebt|tejido|тканий|tessuto
szydełkowy|crocheted|gehäkelt|ganchillo|в'язаний|uncinetto
weselny|wedding|hochzeit|boda|весільний|matrimonio nozze
ludowy|folk|volks|popular|народний|popolare
rasowy|purebred pedigree|rasse|raza|породистий|razza
mleczny|dairy|milch|lechero|молочний|lattiero
rzeźnik|butcher|metzger fleischer|carnicero|м'ясник|macellaio
serowar|cheesemaker|käser|quesero|сировар|casaro
drwal|lumberjack logger|holzfäller waldarbeiter|leñador|лісоруб|boscaiolo taglialegna
sprzątanie|maid chambermaid|zimmermädchen|camarera limpiadora|покоївка прибиральниця|cameriera
krawcowa|seamstress tailor|näherin schneiderin schneider|costurera sastre|кравчиня швачка|sarta sarto
kowal|blacksmith|schmied|herrero|коваль|fabbro
kopyto|farrier shoeing|hufschmied hufbeschlag|herrador|кування|maniscalco
garncarz|potter|töpfer|alfarero|гончар|vasaio
stajenny|groom stablehand|pferdepfleger stallbursche|mozo|конюх|stalliere
mechanik|mechanic|mechaniker landmaschinenmechaniker|mecánico|механік|meccanico
rolnictwo|farming agriculture|landwirtschaft landarbeit|agricultura|сільське|agricoltura agricolo
obroża|collar|halsband|collar|нашийник|collare
kantar|halter|halfter|cabestro|недоуздок|cavezza
ogłowie|bridle|zaumzeug trense|brida|вуздечка|briglia
pasza|chickenfeed|hühnerfutter|||
legowisko|dogbed|hundebett katzenbett|||
bukiet|bouquets|brautstrauß|||
wieniec||adventskranz|||
szopka||weihnachtskrippe|||
kula|bathbomb|badekugel badebombe|||
hydrolat|rosewater hydrosol|rosenwasser blütenwasser|||
malina||himbeerpflanze himbeerstrauch|||
truskawka||erdbeerpflanze erdbeerpflanzen|||
winorośl|grapevine vine|weinrebe rebe|vid|лоза|
lilak|lilac|flieder|lila|бузок|lillà
bukszpan|boxwood|buchsbaum|boj|самшит|bosso
świerk|spruce|fichte|pícea|смерека ялина|abete
sosna|pine|kiefer|pino|сосна|pino
brzoza|birch|birke|abedul|береза|betulla
czereśnia||kirschbaum|cerezo|черешні|ciliegio
orzech||walnussbaum nussbaum||горіхи|
kozioł|billy buck|ziegenbock|chivo|козел|caprone
perliczka|guineafowl|perlhuhn perlhühner|pintada|цесарка|faraona
gołąb||brieftaube brieftauben|||
zapylanie|pollination|bestäubung|polinización|запилення|impollinazione
zdejmowanie||einfangen||зняття|
kombajn|combine harvester|mähdrescher|cosechadora|комбайн|mietitrebbia
koparka||minibagger||мініекскаватор|miniescavatore
projekt|design planning|gartenplanung gartengestaltung|diseño|проект дизайн|progettazione
strój|dress|trachtenkleid dirndl|vestido|стрій вбрання|abito
portfel|billfold|portefeuille geldbeutel|monedero|портмоне|
cukierek|candies lolly|bonbons süßes|caramelos|льодяник конфети|
pomadka|lipbalm|lippenpflege|pintalabios|помади|lucidalabbra
szarlotka|applepie strudel|apfelstrudel|strudel|яблучний|strudel
makowiec|poppyseed|mohnstrudel|||
sernik|cheesecakes|topfenkuchen||сирники|
pasztet|terrine|leberpastete|terrina||
galareta|jelly aspic|sülze|gelatina|холодець|gelatina
gołąbki|stuffed|kohlroulade|rollitos|голубці|involtini
naleśnik|crepe crepes|pfannkuchen palatschinken|crepe|налисники|crespella
placek|pancakes|reibekuchen kartoffelpuffer|tortitas|деруни|frittelle
barszcz|borscht borsch|borschtsch|borscht|борщ|
kluska|gnocchi|klöße knödel|ñoquis|галушки|gnocchi
sałatka|salad|salat|ensalada|салати|insalata
przetwór|preserves canned jars|eingemachtes|conserva conservas|консервація закрутки|conserve
czosnek||||часнику|
kasza|porridge semolina millet barley|grieß hirse graupen|mijo cebada|пшоно перловка манка|miglio orzo
ryba||||рыба рибка|
chleb||||хлеб хлібина|
ziemniak||||картошка картоха|
warzywo|veggies veg|grünzeug|verduras|овощи|
jajko||||яйця яйки|
mleko||||молока|
miód||imkerhonig||мед меду медок|
drewno|logs kindling|scheitholz anmachholz||дровишки|ciocchi
doniczka|planter|pflanztopf||вазони|
prezent|gifts presents|geschenke geschenkidee|regalos|подарунки|regali
zabawka|toys|spielsachen holzspielzeug|juguetes|цяцька|giocattoli
krem|moisturiser moisturizer|handcreme gesichtscreme|cremas|креми|creme
olejek|oils|öle gesichtsöl||олійка|oli
mydło|soaps|seifen kernseife|jabones|мила|saponi
maść|balms|salben||мазі|
kwiat|flowers|blumen|flores|квіти|fiori
rozsada|seedlings|tomatenpflanzen||розсади|
koszyk|baskets hamper|körbchen||кошичок|
świecznik|candleholder|kerzenhalter||підсвічник|
serwetka|doilies|deckchen||серветочка|
skarpeta|socks|socken wollsocken|calcetines|шкарпеток|calzini
czapka|beanies|mützen|gorros|шапки|berretti
buda||||будку|
cielę||||телятко|
szczenię|pups|welpe|perrito|цуцик|
kot|kitty|kater|gatita|котяра|gattone
królik|bunnies|kaninchen|conejito|кроленята|coniglietto
ozdoba||weihnachtsschmuck|||
koszenie||||покос|
dzik|boar|wildschwein|jabalí|кабан дикий|cinghiale
mętny|cloudy|naturtrüb trüb|turbio|каламутний|torbido
bez|elder elderflower elderberry|holunder holunderblüten holunderblüte|saúco|бузина|sambuco
pierś|breast|brust entenbrust hühnerbrust|pechuga|грудка|petto
miętowy|mint|minz|||
domowy|homemade|hausgemacht|||
kosmetyk|cosmetics skincare|naturkosmetik kosmetika|cosméticos|косметики|cosmetici
płukanka|rinse|haarspülung spülung|||
odżywka|conditioner|conditioner haarkur haarspülung spülung|acondicionador|кондиціонер|balsamo
peeling|scrub|peeling körperpeeling|exfoliante|скраб пілінг|scrub
golenie|shaving|rasier rasieren rasierseife|afeitado|гоління|barba rasatura
serum|serum|serum|suero|сироватка|siero
wałek|rolling|nudelholz teigrolle|rodillo|качалка|mattarello
szkło|glass glassware|glas gläser|vidrio cristal|скло склянки|vetro
szklanka|glasses tumbler|trinkglas|vaso|склянка|bicchiere
karafka|carafe decanter|karaffe|jarra|карафа|caraffa
dzban|jugs pitchers|krüge|jarras|глек|brocche
hak|hook hooks coat|haken kleiderhaken|gancho|гачок|gancio
zawias|hinge hinges|scharnier|bisagra|петлі завіса завіси|cardine cerniera
gwóźdź|nail nails|nagel nägel|clavo|цвях|chiodo
notes|notebook journal|notizbuch|cuaderno libreta|блокнот|taccuino quaderno
kilim|kilims tapestry|wandteppich webteppich|tapiz|гобелен|arazzo
narzuta|bedspread throw coverlet|tagesdecke überwurf|colcha|покривало|copriletto
zaproszenie|invitation invitations|einladung einladungen|invitación|запрошення|invito
pająk|spider|strohmobile|||
palma|palm|palme|||
kropka|dots polka|punkte gepunktet|||
owsiany|oat oatmeal|hafer|||
otręby|bran|kleie|salvado|висівки|crusca
siemię|flaxseed flax linseed|leinsamen|linaza|насіння льону|semi lino
pestka|seeds kernels pumpkinseed|kerne kürbiskerne|pipas|зернятка|semi
kasztan|chestnut chestnuts|kastanien maronen|castañas|каштани|castagne
pierzga|beebread|bienenbrot perga|||
mleczko|royaljelly|gelée||маточне|pappa
zabrus|cappings|deckelwachs|||
jesiotr|sturgeon|stör|esturión|осетер|storione
twaróg|cottagecheese|speisequark frischkäse|||
rydz|||níscalo|рижик рижики|lattario
podgrzybek|baybolete|maronenröhrling maronen||польський|
boczniak|oyster|austernpilze austernseitling|||
rokitnik|seabuckthorn buckthorn|sanddorn|espino|обліпиха|olivello
aronia|chokeberry aronia|aronia apfelbeere|aronia|аронія|aronia
pigwa|quince|quitte quitten|membrillo|айва|cotogna
agrest|gooseberry gooseberries|stachelbeere stachelbeeren|grosella|аґрус агрус|uvaspina
jałowiec|juniper|wacholder wacholderbeeren|enebro|ялівець|ginepro
jaglany|millet|hirse|mijo|пшоно|miglio
pęczak|barley pearl|graupen|cebada|перловка|orzo
szynka||landschinken bauernschinken|||
stek|steak steaks|steak|bistec chuletón filete|стейк|bistecca
matka||bienenkönigin|reina|бджоломатка бджоломатки|
miód|honeycomb comb|wabenhonig wabe|panal|стільники|favo
pyłek||blütenpollen|||
śmietana||schmand sauerrahm|||
mleko||rohmilch vollmilch|||
smalec||griebenschmalz|||
chałka|challah|hefezopf zopf|trenza|хала плетінка|treccia
cielęcina|veal|kalbfleisch||телятина|vitello
jeleń|deer stag|hirsch|ciervo|олень|cervo
sarnina|roe|reh|corzo|косуля|capriolo
królik||||кролятина кролик|
kurczak||||курятина|
sandacz|zander pikeperch|zander|lucioperca|судак|lucioperca
leszcz|bream|brasse|brema|лящ|abramide
flądra|flounder plaice|flunder scholle|platija|камбала|passera
szprot|sprat|sprotte|espadín|шпроти кілька|spratto
podpłomyk|flatbread crispbread|fladenbrot knäckebrot|||schiacciata
chleb||||батон буханка|pagnotta
pączek|doughnut donut|krapfen berliner||пончики пампушки|bombolone krapfen
ciastko|cookies|||тістечка|
kompot||||узвар|
pieróg||||пельмені|
lizak|lollipop|lutscher|piruleta|льодяники|leccalecca
jarmuż|kale|grünkohl|kale|кейл|
szpinak|spinach|spinat|espinaca|шпинат|spinaci
kalafior|cauliflower|blumenkohl|coliflor||cavolfiore
cukinia|courgette zucchini|zucchini|calabacín|кабачки кабачок|zucchina zucchine
bakłażan|aubergine eggplant|aubergine|berenjena|баклажани|melanzana
rzodkiewka|radish|radieschen rettich|rabanito|редиска редька|ravanello
kapusta||rotkohl weisskohl|||verza
arbuz|watermelon|wassermelone|sandía|кавун|anguria
brzoskwinia|peach|pfirsich|melocotón|персики|
morela|apricot|aprikose marille|albaricoque|абрикоси|albicocca
róża|rosehip|hagebutte|escaramujo|шипшина|
bzu|elderberry elderflower|holunder holunderblüten|saúco|бузина|sambuco
pigwowiec|quince|quitte|membrillo|айва|cotogna
kalina|viburnum|schneeball||калина|viburno
orkisz|spelt|dinkel|espelta|спельта полба|farro
kminek|caraway|kümmel|alcaravea|кмин|cumino
płatek|oatmeal|||вівсянка|
fartuch|apron|schürze|delantal|фартух|grembiule
kamizelka|vest waistcoat|weste|chaleco|жилет|gilet
kierpce|moccasin|mokassin|mocasín|мокасини постоли|mocassino
pociąg|train|holzeisenbahn eisenbahn|tren|потяг поїзд|trenino
kołyska|cradle|wiege|cuna|колиска|culla
pisanka||||крашанки|
bęben||||бубон барабан|
lampion|lantern|laterne|farolillo|ліхтар|lanterna
znicz||grablicht grabkerze||лампадка|
fuksja|fuchsia|fuchsie|fucsia|фуксія|fucsia
cis|yew|eibe|tejo|тис|tasso
wiązanka||grabgesteck grabschmuck|||
locha|sow|sau|cerda|свиноматка|scrofa
jagnię||lämmer||ягнята|agnelli agnellini
koźlę||zicklein|cabrito|козенята|capretto
gąsię|gosling|gänseküken||гусенята|papero
indyczę||putenküken||індичата|
brojler|broiler|masthähnchen|broiler|бройлери|
kaczuszka|duckling|entenküken|patito|каченята|anatroccolo
owczarek|sheepdog|hütehund schäferhund||вівчарка|
papuga|parrot|papagei|loro|папуга|pappagallo
chomik|hamster|hamster|hámster|хом'як|criceto
gryzoń|rodent|nagetier|roedor|гризуни|roditore
klatka|cage hutch|käfig|jaula|клітка|gabbia
kurnik|coop henhouse|hühnerstall|gallinero|курник|pollaio
przysmak|treat snack|leckerli hundeleckerli|golosina chuche|ласощі смаколики|bocconcino
gryzak|chew|kauknochen|||
zboże|grain cereal|getreide|cereales grano|зерно збіжжя|cereali
pszenica|wheat|weizen|trigo|пшениця|frumento
jęczmień|barley|gerste|cebada|ячмінь|orzo
pasza|||balanceado|комбікорм|
dojarz|milker|melker|ordeñador|доярка дояр|mungitore
pasterz|shepherd|hirte|pastor|пастух чабан|pastore pecoraio
recepcja|receptionist reception|rezeption rezeptionistin|recepcionista recepción|рецепціоніст|reception
dorywczy|temporary|nebenjob minijob aushilfe|eventual|підробіток|
pomocnik||aushilfe|peón|різноробочий|aiutante manovale
pakowanie|packer packing|verpacken|empaquetado|пакувальник пакування|confezionamento
prasowanie|baling|ballenpressen|empacado|пресування тюкування|
projekt|landscaping|landschaftsbau|paisajismo|ландшафтний|
krycie|roofing roofer thatching|dachdecker dachdecken|techado|дах покрівля|
pellet|pellets|pellets||пелети|
trak|sawmill|sägewerk|aserradero|пилорама|segheria
piasek|sand|sand|arena|пісок|sabbia
żwir|gravel|kies|grava|гравій щебінь|ghiaia
łuparka|splitter|holzspalter|partidora|дровокол|spaccalegna
rębak|chipper|häcksler|trituradora|подрібнювач|cippatrice
kemping|campsite campground|campingplatz|||
kamper|campervan motorhome caravan|wohnmobil stellplatz|autocaravana|автодім|
dwuosobowy|double|doppelzimmer|doble|двомісний|matrimoniale
rodzina|family|familie familienfreundlich|familia|сім'я сімейний|famiglia
spokojny|quiet peaceful|ruhig|tranquilo|тихий спокійний|tranquillo
ognisko|bbq|grillplatz|barbacoa|мангал барбекю|
apartament|flat|||квартира|
parking||||парковка|
wystawa|exhibition show|ausstellung|exposición|виставка|mostra
korowód|procession|umzug festzug|desfile|хода парад|sfilata
rolniczy|agricultural|landwirtschaftlich|agrícola|сільськогосподарський|
dziecko||||дітьми дітям|
kobieta||||жінок жінкам жінки|
mężczyzna||||чоловіків чоловікам|
para|couple|paar pärchen|pareja|пара пари|coppia
owczy||||овечий овеча|ovino
kozi||||козячий козяче козяча|caprino
kaczy||||качиний качині качине|
gęsi||||гусячий гусячі|
lniany|linseed flaxseed flaxen linen||linaza|лляний лляна|
słonecznikowy||||соняшниковий соняшникова|
konopny|hemp|hanf|cáñamo|конопляний конопляна|canapa
dyniowy||||гарбузовий гарбузове|
koszenie|mowing|mäharbeiten|||falciatura
frezowanie|grinding|stubbenfräsen|destoconado||
pień|stump|baumstumpf|tocón|пень|ceppo
wycinka|felling removal||tala||abbattimento
kopyto|hoof hooves|huf|casco|копито|zoccolo
przycinanie|trimming|||підрізання|
ul||||вулики|alveare
groch||||горошок|
urlop||urlaub ferien|vacaciones|відпустка відпочинок|vacanza vacanze
winobranie|grape|weinlese traubenlese|vendimia|виноград|vendemmia
adopcja|adoption adopt rescue|adoption adoptieren|adopción|усиновлення адопція|adozione
stróżujący|guard watchdog|wachsam|guardián|сторожовий|guardia
schronisko|shelter|tierheim|refugio protectora|притулок|rifugio canile
narybek|fingerling fry|besatzfisch|alevín|мальок зариблення|avannotto
karmnik|feeder birdfeeder|futterhaus vogelfutterhaus|comedero|годівниця|mangiatoia
sianokiszonka|haylage silage|heulage silage silo|ensilado|сінаж силос|insilato
pole|field|feld acker|campo|поле|campo
wykaszanie|brushcutting clearing|freischneiden|desbroce|викошування|decespugliamento
frezowanie|grinding stumpgrinding|fräsen stubbenfräsen|fresado|фрезерування|fresatura
wieś|countryside village|dorf|pueblo aldea|село|campagna
smakołyk|treat snack titbit|leckerli leckerchen snack|golosina premio|ласощі|bocconcino snack
kaczuszka|duckling|entenküken|patito|каченя|anatroccolo
gąsię|gosling|gänseküken|gansito|гусеня|papero
indyczę|poult|putenküken|pavipollo|індича|tacchinotto
klacz|mare|stute|yegua|кобила|giumenta
staw|pond|teich weiher|estanque|ставок|laghetto stagno
liliput|bantam|zwerghuhn||бентамка|
kocię|kitten|kätzchen|gatito|кошеня|gattino micino
warchlak|weaner shoat|läufer läuferschwein|lechón|підсвинок|magroncello
tucznik|hog porker|mastschwein|cerdo cebado|підсвинок|suino
odsadek|weaner|absetzer|destetado||svezzato
koszenie|mowing|mähen rasenmähen|corte segar siega|косіння|falciatura sfalcio
trawnik|lawn|rasen|césped|газон|prato
adopcja|adoption adopt|adoption adoptieren tierheim|adopción adoptar|усиновлення|adozione adottare
szetlandzki|shetland|shetland|shetland|шетлендський|shetland
kameruński|cameroon|kamerun|camerún||camerun
zdejmowanie|removal remove|entfernen einfangen|retirar retirada|зняти прибрати|rimozione rimuovere
nioska|pullet|junghenne|||
podkuwanie|shoeing farrier|hufbeschlag|herraje herrador|підковування|ferratura maniscalco
koszenie||||скошування|
karłowaty|dwarf pygmy miniature|zwerg mini|enano|карликовий|nano
młody|young|jung|joven|молодий|giovane
żywy|live alive|lebend lebendig|vivo|живий|vivo
bela|bale|ballen|paca fardo|тюк|balla
świeży|fresh|frisch frische|fresco|свіжий свіжа|fresco
truskawkowy|strawberry|erdbeer||полуничний|fragola
malinowy|raspberry|himbeer||малиновий|lampone
śliwkowy|plum|pflaumen||сливовий|prugna
porzeczkowy|currant|johannisbeer||смородиновий|ribes
jagodowy|bilberry|heidelbeer||чорничний|mirtillo
morelowy|apricot|aprikosen||абрикосовий|albicocca
gruszkowy|pear|birnen||грушевий|pera
rokitnikowy|seabuckthorn|sanddorn||обліпиховий|olivello
brzozowy|birch|birken||березовий|betulla
buraczany|beetroot|||буряковий|
marchwiowy|carrot|karotten||морквяний|carota
makowy|poppy|mohn||маковий|papavero
rybny|fish|||рибний|
mięsny|meat|||м'ясний|
pasztecik|pasty|||пиріжок пиріжки|
szaszłyk|kebab skewer shashlik|spieß schaschlik|brocheta|шашлик|spiedino
pampuch||dampfnudel||пампушка пампушки|
chałwa|halva|halva|halva|халва|halva
pstrąg||lachsforelle|||
twaróg|farmer||||
kwas|kvas|||квас|
ryżanka||||ряжанка|
surówka|coleslaw|krautsalat|ensalada||insalata
podroby|offal giblets|innereien|menudos|потрухи субпродукти|frattaglie
kość|bone bones|knochen|hueso|кістка|osso
wędzonka|smokedmeat|rauchfleisch|||
nalewka|liqueur tincture cordial|likör|licor|наливка настоянка|liquore
wino|wines|weine|vinos|вина|vini
orka|plough plow ploughing plowing|pflügen umpflügen|arar arado labranza|орати зорати оранка|arare aratura
praca||saisonarbeit saisonjob ferienjob nebenjob minijob erntehelfer|||
byczek|steer bullock|jungbulle|torito|бичок|torello
`;

/** Two words of another language that name one thing, and a shorter Polish name. */
const PAIRS =
  'swimming pool>basen|schwimm bad>basen|sour cream>śmietana|cottage cheese>twaróg|guinea fowl>perliczka|guinea pig>kawia|' +
  'petting zoo>mini zoo|straw bale>bela słomy|straw bales>bele słomy|hay bale>bela siana|hay bales>bele siana|' +
  'tree surgeon>arborysta|cut down>wycinka|chop down>wycinka|seasonal work>praca|seasonal job>praca|summer job>praca|tree felling>wycinka|tree cutting>wycinka|lawn mowing>koszenie|grass cutting>koszenie|' +
  'farm stay>nocleg|country house>domek|day old chicks>pisklęta|' +
  'fire wood>drewno|fresh water fish>ryba|stud farm>stadnina|crafts fair>jarmark|craft fair>jarmark|farmers market>targ|wedding venue>wesele|cheese dairy>serowarnia';

const pairs = PAIRS.split('|').map((pair) => {
  const [words = '', polish = ''] = pair.split('>');
  return { pattern: new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u'), polish };
});

/** Puts the Polish name in the place of two words that only together name a thing: "swimming pool" is no bathing. */
export function nameInPolish(text: TypedText): void {
  for (const { pattern, polish } of pairs) {
    const found = pattern.exec(text.rest);
    if (found) text.replace({ from: found.index, to: found.index + found[0].length }, polish);
  }
}

const LANGUAGES = ['en', 'de', 'es', 'uk', 'it'] as const;

interface Translation {
  readonly polish: string;
  readonly word: string;
}

/** The words of the table, as they stand there, by their language. */
const wordsByLanguage = new Map<string, Set<string>>(LANGUAGES.map((language) => [language, new Set()]));
const translationsByStem = new Map<string, Translation[]>();
for (const line of TABLE.trim().split('\n')) {
  const [polish = '', ...columns] = line.split('|');
  for (const [at, words] of columns.entries()) {
    for (const word of words.replaceAll("'", '').split(' ').filter(Boolean)) {
      const language = LANGUAGES[at] as string;
      const stem = foreignStem(word, language);
      wordsByLanguage.get(language)?.add(fold(word));
      translationsByStem.set(stem, [...(translationsByStem.get(stem) ?? []), { polish, word: fold(word) }]);
    }
  }
}

/** What Ukrainian words are called in Latin letters, as people without a Cyrillic keyboard type them: "moloko". */
const translationsInLatin = new Map<string, string[]>();

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'аa бb вv гh ґg дd еe єje жz зz иi іi їi йi кk лl мm нn оo пp рr сs тt уu фf хh цc чc шs щs ь юu яa'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

// Spellings that people use for one another; what a word ends with depends on its case.
function latinStem(word: string): string {
  const plain = fold(word)
    .replace(/shch|szcz|sch|sh|sz/g, 's')
    .replace(/ch|cz|tch/g, 'c')
    .replace(/kh|ch/g, 'h')
    .replace(/zh|ż|rz/g, 'z')
    .replace(/ts/g, 'c')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/i(?=[aeou])/g, '')
    .replace(/ii/g, 'i');
  return plain.length > 3 ? plain.replace(/[aeiou]+$/, '') : plain;
}

for (const line of TABLE.trim().split('\n')) {
  const [polish = '', , , , ukrainian = ''] = line.split('|');
  for (const word of ukrainian.replaceAll("'", '').split(' ').filter(Boolean)) {
    const stem = latinStem([...fold(word)].map((letter) => LATIN[letter] ?? '').join(''));
    if (stem.length > 2) translationsInLatin.set(stem, [...(translationsInLatin.get(stem) ?? []), polish]);
  }
}

/**
 * Whether a form may be of the word, where stems are too short to tell: "manzanas" is of "manzana" and not of
 * "manzano".
 */
const MAY_BE: Readonly<Record<string, (form: string, word: string) => boolean>> = {
  es: (form, word) => spanishSingulars(form).some((each) => spanishSingulars(word).includes(each)),
  it: (form, word) =>
    form === word || form.slice(0, -1) !== word.slice(0, -1) || ITALIAN_ENDINGS.has(form.slice(-1) + word.slice(-1)),
};
const UKRAINIAN_ADJECTIVE = /(?:а|е|і|у|я|є|ю|ою|ої|ого|ому|им|их|ими)$/u;
function spanishSingulars(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/(?<=[^aeiou])es$/, ''), word.replace(/ces$/, 'z')];
}
const ITALIAN_ENDINGS = new Set(['ea', 'ae', 'io', 'oi', 'ie', 'ei']);

/** Whether a form may be one of a word of another language, as far as their spelling tells. */
export function mayBeFormOf(form: string, word: string, language: string): boolean {
  return MAY_BE[language]?.(fold(form), word) ?? true;
}

/** Whether the table has exactly this word of a language. */
export function isWordOf(language: string, word: string): boolean {
  return wordsByLanguage.get(language)?.has(fold(word)) === true;
}

// The table has Ukrainian adjectives as they are of a man: "козячий" for "козяче".
function adjectiveStems(text: string): string[] {
  const base = text.replace(UKRAINIAN_ADJECTIVE, 'ий');
  return base === text ? [] : [foreignStem(base, 'uk'), foreignStem(base.replace(/ий$/u, 'ій'), 'uk')];
}

const CLOSED = /^(uk:\p{L}+)і(\p{L}{1,2})$/u;

// A Ukrainian vowel changes where no ending follows it: "ягід" is of "ягода", "осіл" and "осел" are one.
function openedStems(stem: string): string[] {
  const [, before, after] = CLOSED.exec(stem) ?? [];
  return before === undefined ? [] : [`${before}о${after}`, `${before}е${after}`];
}

/** An adjective agrees with what it says something of: "setas secas", "trota affumicata". */
const POLISH_ADJECTIVE = /[yi]$/u;

/** How German names somebody by what they make or keep: a "Käser" is no cheese, though both have one stem. */
const GERMAN_PERSON = /er(?:in)?$/;

function ofExactly(form: string, translations: readonly Translation[]): readonly Translation[] {
  const exact = GERMAN_PERSON.test(form) ? translations.filter(({ word }) => word === form) : [];
  return exact.length > 0 ? exact : translations;
}

/** The Polish base forms of what a word means in another language; `mayBeInLatin` Ukrainian in Latin letters. */
export function polishFor(
  { text, strict, isKnown }: Pick<QueryWord, 'text' | 'strict' | 'isKnown'>,
  mayBeInLatin = true,
): string[] {
  const form = fold(text);
  const polish = [...strict.stems, ...adjectiveStems(text), ...strict.stems.flatMap(openedStems)].flatMap((stem) => {
    const mayBe = MAY_BE[stem.slice(0, 2)] ?? (() => true);
    return ofExactly(form, translationsByStem.get(stem) ?? []).flatMap((each) =>
      mayBe(form, each.word) || POLISH_ADJECTIVE.test(each.polish) ? each.polish : [],
    );
  });
  const inLatin = !mayBeInLatin || isKnown || polish.length > 0 ? [] : (translationsInLatin.get(latinStem(text)) ?? []);
  return [...new Set([...polish, ...inLatin])];
}

/** In English and German what a thing is stands last: "goat cheese". */
const HEAD_LAST = new Set(['en', 'de']);

/** Whether a word with these stems is one of a language that names the thing last, and of no other one here. */
export function isHeadLast(stems: readonly string[]): boolean {
  const languages = stems.filter((stem) => translationsByStem.has(stem)).map((stem) => stem.slice(0, 2));
  return languages.length > 0 && languages.every((language) => HEAD_LAST.has(language));
}

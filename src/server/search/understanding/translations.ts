import { foreignStem } from '../light-stemmers.ts';

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
smalec|lard|schmalz|manteca|смалець|strutto
mięso|meat|fleisch|carne|м'ясо|carne
wołowina|beef|rindfleisch|ternera|яловичина|manzo
wieprzowina|pork|schweinefleisch|cerdo|свинина|maiale
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
ciastko|cookie biscuit|keks plätzchen|galleta|печиво|biscotto
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
lipa|linden|linde lindenblüten|tilo|липа|tiglio
mąka|flour|mehl|harina|борошно|farina
kasza|groats buckwheat|grütze buchweizen|sémola alforfón|крупа каша гречка|grano semola
makaron|pasta noodle|nudel|pasta fideo|макарони локшина|pasta tagliatelle
płatek|flake oat|flocke haferflocken|copo avena|пластівці|fiocchi
olej|oil|öl leinöl rapsöl|aceite|олія|olio
ocet|vinegar|essig apfelessig|vinagre|оцет|aceto
przyprawa|spice seasoning|gewürz|especia|приправа спеції|spezia
musztarda|mustard|senf|mostaza|гірчиця|senape
sól|salt|salz|sal|сіль|sale
chrzan|horseradish|meerrettich|rábano|хрін|rafano
pieróg|dumpling pierogi|pirogge teigtasche|empanadilla|вареник вареники|raviolo
bigos|stew|eintopf|estofado|бігос|stufato
zupa|soup|suppe|sopa|суп борщ|zuppa minestra
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
wiklina|wicker|weide korbwaren|mimbre|лоза|vimini
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
korale|beads|perlenkette|abalorio|коралі буси|perline
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
narybek|fry fingerling|jungfisch setzling|alevín|мальок|avannotti
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
pszczeli|bee|bienen|abeja|бджолиний|api`;

const LANGUAGES = ['en', 'de', 'es', 'uk', 'it'] as const;

const polishByStem = new Map<string, string[]>();
for (const line of TABLE.trim().split('\n')) {
  const [polish = '', ...columns] = line.split('|');
  for (const [at, words] of columns.entries()) {
    for (const word of words.replaceAll("'", '').split(' ').filter(Boolean)) {
      const stem = foreignStem(word, LANGUAGES[at] as string);
      polishByStem.set(stem, [...new Set([...(polishByStem.get(stem) ?? []), polish])]);
    }
  }
}

/** The Polish base forms of what a word means in another language; `stems` are its stems there. */
export function polishFor(stems: readonly string[]): string[] {
  return [...new Set(stems.flatMap((stem) => polishByStem.get(stem) ?? []))];
}

/** In English and German what a thing is stands last: "goat cheese". */
const HEAD_LAST = new Set(['en', 'de']);

/** Whether a word with these stems is one of a language that names the thing last, and of no other one here. */
export function isHeadLast(stems: readonly string[]): boolean {
  const languages = stems.filter((stem) => polishByStem.has(stem)).map((stem) => stem.slice(0, 2));
  return languages.length > 0 && languages.every((language) => HEAD_LAST.has(language));
}

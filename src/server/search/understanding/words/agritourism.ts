import type { BranchWords } from '../branch-words.ts';

/** How people ask for agritourism. */
export const agritourismWords: BranchWords = {
  sayings: `
reiterhof > nocleg jazda konna
ponyhof > nocleg jazda konna
riding holiday > nocleg jazda konna
riding holidays > nocleg jazda konna
pony holiday > nocleg jazda konna
vacaciones a caballo > nocleg jazda konna
vacanza a cavallo > nocleg jazda konna
kinderbauernhof > gospodarstwo ze zwierzętami
streichelzoo > gospodarstwo ze zwierzętami
granja escuela > gospodarstwo ze zwierzętami
fattoria didattica > gospodarstwo ze zwierzętami
spanie pod namiot > nocleg namiot
spanie w namiot > nocleg namiot
spać pod namiot > nocleg namiot
spać w namiot > nocleg namiot
noc pod namiot > nocleg namiot
rozbić namiot > nocleg namiot
miejsce na namiot > nocleg namiot
pole namiotowy > nocleg namiot
nocleg pod gwiazda > nocleg namiot
miejsce na kamper > nocleg kamper
postój kamper > nocleg kamper
horse riding > jazda konna
kids > dzieci
farm with animals > gospodarstwo ze zwierzętami
farm with animal > gospodarstwo ze zwierzętami
horseback riding > jazda konna
rural tourism > agroturystyka
farm tourism > agroturystyka
noc w leśniczówka > nocleg w leśniczówce
noc w młyn > nocleg w młynie
noc w chata > nocleg w chacie
noc w bacówka > nocleg w bacówce
noc w zagroda > nocleg w zagrodzie
noc w dwór > nocleg w dworze
noc w pałac > nocleg w pałacu
noc w schronisko > nocleg w schronisku
noc w chałupa > nocleg w chałupie
noc w siedlisko > nocleg w siedlisku
noc w gospodarstwo > nocleg w gospodarstwie
noc w stodoła > nocleg w stodole
noc w domek > nocleg w domku
zielony szkoła > nocleg dla grupy
zielony szkoła dla klasa > nocleg dla grupy
z mieszkanie > z zakwaterowaniem lub noclegiem lub pokojem
z nocleg > z zakwaterowaniem lub noclegiem lub pokojem
z kwatera > z zakwaterowaniem lub noclegiem lub pokojem
z zamieszkanie > z zakwaterowaniem lub noclegiem lub pokojem
z zakwaterowanie > z zakwaterowaniem lub noclegiem lub pokojem
z lokum > z zakwaterowaniem lub noclegiem lub pokojem
christmas eve > wigilia
святвечір > wigilia
pierwszy komunia > komunia
`,
  same: `
domek chata chatka chałupa domeczek
pokój kwatera
kajak spływ
wędkowanie wędkarstwo
przyczepa przyczepka
sauna bania
nocleg przenocowanie
namiot biwak
`,
  also: `
zamieszkać pokój dom
letniskowy letni willa
dworek dwór
stadnina jeździecki siodło konny
owczarnia owca
garncarstwo gliniany garncarski glina garncarz
ceramika gliniany garncarski glina
lepienie glina garncarski gliniany
kowalstwo kuźnia kowalski
koronczarstwo koronka koronkowy
koronczarka koronka koronkowy
hafciarstwo haft
plecionkarstwo pleść kosz wiklina
wyplatanie pleść kosz wiklina
zielarstwo zioło zielarski
zielarski zioło
serowarstwo ser
grzybobranie grzyb
ornitologia ornitolog ptak ptasiarz
ptasiarz ornitolog ptak
bagno torfowisko rozlewisko
bagienny torfowisko rozlewisko
sanatorium zdrój pijalnia
rybaczy rybaczówka rybak
zjazd zlot
odludzie samotny cisza
odludny samotny
jacuzzi balia
wesele przyjęcie
adopcja schronisko
sauna bania balia
balia bania
łódka kajak
opłatek wigilia
dachowiec schronisko
wolontariat schronisko
małżeństwo para dwoje
wakacyjny lato letni wakacje urlop lipiec sierpień truskawka borówka student uczeń
letni lato wakacyjny wakacje lipiec sierpień
górski podhalański beskidzki karpacki huculski góra
narty narciarski stok wyciąg skitur biegówki
narta narciarski stok wyciąg skitur biegówki
`,
  translations: `
góra|mountain|berg gebirge|montaña|гори|montagna
domek|cottage cabin|ferienhaus häuschen hütte|casita cabaña|будинок|casetta
pokój|room|zimmer|habitación|кімната|camera stanza
nocleg|accommodation stay|unterkunft übernachtung|alojamiento|ночівля житло|alloggio
urodziny|birthday|geburtstag|cumpleaños|день народження|compleanno
komunia|communion|kommunion|comunión|причастя|comunione
chrzest|baptism christening|taufe|bautizo|хрестини|battesimo
wielkanoc|easter|ostern|pascua|великдень паска|pasqua
wigilia|christmaseve|heiligabend|nochebuena|святвечір|vigilia
żona|wife woman women|frau frauen|mujer esposa|жінка дружина|donna moglie
dom|house home|haus|casa|дім дому хата|casa
dom|cottage|haus|hogar|будинку|casolare
domek|cottages chalet bungalow|ferienhäuser blockhütte|cabañas|будиночок котедж|casette baita
pokój|rooms|zimmer gästezimmer|habitaciones|кімнати|camere stanze
nocleg|lodging overnight sleep|schlafen übernachten|dormir hospedaje|ночівлю переночувати|dormire pernottamento
basen|pool|schwimmbad pool|piscina|басейн|piscina
kąpielisko|swimming bathing|baden badestelle|bañarse|купання|nuotare
balia|jacuzzi tub|whirlpool badezuber|jacuzzi|джакузі чан|idromassaggio
plaża|beach|strand|playa|пляж|spiaggia
morze|seaside sea|meer ostsee|mar|море морем|mare
góra|mountains|berge|montañas|горах|montagne
rzeka|river|fluss|río|річка|fiume
kajak|kayak kayaks canoe|kajak kanu|kayak canoa|байдарки каяк|kayak canoa
wędkowanie|fishing|angeln|pescar pesca|рибалка риболовля|pescare pesca
namiot|tent camping|zelt camping zelten|tienda acampar|намет кемпінг|tenda campeggio
konno|riding horseback|reiten reitstunden|montar equitación|верхи|equitazione cavalcare
parking|parking|parkplatz|aparcamiento|паркінг|parcheggio
internet|wifi internet|wlan internet|wifi internet|інтернет вайфай|wifi internet
spa|sauna|sauna|sauna|сауна баня|sauna
jeździecki|riding equestrian|reit|hípica ecuestre|кінний|equestre
wakacje|summer|ferien sommerferien|verano|літо канікули|estate
agroturystyka|farmstay agrotourism agritourism|bauernhofurlaub ferienhof|agroturismo turismo|агротуризм садиба туризм|agriturismo agrituristico
kemping|campsite campground|campingplatz|||
kamper|campervan motorhome caravan|wohnmobil stellplatz|autocaravana|автодім|
dwuosobowy|double|doppelzimmer|doble|двомісний|matrimoniale
apartament|flat|||квартира|
parking||||парковка|
urlop||urlaub ferien|vacaciones|відпустка відпочинок|vacanza vacanze
osoba|people persons adults|personen leute|personas|осіб людей|persone
schronisko|shelter|tierheim|refugio protectora|притулок|rifugio canile
nocleg|overnight|nachtquartier|hospedaje|нічліг ночівлю|pernottamento
stodoła|barn hayloft|scheune heuboden|granero pajar|клуня стодола|fienile
domek|hut|hüttchen|cabañita|хатинка хатинку|capanna
niepełnosprawny|disabled|rollstuhlgerecht barrierefrei|minusválido accesible|інвалід|disabile
integracyjny|conference teambuilding|tagung|congreso|конференція|convegno
`,
};

import { fold } from '../text.ts';

/** A circle on the map; a region is the union of its circles. */
export interface Circle {
  readonly lat: number;
  readonly lng: number;
  readonly radiusKm: number;
}

/** A part of the country with a common name but no official borders. */
export interface Region {
  readonly name: string;
  readonly circles: readonly Circle[];
}

/** Name, other names, then circles as latitude, longitude and radius in kilometres. */
const REGIONS = `
Mazury|z mazur,masuren,masuria,masurian lakes,masurische seenplatte,мазури,мазурах,masuria,mazurskie jeziora,pojezierze mazurskie,wielkie jeziora mazurskie|53.86 21.55 45;53.82 22.30 35;53.65 20.95 30
Warmia|ermland,вармія|54.00 20.50 45;53.80 20.30 30
Warmia i Mazury||53.90 20.60 75;53.86 21.90 60
Suwalszczyzna||54.10 22.93 40
Podlasie|podlachia,podlachien,підляшшя,підляшші|53.13 23.16 65;52.70 23.20 50;53.60 23.10 40;54.10 22.93 40
Puszcza Białowieska||52.72 23.75 35
Puszcza Augustowska||53.87 23.25 35
Dolina Biebrzy|biebrza,nad biebrzą|53.55 22.80 35;53.25 22.45 18
Dolina Narwi||53.10 22.80 30
Kurpie|z kurpi,kurpiowszczyzna,puszcza zielona|53.20 21.40 45
Mazowsze||52.30 21.00 90;52.75 20.10 50;51.60 21.10 45
Kujawy|z kujaw|52.70 18.60 50
Pałuki|z pałuk|52.85 17.72 28
Ziemia Dobrzyńska||52.98 19.15 32
Kociewie||53.85 18.55 32
Kaszuby|z kaszub,kaschubien,kashubia,kaschubei,кашуби,szwajcaria kaszubska|54.28 17.98 42;54.60 18.10 32;53.92 17.55 26
Bory Tucholskie||53.65 17.85 38
Żuławy|z żuław,żuławy wiślane|54.17 19.05 32
Powiśle||53.85 19.05 30
Trójmiasto||54.43 18.57 25
Pomorze|pommern,pomerania,помор'я|54.25 17.80 95;53.70 15.60 80
Wybrzeże Bałtyku|nad morzem,ostsee,ostseeküste,an der ostsee,baltic,baltic sea,baltic coast,mar báltico,mar baltico,балтійське море,балтиці,на морі,znad morza,znad bałtyku,nad morze,nad polskim morzem,nad bałtykiem,nad bałtyk|53.92 14.30 32;54.18 15.55 32;54.45 16.40 32;54.58 16.90 22;54.72 17.50 32;54.65 18.50 32;54.35 18.90 32;54.36 19.50 25
Polskie góry|w górach,z gór,z polskich gór,w polskich górach|50.80 15.80 45;50.45 16.60 42;50.22 17.00 28;49.55 19.10 40;49.45 20.00 42;49.47 20.85 38;49.45 21.55 36;49.28 22.42 42;50.90 21.00 34
Pomorze Zachodnie||53.70 15.30 90
Drawskie|pojezierze drawskie|53.60 16.10 35
Wielkopolska|großpolen,greater poland|52.30 17.10 85;51.75 17.70 50;52.90 16.80 45
Ziemia Łowicka|księstwo łowickie|52.10 19.93 28
Opolszczyzna||50.65 17.90 55
Śląsk|górny śląsk,schlesien,silesia,oberschlesien,сілезія|50.27 18.95 50
Zagłębie|zagłębie dąbrowskie|50.33 19.20 22
Śląsk Cieszyński||49.72 18.72 28
Dolny Śląsk|niederschlesien,lower silesia,нижня сілезія|51.05 16.50 85;50.50 16.60 55
Kotlina Kłodzka|ziemia kłodzka|50.42 16.60 34
Kotlina Jeleniogórska||50.87 15.73 22
Dolina Baryczy||51.53 17.20 30
Karkonosze|karkonoszy,riesengebirge,giant mountains,карконоше|50.79 15.68 24
Góry Izerskie|izery|50.92 15.35 22
Sudety|sudetów|50.80 15.80 45;50.45 16.60 42;50.22 17.00 28
Góry Stołowe||50.47 16.36 16
Łużyce|z łużyc|51.20 15.10 35
Jura|jura krakowsko częstochowska|50.55 19.50 38;50.22 19.75 24
Małopolska|kleinpolen,lesser poland|50.00 20.20 70;49.60 20.50 55
Podhale||49.38 19.98 26
Tatry|pod tatrami,tatra,hohe tatra,tatra mountains,татри,татрах,tatr,spod tatr,z tatr|49.29 19.95 22
Spisz||49.38 20.25 18
Orawa||49.53 19.68 20
Gorce|gorców|49.57 20.10 22
Pieniny|pienin|49.43 20.40 20
Beskidy|beskiden,beskids,бескиди,beskid,beskidów|49.62 19.10 34;49.58 20.00 40;49.50 20.85 38;49.50 21.55 30
Beskid Śląski||49.68 18.95 20
Beskid Żywiecki|żywiecczyzna|49.58 19.25 26
Beskid Wyspowy||49.72 20.35 24
Beskid Sądecki||49.43 20.75 26
Beskid Niski||49.48 21.55 42
Sądecczyzna|ziemia sądecka|49.60 20.70 30
Bieszczady|bieszczady mountains,бещади,бещадах,bieszczad,bieszczadów|49.28 22.42 42
Pogórze|pogórze karpackie|49.80 21.40 55
Podkarpacie||49.98 22.00 80
Roztocze||50.55 23.15 42;50.30 23.40 26
Zamojszczyzna||50.72 23.25 40
Lubelszczyzna||51.25 22.60 70;50.85 22.90 50;51.75 22.70 40
Polesie||51.45 23.20 38
Powiśle Lubelskie||51.32 21.95 25
Ponidzie||50.45 20.60 32
Góry Świętokrzyskie||50.90 21.00 34
Gołoborze|łysogóry|50.87 21.03 20
Sandomierszczyzna|ziemia sandomierska|50.68 21.60 32
Mierzeja Wiślana|mierzei wiślanej,mierzeję wiślaną,na mierzei,zalew wiślany,zalewem wiślanym|54.36 19.20 24;54.38 19.45 14
Półwysep Helski|mierzeja helska,mierzei helskiej,półwyspie helskim,na helu|54.70 18.60 22
Puszcza Piska||53.65 21.55 28
Puszcza Notecka||52.75 16.20 40
Puszcza Kampinoska|kampinos,kampinosie|52.33 20.55 26
Puszcza Knyszyńska||53.25 23.40 26
Puszcza Romincka||54.32 22.60 22
Puszcza Drawska||53.20 15.85 26
Puszcza Kozienicka||51.50 21.45 24
Pojezierze Brodnickie||53.32 19.35 28
Pojezierze Iławskie||53.70 19.60 28
Pojezierze Lubuskie|pojezierze łagowskie|52.35 15.25 30
Zalew Soliński|solina,jezioro solińskie,nad soliną|49.38 22.45 18
Góry Sowie||50.68 16.48 18
Masyw Śnieżnika|góry bialskie,góry złote,w górach złotych|50.25 16.85 22
Góry Opawskie||50.30 17.40 20
Babia Góra|pod babią górą|49.60 19.55 22
Beskid Mały||49.77 19.35 20
Sieradzkie|ziemia sieradzka|51.60 18.75 32`;

function parse(line: string): { region: Region; names: string[] } {
  const [name = '', others = '', circles = ''] = line.split('|');
  const region = {
    name,
    circles: circles.split(';').map((circle) => {
      const [lat = 0, lng = 0, radiusKm = 0] = circle.split(' ').map(Number);
      return { lat, lng, radiusKm };
    }),
  };
  return { region, names: [name, ...others.split(',').filter(Boolean)].map((each) => fold(each.toLowerCase())) };
}

/** Regions by each of their names, in lower case without diacritics. */
export const regionsByName: ReadonlyMap<string, Region> = new Map(
  REGIONS.trim()
    .split('\n')
    .map(parse)
    .flatMap(({ region, names }) => names.map((name) => [name, region] as const)),
);

/** Regions by the beginning of their adjective, before -ki: "beskidzki", "beskidzka". */
const ADJECTIVES =
  'mazurs>Mazury warmińs>Warmia suwals>Suwalszczyzna kurpiows>Kurpie kujaws>Kujawy kociews>Kociewie kaszubs>Kaszuby żuławs>Żuławy ' +
  'karkonos>Karkonosze sudec>Sudety tatrzańs>Tatry podhalańs>Podhale spis>Spisz oraws>Orawa gorczańs>Gorce pienińs>Pieniny ' +
  'beskidz>Beskidy sądec>Sądecczyzna bieszczadz>Bieszczady roztoczańs>Roztocze zamojs>Zamojszczyzna poles>Polesie ' +
  'sandomiers>Sandomierszczyzna łowic>Ziemia_Łowicka żywiec>Beskid_Żywiecki jurajs>Jura łużyc>Łużyce pałuc>Pałuki ' +
  'cieszyńs>Śląsk_Cieszyński sieradz>Sieradzkie kłodz>Kotlina_Kłodzka';
const ADJECTIVE_ENDINGS = ['ki', 'ka', 'kie', 'kiego', 'kiej', 'ką', 'kim', 'kich'];

/** Regions by the forms of their adjectives, in lower case without diacritics. */
export const regionsByAdjective: ReadonlyMap<string, Region> = new Map(
  ADJECTIVES.split(' ').flatMap((pair) => {
    const [root = '', name = ''] = pair.split('>');
    const region = regionsByName.get(fold(name.replace('_', ' ').toLowerCase()));
    return region ? ADJECTIVE_ENDINGS.map((ending) => [fold(root + ending), region] as const) : [];
  }),
);

/** The voivodeships as listings name them. */
export const VOIVODESHIPS = [
  'dolnośląskie',
  'kujawsko-pomorskie',
  'lubelskie',
  'lubuskie',
  'mazowieckie',
  'małopolskie',
  'opolskie',
  'podkarpackie',
  'podlaskie',
  'pomorskie',
  'warmińsko-mazurskie',
  'wielkopolskie',
  'zachodniopomorskie',
  'łódzkie',
  'śląskie',
  'świętokrzyskie',
] as const;

/** About the middle of each voivodeship, as latitude and longitude. */
const CENTRES =
  'dolnośląskie 51.09 16.45;kujawsko-pomorskie 53.07 18.49;lubelskie 51.22 22.90;lubuskie 52.20 15.34;mazowieckie 52.35 21.10;' +
  'małopolskie 49.86 20.27;opolskie 50.65 17.90;podkarpackie 49.95 22.17;podlaskie 53.27 22.93;pomorskie 54.15 18.00;' +
  'warmińsko-mazurskie 53.86 20.83;wielkopolskie 52.33 17.24;zachodniopomorskie 53.58 15.57;łódzkie 51.60 19.42;' +
  'śląskie 50.33 19.00;świętokrzyskie 50.77 20.77';

/** The centres of the voivodeships in WGS 84 degrees, by their names. */
export const centresOfVoivodeships: ReadonlyMap<string, { readonly lat: number; readonly lng: number }> = new Map(
  CENTRES.split(';').map((line) => {
    const [name = '', lat, lng] = line.split(' ');
    return [name, { lat: Number(lat), lng: Number(lng) }];
  }),
);

/** The voivodeships by the other forms of their names, in lower case without diacritics: "lubelski", "lubelska". */
export const voivodeshipsByForm: ReadonlyMap<string, string> = new Map(
  VOIVODESHIPS.flatMap((name) =>
    ADJECTIVE_ENDINGS.map((ending) => [fold(name.replace(/kie$/, ending)), name] as const),
  ),
);

/** Whether the base form of an adjective, without a hyphen, is derived from the name of a region or voivodeship. */
export function isAdjectiveOfRegion(stem: string): boolean {
  const form = fold(stem);
  return regionsByAdjective.has(form) || voivodeshipsByForm.has(form);
}

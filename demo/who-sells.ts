import type { SellsAs } from '#kinds/sells-as.ts';

/**
 * The kind of a demo seller. Firms are in the seller's town; their NIPs have the right checksum and begin with 999,
 * which no tax office has.
 *
 * name  of the firm, or of the farmer.
 */
export interface DemoStatement {
  readonly key: string;
  readonly sellsAs: SellsAs;
  readonly name?: string;
  readonly nip?: string;
  readonly address?: string;
  readonly zip?: string;
}

function trader(key: string, name: string, nip: string, address: string, zip: string): DemoStatement {
  return { key, sellsAs: 'trader', name, nip, address, zip };
}

function farmer(key: string, name: string, address: string, zip: string): DemoStatement {
  return { key, sellsAs: 'farmer', name, address, zip };
}

const PRIVATE = [
  'ryszard-golebnik',
  'ptaszki-ze-stryszawy',
  'izba-u-zogroniow',
  'kurpiowska-izba',
  'lowickie-wycinanki',
  'kaszubska-checz',
  'siedlisko-cztery-lapy',
  'dom-pod-jesionami',
  'wojciech-bielak',
  'agnieszka-wilk',
  'jan-kosior',
  'janina-malec',
];

/** Sellers with a statement; the others have not made one yet, like sellers who joined before it was required. */
export const demoStatements: readonly DemoStatement[] = [
  trader('ceramika-na-kole', 'Ceramika na Kole s.c.', '9990101146', 'ul. Garncarska 7', '59-700'),
  trader('ogrody-tymona', 'Ogrody Tymona', '9990101212', 'ul. Świdnicka 18', '55-050'),
  trader('zlota-kropla', 'Tłocznia Olejów Złota Kropla sp. z o.o.', '9990101287', 'ul. Młyńska 3', '48-250'),
  trader('masarnia-stachury', 'Zakład Masarski Stachura', '9990101353', 'ul. Kielecka 21', '26-025'),
  trader('lesni-bracia', 'Bracia Hajduk – las i drewno s.c.', '9990101494', 'ul. Bieszczadzka 40', '38-606'),
  trader('kuznia-pod-kasztanem', 'Kuźnia Pod Kasztanem', '9990101560', 'ul. Kowalska 5', '24-204'),
  trader('psi-smak', 'Psi Smak i Koci Mruk', '9990101637', 'ul. Rynek 12', '97-330'),
  trader('zielarnia-pod-modrzewiem', 'Zielarnia Pod Modrzewiem', '9990101703', 'ul. Dąbrowskiego 9', '17-210'),
  trader('rybakowka-trzy-jeziora', 'Rybakówka Trzy Jeziora', '9990101778', 'ul. Rybacka 2', '12-220'),
  trader('bursztynowa-kramnica', 'Bursztynowa Kramnica', '9990101844', 'ul. Gdańska 31', '82-103'),
  trader('szkolka-pod-debami', 'Szkółka Pod Dębami', '9990101910', 'ul. Wolsztyńska 14', '66-120'),
  trader('agro-kordas', 'Agro-Usługi Kordas', '9990101985', 'ul. Kołobrzeska 8', '72-320'),
  trader('pszczeli-dotyk', 'Manufaktura Pszczeli Dotyk', '9990102051', 'ul. Sulechowska 6', '66-220'),
  trader('mlyn-zloty-klos', 'Młyn i Piekarnia Złoty Kłos', '9990102128', 'ul. Wrzesińska 11', '62-310'),
  farmer('stawy-pod-grobla', 'Gospodarstwo Rybackie Stawy pod Groblą', 'ul. Sułowska 60', '56-300'),
  farmer('owcza-hala', 'Gospodarstwo Owcza Hala', 'ul. Wojska Polskiego 88', '57-530'),
  farmer('bacowka-u-jedrka', 'Andrzej Bulanda', 'os. Rola 14', '34-452'),
  farmer('sliwkowa-dolina', 'Gospodarstwo Sadownicze Śliwkowa Dolina', 'Łącko 215', '33-390'),
  farmer('warzywa-marzeny', 'Marzena Gadula', 'ul. Krakowska 77', '28-500'),
  farmer('kozia-polonina', 'Gospodarstwo Kozia Połonina', 'Lutowiska 33', '38-713'),
  farmer('zofia-pasieka', 'Zofia Bartnik', 'ul. Leśna 4', '22-672'),
  farmer('sady-wieczorkow', 'Sady Wieczorków', 'ul. Szkolna 9', '05-622'),
  farmer('kurnik-na-skarpie', 'Kurnik na Skarpie', 'ul. Lipowa 26', '08-320'),
  farmer('gospodarstwo-zalewskich', 'Gospodarstwo Zalewskich', 'ul. Ludowa 51', '18-200'),
  farmer('jagodowe-wzgorze', 'Jagodowe Wzgórze', 'ul. Węglikowicka 3', '83-300'),
  farmer('gospodarstwo-na-piachu', 'Gospodarstwo na Piachu', 'Paproć 40', '64-300'),
  farmer('ekozagroda-sosenka', 'Zagroda Sosenka', 'Słodków 17', '62-700'),
  ...PRIVATE.map((key): DemoStatement => ({ key, sellsAs: 'private' })),
];

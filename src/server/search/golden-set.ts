import type { KindId } from '#kinds/index.ts';

/**
 * A rule that describes listings; all given fields must match.
 *
 * title     somewhere in the title.
 * category  key of a leaf or of a branch above it.
 * tag       a flag, feature or type; `secondTag` another one that it must also have.
 * seller    the key of the seller.
 */
export interface ListingRule {
  readonly title?: RegExp;
  readonly category?: string;
  readonly tag?: string;
  readonly secondTag?: string;
  readonly town?: string;
  readonly seller?: string;
}

/**
 * A query and the expected results.
 *
 * expected   listings that match any of these rules belong on the first page: all of them, or as many as it holds.
 *            Without a rule nothing is expected: the result is empty or has only partial matches.
 * forbidden  listings that match any of these rules must not be on the first page.
 * kind       the kind that is searched; ads when absent.
 * first      the size of the first page; 10 when absent.
 * isNearest  whether the result must have only partial matches; not checked when absent.
 */
export interface GoldenPair {
  readonly query: string;
  readonly expected: readonly ListingRule[];
  readonly forbidden?: readonly ListingRule[];
  readonly kind?: KindId;
  readonly first?: number;
  readonly isNearest?: boolean;
}

type Rest = Omit<GoldenPair, 'query' | 'expected' | 'forbidden'>;

/** Matches whole words of a title; `-` stands for any ending, alternatives are separated by spaces. */
function word(words: string): ListingRule {
  const any = words.replaceAll('-', '\\p{L}*').split(' ').join('|');
  return { title: new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'iu') };
}

const title = (pattern: RegExp): ListingRule => ({ title: pattern });
const of = (...categories: string[]): ListingRule[] => categories.map((category) => ({ category }));
const tagged = (...tags: string[]): ListingRule[] => tags.map((tag) => ({ tag }));

function pair(
  query: string,
  expected: ListingRule | readonly ListingRule[],
  rest: Partial<GoldenPair> = {},
): GoldenPair {
  return { query, expected: [expected].flat(), ...rest };
}

const not = (...forbidden: ListingRule[]) => ({ forbidden });
const stay = (query: string, expected: ListingRule | readonly ListingRule[], rest: Rest = {}) =>
  pair(query, expected, { kind: 'agritourism', ...rest });
const event = (query: string, expected: ListingRule | readonly ListingRule[], rest: Rest = {}) =>
  pair(query, expected, { kind: 'event', ...rest });

/** Any form of a word finds titles with any other form. */
const inflected: GoldenPair[] = [
  pair('jajek', of('eggs')),
  pair('miodu', of('honey')),
  pair('z miodem', word('miodem')),
  pair('szczeniąt', word('szczenię-')),
  pair('serów', of('cheese')),
  pair('kóz', of('goats')),
  pair('owiec', of('sheep')),
  pair('chlebem', of('bread')),
  pair('pierogów', word('pierog-')),
  pair('powideł', word('powid-')),
  pair('świec', of('candles')),
  pair('koszyka', { category: 'wicker', title: /kosz/i }),
  pair('sadzonek', word('sadzonki')),
  pair('grzybów', [...of('mushrooms_forest'), word('grzyby grzybami')]),
  pair('jabłek', word('jabłka jabłek jabłkiem')),
  pair('ziemniaków', word('ziemniaki ziemniaków')),
  pair('kiełbasy', word('kiełbas-')),
  pair('szynki', word('szynk-')),
  pair('ryb', of('fish')),
  pair('królików', of('rabbits')),
  pair('krów', word('krow- krów'), not(word('krówki'))),
  pair('kuce', word('kuc kuca')),
  pair('pszczół', of('bees')),
  pair('gołębi', of('pigeons')),
  pair('orzechów', word('orzech orzechy orzechami')),
  pair('śliwek', word('śliwka śliwki śliwek')),
  pair('mąki', word('mąk-'), not(word('mak maku makiem makaron'))),
  pair('róż', word('róż róża róży róże'), not(word('różow-'))),
  pair('mydeł', of('soaps')),
  pair('garnków', word('garnek garnka')),
  pair('obrusów', word('obrus')),
  pair('korali', word('korale')),
  pair('zabawek', of('wooden_toys', 'pet_toys')),
  pair('tulipanów', word('tulipany tulipanów')),
  pair('piwonii', word('piwonie piwonii')),
  pair('choinek', of('christmas_trees')),
  pair('kurczaków', word('kurczak kurczaka')),
  pair('kaczek', word('kaczka kaczki')),
  pair('gęś', word('gęś gęsi'), not(word('gęst-'))),
  pair('olejów', of('oils')),
  pair('owczarków', word('owczarek owczarki')),
  pair('kociąt', word('kocięta')),
  pair('ogórków', word('ogórek ogórki ogórków')),
  pair('wianków', word('wianek')),
  pair('malin', word('malin malina'), not(word('malow- malunek'))),
  pair('pomidorów', word('pomidor-')),
  pair('skórzane', word('skórzan-')),
  pair('wędzonego', [word('wędzon-'), ...tagged('smoked')]),
  pair('lipowego', word('lipow-')),
  pair('kilimy', word('kilim')),
];

/** Queries typed without Polish letters. */
const plain: GoldenPair[] = [
  pair('zurawina', word('żurawina')),
  pair('miod lipowy', title(/miód lipowy/i)),
  pair('zolty ser', of('cheese')),
  pair('kielbasa jalowcowa', title(/kiełbasa jałowcowa/i)),
  pair('powidla sliwkowe', title(/powidła śliwkowe/i)),
  pair('maka zytnia', title(/mąka żytnia/i), not(word('mak maku makiem makaron'))),
  pair('maka', word('mąka'), not(word('makaron'))),
  pair('gesi', word('gęś gęsi'), not(word('gęst-'))),
  pair('krowki', word('krówki'), not(word('krowa krów'))),
  pair('klacz huculska', title(/klacz huculska/i)),
  pair('slonecznik', word('słonecznik słoneczniki słonecznikiem słonecznika')),
  pair('pstrag', word('pstrąg')),
  pair('sledz po kaszubsku', word('śledź')),
  pair('ogorki kiszone', title(/ogórki kiszone/i)),
  pair('jablka', word('jabłka jabłek jabłkiem')),
  pair('zurek', word('żurek')),
  pair('golebie pocztowe', title(/gołębie pocztowe/i)),
  pair('wisnie', word('wiśnie')),
  pair('maslo', word('masło masła masłem')),
  pair('smietana', word('śmietana')),
  pair('zakwas zytni', title(/zakwas żytni/i)),
  pair('rzezba', [...of('wood_carving'), word('rzeźb-')]),
  pair('roza', word('róża róży róże'), not(word('różow-'))),
  pair('swieca sojowa', title(/świeca sojowa/i)),
  pair('mieta', word('mięta mięty miętą')),
  pair('ges owsiana', title(/gęś owsiana/i)),
  pair('wloskie orzechy', title(/orzechy włoskie/i)),
  pair('jajka przepiorcze', title(/przepiórcze/i)),
  pair('labirynt dla psa', word('labirynt')),
  pair('zrebak', word('źrebak')),
];

/** One typing mistake in a word of five letters or more. */
const typos: GoldenPair[] = [
  pair('marmoalda', word('marmolada')),
  pair('kiłebasa', word('kiełbas-')),
  pair('twarug', word('twaróg')),
  pair('ogorkki', word('ogórek ogórki ogórków')),
  pair('pieorgi', word('pierogi')),
  pair('truskwki', word('truskawki truskawka truskawek')),
  pair('maślnka', word('maślanka')),
  pair('pomdory', word('pomidor-')),
  pair('propols', word('propolis-')),
  pair('lawneda', word('lawend-')),
  pair('konfitra', word('konfitur-')),
  pair('żuarwina', word('żurawina')),
  pair('sękczak', word('sękacz')),
  pair('rumianke', word('rumianek')),
  pair('bursztym', word('bursztyn-')),
  pair('kiszoan kapusta', title(/kapusta kiszona/i)),
  pair('hydorlat', word('hydrolat-')),
  pair('szamponn', word('szampon')),
  pair('wycinnaka', [word('wycinanka'), ...of('paper_cuts')]),
  pair('pelargnie', word('pelargonie')),
  pair('hortenzja', word('hortensja')),
  pair('modżew', word('modrzew modrzewia')),
  pair('musztrda', word('musztarda')),
  pair('borówkka', word('borówka borówki')),
  pair('owczarke', word('owczarek owczarki')),
  pair('wędzny pstrąg', title(/pstrąg wędzony/i)),
  pair('tulpany', word('tulipany tulipanów')),
  pair('ziemiaki', word('ziemniaki ziemniaków')),
  pair('pieczywwo', of('bread')),
  pair('kabnosy', word('kabanosy')),
  pair('pasztte', word('pasztet')),
  pair('jałówkka', word('jałówka')),
];

/** Several words narrow each other down. */
const phrases: GoldenPair[] = [
  pair('miód lipowy', title(/miód lipowy/i)),
  pair('sok jabłkowy', title(/sok jabłkowy/i)),
  pair('olej lniany tłoczony na zimno', title(/olej lniany tłoczony na zimno/i)),
  pair('chleb żytni na zakwasie', title(/chleb żytni na zakwasie/i)),
  pair('jajka z wolnego wybiegu', [
    { category: 'eggs', title: /wolnego wybiegu/i },
    { category: 'eggs', tag: 'freerange' },
  ]),
  pair('mydło z koziego mleka', title(/mydło na kozim mleku/i)),
  pair('krem do rąk', title(/krem do rąk/i)),
  pair('maść nagietkowa', title(/maść nagietkowa/i)),
  pair('sadzonki lawendy', title(/lawenda wąskolistna/i)),
  pair('kosz na grzyby', title(/kosz na grzyby/i)),
  pair('kury nioski', of('laying_hens')),
  pair('drewno do kominka', title(/drewno .*do kominka/i)),
  pair('karma dla psa', of('dog_food')),
  pair('praca przy zbiorze truskawek', title(/zbioru truskawek/i)),
  pair('koszenie trawy', of('mowing')),
  pair('strzyżenie owiec', title(/strzyżenie owiec/i)),
  pair('transport zwierząt', title(/transport zwierząt/i)),
  pair('stroje ludowe', of('folk_costumes')),
  pair('obraz na szkle', title(/obraz na szkle/i)),
  pair('choinka w donicy', title(/choinka w donicy/i)),
  pair('powidła bez cukru', title(/powidła .*bez cukru/i)),
  pair('świeca z wosku pszczelego', { category: 'candles', title: /węzy|wosk|ula/i }),
  pair('ser kozi', title(/rolada kozia/i)),
  pair('kozie mleko', title(/mleko kozie|kozie mleko|kozim mleku/i)),
  pair('jabłoń antonówka', title(/jabłoń antonówka/i)),
  pair('pierogi z grzybami', title(/pierogi .*grzybami/i)),
  pair('pierogi ruskie', title(/pierogi ruskie/i), not(title(/pierogi z kapustą/i))),
  pair('suszone grzyby', { category: 'mushrooms_forest', title: /borowiki suszone|podgrzybki/i }),
  pair('syrop z sosny', title(/syrop z młodych pędów sosny/i)),
  pair('kosmetyki naturalne', of('cosmetics')),
  pair('zabawki z drewna', of('wooden_toys')),
  pair('budka lęgowa', title(/budka lęgowa/i)),
  pair('karmnik dla ptaków', of('bird_feeders')),
  pair('nóż kuty', title(/nóż kuty/i)),
  pair('torba ze skóry', title(/torba .*ze skóry/i)),
  pair('szczeniak border collie', title(/border collie/i)),
  pair('ocet jabłkowy', title(/ocet jabłkowy/i)),
  pair('kasza gryczana palona', title(/kasza gryczana palona/i)),
  pair('czarny bez', title(/czarnego bzu/i)),
  pair('cięcie drzew owocowych', of('orchard_care')),
  pair('siano w kostkach', title(/siano .*kostkach/i)),
];

/** Titles that name the thing come before listings that only mention it. */
const ranking: GoldenPair[] = [
  pair('masło', { category: 'dairy', title: /^masło/i }, { first: 4 }),
  pair('lawenda', word('lawenda'), { first: 1 }),
  pair('propolis', title(/^propolis/i), { first: 2 }),
  pair('dynia', word('dynia dyni'), { first: 5 }),
  pair('orzechy włoskie', title(/^orzechy włoskie|łuskane orzechy włoskie/i), { first: 3 }),
  pair('czosnek', title(/^czosnek/i), { first: 2 }),
  pair('miód', of('honey'), { first: 8 }),
  pair('wosk', title(/^wosk/i), { first: 1 }),
  pair('śmietana', title(/^śmietana/i), { first: 1 }),
  pair('kapusta', word('kapusta'), { first: 5 }),
  pair('ser', of('cheese'), { first: 5 }),
  pair('chleb', title(/^chleb/i), { first: 3 }),
  pair('jajka', of('eggs'), { first: 5 }),
  pair('rozmaryn', title(/^rozmaryn/i), { first: 1 }),
  pair('bazylia', title(/^bazylia/i), { first: 2 }),
  pair('wełna', title(/wełny/i), { first: 3 }),
];

/** Things of a category come before things that are only for, of or with them. */
const heads: GoldenPair[] = [
  pair('psy', of('dogs'), { first: 9, ...not(...of('dog_food', 'tack_leads', 'pet_toys', 'beds_houses')) }),
  pair('pies', of('dogs'), { first: 9 }),
  pair('koty', of('cats'), { first: 8, ...not(...of('cat_food', 'beds_houses')) }),
  pair('kota', of('cats'), { first: 8, ...not(...of('cat_food', 'beds_houses')) }),
  pair('konie', of('horses_ponies'), { first: 10, ...not(...of('horse_feed', 'tack_leads')) }),
  pair('zwierzęta', of('animals'), not({ category: 'pet_goods' })),
  pair('warzywa', of('vegetables'), { first: 8, ...not(...of('vegetable_seedlings', 'rodent_food')) }),
  pair('drewno', of('wood_hay'), { first: 8, ...not(...of('wooden_toys', 'wood_carving')) }),
  pair('owca', of('sheep'), { first: 7, ...not(...of('weaving', 'shearing_hoof_care')) }),
  pair('kozy', of('goats'), { first: 9, ...not({ category: 'dairy' }) }),
  pair('ser', of('cheese'), { first: 8, ...not({ category: 'ready_meals' }) }),
  pair('miód', of('honey'), { first: 10 }),
  pair('drzewa owocowe', of('fruit_trees', 'orchard_care'), not({ category: 'cut_flowers' })),
  pair('karma', of('dog_food', 'cat_food', 'rodent_food')),
  pair('dla psa', tagged('for_dogs'), { first: 5, ...not({ category: 'dogs' }) }),
  // The donkey is offered as company for a horse.
  pair('dla konia', tagged('for_horse'), { first: 8, ...not({ category: 'horses_ponies', title: /^(?!Osiołek)/ }) }),
  pair('karma dla kota', of('cat_food'), { first: 6, ...not({ category: 'cats' }) }),
  pair('wirowanie miodu', title(/wirowanie miodu/i), { first: 2 }),
];

/** Diminutives of goods, as shoppers use them; those that name another thing keep their own meaning. */
const fondNames: GoldenPair[] = [
  pair('chlebek', of('bread')),
  pair('miodek', of('honey')),
  pair('jajeczka', of('eggs')),
  pair('jajko', word('jajeczka jajka jajko jaja jajo')),
  pair('kiełbaski', word('kiełbasa kiełbasie')),
  pair('koszyczek', { category: 'wicker', title: /kosz/i }),
  pair('świeczki', of('candles')),
  pair('mydełko', of('soaps')),
  pair('ziemniaczki', word('ziemniaki ziemniaków')),
  pair('kartofle', word('ziemniaki ziemniaków')),
  pair('marchewka', word('marchew marchewka')),
  pair('herbatka', word('herbata')),
  pair('szczeniaki', word('szczeniaki szczenięta szczenię')),
  pair('piesek', of('dogs'), { first: 9 }),
  pair('kotek', of('cats'), { first: 8 }),
  pair('kózka', of('goats'), { first: 9 }),
  pair('owieczki', of('sheep'), { first: 7 }),
  pair('modrzew', word('modrzew modrzewia')),
  pair('serek', of('cheese'), { isNearest: true }),
  pair('krówka', word('krówki'), not({ category: 'cattle' })),
];

/** "Bez" negates the next word; only alone or with words such as "czarny" is it the elder or the lilac. */
const without: GoldenPair[] = [
  pair('bez', title(/bez lilak|bzu/i), not(title(/bez (?:cukru|glutenu|laktozy|soi|melasy|podkucia|dodatku)/i))),
  pair('bez lilak', title(/bez lilak/i), { first: 2 }),
  pair('bez laktozy', [...tagged('lactosefree'), title(/bez laktozy/i)], not(title(/bzu|lilak/i))),
  pair('bezlaktozowy', [...tagged('lactosefree'), title(/bez laktozy/i)]),
  pair('bez GMO', tagged('gmofree'), not(title(/bzu|lilak/i))),
  pair('bez dodatku cukru', [...tagged('nosugar'), title(/bez (?:dodatku )?cukru/i)], not(title(/palonego cukru/i))),
  pair('bez cukru i glutenu', [{ tag: 'nosugar', secondTag: 'nogluten' }]),
  pair('wędliny bez glutenu', { category: 'cured_meats', tag: 'nogluten' }),
  pair('musli bez melasy', title(/musli .*bez melasy/i)),
  pair('cukier', word('cukru cukrze'), { first: 3, ...not(title(/bez (?:dodatku )?cukru/i)) }),
  pair('syrop z bzu', title(/syrop .*bzu/i), { first: 1 }),
  stay('bez schodów', tagged('step_free')),
];

/** Words that look alike but have different meanings. */
const lookalikes: GoldenPair[] = [
  pair('ser', of('cheese'), not(word('serc- serwet- serum serdusz- serbsk- serowar-'))),
  pair('kura', of('laying_hens'), not(word('kurt- kurpiow- kurkum-'), { category: 'mushrooms_forest' })),
  pair('koza', of('goats'), not(word('kozieradk-'))),
  pair('róża', word('róża róży róże'), not(word('różow-'))),
  pair('mak', word('mak maku makiem maki maków'), not(word('makaron- mąk-'))),
  pair('kot', of('cats'), not(word('kotn-'))),
  pair('pies', of('dogs')),
  pair('lin', word('lin')),
  pair('jagoda', word('jagod-'), not(word('jagnię-'))),
  pair('malina', word('malina malin'), not(word('malow- malunek'))),
  pair('krowa', word('krowa krów'), not(word('krówk-'))),
  pair('sól', word('sól'), not(word('sojow- soln-'))),
  pair('koc', word('koc'), not(word('koci- kocan- kocur- kocię-'))),
  pair('kosz', word('kosz kosze koszy'), not(word('koszen- koszul-'))),
  pair('kosa', word('kosą'), not(word('kosz kosze kosodrzewin-'))),
  pair('por', word('por'), not(word('porzeczk- portk- portfel-'))),
  pair('pas', word('pas'), not(word('pasz- pastuch pasztet- pasiek-'))),
  pair('kasza', word('kasza kaszą'), not(word('kaszub-'))),
  pair('cap', word('cap')),
  pair('byk', word('byk')),
  pair('cis', word('cis'), not(word('ciast-'))),
  pair('bukiet', word('bukiet'), not(word('bukow- bukszpan'))),
];

/** Visitors find a category by its name in other languages. */
const languages: GoldenPair[] = [
  ...['Honig', 'honey', 'miele', 'мед'].map((query) => pair(query, of('honey'))),
  pair('miel', of('honey'), not(word('mielon-'))),
  ...['cheese', 'Käse', 'formaggio', 'quesos', 'сир'].map((query) => pair(query, of('cheese'))),
  ...['eggs', 'egg', 'Eier', 'huevos', 'uova', 'яйця'].map((query) => pair(query, of('eggs'))),
  ...['candles', 'Kerzen', 'velas', 'candele', 'свічка'].map((query) => pair(query, of('candles'))),
  ...['soap', 'Seife', 'saponi', 'мило'].map((query) => pair(query, of('soaps'))),
  ...['bread', 'Brot', 'хліб'].map((query) => pair(query, of('bread'))),
  ...['Fisch', 'pescado', 'риба'].map((query) => pair(query, of('fish'))),
  ...['goats', 'Ziege', 'cabras', 'capre', 'кози'].map((query) => pair(query, of('goats'))),
  ...['mushrooms', 'Pilze', 'funghi', 'гриби'].map((query) => pair(query, of('mushrooms_forest'))),
  pair('rabbit', of('rabbits')),
  pair('Kaninchen', of('rabbits')),
  pair('wooden toys', of('wooden_toys')),
  pair('Weihnachtsbaum', of('christmas_trees')),
  pair('jam', of('preserves')),
  pair('horses', of('horses_ponies'), { first: 8 }),
  pair('dogs', of('dogs'), { first: 9, ...not({ category: 'dog_food' }) }),
  pair('собаки', of('dogs'), { first: 9, ...not({ category: 'dog_food' }) }),
  pair('perros', of('dogs'), { first: 9, ...not({ category: 'dog_food' }) }),
];

/** Flags in the words of users. */
const attributes: GoldenPair[] = [
  pair('wegański', tagged('vegan')),
  pair('vegan', tagged('vegan')),
  pair('bez cukru', [...tagged('nosugar'), title(/bez (dodatku )?cukru/i)]),
  pair('sin azúcar', tagged('nosugar')),
  pair('eco', tagged('eco')),
  pair('bio', tagged('organic')),
  pair('bez glutenu', [...tagged('nogluten'), title(/bez glutenu/i)]),
  pair('bezglutenowy', [...tagged('nogluten'), title(/bez glutenu/i)]),
  pair('glutenfrei', tagged('nogluten')),
  pair('senza lattosio', tagged('lactosefree')),
  pair('ekologiczne jajka', { category: 'eggs', tag: 'organic', title: /ekologiczn/i }),
  pair('wegańskie ciasto', { category: 'cakes', tag: 'vegan' }),
  pair('chleb bez glutenu', { category: 'bread', tag: 'nogluten' }),
  pair('marynowane grzyby', { title: /rydze marynowane|grzybki marynowane/i }),
  pair('wędzony ser', { category: 'cheese', tag: 'smoked' }),
  pair('chów klatkowy', tagged('cagedhens')),
  pair('jogurt bez laktozy', title(/jogurt .*bez laktozy/i)),
  pair('dla gryzoni', [...tagged('for_rodent'), ...of('rodent_food')]),
];

/** A place with a thing, or alone. */
const towns: GoldenPair[] = [
  pair('miód Susiec', { category: 'honey', town: 'Susiec' }),
  pair('miod Lagow', { category: 'honey', town: 'Łagów' }),
  pair('miód Suprasl', of('honey'), { isNearest: true }),
  pair('chleb Krasnopol', { category: 'bread', town: 'Krasnopol' }),
  pair('ryby Milicz', { category: 'fish', town: 'Milicz' }),
  pair('Bolesławiec', { town: 'Bolesławiec' }),
  pair('Pyzdry', { town: 'Pyzdry' }),
  pair('w Lutowiskach', { town: 'Lutowiska' }),
  pair('śliwki Łącko', { town: 'Łącko', title: /śliwk/i }),
  pair('ser Ochotnica Dolna', { category: 'cheese', town: 'Ochotnica Dolna' }),
  pair('grzyby z Tucholi', { category: 'mushrooms_forest', town: 'Tuchola' }),
  pair('gęsi Żnin', { town: 'Żnin', title: /gęsi|gęś/i }),
  pair('wedliny lagow', { category: 'cured_meats', town: 'Łagów' }),
  pair('bursztyn Stegna', { town: 'Stegna', title: /bursztyn/i }),
];

/** Names of sellers. */
const sellers: GoldenPair[] = [
  pair('Zofia Bartnik', { seller: 'zofia-pasieka' }),
  pair('miód Zofii Bartnik', { seller: 'zofia-pasieka', category: 'honey' }),
  pair('Masarnia u Stachury', { seller: 'masarnia-stachury' }),
  pair('Pszczeli Dotyk', { seller: 'pszczeli-dotyk' }),
  pair('kozia polonina', { seller: 'kozia-polonina' }),
  pair('KGW Makowianki', { seller: 'kgw-makowianki' }),
  pair('nasiona babci czesi', { seller: 'nasiona-babci-czesi' }),
  pair('Złoty Kłos', { seller: 'mlyn-zloty-klos' }),
  pair('Sady Wieczorków', { seller: 'sady-wieczorkow' }),
  pair('Zalewscy', { seller: 'gospodarstwo-zalewskich' }),
  pair('Krystyna Pasik', { seller: 'lowickie-wycinanki' }),
  pair('bracia hajduk', { seller: 'lesni-bracia' }),
  pair('ranczo rudy szkot', { seller: 'ranczo-rudy-szkot' }),
];

/** Farm stays. */
const facilities: GoldenPair[] = [
  stay('sauna', tagged('sauna')),
  stay('konie', tagged('horse_riding')),
  stay('jazda konna', tagged('horse_riding')),
  stay('nad jeziorem', tagged('lake')),
  stay('domek nad jeziorem', { tag: 'lake', secondTag: 'holiday_cottage' }),
  stay('w górach', tagged('mountains')),
  stay('agroturystyka nad morzem', tagged('sea')),
  stay('kajaki', tagged('kayaks')),
  stay('wędkowanie', tagged('fishing')),
  stay('gorąca balia', tagged('hot_tub')),
  stay('nocleg na sianie', tagged('hay_barn')),
  stay('pole namiotowe', tagged('campsite')),
  stay('lozeczko dla dziecka', tagged('bed_for_child')),
  stay('pełne wyżywienie', tagged('full_board')),
  stay('apartament', tagged('apartment')),
  stay('Reiten', tagged('horse_riding')),
  stay('swimming lake', tagged('lake')),
  stay('Mikołajki', { town: 'Mikołajki' }),
  stay('w Białowieży', { town: 'Białowieża' }),
  stay('sauna w górach', {
    tag: 'sauna',
    title: /Złote Wzgórze|Hucuła|Owczarkami|Tatrami|Soliną|Chryszczatą|Komańczą/,
  }),
  stay('stadnina', word('stadnina')),
  stay('leśniczówka', word('leśniczówka')),
  stay('młyn', word('młyn')),
  stay('rowery', tagged('bicycles')),
];

/** Events that are not over, as on the site. */
const events: GoldenPair[] = [
  event('dożynki', tagged('harvest_festival')),
  event('dozynek', tagged('harvest_festival')),
  event('jarmark', tagged('fair')),
  event('jarmarki', tagged('fair')),
  event('koncert', tagged('concert')),
  event('targi', tagged('trade_fair')),
  event('festiwal', tagged('festival')),
  event('kolędy', word('kolędy')),
  event('jarmark bożonarodzeniowy', title(/jarmark bożonarodzeniowy/i)),
  event('jarmark wielkanocny', title(/jarmark wielkanocny/i)),
  event('kiermasz', word('kiermasz')),
  event('majówka', word('majówka')),
  event('dozynki stezyca', title(/dożynki w stężycy/i)),
  event('Konzert', tagged('concert')),
  event('harvest festival', tagged('harvest_festival')),
  event('koncert Puńsk', { tag: 'concert', town: 'Puńsk' }),
  event('sękacz', word('sękacza')),
  event('szanty', word('szanty')),
  event('targ koni', title(/targ koni/i)),
  event('truskawki', word('truskawkow-')),
  event('Gwiazdka', word('gwiazdka gwiazdką')),
  event('jarmrak', tagged('fair')),
  event('kiszenie', []),
  event('redyk', []),
  event('jarmark gwiazdkowy', { tag: 'fair', title: /gwiazdkowy/i }),
  event('święto plonów', tagged('harvest_festival')),
];

/** Things that are not on offer. */
const nonsense: GoldenPair[] = [
  'asdfghjkl',
  'xyzzyqwert',
  'laptop gamingowy',
  'opony zimowe',
  'iphone',
  'kredyt hipoteczny',
  'qqqqqq',
  'hulajnoga elektryczna',
  'telewizor',
  '987654321',
].map((query) => pair(query, []));

/** The golden set by group. */
export const goldenSet: Readonly<Record<string, readonly GoldenPair[]>> = {
  inflected,
  plain,
  typos,
  phrases,
  ranking,
  heads,
  fondNames,
  without,
  lookalikes,
  languages,
  attributes,
  towns,
  sellers,
  facilities,
  events,
  nonsense,
};

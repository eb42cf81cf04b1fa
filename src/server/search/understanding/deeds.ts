import type { Stemmer } from '../stemmer.ts';
import { familyOf } from './related-words.ts';

/** Verbs for work ("kto skosi łąkę"), each with a noun under which it is offered; a verb may have several. */
const DEEDS =
  'rozrysować>projekt narysować>projekt ściągnąć>przewóz ściągać>przewóz skosić>koszenie kosić>koszenie wykosić>koszenie zaorać>orka orać>orka zasiać>siew siać>siew posiać>siew ' +
  'bronować>bronowanie ściąć>wycinka wyciąć>wycinka wycinać>wycinka ścinać>wycinka przyciąć>przycinanie ' +
  'przycinać>przycinanie prześwietlić>prześwietlanie opryskać>oprysk pryskać>oprysk zebrać>zbiór zbierać>zbiór ' +
  'zrywać>zbiór rwać>zbiór wymłócić>żniwa młócić>żniwa sprasować>prasowanie prasować>prasowanie wynająć>wynajem ' +
  'wypożyczyć>wynajem pożyczyć>wynajem przewieźć>transport wozić>transport przywieźć>transport wywieźć>transport ' +
  'zawieźć>transport przetransportować>transport ostrzyc>strzyżenie strzyc>strzyżenie podkuć>podkuwanie ' +
  'werkować>werkowanie zdjąć>zdejmowanie zdejmować>zdejmowanie złapać>zdejmowanie odwirować>wirowanie ' +
  'wirować>wirowanie zapylić>zapylanie zapylać>zapylanie zbudować>budowa budować>budowa postawić>budowa ' +
  'stawiać>budowa wybudować>budowa naprawić>naprawa naprawiać>naprawa wyremontować>naprawa ogrodzić>ogrodzenie ' +
  'zagrodzić>ogrodzenie pokryć>krycie zaprojektować>projektowanie projektować>projektowanie założyć>zakładanie ' +
  'zakładać>zakładanie posadzić>sadzenie sadzić>sadzenie szczepić>szczepienie zaszczepić>szczepienie ' +
  'wykarczować>karczowanie karczować>karczowanie frezować>frezowanie wyfrezować>frezowanie porąbać>rąbanie ' +
  'pociąć>cięcie ciąć>cięcie rozdrobnić>rębak wyrównać>glebogryzarka przekopać>przekopanie zaopiekować>opieka ' +
  'opiekować>opieka przypilnować>opieka pilnować>opieka doić>dój wydoić>dój zaplanować>projekt planować>projekt ' +
  'zaprojektować>projekt rozplanować>projekt urządzić>projekt zaaranżować>projekt doradzić>konsultacja ' +
  'doradzać>konsultacja podlewać>podlewanie dosiać>dosiewka nawozić>rozsiew nawieźć>rozsiew wapnować>rozsiew ' +
  'rozsiać>rozsiew rozsiewać>rozsiew rozrzucić>rozrzutnik uprawić>uprawa spulchnić>glebogryzarka zaorywać>orka ' +
  'podorać>orka przeorać>orka talerzować>talerzowanie zwałować>wałowanie obsiać>siew wysiać>siew owinąć>owijanie ' +
  'owijać>owijanie zbelować>prasowanie belować>prasowanie sprzątnąć>żniwa wykopać>wykopki kopać>wykopki ' +
  'podciąć>przycinanie podcinać>przycinanie przerzedzić>prześwietlanie formować>cięcie odmłodzić>odmładzanie ' +
  'odmładzać>odmładzanie powalić>wycinka zetrzeć>frezowanie wyrwać>karczowanie wyrywać>karczowanie ' +
  'przesadzić>przesadzanie przesadzać>przesadzanie nasadzić>nasadzenie obsadzić>nasadzenie obciąć>korekcja ' +
  'obcinać>korekcja struganie>werkowanie wystrugać>werkowanie okuć>kucie kuć>kucie golić>strzyżenie ogolić>strzyżenie ' +
  'strzygać>strzyżenie wywozić>wywóz zabrać>wywóz odebrać>odwóz odwieźć>odwóz zwieźć>przewóz zwozić>przewóz ' +
  'dowieźć>transport dowozić>transport przewozić>transport pokosić>koszenie podkosić>koszenie przekosić>koszenie ' +
  'skaszać>koszenie wykaszać>wykaszanie wyczyścić>pielęgnacja wypożyczać>wynajem wynajmować>wynajem ' +
  'użyczyć>wynajem porżnąć>cięcie przetrzeć>trak przecierać>trak połupać>łuparka łupać>łuparka rąbać>łuparka ' +
  'rozłupać>łuparka zmielić>rębak zrębkować>rębak wytopić>wytop przetopić>wytop uratować>zdejmowanie pokazać>pokaz ' +
  'nauczyć>kurs uczyć>kurs wymurować>budowa sklecić>budowa ogradzać>ogrodzenie grodzić>ogrodzenie ' +
  'odgrodzić>ogrodzenie załatać>krycie kryć>krycie naostrzyć>ostrzenie ostrzyć>ostrzenie zahartować>hartowanie ' +
  'uszyć>szycie szyć>szycie zreperować>naprawa reperować>naprawa remontować>naprawa nakarmić>opieka karmić>opieka ' +
  'doglądać>opieka dopilnować>opieka skopać>glebogryzarka skopywać>glebogryzarka przekopać>glebogryzarka ' +
  'przekopywać>glebogryzarka spulchniać>glebogryzarka kultywatorować>uprawa głęboszować>głęboszowanie ' +
  'rozrzucać>rozsiew rozrzucać>rozrzutnik rozrzucić>rozsiew foliować>owijanie ofoliować>owijanie ' +
  'balotować>prasowanie kostkować>prasowanie skombajnować>kombajn kombajnować>kombajn wertykulować>wertykulacja ' +
  'napowietrzyć>wertykulacja dosiewać>dosiewka łapać>zdejmowanie wyłapać>zdejmowanie wytapiać>wytop ' +
  'odsklepić>odsklepianie wozić>przewóz przewieźć>przewóz przywozić>transport podwieźć>transport nawieźć>wywrotka ' +
  'ostrzyc>strzyża strzyc>strzyża podkuwać>kucie okuwać>kucie podkuć>kucie skrócić>przycinanie skracać>przycinanie ' +
  'ogłowić>redukcja podpiąć>wiązanie wykosić>wykaszanie kosić>wykaszanie mulczować>wykaszanie ' +
  'zagospodarować>projekt obsadzać>nasadzenie wyhartować>hartowanie wyostrzyć>ostrzenie podostrzyć>ostrzenie ' +
  'wypleść>wyplatanie wyplatać>wyplatanie wyplatać>kurs zastąpić>zastępstwo wyręczyć>opieka popilnować>opieka ' +
  'obcinać>cięcie obcinać>przycinanie obciąć>cięcie obciąć>przycinanie zabrać>zdejmowanie zabierać>zdejmowanie ' +
  'zagnieździć>zdejmowanie zalęgnąć>zdejmowanie osiąść>zdejmowanie obsiąść>zdejmowanie osiedlić>zdejmowanie obniżyć>redukcja ' +
  'obniżać>redukcja zmniejszyć>redukcja postrzyc>strzyżenie strugać>werkowanie zarosnąć>wykaszanie zarastać>wykaszanie kuleć>korekcja utykać>korekcja okuleć>korekcja przeciekać>krycie ' +
  'oczyścić>pielęgnacja odchwaścić>pielenie wyplewić>pielenie plewić>pielenie zabezpieczyć>wiązanie podeprzeć>wiązanie ' +
  'zabierać>wywóz usunąć>usuwanie usuwać>usuwanie pozbyć>usuwanie zlikwidować>usuwanie likwidować>usuwanie ' +
  'zwinąć>prasowanie zwijać>prasowanie rolować>prasowanie pakować>prasowanie opryskać>zabieg ' +
  'opryskiwać>oprysk opryskiwać>zabieg pryskać>zabieg popryskać>zabieg odstawić>odwóz odstawiać>odwóz dostarczyć>odwóz ' +
  'odholować>transport zholować>transport podrzucić>transport wynająć>najem wypożyczyć>najem przeciąć>trak rozciąć>trak rozdrabniać>rębak mielić>rębak ' +
  'porąbać>łuparka posypać>rozsiew posypywać>rozsiew rozsypać>rozsiew sypać>rozsiew wysypać>rozsiew zalesić>sadzenie zalesiać>sadzenie ' +
  'wiązać>wiązanie związać>wiązanie powiązać>wiązanie podwiązać>wiązanie spiąć>wiązanie wzmocnić>wiązanie';

/** An infinitive, or a stem of another language. */
const VERB = /[cć]$|:/;

/** Endings of verbal nouns and agent nouns, with the ending of the infinitive. */
const VERBAL_NOUNS = [
  ['ienie', 'ić'],
  ['enie', 'yć'],
  ['enie', 'ić'],
  ['anie', 'ać'],
  ['ęcie', 'ąć'],
  ['cie', 'ć'],
  // Agent nouns: "strugacz kopyt".
  ['aczka', 'ać'],
  ['acz', 'ać'],
  ['iarz', 'ić'],
  ['arz', 'ać'],
  ['iciel', 'ić'],
  ['wca', 'wać'],
] as const;

/** Endings of infinitives in "ć" and of forms such as "skosi", "kosicie"; not of genitives such as "wsadzenia". */
const IS_ASKED = /(?:ć|[ei]|cie|(?<![nc]i)a)$/u;

/** Verbs that only look like another verb with a prefix: "suszyć" is not related to "szyć". */
const OWN_ROOT = new Set(['suszyć']);

/** Finds the nouns under which work is offered, by the base forms of a verb. */
export class Deeds {
  readonly #nouns = new Map<string, readonly string[]>();

  constructor(stemmer: Stemmer) {
    for (const pair of DEEDS.split(' ')) {
      const [verb = '', noun = ''] = pair.split('>');
      const stems = [...new Set([noun, ...stemmer.stems(noun)])];
      for (const stem of new Set([verb, ...stemmer.stems(verb)])) {
        this.#nouns.set(stem, [...(this.#nouns.get(stem) ?? []), ...stems]);
      }
    }
  }

  // "Wytopienie" is a noun in the dictionary; the work is offered under the noun for "wytopić".
  #ofNoun(stem: string): readonly string[] {
    const verbs = VERBAL_NOUNS.flatMap(([noun, verb]) =>
      stem.endsWith(noun) ? stem.slice(0, -noun.length) + verb : [],
    );
    return verbs.flatMap((verb) => this.#nouns.get(verb) ?? []);
  }

  /** Base forms of the nouns under which the work of a verb or verbal noun is offered; empty for any other word. */
  of(stems: readonly string[], text: string): readonly string[] {
    // "Zbelowanie" is in no dictionary.
    const rare = stems.some((stem) => stem.startsWith('?')) ? [text.replace(/(?<=[nc]i)a$/u, 'e')] : [];
    if (!stems.every((stem) => VERB.test(stem))) return [...stems, ...rare].flatMap((stem) => this.#ofNoun(stem));
    const nouns = stems.flatMap((stem) => this.#nouns.get(stem) ?? []);
    // The stemmer reads "spulchnienie" as a form of "spulchnieć".
    const known =
      nouns.length > 0 ? nouns : stems.flatMap((stem) => this.#nouns.get(stem.replace(/ieć$/u, 'ić')) ?? []);
    // "Dokosić" is the same work as "kosić". "Sadzonki do wsadzenia" asks nobody else to do anything.
    if (known.length > 0 || !IS_ASKED.test(text) || stems.some((stem) => OWN_ROOT.has(stem))) return known;
    // "Stalerzować" is in no dictionary.
    return [text, ...stems].flatMap(familyOf).flatMap((stem) => this.#nouns.get(stem) ?? []);
  }
}

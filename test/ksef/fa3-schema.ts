/**
 * The parts of the published schema FA(3) 1-0E (namespace http://crd.gov.pl/wzor/2025/06/25/13775/) used by our
 * invoices, in a notation of our own. A model lists all children that the schema allows, in order: `?`, `*` and `+` as
 * in regular expressions, `|` between alternatives. `Name:Type` marks children that our invoices contain; a child
 * without a type never occurs in them.
 */
export const MODELS: Readonly<Record<string, string>> = {
  Faktura:
    'Naglowek:TNaglowek Podmiot1:Podmiot1 Podmiot2:Podmiot2 Podmiot3{0,100} PodmiotUpowazniony? Fa:Fa Stopka? Zalacznik?',
  TNaglowek: 'KodFormularza:TKodFormularza WariantFormularza:Three DataWytworzeniaFa:Made SystemInfo:TZnakowy?',
  Podmiot1: `PrefiksPodatnika? NrEORI? DaneIdentyfikacyjne:TPodmiot1 Adres:TAdres AdresKoresp? DaneKontaktowe:Contact{0,3}
    StatusInfoPodatnika?`,
  TPodmiot1: 'NIP:TNrNIP Nazwa:TZnakowy512',
  Podmiot2: `NrEORI? DaneIdentyfikacyjne:TPodmiot2 Adres:TAdres? AdresKoresp? DaneKontaktowe:Contact{0,3} NrKlienta?
    IDNabywcy? JST:TWybor1_2 GV:TWybor1_2`,
  TPodmiot2: '(NIP:TNrNIP | KodUE NrVatUE | KodKraju? NrID | BrakID:TWybor1) Nazwa:TZnakowy512?',
  TAdres: 'KodKraju:TKodKraju AdresL1:TZnakowy512 AdresL2:TZnakowy512? GLN?',
  Contact: '(Email:TAdresEmail? Telefon?)?',
  Fa: `KodWaluty:TKodWaluty P_1:TDataT P_1M? P_2:TZnakowy WZ* (P_6:TDataT | OkresFa)?
    (P_13_1:TKwotowy P_14_1:TKwotowy P_14_1W?)? (P_13_2 P_14_2 P_14_2W?)? (P_13_3 P_14_3 P_14_3W?)?
    (P_13_4 P_14_4 P_14_4W?)? (P_13_5 P_14_5?)? P_13_6_1? P_13_6_2? P_13_6_3? P_13_7? P_13_8? P_13_9? P_13_10? P_13_11?
    P_15:TKwotowy KursWalutyZ? Adnotacje:Adnotacje RodzajFaktury:TRodzajFaktury
    (PrzyczynaKorekty:TZnakowy? TypKorekty:TTypKorekty? DaneFaKorygowanej:DaneFaKorygowanej+ OkresFaKorygowanej?
      NrFaKorygowany? Podmiot1K? Podmiot2K* (P_15ZK KursWalutyZK?)?)?
    ZaliczkaCzesciowa{0,31} FP? TP? DodatkowyOpis* FakturaZaliczkowa{0,100} ZwrotAkcyzy? FaWiersz:FaWiersz* Rozliczenie?
    Platnosc:Platnosc? WarunkiTransakcji? Zamowienie?`,
  Adnotacje: `P_16:TWybor1_2 P_17:TWybor1_2 P_18:TWybor1_2 P_18A:TWybor1_2 Zwolnienie:Zwolnienie
    NoweSrodkiTransportu:NoweSrodkiTransportu P_23:TWybor1_2 PMarzy:PMarzy`,
  Zwolnienie: '(P_19 (P_19A | P_19B | P_19C) | P_19N:TWybor1)',
  NoweSrodkiTransportu: '(P_22 P_42_5 NowySrodekTransportu+ | P_22N:TWybor1)',
  PMarzy: '(P_PMarzy (P_PMarzy_2 | P_PMarzy_3_1 | P_PMarzy_3_2 | P_PMarzy_3_3) | P_PMarzyN:TWybor1)',
  DaneFaKorygowanej: `DataWystFaKorygowanej:TDataT NrFaKorygowanej:TZnakowy
    (NrKSeF:TWybor1 NrKSeFFaKorygowanej:TNumerKSeF | NrKSeFN:TWybor1)`,
  FaWiersz: `NrWierszaFa:TNaturalny UU_ID? P_6A? P_7:TZnakowy512? Indeks? GTIN? PKWiU? CN? PKOB? P_8A:TZnakowy?
    P_8B:TIlosci? P_9A? P_9B:TKwotowy2? P_10? P_11? P_11A:TKwotowy? P_11Vat:TKwotowy? P_12:TStawkaPodatku? P_12_XII?
    P_12_Zal_15? KwotaAkcyzy? GTU? Procedura? KursWaluty? StanPrzed:TWybor1?`,
  Platnosc: `(Zaplacono:TWybor1 DataZaplaty:TData | ZnacznikZaplatyCzesciowej ZaplataCzesciowa{1,100})?
    TerminPlatnosci{0,100} (FormaPlatnosci | PlatnoscInna:TWybor1 OpisPlatnosci:TZnakowy)? RachunekBankowy{0,100}
    RachunekBankowyFaktora{0,20} Skonto? LinkDoPlatnosci? IPKSeF?`,
};

type Check = (value: string) => boolean;

/** A token of limited length, after a parser has collapsed its whitespace. */
const token =
  (max: number, pattern = /^/): Check =>
  (value) =>
    /^\S+(?: \S+)*$/.test(value) && [...value].length <= max && pattern.test(value);
const like =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    values.includes(value);
const dayBetween =
  (first: string, last: string): Check =>
  (value) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value) && first <= value && value <= last;

function isDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** The constraints of the schema (and of the ministry's dictionary of common types that it imports) on values. */
export const VALUES: Readonly<Record<string, Check>> = {
  TKodFormularza: oneOf('FA'),
  Three: oneOf('3'),
  Made: (value) => MOMENT.test(value) && '2025-09-01T00:00:00Z' <= value && value <= '2050-01-01T23:59:59Z',
  TZnakowy: token(256),
  TZnakowy512: token(512),
  TAdresEmail: token(255, /^.+@.+$/),
  TNrNIP: like(/^[1-9]((\d[1-9])|([1-9]\d))\d{7}$/),
  // The dictionary lists all countries and currencies; our invoices use one of each.
  TKodKraju: oneOf('PL'),
  TKodWaluty: oneOf('PLN'),
  TWybor1: oneOf('1'),
  TWybor1_2: oneOf('1', '2'),
  TDataT: dayBetween('2006-01-01', '2050-01-01'),
  TData: dayBetween('2016-07-01', '2050-01-01'),
  TKwotowy: like(/^-?([1-9]\d{0,15}|0)(\.\d{1,2})?$/),
  TKwotowy2: like(/^-?([1-9]\d{0,13}|0)(\.\d{1,8})?$/),
  TIlosci: like(/^-?([1-9]\d{0,15}|0)(\.\d{1,6})?$/),
  TNaturalny: like(/^[1-9]\d{0,13}$/),
  TRodzajFaktury: oneOf('VAT', 'KOR', 'ZAL', 'ROZ', 'UPR', 'KOR_ZAL', 'KOR_ROZ'),
  TTypKorekty: oneOf('1', '2', '3'),
  TStawkaPodatku: oneOf('23', '22', '8', '7', '5', '4', '3', '0 KR', '0 WDT', '0 EX', 'zw', 'oo', 'np I', 'np II'),
  TNumerKSeF: like(
    /^([1-9]((\d[1-9])|([1-9]\d))\d{7}|M\d{9}|[A-Z]{3}\d{7})-(20[2-9]\d|2[1-9]\d{2}|[3-9]\d{3})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-[\dA-F]{6}-?[\dA-F]{6}-[\dA-F]{2}$/,
  ),
};

/** The attributes that an element must have; no others are allowed. */
export const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Faktura: { xmlns: 'http://crd.gov.pl/wzor/2025/06/25/13775/' },
  KodFormularza: { kodSystemowy: 'FA (3)', wersjaSchemy: '1-0E' },
};

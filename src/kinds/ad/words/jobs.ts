import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "jobs", by category key. */
export const jobsCategoryWords: Readonly<Record<string, CategoryWords>> = {
  seasonal_harvest: {
    is:
      'zbiór zbieracz zbieraczka zrywanie winobranie rwanie praca osoba ekipa zbieranie truskawkobranie ' +
      'wykopki zbieracze robotnik ' +
      'cięcie wiązanie przebieranie',
    of:
      'truskawka jabłko borówka malina szparag ogórek owoc wiśnia sezonowy akord zbieranie chmiel papryka ' +
      'pomidor porzeczka ziemniak czereśnia szparagi pieczarka grzyb sezon wakacje ' +
      'wakacyjny letni ' +
      'winorośl winnica winogrono grono',
  },
  farm_work: {
    is:
      'pracownik pracowniczka pracownica pomoc praca pomocnik parobek gospodarz osoba robotnik fornal ' +
      'ogrodniczka ' +
      'dojenie dój dojarka kowboj ranczer',
    of:
      'ranczo gospodarstwo rolny obora szklarnia mleczny staw stado sortownia pole ferma warzywny rola rolnictwo ' +
      'chlewnia wieś zamieszkanie mieszkanie kurnik tunel ' +
      'krowa dój warzywo warzywa plac ',
  },
  animal_care: {
    is:
      'pielęgnacja opiekun opiekunka opieka zootechnik dojarz pasterz stajenny praca pomoc osoba juhas baca doglądanie ' +
      'doglądać pastuch pasterka dojarka oborowy stajenna jeździec groom masztalerz ' +
      'dojenie dój karmienie',
    of:
      'wyjazd nieobecność wakacje zastępstwo wypas zwierzę koń koza owca stajnia pies karmienie dój hodowla bydło inwentarz urlop kot krowa świnia kury ' +
      'konie owce zwierzęta weterynaria szczenię',
  },
  machine_operators: {
    is:
      'operator operatorka kombajnista kierowca traktorzysta mechanik praca osoba traktorzystka ładowarkowy ' +
      'koparkowy serwisant ' +
      'kierowczyni operatorzy szofer',
    of:
      'ciągnik kombajn koparka ładowarka maszyna traktor rolniczy obsługa przyczepa prawo jazdy beczka ' +
      'opryskiwacz naprawa',
  },
  food_processing: {
    is:
      'piekarz masarz rzeźnik serowar cukiernik przetwórca rozbieracz pomocnik praca osoba piekarka ' +
      'cukierniczka masarka wędliniarz młynarz serowarka olejarz winiarz pakowacz ' +
      'młynarka pakowaczka ',
    of:
      'przetwórnia masarnia piekarnia serowarnia pakowanie wędzenie smażenie ubojnia wędzarnia mleczarnia ' +
      'olejarnia tłocznia przetwór cukiernia młyn ser wędliny chleb przetwory lada sklep rozbiór ' +
      'ryba filetowanie mąka',
  },
  forestry: {
    is:
      'furman wozak pilarz drwal zrywka woźnica leśniczy pracownik praca osoba pilarka zrywkarz robotnik leśnik ' +
      'podleśniczy sadzenie',
    of: 'las leśny wycinka drewno sadzenie szyszka nadleśnictwo runo zrąb szkółka leśna piła ' + 'drzewo nasiono',
  },
  agritourism_staff: {
    is:
      'kucharz kucharka kelner kelnerka pokojówka recepcja recepcjonistka animator animatorka instruktor ' +
      'sprzątanie praca osoba sprzątaczka barman szef pomoc instruktorka przewodnik recepcjonista gospodyni ' +
      'niania wychowawca ' +
      'zmywak juhas juhaska gotowanie zmywanie kucharzenie ścielenie kelnerowanie',
    of:
      'agroturystyka gość pokój kuchnia pensjonat karczma śniadanie gościnny hotel restauracja zajazd ' +
      'gospodarstwo kajaki jazda turystyka gastronomia',
  },
  gardening_jobs: {
    is:
      'ogrodnik ogrodniczka sadownik szkółkarz florysta praca pomocnik osoba sadowniczka szkółkarka ' +
      'florystka kwiaciarka pielenie ' +
      'kosiarz ogrodowy dozorca ' +
      'plewienie pielęgnacja ' +
      'sadzenie',
    of:
      'ogród szkółka zieleń rabata bylina pielenie sadzenie ogrodniczy kwiaciarnia sad szklarnia róża ' +
      'krzewy drzewka',
  },
  crafts_jobs: {
    is:
      'czeladnik stolarz garncarz kowal krawiec krawcowa plecionkarz tkaczka uczeń hafciarka praca pomocnik ' +
      'szewc rymarz snycerz cieśla stolarka garncarka tkacz hafciarz szwaczka plecionkarka ceramik kaletnik ' +
      'koszykarz koszykarka malarka zdobnik zdobniczka meblarz wikliniarz zdun lutnik rzeźbiarz praktykant szwacz',
    of: 'pracownia warsztat rzemiosło kuźnia ceramiczny szycie mebel drewno tkactwo wiklina glina skóra haft',
  },
};

import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "plants", by category key. */
export const plantsCategoryWords: Readonly<Record<string, CategoryWords>> = {
  cut_flowers: {
    is:
      'róża tulipan goździk słonecznik gerbera dalia mieczyk frezja lilia piwonia chryzantema aster narcyz ' +
      'peonia eustoma hiacynt żonkil konwalia hortensja margaretka gipsówka lewkonia cynia astry różyczka ' +
      'tulipanek gladiola kwiat mak rumian chaber kosmos anemon kalia alstroemeria niezapominajka ' +
      'margerytka kocanka zatrwian złocień ' +
      'georginia',
    also: 'płatek',
    of:
      'cięty wiązanka pęczek świeży sztuka kwiaciarnia łodyga bukiet wazon ogród cmentarz grób imieniny ' +
      'urodziny ślub prezent mama kobieta rocznica dzień dom stół wesele babcia kościół komunia ' +
      'nauczyciel walentynki pogrzeb żona dekoracja ' +
      'sypanie sypać kąpiel suszony hurt hurtowy florystka fotograf sesja restauracja hotel ołtarz ' +
      'walentynka teściowa matka szpital',
  },
  potted_plants: {
    is:
      'pelargonia fuksja anginka mirt grubosz bratek stokrotka begonia storczyk fikus paproć kaktus ' +
      'surfinia aloes monstera petunia prymula geranium fiołek sukulent palma zielistka skrzydłokwiat ' +
      'cytryna chryzantema lobelia werbena bakopa niecierpek komarzyca lawenda hibiskus oleander bugenwilla ' +
      'sansewieria zamiokulkas dracena juka bluszcz muszkatelka muszkat krokus hiacynt wrzos heliotrop ' +
      'dipladenia koleus ficus orchidea ' +
      'bonsai kalanchoe cyklamen hoja trzykrotka kroton azalia gardenia ' +
      'anginowiec',
    also: 'kwiatek',
    of:
      'doniczka doniczkowy balkon balkonowy szczepka wiszący parapet taras dom domowy pokojowy cmentarz ' +
      'grób okno prezent kuchnia salon skrzynka słońce cień biuro pokój weranda ganek mieszkanie babcia ' +
      'ślub wiosna ' +
      'ucho angina szczęście pieniądz panna wianek zwisający kaskadowy okienny szkoła łazienka',
  },
  perennials: {
    is:
      'malwa funkia hosta lawenda piwonia jeżówka floks liliowiec irys kosaciec rudbekia bylina trawa ' +
      'żurawka rozchodnik ostróżka bodziszek szałwia miskant dzwonek chryzantema krwawnik orlik łubin ' +
      'tawułka aster floksy peonia piwonie serduszka brunera trawka kostrzewa rozplenica jukka goździk ' +
      'dzwonki lilia liliowce przetacznik naparstnica pysznogłówka zawilec konwalia miesięcznica ' +
      'margerytka astry rojnik macierzanka mięta prymula sasanka barwinek paproć złocień szafirek lilijka ' +
      'słoneczniczek',
    of:
      'sadzonka karpa kępa bylinowy wieloletni rabata cień kłącze słońce skalniak ogród ogródek działka ' +
      'grób cmentarz motyl półcień wieczny sucho zimotrwały obwódka płot trudny ' +
      'miododajny zadarniający skarpa cieniolubny ' +
      'babcia trzmiel suszenie wymiana mrozoodporny',
  },
  fruit_trees: {
    all: 'drzewko',
    is:
      'jabłoń grusza śliwa pigwowiec jabłonka nieśplik morwa renkloda migdałowiec figowiec orzech kasztan ' +
      'śliwka gruszka wiśnia czereśnia brzoskwinia morela nektaryna mirabelka antonówka pigwa leszczyna ' +
      'papierówka',
    also:
      'reneta ligol szampion gala lobo idared kosztela konferencja faworytka klapsa bera cukrówka węgierka ' +
      'kordia regina łutówka',
    of:
      'podkładka drzewko szczepiony sad donica odmiana kopany antonówka owocowy sadzonka sadzenie stare ' +
      'kolumnowy karłowy działka ogród ogródek przydomowy balkon szarlotka powidła przetwory nowy ' +
      'sadownik sok ' +
      'karłowaty półkarłowy pienny zapylacz zapylenie plenny dawny zapomniany huśtawka narodziny chrzciny',
  },
  berry_bushes: {
    is:
      'winorośl świdośliwa kamczacki krzew krzaczek aktinidia goji porzeczka malina borówka agrest jagoda ' +
      'truskawka jeżyna aronia rokitnik poziomka truskaweczki winogrono żurawina róża leszczyna kiwi dereń ' +
      'malinojeżyna porzeczkoagrest haskap',
    of:
      'krzew krzak sadzonka frigo pień donica kamczacki amerykański owocować zapylenie sadzenie krzaczek ' +
      'ogród działka ogródek sad balkon plantacja płot dziecko przetwory wino altana owoc ' +
      'winnica przydomowy jagodowy bezkolcowy powtarzający jesienny letni plenny nalewka dżem',
  },
  ornamental_shrubs: {
    is:
      'hortensja lilak jaśminowiec róża kalina bukszpan forsycja berberys rododendron azalia pięciornik ' +
      'tawuła dereń ligustr magnolia budleja pęcherznica laurowiśnia krzewuszka żywopłot grab powojnik ' +
      'bluszcz irga różanecznik krzew jaśmin lilaki bzy hortensje trzmielina wajgela klon migdałek ' +
      'perukowiec derenie żylistek wrzos wrzosiec klematis clematis wiciokrzew glicynia wisteria milin ' +
      'ognik ketmia hibiskus wierzba magnolie rododendrony bez pnącze ' +
      'dąb kasztanowiec wiąz platan surmia judaszowiec oczar suchodrzew',
    of:
      'krzew żywopłot ozdobny pienny kwitnący pnący sadzonka ogród działka płot ogródek osłona cień ' +
      'słońce pergola altana grób zapach ptak balkon obwódka okno dom ' +
      'pnącze miododajny motyl ' +
      'sypialnia pachnieć kwitnąć owoc mur brama ganek altanka soliter kolczasty strzyżenie topiary kula',
  },
  conifers: {
    all: 'iglak',
    is:
      'tuja cis jałowiec kosodrzewina modrzew świerk sosna jodła cyprysik żywotnik choina daglezja thuja ' +
      'tuje tujka cyprys kosówka świerczek sośnina smrek sosenka metasekwoja ' +
      'limba',
    of:
      'żywopłot szmaragd skalniak bryła kopany iglasty sadzonka zimozielony ogród płot osłona działka ' +
      'cmentarz grób balkon sąsiad wiatr ozdobny ogródek święta donica wał ' +
      'zasłonić prywatność rosnąć ekran skalny zagroda nagrobek podjazd',
  },
  vegetable_seedlings: {
    all: 'rozsada flanca',
    is: 'sadzonka flance sadzonki',
    of:
      'pomidor papryka kapusta ogórek seler por dynia sałata kalafior cukinia bakłażan wielodoniczka ' +
      'hartowany warzywo cebula brokuł kalarepa truskawka bazylia arbuz melon ogródek działka tunel ' +
      'szklarnia balkon kiszenie grządka ogród posadzenie wysadzenie zima ' +
      'śremski malinowy hokkaido makaronowy chili gruntowy działkowiec warzywnik skrzynia ogrodnik zośka',
  },
  seeds_bulbs: {
    is:
      'nasiono cebulka dymka kłącze bulwa sadzeniak nasionko cebule zasiew sadzeniaki poplon facelia łubin ' +
      'koniczyna lucerna mieszanka ziarno krokus narcyz gorczyca łąka ' +
      'karpa ziarenko',
    of:
      'siew sadzenie tulipan łąka krokus kwietny wysiew czosnek malwa nagietek dalia siewny zimowy siać ' +
      'sadzić wiosna trawnik warzywa kwiaty pomidor marchew ogródek działka grządka balkon motyl ' +
      'ogród poplon jesień posiać posadzić zasianie kiszenie kwiat warzywo ' +
      'warzywnik tyczny jaś szczypiorek koper sałata szafirek odmiana kolekcja trzmiel ' +
      'miododajny zapylacz przedszkole szkoła ozimy rabata',
  },
  potted_herbs: {
    is:
      'bazylia lubczyk mięta rozmaryn szałwia tymianek oregano melisa kolendra szczypiorek estragon ' +
      'majeranek cząber stewia rukola natka pietruszka szczypior lawenda',
    also: 'trawa',
    of:
      'doniczka zioło parapet krzew kępa skrzynka sadzonka doniczkowy kuchnia świeży balkon rosół zupa ' +
      'herbata okno kuchenny gotowanie ogródek działka drink mięso pizza ' +
      'kubeczek pesto mojito lemoniada grządka spirala ziołowy kucharz restauracja gastronomia zielnik',
  },
  wreaths_bouquets: {
    is:
      'wianek wieniec bukiet wiązanka kompozycja suchy stroik wiecheć kocanka bukiecik wianuszek wiązka ' +
      'snop snopek wieńce girlanda',
    also: 'palma korona',
    of:
      'grób suszony ślubny świąteczny bożonarodzeniowy dożynkowy lawenda kwiat drzwi zielny adwentowy mech ' +
      'grobowy nagrobny komunia ślub ' +
      'wesele pogrzeb adwent cmentarz prezent dożynki święta kościół dom dekoracja salon procesja szafa ' +
      'ściana panna młody kobieta wigilia stół znicz zmarły okno ' +
      'komunijny pogrzebowy chrzciny ' +
      'zielna wniebowzięcie matka boska zboże kłos polny mak rumian rustykalny boho sesja suszki parafia ' +
      'starosta sołectwo wigilijny',
  },
  christmas_trees: {
    is: 'choinka gałązka stroisz choineczka świerczek świerk jodła ' + 'chojak',
    also: 'drzewko',
    of:
      'cięty kaukaski donica świąteczny igła srebrny żywy święta wigilia salon dom mieszkanie pokój stół ' +
      'balkon grób stroik boże narodzenie ogród dziecko wieniec dekoracja cmentarz ' +
      'srebrzysty kłujący pospolity koreański nordmann gubić pachnący metrowy dwumetrowy wyciąć plantacja ' +
      'przedszkole kościół biuro hotel obrus nagrobek',
  },
};

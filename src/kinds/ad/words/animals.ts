import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "animals", by category key. */
export const animalsCategoryWords: Readonly<Record<string, CategoryWords>> = {
  laying_hens: {
    is:
      'kura nioska leghorn zielononóżka marans sussex rosa kokoszka kogut kokosz nioski kwoka karmazyn ' +
      'lohmann astra czubatka kokot kur orpington wyandotte araukana sussexy zielonoga ' +
      'rodajlend hampshire dominant tetra isa kokocha leghornka nioseczka młódka',
    also: 'kurka kurczak',
    of:
      'znoszący niosący nośny tydzień tygodniowy tyg znoszenie znosić nieść stado chów młody nieśność nioska odchowany znosić nieśny stadko jajka nieść ' +
      'chów hodowla kurnik ogródek wieś ' +
      'podwórko jajko dziecko zima przydomowy stado hobby rosół ' +
      'żywy hodowlany rozpłodowy zarodowy licencja ' +
      'przepierzony młodzież nieśnica',
  },
  chicks: {
    all: 'pisklę',
    is:
      'kurczę gąsię kaczuszka indyczę kaczę brojler kurczątko piskle pisklaczek pisklak kurczaczek ' +
      'kurczątka gąsiątko kaczątko indyczątko perliczę bażancię przepiórka ' +
      'pisklątko gęsiątka kogucik',
    also: 'kurczak',
    of:
      'kołudzki jednodniowy piżmówka piżmowy staropolski dwutygodniowy wylęg wylęgarnia tygodniowy wykluty odchowany lęgowy jednodniówka chów ' +
      'młody małe tucz odchów kurnik mięso wykarmienie podwórko przydomowy brojlerek ubój rosół jajko ' +
      'lampa ' +
      'żywy hodowlany rozpłodowy zarodowy licencja',
  },
  ducks_geese: {
    is:
      'kaczka gęś kaczor gąsior biegus indyk indyczka kaczuszka gąska gęsiątko gąsiorek kaczorek indor ' +
      'indyki mulard pekin gęsior gąsięta ' +
      'kaczory pekiny gęsiory piżmówka',
    of:
      'staropolski rozpłodowy francuski piżmowy kołudzki stadko dochów żywy chów hodowla tucz młody staw ' +
      'ogród ślimak stół święta podwórko mięso jajko pieczeń ubój ozdobny wybieg oczko ' +
      'hodowlany zarodowy odchowany licencja',
  },
  ornamental_poultry: {
    is:
      'bażant paw perlica perliczka silka brahma kochin bantam czubatka liliput papuga paź kogucik struś ' +
      'emu jedwabista miniatura ozdobne przepiórka kura ' +
      'pantarka pawica ptactwo ptak gołoszyjka cochin feniks ' +
      'sebrytka holenderka padewczyk sumatra bojowiec',
    also: 'kurka kogut',
    of:
      'puchaty puszysty futrzasty włochaty pierzasty karzełkowy kolorowy czubaty ozdobny jedwabisty para złocisty miniaturka hodowla jaja ogród park podwórko hobby woliera staw ' +
      'dziecko jajko zagroda ozdoba ' +
      'żywy hodowlany rozpłodowy zarodowy odchowany licencja',
  },
  rabbits: {
    is:
      'królik królica królisia króliczek królisko trusia truś króliki ' +
      'lop rex angora ' +
      'lewek termondzki kalifornijczyk rusek olbrzymek baranki srokacz hermelin angorka króliczyca',
    also: 'baran samica olbrzym zając',
    of:
      'rozpłód kotny nowozelandzki belgijski miot kalifornijski klatka hodowla rozród mięso dziecko ubój ' +
      'pasztet domowy miniaturka tucz oswojony towarzystwo ' +
      'mięsny rozpłodowy zarodowy samica samiec miniaturowy karłowaty żywy hodowlany odchowany licencja',
  },
  sheep: {
    is:
      'owca owieczka jagnię tryk baran baranek wrzosówka cakiel maciorka skop jagniątko owieczki jagnięta ' +
      'tryczek matki merynos merynosy ' +
      'owieczek kerdel kamerunka dorper texel świniarka romanowska fryzyjka jagniak jagniaczek ' +
      'runo',
    of:
      'suffolk kameruński stado podhalański wykot owczy hodowla wełna mięso koszenie trawa kosiarka ' +
      'wykaszanie łąka ser mleko ubój agroturystyka grill wypas rozpłód trawnik sad ' +
      'żywy hodowlany rozpłodowy zarodowy odchowany licencja',
  },
  goats: {
    is: 'koza kózka koźlę cap kozioł capek koziołek kózki koziołeczek koźlątko ' + 'capa koziołki',
    of:
      'mleczny saaneński alpejski burski karłowaty wykot anglonubijski mleko dojna ser agroturystyka ' +
      'dziecko wypas mini zoo łąka chwast oswojony rozpłód wykaszanie ' +
      'żywy hodowlany rozpłodowy zarodowy odchowany licencja',
  },
  cattle: {
    is:
      'krowa jałówka byk cielę byczek cieliczka cielak odsadek bydło wół opas jałówki mućka krasula dojka ' +
      'buhaj cielaczek byczki opasy jałoszka ' +
      'krowina krówsko bydlę bukat mamka charolaise jersey hereford ' +
      'montbeliarde galloway',
    also: 'krówka',
    of:
      'grzywka grzywa sierść róg futro kudłaty włochaty limousine simental hf laktacja cielny mięsny mleczny highland opas hodowlany wysokocielny angus ' +
      'chów dojny mleko ubój stado rozpłód wypas mięso obora przydomowy opasanie ser tucz łąka hodowca ' +
      'gospodarstwo ' +
      'żywy rozpłodowy zarodowy odchowany licencja',
  },
  pigs: {
    is:
      'prosię świnia locha loszka warchlak tucznik knur maciora prosiak mangalica wieprzek świniobicie ' +
      'prosiaczek prosiaki świnka maciory tuczniki wieprz trzoda macior ' +
      'prośniak kaban ' +
      'pietrain duroc',
    of:
      'sierść kręcony loczek ogonek odsadzony złotnicki puławski hodowlany żywy prośny chów tucz rasowy ubój świniobicie mięso wesele ' +
      'szynka kiełbasa odchów święta rzeźnia przydomowy rozpłód wędlina chlew chlewny ' +
      'rozpłodowy zarodowy odchowany licencja',
  },
  horses_ponies: {
    is:
      'oślik osiołek oślica muł koń klacz kuc kucyk wałach ogier źrebię źrebak źrebica osioł osiołek muł konik kucyki pony źrebaczek ' +
      'koniki rumak hucuł arab kobyła klacze oślica ' +
      'wierzchowiec klaczka źrebiątko zimnokrwisty kobyłka siwek kasztanek ' +
      'haflinger fryz folblut tinker',
    of:
      'huculski szetlandzki zimnokrwisty śląski siodło bryczka małopolski źrebny wierzchowy jazda ' +
      'roczniak dwulatek trzylatek roczny dwuletni rekreacyjny spokojny rekreacja zaprzęg dziecko polski wierzch hipoterapia agroturystyka początkujący rajd las zrywka ' +
      'sanie kulig towarzysz bryka powożenie skok nauka córka rodzina amator ' +
      'żywy hodowlany rozpłodowy zarodowy odchowany licencja',
  },
  bees: {
    is:
      'odkład rój pszczoła matecznik ul pszczółka pszczoły roje ule rodzinka trzmiel murarka ' +
      'krainka buckfast roik kłąb ' +
      'środkowoeuropejska kaukaska elgon',
    also: 'matka rodzina pakiet',
    of:
      'pszczeli krainka buckfast ramka dadant wielkopolski unasienniony czerwić pasieka pszczelarz ' +
      'początkujący ul sad wiosna zapylanie ogród rozpoczęcie ' +
      'zakładanie miodny',
  },
  dogs: {
    is:
      'pies piesek szczeniak szczenię suczka suka owczarek jamnik kundel kundelek retriever labrador ' +
      'gończy terier collie husky bernardyn sznaucer psiak psina pieski szczeniaczek szczeniaki podhalan ' +
      'beagle york mops bokser chihuahua pudel doberman rottweiler podhalańczyk ogar ' +
      'szczeniątko burek azorek psisko pieseczek russell shih maltańczyk cocker spaniel wilczur ' +
      'dalmatyńczyk seter wyżeł posokowiec ogarek hovawart kaukaz berneńczyk ' +
      'buldog bulterier ratlerek bolończyk hawańczyk westie yorkshire pinczer wyżełek springer briard komondor kuvasz puli shiba chow ' +
      'malamut samojed akita amstaff corgi szpic pekińczyk charcik chart leonberger mastif nowofundland ' +
      'cane',
    of:
      'szczenny adopcja rodowód miot schronisko podhalański nizinny pasterski rasowy stróżujący obronny ' +
      'oddanie dom ogród rodzina dziecko stróż polowanie stado mieszkanie pilnowanie owca podwórko ' +
      'przygarnięcie obrona obejście myśliwy gospodarstwo mały duży senior ' +
      'pilnujący towarzyszący rodzinny bezdomny znajda podrostek pasienie zaganianie',
  },
  cats: {
    is:
      'kot kotka kocię kociak kocur kocurek kotek maine coon kiciuś kicia kotki koteczek mruczek dachowiec ' +
      'kociątko dachowczyk brytyjczyk ' +
      'birmańczyk abisyńczyk orientalny rosyjczyk himalajczyk munchkin szkot ' +
      'syberyjczyk norweg ragdoll pers sfinks devon bengal kociątka futrzak',
    of:
      'adopcja syberyjski brytyjski kastrat schronisko norweski kuweta oddanie rasowy łowny dom mysz ' +
      'mieszkanie dziecko stodoła stajnia przygarnięcie myszołap rodzina spokojny wykastrowany kanapa ' +
      'bezdomny łowienie szczur gryzoń dachowy',
  },
  pigeons: {
    is:
      'gołąb pawik krymka king garłacz rysie turkot młodzik synogarlica gołębie gołębica ' +
      'gołąbki pocztowiec roller ' +
      'mewka wywrotek lotnik',
    of:
      'pocztowy rodowód para białostocki lotowy hodowla ozdobny lot rosół wesele mięso podwórko ślub ' +
      'gołębnik hobby wypuszczenie ' +
      'żywy hodowlany rozpłodowy zarodowy odchowany licencja',
  },
  fish_fry: {
    is:
      'narybek kroczek palczak obsada karaś amur tołpyga tarlak wylęg karaski koi sum jesiotr lin karp ' +
      'szczupak pstrąg ryby złota rak ' +
      'narybki płoć okoń sandacz węgorz jaź',
    also: 'karpik',
    of:
      'staw zarybienie zarybiać jezioro oczko letni hodowlany hodowla żywy wędkarstwo łowienie ogród ' +
      'łowisko stawik zbiornik jesień wiosna ' +
      'zarybianie akwen',
  },
};

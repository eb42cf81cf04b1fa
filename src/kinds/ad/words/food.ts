import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "food", by category key. */
export const foodCategoryWords: Readonly<Record<string, CategoryWords>> = {
  honey: {
    is:
      'miód spadź wielokwiat gryczany akacjowy wrzosowy rzepakowy miodek miodzik nawłociowy faceliowy ' +
      'wielokwiatowy spadziowy mniszkowy',
    of:
      'pasieka pszczelarz lipowy gryczany wielokwiatowy akacjowy spadziowy wrzosowy rzepakowy mniszkowy ' +
      'nawłociowy faceliowy malinowy kremowany płynny herbata gardło kaszel przeziębienie odporność ' +
      'wypiek piernik nalewka prezent',
  },
  bee_products: {
    is: 'pyłek pierzga propolis wosk zabrus plaster kit obnóże apitoksyna odsklepiny nalewka mleczko',
    also: 'miód',
    of:
      'pszczeli pasieka kwiatowy plaster propolisowy apiterapia odporność wiosna zdrowie sportowiec ' +
      'zmęczenie anemia kaszel gardło',
  },
  cheese: {
    is:
      'ser serek oscypek bundz bryndza gołka redykołka korbacz rolada klinek camembert gouda feta ' +
      'mozzarella ricotta parzenica żentyca bryndzonka gomółka serki oszczypek scypek bunc parmezan ' +
      'halloumi ementaler koryciński gauda brie cheddar roquefort pecorino raclette mascarpone provolone',
    of:
      'podpuszczkowy kozi owczy krowi bacówka serowarnia dojrzewający góralski zagrodowy korycin ' +
      'koryciński podhalański wędzony czarnuszka żółty biały grill grillowanie wędzarnia farmerski ' +
      'rzemieślniczy pleśniowy tarty chleb kanapka wino pieróg deska sałatka zapiekanka śniadanie piwo ' +
      'pizza moskol kolacja makaron naleśnik winogrono',
  },
  dairy: {
    all: 'nabiał mleczarski',
    is:
      'mleko masło śmietana śmietanka kefir jogurt twaróg twarożek maślanka serwatka gzik śmietanówka ' +
      'osełka homogenizowany skyr ayran',
    of:
      'mleczny krowi kozi udój klarowany osełka bez laktoza wiejski zsiadły świeży pełny tłusty kubek ' +
      'butelka sernik naleśnik pieróg zupa sos placek chleb ciasto kawa śniadanie smażenie dziecko ' +
      'owsianka krem pieczenie kluska',
  },
  eggs: {
    is: 'jajo jajko jajeczko wydmuszka',
    of:
      'wybieg ściółka kura kurzy przepiórczy gęsi kaczy strusi zielononóżka nioska wolny chów ' +
      'klatkowy ściółkowy wolnowybiegowy kopa wytłaczanka indyczy bażanci perliczka ciasto makaron ' +
      'jajecznica święconka koszyczek śniadanie wypiek wielkanoc pieczenie majonez kluska naleśnik domowy ' +
      'szczęśliwy malować malowanie zdobienie decoupage',
  },
  cured_meats: {
    all: 'wędlina wędzonka masarnia',
    is:
      'kiełbasa szynka boczek salceson kaszanka kabanos kindziuk półgęsek baleron pasztet pasztetowa ' +
      'słonina metka szynkowa krupniok wątrobianka frankfurterka parówka podwędzanka bekon szpyrka ' +
      'ogonówka mortadela mielonka konserwa wurst krakowska śląska myśliwska podwawelska podgardle ozór ' +
      'serdelka frankfurterki leberka żymlok presswurst szpek podudzie schabowy pancetta chorizo salami ' +
      'kiszka jelito udziec kumpia polędwica karczek żeberko rolada galareta lisiecki kumpiak szołdra ' +
      'wędlinka',
    of:
      'wędzony swojski jałowcowy wieprzowy dojrzewający wędzarnia suchy ognisko kanapka drobiowy indyk ' +
      'chleb grill bigos żurek śniadanie piwo święta wielkanoc wigilia impreza kolacja piknik spiżarnia ' +
      'wesele wódka święconka bułka zupa fasolka masarski wędliniarski',
  },
  fresh_meat: {
    all: 'mięso mięsiwo',
    is:
      'wołowina wieprzowina jagnięcina cielęcina baranina dziczyzna koźlina schab karkówka żeberko łopatka ' +
      'polędwica udziec antrykot stek sarnina dzik królik tusza półtusza ćwiartka golonka podroby wątróbka ' +
      'kość gulasz zraz mielony karczek kark kotlet tatar burger rostbef rozbratel ligawa zrazówka ' +
      'biodrówka szponder pręga mostek ozór ogon nerka serce golonko konina żebro podgardle skórka udko ' +
      'comber flaki boczek słonina szynka wołowy wieprzowy kaczyna wątroba cynaderka płucko żołądek ' +
      'mielone ' +
      'podrób ozorek móżdżek befsztyk eskalopka gicz',
    of:
      'wołowina wieprzowina jagnięcina cielęcina dzik świeży wołowy wieprzowy jagnięcy cielęcy barani ' +
      'dziczyzna sarna sarnina jeleń zając daniel baran owca jagnię krowa byk świnia cielę koza koźlę ' +
      'ubojnia ubój rosół gulasz kotlet grill rosołowy ' +
      'świniobicie pół ćwierć obiad pieczenie smażenie duszenie niedziela święta pieróg mielony bigos ' +
      'grillowanie schabowy burger zupa farsz impreza pasztet kiełbasa wędzenie zamrażarka weekend',
  },
  poultry: {
    all: 'drób',
    is:
      'kurczak kura kogut gęś kaczka indyk perliczka przepiórka filet udko pierś skrzydełko tusza tuszka ' +
      'brojler kapłon rosołowy kurak kurczę kokoszka korpus podudzie porcja rosołowa żołądek wątróbka szyja ' +
      'pipek indyczka gęsina polędwiczka ' +
      'pularda',
    also: 'gąska kurka stek',
    of:
      'kurczak kura indyk kaczka gęś przepiórka rosół zagrodowy cały sprawiony patroszony pieczeń wiejski ' +
      'tuszka rosołowy nuggets marcin obiad ' +
      'święta niedziela pieczenie grill piekarnik smażenie dziecko zupa bulion pasztet wigilia tort ' +
      'galareta duszenie dieta kotlet',
  },
  fish: {
    is:
      'ryba karp pstrąg sielawa szczupak sandacz leszcz płoć śledź jesiotr sum lin okoń węgorz łosoś troć ' +
      'sieja kawior filet dorsz szprotka stynka karpik rybka sielawka okonek ukleja flądra makrela halibut ' +
      'turbot amur karaś tołpyga miętus certa brzana kiełb rak raki ikra dzwonko węgorzyk wędzonka tuńczyk ' +
      'sardynka płotka uklejka rolmops stornia matjas ' +
      'krewetka małż małża omułek ośmiornica kalmar ostryga homar krab langusta miruna morszczuk ' +
      'mintaj anchois sardela tilapia panga ślimak surimi',
    of:
      'pstrąg karp szczupak sandacz łosoś dorsz okoń leszcz śledź wędzony rybak patroszony dzwonko świeży ' +
      'łowisko filetowany wigilia morski obiad smażenie grill ' +
      'piwo wódka święta patelnia kolacja post piątek zupa pieczenie sałatka chleb kanapka dieta',
  },
  bread: {
    all: 'pieczywo',
    is:
      'chleb bochenek bułka razowiec podpłomyk chałka cebularz cebulak bajgiel rogal kajzerka obwarzanek ' +
      'bagietka proziak placek drożdżówka chlebek bochen pajda żymła bułeczka kołaczyk pumpernikiel ' +
      'ciabatta tost sucharek grzanka moskol pita lawasz bagieta rogalik drożdżowy żytni graham ziarnisty ' +
      'buła maca podpłomyczek grahamka korowaj krakers ' +
      'focaccia tortilla suchar',
    of:
      'zakwas żytni orkiszowy pszenny razowy piekarnia piec wypiekany gryczany bezglutenowy ziarno ' +
      'swojski domowy krojony śniadanie kanapka zupa smalec dożynki święta wesele powitanie kolacja żurek ' +
      'obiad tost dieta',
  },
  cakes: {
    all: 'wypiek ciastko ciacho',
    is:
      'ciasto ciastko sernik szarlotka makowiec piernik sękacz kołacz rogalik tort babka mazurek ' +
      'drożdżówka pączek faworek keks jabłecznik muffinka kruszonka napoleonka strucla biszkopt rurka ' +
      'karpatka kremówka pierniczek babeczka ptysiek eklerka gofr herbatnik kołocz kołacze krepel szneka ' +
      'chruścik chrust sernikowy keksik brownie tarta placuszek murzynek metrowiec marcinek ciacho ' +
      'pasztecik jagodzianka drożdżowe faworki beza makaronik wafelki katarzynka pascha kulebiak bankuch ' +
      'bułeczka torcik ekler ptyś wuzetka stefanka pleśniak pieguski amoniaczek andrut oponka racuch ' +
      'racuszek muffin tiramisu mrowisko fatra ciasteczko kokosanka madlenka stollen croissant baba ' +
      'orzeszki marchewkowiec kopiec ' +
      'cupcake donut panettone strudel',
    of:
      'pieczony domowy kruchy drożdżowy weselny urodzinowy lukrowany urodziny wesele komunia święta kawa ' +
      'słodki miodowy blacha okazja impreza chrzciny imieniny herbata deser podwieczorek dziecko rocznica ' +
      'wigilia wielkanoc goście niedziela stypa karnawał tłusty szkoła bakalie bakaliowy rodzynka kruszonka ' +
      'jabłko mak krem wiśnia śliwka',
  },
  preserves: {
    all: 'przetwór weki weka zaprawa',
    is:
      'dżem powidła konfitura marmolada mus galaretka frużelina chutney przecier pasta pesto ajvar leczo ' +
      'cząber galareta konfiturka dżemik powidło kandyzowany keczup ketchup pikle żurawina mirabelka ' +
      'kompot hummus ' +
      'nutella majonez',
    also: 'słoik krem smarowidło',
    of:
      'słoik słoiczek smażony słoik truskawkowy śliwkowy malinowy wiśniowy morelowy przecier różany domowy borówka zima ' +
      'spiżarnia słodki węgierka porzeczka naleśnik ciasto chleb herbata ser mięso pierogi tort rogalik ' +
      'pączek śniadanie deser obiad piernik owsianka jogurt bułka wędlina',
  },
  pickles: {
    is:
      'kiszonka kwaszonka marynata zakwas sałatka patison kimchi korniszon pikle kiszeniak konserwowy ' +
      'oliwka surówka rzodkiewka ' +
      'ogórkowa kwaszony ogórek kapusta papryka grzybek buraczek',
    of:
      'słoik słoiczek kiszony małosolny marynowany konserwowy korniszon zalewa beczka occie ocet słoik kwaszony ' +
      'buraczany octowy zima bigos obiad barszcz pieróg wódka piwo wigilia surówka zupa gołąbek łazanki ' +
      'żurek odporność schabowy hamburger kotlet sałatka kanapka impreza',
  },
  juices_syrups: {
    all: 'napój napitek',
    is:
      'sok syrop kompot oskoła nalewka lemoniada nektar kwas cydr soczek kompocik mors smoothie ' +
      'kombucha zakwas podpiwek oranżada shot tłoczony ' +
      'napój izotonik koktajl',
    also: 'wino',
    of:
      'tłoczony malinowy jabłkowy aronia bez czarny sosna mniszek rokitnik brzozowy butelka kaszel ' +
      'przeziębienie buraczany marchwiowy odporność koncentrat gardło grypa herbata woda naleśnik dziecko ' +
      'wigilia picie gofr lemoniada śniadanie lód grzaniec ból odchudzanie witamina lato',
  },
  vegetables: {
    all: 'warzywo jarzyna nowalijka zielenina',
    is:
      'ziemniak kartofel marchew burak pomidor ogórek cebula czosnek kapusta dynia papryka fasola szparag ' +
      'sałata pietruszka seler por kalafior brokuł cukinia groch bób kukurydza rzodkiewka rzodkiew szpinak ' +
      'jarmuż botwina koper koperek kalarepa chrzan rabarbar bakłażan fasolka groszek pyra grula bulwa ' +
      'marchewka buraczek pieczarka batat topinambur pasternak soczewica rukola roszponka natka szczypior ' +
      'szczypiorek nać kabaczek patison endywia cykoria brukiew rzepa karczoch okra kapustka cebulka ' +
      'brukselka włoszczyzna cieciorka oberżyna fenkuł mangold sałatka ' +
      'skorzonera szalotka portulaka szczaw',
    also: 'skrzynka korzeń',
    of:
      'pole ogród gruntowy młody spod folia szklarnia warzywny vineta irga zupa kiszenie rosół zima ' +
      'piwnica rolnik bezpośrednio skrzynka paczka obiad sałatka bigos frytka placek kopytko kluska ' +
      'przetwory grill dziecko sok surówka leczo tydzień barszcz przechowywanie spiżarnia gołąbek purée ' +
      'pieczenie gotowanie kiszenie korzeń główka pęczek śledź',
  },
  fruit: {
    all: 'owoc',
    is:
      'jabłko gruszka śliwka wiśnia czereśnia truskawka malina borówka porzeczka agrest winogrono ' +
      'brzoskwinia morela jeżyna aronia rokitnik susz pigwa arbuz melon kiwi mirabelka węgierka antonówka ' +
      'reneta jagoda jabłuszko jabłka gruszki śliweczka truskaweczka poziomka malinka wisienka nektaryna ' +
      'figa papierówka lobo ligol champion gala węgierki renkloda dereń żurawina daktyl rodzynka melony ' +
      'kosztela malinówka gloster jonagold idared jonatan boskoop lukasówka ' +
      'kawon nieszpułka ałycza lubaszka ' +
      'banan cytryna pomarańcza mandarynka grejpfrut ananas mango awokado granat limonka papaja kaki ' +
      'persymona liczi marakuja pomelo klementynka nektarynka owocek pitaja',
    also: 'chips chrupka',
    of:
      'jabłko gruszka śliwka truskawka banan deserowy amerykański sad suszony drylowany owocowy zbierany łubianka szarlotka kompot przetwory ' +
      'jadalny sok powidła ciasto nalewka wigilia dziecko wino placek dżem deser knedel pieróg jedzenie ' +
      'przekąska piernik cydr suszenie mus przechowywanie szampion faworytka',
  },
  mushrooms_forest: {
    is:
      'grzyb borowik prawdziwek kurka podgrzybek rydz maślak kania boczniak pieczarka koźlarz jagoda żurawina ' +
      'borówka shiitake opieńka runo jałowiec grzybek prawus kozak kozaczek koźlak smardz trufla czubajka ' +
      'maślaczek krowiak pieprznik lejkówka sitak zielonka gołąbek czernica brusznica jeżyna poziomka głóg ' +
      'dzika',
    also: 'gąska',
    of:
      'słoik słoiczek leśny las suszony marynowany błotny sznurek brusznica sosna zbierany zbieranie wigilia zupa ' +
      'kapelusz pieróg bigos sos wódka occie obiad kapusta jajecznica uszko barszcz makaron patelnia ' +
      'risotto nalewka smażenie',
  },
  herbs_teas: {
    all: 'zioło herbatka ziele',
    is:
      'herbata mięta rumianek lipa melisa pokrzywa skrzyp majeranek lubczyk dziurawiec szałwia tymianek ' +
      'susz czystek napar oregano nagietek krwawnik mieszanka hibiskus bławatek macierzanka wierzbówka ' +
      'ziółko głóg kozłek waleriana podbiał bylica piołun glistnik ostropest werbena lawenda mniszek ' +
      'nawłoć jasnota konwalia anyż rooibos yerba suszki aronia hyćka malina róża żurawina jarzębina koper ' +
      'chmiel rdest przytulia prawoślaz uczep rzepik serdecznik ślaz dzięgiel hyzop perz łopian tasznik ' +
      'miłorząb matcha',
    also: 'koszyczek babka',
    of:
      'suszony ziołowy liść kwiat napar koszyczek zaparzać otarty sen trawienie kaszel przeziębienie ' +
      'odporność uspokojenie nerwy wątroba żołądek odchudzanie karmienie ciąża lek parzenie gardło ból ' +
      'brzuch spokój noc nerka oczyszczanie zima zupa mięso rosół kąpiel płukanie picie pęcherz stres ' +
      'alergia dziecko wieczór obiad',
  },
  flour_groats: {
    is:
      'mąka kasza pęczak płatek otręby makaron jaglany gryka proso ryż skrobia kaszka manna jęczmienny ' +
      'grysik jaglana gryczana pszenna orkiszowa żytnia kluska nudle łazanka krajanka bułka kuskus bulgur ' +
      'komosa amarantus zacierka musli granola semolina teff soczewica fasola groch owsianka ' +
      'quinoa polenta spaghetti drożdże ciecierzyca soja',
    of:
      'żytni orkiszowy pszenny gryczany jaglany młyn żarno razowy typ owsiany ziarno mielony chleb wypiek ' +
      'pieczenie pierogi ciasto bezglutenowy naleśnik makaron pizza piernik obiad zupa śniadanie owsianka ' +
      'gołąbek kaszanka dieta zakwas dziecko krupnik zagęszczanie kluska bułka placek tort święta',
  },
  oils: {
    is: 'olej oliwa tłuszcz',
    also: 'olejek',
    of:
      'tłoczony lniany rzepakowy rydzowy słonecznikowy konopny dyniowy czarnuszka ostropest wiesiołek ' +
      'zimno olejarnia sałatka smażenie zimnotłoczony sezamowy makowy arachidowy ryżowy kokosowy pestka ' +
      'winogrono tłoczenie zdrowie pieczenie serce cholesterol odporność śledź twaróg dieta picie frytka ' +
      'kanapka wątroba duszenie',
  },
  vinegars_spices: {
    all: 'przyprawa',
    is:
      'ocet musztarda chrzan sól zakwas żur ćwikła pieprz gorczyca ketchup sos kurkuma kminek vegeta octy ' +
      'chrzanik żurek lubczyk tymianek oregano bazylia imbir cynamon goździk gałka ziele curry czubrica ' +
      'harissa adżika bulion vegety jarzynka zasmażka papryka majeranek marynata czosnek ' +
      'wanilia kardamon anyż chili kmin szafran sumak cukier ksylitol erytrytol melasa słodzik wasabi ' +
      'bulionetka',
    also: 'liść cebulka',
    of:
      'jabłkowy tarty ziołowy mielony żytni ostry łagodny przyprawowy octowy malinowy szałwia rozmaryn mięso zupa grill kiszenie ' +
      'sałatka śledź kiełbasa jajko rosół żurek ogórek kapusta wielkanoc święta wędlina pieczeń pizza ' +
      'kanapka bigos marynata marynowanie odchudzanie barszcz gulasz szynka',
  },
  ready_meals: {
    all: 'garmażerka danie obiad',
    is:
      'pieróg bigos gołąbek kartacz kluska żurek smalec pasztet naleśnik zupa barszcz flaki uszko kopytko ' +
      'pyza babka krokiet gulasz kiszka pulpet catering rosół zalewajka pierożek kołdun pielmieni warenik ' +
      'cepelin szagówka ruski grochówka krupnik ogórkowa pomidorowa kapuśniak kwaśnica leczo lasagne pyzy ' +
      'kluseczka kopytka kluski zraz mielony kotlet klops pulpety galareta studzienina nóżki flaczki ' +
      'zapiekanka knedel łazanki plyndz tarciuch moskole smalczyk omasta pasztecik surówka farsz gzik ' +
      'fasolka placek kugel plince fuczki hekele ' +
      'pizza sushi kebab hamburger frytka risotto paella ramen burrito falafel tofu gyros nugget ' +
      'klopsik',
    also: 'smarowidło',
    of:
      'słoik słoiczek ruski gotowy ziemniaczany lepiony mrożony domowy skwarka garmażerka słoik odgrzać mięso kapusta ' +
      'grzyby wynos święta wigilia impreza obiad kolacja wesele stypa komunia chrzciny dziecko niedziela ' +
      'praca lodówka zamrażarka student odgrzanie podgrzanie chleb kanapka',
  },
  nuts_seeds: {
    all: 'bakalie',
    is:
      'orzech pestka siemię mak słonecznik kasztan migdał sezam nasiono orzeszek ziarno czarnuszka orzechy ' +
      'pistacja nerkowiec makadamia pekan chia konopie kokos rodzynka dynia ' +
      'arachid fistaszek',
    of:
      'włoski laskowy łuskany łupina dynia lniany niebieski ziemny jadalny prażony ciasto kutia wypiek ' +
      'sałatka piwo przekąska święta makowiec piernik śniadanie dziecko tort pieczenie chleb owsianka ' +
      'jogurt wigilia kiełek koktajl',
  },
  sweets: {
    all: 'słodycz słodkość łakoć cukierek cuksy',
    is:
      'krówka lizak sezamka galaretka czekolada beza karmelek cukierek praliny pralina chałwa żelek trufla ' +
      'wafel landrynka łamaniec bombonierka bombon ciągutka cuksy cukiereczek praline michałek irys toffi ' +
      'draże marcepan nugat wafelek baton batonik guma lukrecja kukułka czekoladka miodownik makagiga ' +
      'pralinka lody ptasiemleczko',
    also: 'śliwka miodek kulka rurka kogutek pierniczek',
    of:
      'czekolada cukier słodki polewa karmel daktylowy dziecko bezcukrowy rzemieślniczy gorzki prezent ' +
      'choinka mikołaj święta kawa szkoła wesele goście dzieciak urodziny impreza herbata podjadanie wnuk ' +
      'paczka ciągnący śmietankowy maślany kakaowy papierek zawijany',
  },
};

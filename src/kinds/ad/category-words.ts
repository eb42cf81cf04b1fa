/**
 * The words for a category's goods in ad titles and queries, in Polish base forms.
 *
 * all   names of the category itself, beside its own: they mean everything in it.
 * is    words that name the goods.
 * also  words that name some of the goods, though alone they mean those of another category: "masło" of a cosmetic.
 * of    words that describe the goods: material, intended user, use. Alone they are a weaker sign.
 */
export interface CategoryWords {
  readonly all?: string;
  readonly is: string;
  readonly also?: string;
  readonly of?: string;
}

/** By category key; the category's own name need not be repeated. */
export const categoryWords: Readonly<Record<string, CategoryWords>> = {
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
      'jabłkowy tarty ziołowy mielony żytni ostry przyprawowy octowy malinowy mięso zupa grill kiszenie ' +
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
  pottery: {
    all: 'ceramika garncarstwo',
    is:
      'garnek kubek dzban dzbanek misa miska talerz wazon doniczka kafel filiżanka siwak dwojak półmisek ' +
      'cukiernica kamionka kropielnica imbryk czajniczek figurka donica naczynie solniczka kubeczek ' +
      'garnuszek filiżaneczka dzbanuszek salaterka patera kufel czarka czajnik maselniczka maselnica ' +
      'mydelniczka popielniczka garniec gar beczka tortownica brytfanna foremka kafle kaflowy ryngraf ' +
      'wazonik zastawa serwis bulionówka talerzyk spodek cukierniczka mlecznik makutra osłonka gliniak ' +
      'naczynia sosjerka wazka waza dzbaneczek miseczka słoik paterka forma ' +
      'skorupa micha kokilka podstawka',
    also: 'kurs warsztaty',
    of:
      'gliniany kamionkowy ceramiczny malowanie toczony koło garncarski glina bolesławiecki wypalany szkliwiony ' +
      'bolesławiec kiszenie bigos zsiadłe herbata kawa ręcznie prezent kuchnia stół zupa barszcz ' +
      'kwiat mleko ogórek kapusta masło zakwas ślub parapetówka rosół chleb śniadanie woda wino owoc ' +
      'smalec pieczenie gotowanie dekoracja dom ' +
      'stołowy obiadowy kawowy deserowy kuchenny jadalnia sałatka ciasto kredens zlew łazienka mycie kobaltowy ' +
      'kisić żurek stempelkowany kamionka gastronomia restauracja karczma agroturystyka niezapominajka',
  },
  wood_carving: {
    all: 'snycerka',
    is:
      'rzeźba anioł świątek łyżka łyżnik deska kapliczka foremka ptaszek szkatułka figurka skrzynia stolik ' +
      'taboret ława krzyż stół półka miska laska stołek warząchew kołatka świecznik szopka ramka moździerz ' +
      'tłuczek wałek chochla rzeźbiony aniołek figura chrystus frasobliwy madonna płaskorzeźba stolnica ' +
      'wałeczek łyżeczka widelec misa półmisek taca chlebak skrzyneczka szkatuła wieszak zegar krzesło ' +
      'ławka stołeczek kredens regał szafka ramy krucyfiks różaniec kij maselnica dzieża niecka beczka kadź ' +
      'balia domowina szachy breloczek magnes forma ' +
      'łycha chochelka czerpak skarbonka',
    also: 'kubek pudełko lampa karuzela',
    of:
      'drewno drewniany rzeźbiony lipowy dębowy strugany jaworowy bukowy ludowy snycerski dłuto jesionowy ' +
      'olchowy krojenie ręcznie prezent ogród ściana kuchnia salon komunia chrzest dom święta ser masło ' +
      'zupa choinka ołtarz kapliczka dekoracja pokój domowy ozdoba gotowanie ' +
      'betlejemski bożonarodzeniowy kuchenny ogrodowy ' +
      'doniczka patyk święty stróż maryjny betlejemka figura jezus józef pasterz ' +
      'bacówka czerpanie',
  },
  wicker: {
    all: 'wiklina plecionka koszykarstwo',
    is:
      'kosz koszyk koszyczek słomianka kufer łubianka kobiałka opałka mata koszałka bieliźniarka kosznik ' +
      'taca abażur osłona parawan fotelik kołyska wózek płotek donica pojemnik ' +
      'mebel koszyczka banneton półka lampa klosz stojak kosze kołpak rozrostowy ' +
      'skrzynia kuferek walizka gazetnik tacka',
    also: 'fotel kurs warsztaty płot ogrodzenie parkan',
    of:
      'wiklina wiklinowy pleciony rattan słoma rogożyna korzeń grzyby święconka zakupy piknik bielizna ' +
      'drewno owoce wielkanoc grzybobranie grzyb święcenie jajko rower klucz chleb pranie zabawka kwiat ' +
      'ogród grządka prezent kominek szafa łazienka las pościel wyplatanie warzywo kocyk niemowlę wyplatać ' +
      'dno pieczywo rozrostowy wyrastanie garowanie zakupowy prezentowy piknikowy ślubny balkon salon ' +
      'warzywnik obrzeże działka pies kot ' +
      'wielkanocny dziecięcy kuchenny rabata ogrodzenie bochenek zakwas rośnięcie zapasy drobiazg ' +
      'korespondencja grzybiarz rowerowy kierownica',
  },
  embroidery_lace: {
    all: 'haft koronka hafciarstwo',
    is:
      'serweta serwetka obrus bieżnik poszewka kołnierzyk makatka firanka chusteczka laufer kordonek ' +
      'frywolitka pościel prześcieradło zazdrostka podkładka gipiura woreczek hafcik obrusik firana jasiek ' +
      'zasłona kapa tamborek czepek ręcznik ' +
      'mulina kanwa kryza koronkarstwo szydełkowanie haftowanie czipki',
    also: 'poduszka kurs warsztaty',
    of:
      'haftowany haft koronkowy szydełkowy heklowany koniakowski kaszubski krzyżykowy richelieu łowicki ' +
      'szydełko stół kołnierz ręcznie prezent święta wigilia wielkanoc komunia chrzest stolik okno ołtarz ' +
      'święconka dom kuchnia jadalnia salon szyja sukienka ślub łóżko kanapa dekoracja babcia ' +
      'kordonek klockowy bobowa bobowski koniaków zestaw wzór początkujący nauka zakupy torba lniany wazon ' +
      'patera komoda parapet hafciarka podlaski wigilijny',
  },
  weaving: {
    all: 'tkactwo dzianina',
    is:
      'poduszka pierzyna kilim chodnik narzuta koc tkanina gobelin wełna włóczka dywan pled sweter skarpeta ' +
      'czapka szalik ' +
      'filc pas serdak kapcie przędza makrama rękawiczka kołdra bambosz poncho skarpety szal kamizelka ' +
      'sweterek pulower kardigan getry getra zokiet mitenka beret kocyk kapa pledzik wełniak szmaciak ' +
      'dywanik wykładzina gobelinek czapa opaska chusta ponczo pelerynka narzutka nauszniki kożuszek motek ' +
      'papuć papcie laczek pantofel rękawica wkładka kilimek samodział runo ' +
      'makata makatka poducha kołderka derka fartuch zapaska',
    also: 'sznurek poduszka obuwie komin',
    of:
      'wełniany tkany krosno owczy lniany wełna len druty szydełko pasiak szmaciak filcowy dziergany ' +
      'alpaka merynos zima ciepły pokój salon łóżko podłoga ściana kanapa sypialnia prezent stopa noga ' +
      'góry mróz dziecko niemowlę korytarz kuchnia spanie narty dom zimny schody zimowy przedpokój ciepło ' +
      'łazienka łazienkowy kojec sypialniany ' +
      'pierze gęsi puch runo burkowy gospodyni kuchenny dziecięcy wrzosówka dwuosnowowy szmata',
  },
  paper_cuts: {
    is: 'wycinanka kodra gwiozda leluja rózga kartka zaproszenie ozdobnik bibuła obrazek pocztówka pająk',
    of:
      'papier papierowy wycinany łowicki kurpiowski nalepianka ściana prezent okno ślub święta szkoła ' +
      'dekoracja ramka dom pokój wesele wielkanoc oprawa warsztaty',
  },
  blacksmithing: {
    all: 'kowalstwo',
    is:
      'zawias podkowa nóż hak gwóźdź świecznik krata siekiera klamka balustrada pogrzebacz krzesiwo ' +
      'metaloplastyka okucie zamek brama dzwonek dzwon kinkiet żyrandol ruszt kociołek nożyk kozik scyzoryk ' +
      'siekierka topór lampa latarnia patelnia kocioł trójnóg grill palenisko haczyk wieszak kołatka rdzeń ' +
      'poręcz kuty pazur dłuto młotek szczypce widły motyka grabie kosa sierp sztylet miecz pułapka zasuwa ' +
      'rygiel skobel kłódka ' +
      'szufelka szczotka miotełka okucia zawiasik gwoździk klamra taśma kratka stojak kwietnik pergola osłona ' +
      'ostrzenie hartowanie szlifowanie klepanie finka szufla',
    also: 'róża ogrodzenie łańcuch',
    of:
      'kuty kowal kowalski metalowy stal stalowy żelazo żeliwny kuźnia mosiężny miedziany ręcznie kominek ' +
      'brama drzwi ogród kuchnia prezent ślub szczęście stodoła ściana dom sień kurtka wieszanie ' +
      'turystyka las meble okno płot grill mięso chałupa weranda ' +
      'kominkowy furtka wrota stajnia szopa ognisko polowanie myśliwski kuchenny przedpokój ganek grób ' +
      'kapliczka ozdobny ' +
      'metal siekiera nóż kosa motyka nożyczki sekator narzędzie drewutnia renowacja belka strych podłoga ' +
      'płaszcz kapelusz garderoba myśliwy grzybiarz komin popiół',
  },
  leather: {
    all: 'kaletnictwo',
    is:
      'kierpce pas torba torebka portfel kapcie pasek skóra kożuch kaletnik etui notes bukłak sakiewka ' +
      'futro pantofel rękawica bambosz plecak portmonetka portmonetki kosmetyczka saszetka teczka aktówka ' +
      'kożuszek kamizelka papuć papcie laczek but buty trzewik sandał kierpec bransoletka obroża pokrowiec ' +
      'brelok podkładka owcza futerał ' +
      'notatnik zeszyt kajet dziennik pamiętnik szkicownik okładka rzemień rzemyk bryloczek nerka kaletka ' +
      'pugilares torebeczka listonoszka kabura',
    also: 'czapka dywan',
    of:
      'skóra skórzany garbowany bacowski owczy barani zamszowy męski damski góralski prezent mężczyzna ' +
      'kobieta góral dom spodnie dokument pieniądz ramię noga chata zima ciepły laptop zeszyt notatka ' +
      'ojciec mąż chłopak ' +
      'zapisywanie notowanie przepis rysowanie telefon karta moneta dłoń klucz codzienny miasto szkoła ' +
      'praca podróż ' +
      'spacer ksiądz uczeń student nauczyciel pisanie rymarski szewski bydlęcy cielęcy żubr bacówka portki ' +
      'kieszeń banknot',
  },
  glass_painting: {
    is:
      'obraz malunek malarstwo ikona karafka szklanka szyba obrazek malowidło malowanka witraż ' +
      'kieliszek kielich wazon dzbanek butelka szklaneczka słój szkiełko kufel lampka',
    also: 'bombka szkło',
    of:
      'szkło szklany malowany janosik ludowy święty prezent ściana ślub pamiątka salon dom komunia woda ' +
      'sok wino nalewka kuchnia para ' +
      'florian strażak strażacki matka boska maryja święta zbójnik weselny rocznica młodzi imię lemoniada ' +
      'likier kwiatek',
  },
  folk_costumes: {
    is:
      'strój gorset spódnica kiecka portki zapaska chusta fartuch serdak koszula kapelusz sukmana cucha ' +
      'kabat kaftan staniczek spodnie bluzka kostium sukienka czepiec buty fartuszek pasiak spódniczka ' +
      'halka kapota żupan kamizelka cyfrowany rogatywka krakuska gorsecik serdaczek kubrak chustka apaszka ' +
      'burka huculski wianek korale',
    of:
      'ludowy krakowski łowicki góralski kaszubski kurpiowski haftowany regionalny pasiak zespół tybetowy ' +
      'wesele tańce folklor dziecko dożynki występ taniec procesja przedszkole szkoła dziewczynka ' +
      'chłopiec dziewczyna góral komunia kościół impreza odpust scena przebranie bal ' +
      'rekonstrukcja krakowianka krakowiak łowiczanka kujawiak oberek szkolny teatr jasełka chór aksamit ' +
      'cekin frędzel wstążka folk pokaz festiwal tancerka tancerz',
  },
  wooden_toys: {
    is:
      'klocek klepok karuzela konik kołyska wózek grzechotka układanka puzzle pociąg bączek lalka wóz ' +
      'ptaszek bujak kolejka samochodzik gra bujaczek samochód auto kołyseczka lala kukiełka pajacyk ' +
      'marionetka miś pchacz sorter tablica szachy warcaby domino memory puzzel bierki wiatrak łuk miecz ' +
      'tarcza kuchnia huśtawka ' +
      'pluszak maskotka przytulanka planszówka laleczka piramida piramidka ' +
      'traktorek ciężarówka autko furmanka wagonik łóżeczko zabaweczka',
    also: 'traktor domek ' + 'gryzak',
    of:
      'drewniany drewno dziecko lalka klocki bujany chłopiec dziewczynka maluch biegun prezent roczek ' +
      'urodziny niemowlę wnuk wnuczka przedszkole święta mikołaj syn córka roczniak dwulatek trzylatek ' +
      'przedszkolak zabawa pokój ' +
      'niemowlak bobas planszowy manipulacyjny edukacyjny rozwojowy kreatywny roczny ' +
      'kółko pchanie ciągnięcie chodzenie nauka żywiecki odpustowy kolekcja kolekcjoner brat siostra ' +
      'chrześniak maluszek świetlica żłobek montessori bezpieczny',
  },
  jewellery: {
    all: 'biżuteria',
    is:
      'korale kolczyk naszyjnik wisior wisiorek bransoletka pierścionek bursztyn broszka spinka zawieszka ' +
      'obrączka medalik sznur krajka koraliki bransoleta pierścień sygnet łańcuszek kolia brosza klips ' +
      'zapinka krzyżyk ryngraf agrafka naszyjniki paciorek diadem opaska',
    of:
      'srebro srebrny bursztynowy filigranowy koral perła góralski złoty damski prezent żona mama ' +
      'dziewczyna ślub komunia wesele babcia urodziny rocznica uszy ucho szyja palec ręka koszula kobieta ' +
      'ludowy strój elegancki przyjaciółka ' +
      'bałtyk morze ceramiczny kamionka szydełkowy koronkowy szydełko inkluzja zaręczyny oświadczyny góral ' +
      'mężczyzna osiemnastka córka siostra synowa krakowski kurpiowski cieszyński surowy filigran',
  },
  holiday_decorations: {
    is:
      'bombka pisanka palma szopka kraszanka choinkowy gwiazdka aniołek opłatek kroszonka drapanka ' +
      'wieniec stajenka bańka kraszanki baranek mikołaj łańcuszek zawieszka światełko lampion girlanda ' +
      'choineczka szyszka wiatrówka dziadek kalendarz palemka pisaneczka szopeczka żłobek opłatki turoń ' +
      'herody kolęda pająk ' +
      'gwiazda ozdoba ' +
      'wydmuszka',
    also: 'jajko zając łańcuch jajo anioł orzech kurczaczek pająk',
    of:
      'świąteczny wielkanocny bożonarodzeniowy choinka adwentowy święta wielkanoc słoma zdobiony malowany ' +
      'wigilijny szopka stół boże narodzenie dom prezent okno drzwi święconka pokój salon chałupa szkoła ' +
      'kościół dekoracja koszyczek adwent ' +
      'betlejemski gwiazdkowy czubek choinkowy zawieszenie powieszenie ręcznie ' +
      'drapany batikowy pisany kraszony ażurowy szydełkowy bibuła sufit powała izba koszyk zajączek ' +
      'krakowski opolski kolędnik sianko opłatek',
  },
  candles: {
    is: 'świeca świeczka gromnica znicz lampion podgrzewacz tealight gromniczka świece knot wosk',
    also: 'kominek lampka',
    of:
      'wosk woskowy sojowy pszczeli knot zapachowy lany węza chrzest komunia cmentarz grób ślub ozdobny ' +
      'prezent relaks kąpiel dom stół święta adwent wigilia wesele kościół burza salon sypialnia nastrój ' +
      'romantyczny tort balkon choinka wieczór las ' +
      'stołowy urodzinowy zapach komar miód naturalny ' +
      'ul plaster kształt sowa jeż muszla rzepakowy łąka łazienka ogród taras restauracja hotel ślubny ' +
      'gromniczny matka boska zaduszki awaria paczka alergik bezzapachowy',
  },
  musical_instruments: {
    all: 'instrument',
    is:
      'skrzypce fujarka bęben bębenek dudy gitara akordeon harmonia flet cymbały basy lira okaryna trombita ' +
      'gęśle dzwonek piszczałka cytra złóbcoki gwizdek heligonka tamburyn ligawka trąba kobza organki ' +
      'flecik kaval grzechotka drumla ukulele mandolina kontrabas kontrabasy wiolonczela altówka saksofon ' +
      'klarnet trąbka puzon fujara gajdy harmoszka burczybas kołatki tamburyno ' +
      'multanki terkotka',
    also: 'koza suka róg kołatka',
    of:
      'gra grać muzyczny strunowy pasterski smyczek ludowy kapela nauka początkujący dziecko prezent ' +
      'kolęda kolędnik zespół pasterz góral adwent wesele ' +
      'polowanie myśliwy łowiecki szkoła muzyka folk folklor orkiestra diabelski kaszubski podhalański ' +
      'strojenie koncert pastwisko hejnał',
  },
  soaps: {
    is: 'mydło mydełko szampon',
    of:
      'mydlany kostka kozi lawendowy węgiel glicerynowy mleko nagietkowy naturalny alergik atopowy ' +
      'niemowlę dziegciowy szare miód owsiany twarz ciało ręka skóra dziecko pranie prezent trądzik sucha ' +
      'wrażliwy golenie mężczyzna kąpiel mycie sprzątanie alergia mydelniczka łuszczyca włos broda ' +
      'różany rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany migdałowy ' +
      'kokosowy miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ogórkowy ' +
      'arganowy aloesowy ziołowy wegański ' +
      'bezzapachowy pieluszka pielucha plama dłoń łazienka gość zarost glinka kieszonkowy podróż rolnik mechanik',
  },
  creams: {
    is:
      'krem balsam emulsja serum maska lotion mus maseczka ' +
      'dezodorant antyperspirant ' +
      'kremik ' +
      'samoopalacz bronzer korektor',
    also: 'masło mleczko',
    of:
      'twarz ciało ręka dłoń stopa skóra nagietkowy nawilżający shea krem sucha ręce zmarszczki stopy ' +
      'dzień noc niemowlę słońce biust wrażliwy zmarszczka dziecko zima mróz wiatr prezent mama babcia ' +
      'łokieć pięta pękać szorstki ogrodnik praca dojrzały tłusty cellulit pośladek rozstęp ' +
      'różany lawendowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany ' +
      'migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański ' +
      'buzia policzek oko powieka naczynko szyja dekolt niemowlak bobas góry narty spacer wózek ojciec tata ' +
      'kobieta atopowy alergik spracowany rolnik kucharz fryzjer mechanik popękany ' +
      'kostka',
  },
  face_oils: {
    is: 'olejek serum oleje',
    also: 'olej ' + 'oliwka',
    of:
      'twarz różany arganowy malina pestka jojoba kosmetyczny wiesiołkowy demakijaż skóra włosy masaż ' +
      'rycynowy migdałowy paznokcie zmarszczka sucha trądzik blizna noc dzień prezent cera paznokieć ' +
      'dojrzały ciało rozstęp makijaż dziecko ' +
      'lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany ' +
      'kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ' +
      'ogórkowy aloesowy ziołowy wegański',
  },
  hair_care: {
    is: 'szampon odżywka wcierka płukanka maska serum lakier pomada henna olejowanie',
    also: 'ocet ' + 'olejek balsam olej',
    of:
      'włos włosy pokrzywa łopian kostka rozmaryn głowa chmiel broda wypadanie łupież przetłuszczający ' +
      'mężczyzna prezent sucha kręcony loki zniszczony ciemny jasny mycie końcówka wzmocnienie porost ' +
      'siwy tłusty facet wąs dziecko ' +
      'różany lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy ' +
      'lniany migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański ' +
      'układanie skręt grzywka warkocz blond farbowany brodacz zarost pielęgnacja',
  },
  bath: {
    is:
      'kula płyn peeling szyszka borowina kąpiel bomba babeczka mleko zioła scrub gąbka myjka płatki sól ' +
      'puder ' +
      'saszetka woreczek',
    also: 'olejek',
    of:
      'kąpiel kąpielowy musujący stopa prysznic sauna balia relaks spa moczenie prezent noga dziecko ' +
      'ciało sen skóra wanna mięsień odprężenie szafa poduszka mól ubranie sucha cellulit mycie ' +
      'różany lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy miodowy żywokostowy ' +
      'lniany migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański ' +
      'jodłowy świerkowy rumianek niemowlę szuflada bielizna pościel pachnieć zapach aromaterapia',
  },
  hydrolats: {
    is: 'hydrolat woda tonik mgiełka ' + 'perfumy ' + 'perfuma toaletowy',
    of:
      'różany lawendowy destylowany oczarowy kwiatowy twarz rumiankowy tonizowanie cera oko skóra sucha ' +
      'włos lato upał makijaż trądzik odświeżenie wrażliwy ciało ' +
      'nagietkowy malinowy rokitnikowy propolisowy miodowy żywokostowy lniany migdałowy kokosowy ' +
      'owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ogórkowy ' +
      'arganowy aloesowy ziołowy wegański',
  },
  ointments: {
    is: 'maść smarowidło kamfora spirytus krople',
    also: 'balsam nalewka żel krem ' + 'masełko',
    of:
      'nagietkowy żywokost propolisowy kasztanowy stawy arnika żywokostowy końska świstak gojący sosnowy ' +
      'rozgrzewający ból plecy reumatyzm rana odparzenie żylaki odleżyna siniak kaszel oparzenie ' +
      'hemoroidy dziecko zima mróz wiatr noga kolano kręgosłup mięsień łokieć pięta ręka skóra masaż ' +
      'blizna łuszczyca stopa kark katar gardło łapa pies krzyż siniaki stłuczenie skaleczenie komar ' +
      'egzema pękać łydka bark palec ' +
      'różany lawendowy rumiankowy malinowy rokitnikowy miodowy lniany migdałowy kokosowy owsiany ' +
      'miętowy pokrzywowy łopianowy bławatkowy konopny kakaowy śmietankowy ogórkowy arganowy aloesowy ' +
      'ziołowy wegański ' +
      'opuszka psi żywiczny żywica babka lancetowaty pieluszka staw nadgarstek szyja barki odcisk otarcie ' +
      'obtarcie odmrożenie policzek narty sanki rolnik drwal mechanik',
  },
  lip_care: {
    is: 'pomadka błyszczyk sztyft balsamik szminka peeling ' + 'wazelina ' + 'labello ' + 'maskara eyeliner',
    also: 'balsam masełko',
    of:
      'usta warga ochronny miodowy wazelina spierzchnięty zima prezent mróz suchy pękać dziecko słońce ' +
      'narty kobieta dziewczyna ' +
      'różany lawendowy nagietkowy rumiankowy malinowy rokitnikowy propolisowy żywokostowy lniany ' +
      'migdałowy kokosowy owsiany miętowy sosnowy pokrzywowy łopianowy bławatkowy konopny kakaowy ' +
      'śmietankowy ogórkowy arganowy aloesowy ziołowy wegański',
  },
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
  dog_food: {
    is:
      'karma przysmak gryzak przełyk smakołyk jedzenie żarcie pokarm jadło przysmaki gryzaki ' +
      'smaczek barf przegryzka żwacz tchawica ' +
      'gryzaczek',
    also:
      'ciasteczko kość ucho puszka mięso ' +
      'serce płuco wątróbka podroby pierś skóra mięsko pasztet chrupki saszetka skrzydełko łapka szyja',
    of:
      'pies szczeniak treningowy wołowy suszony psi gryzienie barf psiak szczenię przekąska nagroda ' +
      'szkolenie ząb starszy alergik jamnik naturalny żucie trening duży mały mięsny rasa bezzbożowy ' +
      'senior owczarek ' +
      'surowy mokry suchy gotowany ' +
      'psina psinka pupil czworonóg szkoleniowy ' +
      'posłuszeństwo trener węch spacer jelito żołądek wrażliwy alergia nadwaga szczenięcy',
  },
  cat_food: {
    is: 'karma chrupka przysmak pasztecik smakołyk jedzenie żarcie pokarm przysmaki ' + 'smaczek barf ' + 'chrupki',
    also: 'saszetka ' + 'mięso pasztet serce puszka podroby mięsko rybka',
    of:
      'kot kocię kociak koci mokry ryba kotek nagroda wybredny alergik starszy naturalny suchy przekąska ' +
      'mięso kastrat bezzbożowy sterylizowany senior ' +
      'kotka kocur mruczek kicia pupil suszony karmienie niejadek żołądek kociątko',
  },
  horse_feed: {
    is: 'owies musli pasza sieczka sianokiszonka jęczmień mesz wysłodki lizawka suplement ' + 'siano smaczek',
    also: 'smakołyk siano jedzenie karma marchew ' + 'olej siemię słoma ' + 'nagroda ziarno granulat zboże',
    of:
      'koń kuc koński melasa otręby konny źrebię kobyła osioł nagroda wrzód odchudzanie zima boks ' +
      'wrażliwy mięsień alergik kucyk ' +
      'kostka balot ' +
      'źrebak klacz ogier wałach konik rumak wierzchowiec stajnia stadnina pensjonat kolka osiołek pokos',
  },
  rodent_food: {
    is: 'sianko karma granulat gałązka pokarm przysmak ' + 'siano smaczek kolba ' + 'otawa posypka',
    also:
      'mieszanka ziarno jedzenie pasza żarcie świnka ' +
      'zioło warzywo susz suszka mlecz lucerna tymotka gałęzie jabłoń kwiat marchewka płatek',
    of:
      'gryzoń chomik królik świnka morski szynszyla myszoskoczek szczur koszatniczka chomiczek króliczek ' +
      'kawia ząb gryzienie klatka naturalny zima domowy ' +
      'myszka papużka ' +
      'pupil świnki króliki chomiki gryźć ścieranie',
  },
  farm_feed: {
    is:
      'pasza śruta sianokiszonka zboże pszenica jęczmień żyto owies pszenżyto koncentrat premiks otręby ' +
      'makuch wysłodki lucerna siano ziarno mieszanka kiszonka ziemniak kukurydza ' +
      'tymotka kukurydziany pszenny słoma',
    also: 'kukurydza burak jedzenie karma ' + 'groch marchew',
    of:
      'nioska pastewny paszowy kura bydło trzoda świnia krowa brojler drób zwierzę gospodarski luz kury ' +
      'kurczak gęś kaczka owca koza prosię nieść jajko kaczuszka krówka indyk gąsię królik zima pisklę ' +
      'gołąb gospodarstwo tucz laktacja byczek obora ' +
      'kurczę kurczątko pisklątko indyczę kaczę ' +
      'kogut kurka stadko ferma chów bydlęcy trzodowy bażant perlica alpaka gęsi drobiowy odchów znoszenie ' +
      'luzem świniak',
  },
  beds_houses: {
    is:
      'buda legowisko budka posłanie kojec klatka drapak kurnik leżanka wolier woliera klateczka kojce ' +
      'kuweta ' +
      'kennel transporter gołębnik chlewik',
    also: 'domek poduszka zagroda kocyk materac świnka ' + 'łóżko łóżeczko',
    of:
      'pies kot królik gryzoń ocieplany psi koci świnka morski chomik psiak kotek kura kurczak zima podwórko ' +
      'dwór bezdomny duży mały owczarek spanie jamnik kociak szczeniak domek ogród mieszkanie wolno ' +
      'ciepły ' +
      'kicia kocur suka szczenię kotka pupil reumatyzm leżenie zewnątrz ogrodowy łańcuch stróż kawia ' +
      'gryzonie szynszyla mróz śnieg wolnożyjący działkowy dachowiec',
  },
  tack_leads: {
    is:
      'smycz obroża szelki kantar uprząż siodło ogłowie uździenica szorki uwiąz popręg lonża kaganiec ' +
      'bryczka derka chomąto smycze szleje ostroga strzemię wodze wędzidło bat nachrapnik toczek czaprak ' +
      'linka kantarek puślisko ' +
      'uzda pelham kawecan ochraniacz popręgi szlej lina ' +
      'obróżka linewka postronek',
    of:
      'pies koń kot skórzany parciany psi koński jeździecki konny psiak szczeniak spacer szkolenie jazda ' +
      'bryczka zaprzęg orka duży mały kucyk kuc zrywka stado trening powożenie źrebię ' +
      'suka kotek pasterski owczarek haftowany wełniany bryczesy rajd robocze zimnokrwisty śląski bieganie ' +
      'odblaskowy dzwonek',
  },
  pet_toys: {
    is: 'szarpak myszka kong ' + 'piszczałka aport piłeczka frisbee',
    also: 'zabawka piłka tunel labirynt wędka gryzak drapak sznur ' + 'myszka wędeczka lina',
    of:
      'pies kot kocimiętka chomik aport psi koci papuga gryzoń psiak kotek szczeniak nuda gryzienie ' +
      'trening boks mieszkanie dziecko węch królik świnka duży mały zabawa szczenię polowanie ' +
      'koń kuc kucyk konik źrebię szynszyla kawia kotka kicia suka psina pupil myśliwski aportowanie ' +
      'samotny węszenie przeciąganie kogut pióro inteligencja stajnia',
  },
  bird_feeders: {
    is:
      'karmnik budka poidełko pójło karmniki budki hotel gniazdo poidło ' +
      'słonina kula domeczek skrzynka ' +
      'karmidło paśnik gniazdko',
    also: 'domek skrzynka',
    of:
      'jeż ptak sikora lęgowy jerzyk szpak wróbel dziki owad zapylacz ptaszek sikorka zima pszczoła murarka ' +
      'owady ogród balkon działka sad gołąb sowa kos dzięcioł dom dziecko szkoła prezent drzewo pustułka ' +
      'jaskółka ' +
      'dokarmianie dokarmiać zimowanie szpaczek rudzik pleszka mazurek ' +
      'okno słupek gont działkowiec park przedszkole leśniczy ornitolog blok okap elewacja jerzyki sójka dudek',
  },
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
      'dojenie dój dojarka',
    of:
      'gospodarstwo rolny obora szklarnia mleczny staw stado sortownia pole ferma warzywny rola rolnictwo ' +
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
      'koparkowy ' +
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
      'pilarz drwal zrywka woźnica leśniczy pracownik praca osoba pilarka zrywkarz robotnik leśnik ' +
      'podleśniczy sadzenie',
    of: 'las leśny wycinka drewno sadzenie szyszka nadleśnictwo runo zrąb szkółka leśna piła ' + 'drzewo nasiono',
  },
  agritourism_staff: {
    is:
      'kucharz kucharka kelner kelnerka pokojówka recepcja recepcjonistka animator animatorka instruktor ' +
      'sprzątanie praca osoba sprzątaczka barman szef pomoc instruktorka przewodnik recepcjonista gospodyni ' +
      'niania ' +
      'zmywak juhas juhaska gotowanie zmywanie kucharzenie ścielenie kelnerowanie',
    of:
      'agroturystyka gość pokój kuchnia pensjonat karczma śniadanie gościnny hotel restauracja zajazd ' +
      'gospodarstwo kajaki jazda turystyka gastronomia',
  },
  gardening_jobs: {
    is:
      'ogrodnik ogrodniczka sadownik szkółkarz florysta praca pomocnik osoba sadowniczka szkółkarka ' +
      'florystka kwiaciarka pielenie ' +
      'kosiarz ogrodowy ' +
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
      'wikliniarz zdun lutnik rzeźbiarz praktykant szwacz',
    of: 'pracownia warsztat rzemiosło kuźnia ceramiczny szycie mebel drewno tkactwo wiklina glina skóra haft',
  },
  ploughing_sowing: {
    is:
      'orka siew talerzowanie bronowanie glebogryzarka kultywatorowanie głęboszowanie uprawa nawożenie ' +
      'oranie przeoranie podoranie oprysk wapnowanie obsianie zasiew skopanie przekopywanie równanie przekopanie spulchnianie orać zaoranie zasianie siać wysiew talerzówka ' +
      'rozsiewanie ' +
      'rozsiew podorywka wał wałowanie wysiewanie przyorywanie bronowanie agregatowanie kultywacja rozrzucanie',
    also: 'traktorzysta ciągnik traktor',
    of:
      'gnojowica obornik pług siewnik agregat pole zboże działka skiba gleba kukurydza ziemia ogród ornica ' +
      'nawóz wapno słonecznik',
  },
  harvesting: {
    is:
      'kombajn żniwa omłot prasowanie belowanie zbiór wykopki sieczkarnia kombajnowanie młócenie młócka ' +
      'żniwiarz koszenie ' +
      'balotowanie owijanie foliowanie kiszonkarstwo kombajnista wymłócenie skombajnowanie sprasowanie owijarka prasa ' +
      'kopaczka kopanie zebranie',
    of: 'zwózka pszenica żyto owies jęczmień pszenżyto soja łubin pole hektar kartofel zboże rzepak kukurydza kombajn słoma bela kopaczka ziemniak ziarno siano ziemniaki baloty',
  },
  mowing: {
    is:
      'koszenie wykaszanie kosa mulczowanie kosiarka wysięgnik grabienie skoszenie kośba podkaszanie ' +
      'kosiarz ' +
      'wertykulacja dosiewka aeracja karczowanie odchwaszczanie chaszcze zarośla nieużytek ugór',
    also: 'strzyżenie przystrzyżenie ' + 'przycinanie cięcie ogrodnik traktorek podkaszarka kosa spalinowa',
    of:
      'trawa trawnik łąka nieużytek działka zarośla mulczer rów pobocze chwast ogród chwasty krzaki ugór ' +
      'posesja ' +
      'żywopłot zarośnięty chaszcze pokrzywa perz',
  },
  garden_design: {
    is:
      'projekt projektowanie konsultacja aranżacja zakładanie ogród łąka trawnik architekt założenie ' +
      'zaprojektowanie ogrodnik zagospodarowanie urządzanie urządzenie porada doradztwo ' +
      'nawadnianie podlewanie rabata projektant projektantka architektka aranżacja obsadzenie nasadzenie nasadzenia metamorfoza ' +
      'ogrodniczka',
    of:
      'ogród rabata trawnik nawadnianie klucz warzywnik kwietny skalniak deszczowy ogródek taras działka ' +
      'oczko krajobraz zieleń balkon deszczówka nasadzenie',
  },
  tree_care: {
    is:
      'wycinka prześwietlanie frezowanie przycinanie arborysta ścinka przesadzanie pielęgnacja redukcja ' +
      'wiązanie cięcie ścięcie wycięcie przycięcie usunięcie usuwanie karczowanie przycinka ' +
      'zwyżka podnośnik ekspertyza zabezpieczenie podparcie podpora podwiązanie wyrąb karczunek pieniek powalenie ogławianie arborystka drzewołaz frezarka ' +
      'sadzenie',
    also: 'strzyżenie obcinanie obcięcie przegląd pilarz drwal alpinista dendrolog zrębka usunąć',
    of:
      'dąb lipa kasztan świerk sosna klon jesion jawor buk akacja stan złamany przewrócony pochylony spróchniały powalony burza nawałnica wiatrołom zagrażać dach linia drzewo pień korona gałąź alpinistyczny konar żywopłot topola wierzba brzoza tuja tujka iglak świerk ' +
      'krzew krzak ' +
      'wichura wiatr uschnięty pomnikowy',
  },
  orchard_care: {
    is:
      'cięcie prześwietlanie szczepienie oprysk odmładzanie karczowanie zakładanie przycinanie pielęgnacja ' +
      'opryskanie opryskiwanie formowanie zabieg przycinka ' +
      'wycinanie',
    also: 'obcinanie obcięcie sadownik założenie nasadzenie',
    of: 'jabłonka gruszka wiśnia czereśnia śliwka orzech winorośl odmiana sad jabłoń drzewko owocowy sadowniczy grusza śliwa jabłonka krzew',
  },
  machine_rental: {
    is:
      'wynajem wypożyczalnia minikoparka rębak wypożyczenie najem łuparka glebogryzarka koparka ciągnik ' +
      'traktor wypożyczyć siewnik dzierżawa wertykulator zagęszczarka opryskiwacz kosiarka piła podnośnik ' +
      'zwyżka owijarka rozrzutnik trak ' +
      'rębarka rozdrabniacz walec betoniarka agregat ładowarka tartak kopanie przetarcie koparkowy ładowacz wypożyczanie ' +
      'pożyczenie pożyczka maszyna',
    of:
      'wynajęcie maszyna doba weekend wypożyczyć godzina operator przyczepka sprzęt narzędzie koparka ' +
      'rów fundament wykop gałąź deska',
  },
  transport: {
    is:
      'transport przewóz wywrotka odwóz odwozić laweta przeprowadzka dowóz przewiezienie zwózka wywóz ' +
      'przewożenie koniowóz furmanka kruszywo przywóz ' +
      'ciężarówka zwiezienie dostarczenie wywiezienie przywiezienie załadunek rozładunek przeprowadzka bukmanka koniowozka ' +
      'chłodnia bagażówka hds',
    also: 'kurier przewoźnik kierowca auto samochód',
    of:
      'zwierzę zboże balot baloty skup suszarnia bela piasek żwir przyczepa ziemia chłodniczy koń bydło świnia krowa drewno siano słoma ' +
      'meble maszyna ' +
      'gruz śmieci gałąź węgiel zwierzęta',
  },
  beekeeping_services: {
    is:
      'zapylanie zdejmowanie wirowanie przegląd wytop odsklepianie zdjęcie usunięcie odbiór mentoring kurs ' +
      'nauka ' +
      'złapanie rojenie wymiana',
    also: 'warsztaty pszczelarz pokaz lekcja zabranie ratunek pogotowie ul rój',
    of:
      'pomoc grusza jabłoń czereśnia wiśnia śliwa gałąź płot drzewo dach okno kwitnienie plantacja zapylacz rój pasieka sad rzepak miód ul wosk węza pszczelarz pszczoła pszczoły szerszeń osa gniazdo ' +
      'plaster ramka komin odsklepianie miodarka poddasze komin drzewo rójka szerszenie osy',
  },
  shearing_hoof_care: {
    is:
      'strzyżenie strzyża korekcja korekta werkowanie podkuwanie kowal racica podkuwacz podkucie kucie struganie ' +
      'rozczyszczanie strzygacz strzygaczka postrzygacz werkowacz korektor podkowacz golenie ' +
      'ostrzyżenie przycinanie ' +
      'podkucia weterynarz podcinanie',
    also: 'piłowanie pielęgnacja obcinanie obcięcie skracanie',
    of: 'tryk baran osioł kucyk kuc wałach klacz źrebak tarnik podkowa pazury zęby owca alpaka kopyto racica koń krowa koza lama pazur pies',
  },
  fencing_building: {
    is:
      'ogrodzenie płot wiata szopa pastuch altana brama kurnik stodoła stajnia krycie bal budowa pergola ' +
      'sztacheta drewutnia wędzarnia parkan grodzenie budowanie stawianie remont naprawa altanka wiatka ' +
      'taras domek pokrycie dekarz cieśla strzecharz żerdź zadaszenie daszek szałas strzecha gont szopka parkanik ' +
      'zagroda garaż ',
    also: 'płotek drzwi furtka budowlaniec stolarz majster bramka schody podłoga',
    of:
      'drewno dach gontowy siatka słupek elektryczny budowa strzecha gont montaż szalówka sztachetowy modrzew stawianie działka ' +
      'posesja pastwisko drewniany pastuch ' +
      'wybieg',
  },
  wood_hay: {
    is:
      'drewno siano słoma brykiet pellet bela zrębki trociny kłoda gałęziówka szczapa polano balot pelet ' +
      'sianokiszonka zrąb rozpałka podpałka buk buczyna dębina olszyna grabina tarcica ściółka ' +
      'węgiel zrzyny',
    also: 'drzewo klocki kora',
    of:
      'opałowy kominek sezonowany bukowy dębowy kostka brzozowy połupany metr przestrzenny łąkowy pociąć ' +
      'pszenny żytni jęczmienny owsiany sezonować dostawa dowóz olcha brzoza buk opał piec sosnowy bela zwierzęta zwierzę koń krowa koza owca królik kura kurnik nioska świnia pies buda bydło drób ' +
      'stajnia obora ognisko wędzenie wędzarnia',
  },
};

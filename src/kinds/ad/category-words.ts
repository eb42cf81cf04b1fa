/**
 * The words for a category's goods in ad titles, in Polish base forms.
 *
 * is  words that name the goods themselves.
 * of  words that describe them: material, intended user, use. Alone they are a weaker sign.
 */
export interface CategoryWords {
  readonly is: string;
  readonly of?: string;
}

/** By category key; the category's own name need not be repeated. */
export const categoryWords: Readonly<Record<string, CategoryWords>> = {
  honey: {
    is: 'miód spadź wielokwiat gryczany akacjowy wrzosowy lipowy rzepakowy',
    of: 'pasieka pszczelarz lipowy gryczany wielokwiatowy akacjowy spadziowy wrzosowy rzepakowy mniszkowy nawłociowy faceliowy malinowy',
  },
  bee_products: {
    is: 'pyłek pierzga propolis wosk mleczko zabrus plaster kit',
    of: 'pszczeli pasieka kwiatowy plaster',
  },
  cheese: {
    is: 'ser serek oscypek bundz bryndza gołka redykołka korbacz rolada klinek camembert gouda feta mozzarella ricotta parzenica żentyca bryndzonka gomółka',
    of: 'podpuszczkowy kozi owczy krowi bacówka serowarnia dojrzewający góralski zagrodowy korycin koryciński podhalański wędzony czarnuszka',
  },
  dairy: {
    is: 'mleko masło śmietana śmietanka kefir jogurt twaróg twarożek maślanka serwatka nabiał',
    of: 'mleczny krowi kozi udój klarowany osełka bez laktoza',
  },
  eggs: {
    is: 'jajo jajko',
    of: 'wybieg ściółka kura kurzy przepiórczy gęsi kaczy strusi zielononóżka nioska wolny chów',
  },
  cured_meats: {
    is: 'wędlina kiełbasa szynka boczek salceson kaszanka kabanos kindziuk półgęsek polędwica baleron pasztet pasztetowa słonina metka szynkowa krupniok wątrobianka frankfurterka parówka podwędzanka',
    of: 'wędzony swojski jałowcowy wieprzowy dojrzewający wędzarnia suchy',
  },
  fresh_meat: {
    is: 'mięso wołowina wieprzowina jagnięcina cielęcina baranina dziczyzna koźlina schab karkówka żeberko łopatka polędwica udziec antrykot stek sarnina dzik królik tusza półtusza ćwiartka golonka podroby wątróbka kość gulasz zraz mielony',
    of: 'świeży wołowy wieprzowy jagnięcy cielęcy barani ubojnia ubój',
  },
  poultry: {
    is: 'kurczak kura kogut gęś kaczka indyk perliczka przepiórka filet udko pierś skrzydełko tusza tuszka drób brojler kapłon rosołowy',
    of: 'rosół zagrodowy cały sprawiony patroszony pieczeń wiejski tuszka',
  },
  fish: {
    is: 'ryba karp pstrąg sielawa szczupak sandacz leszcz płoć śledź jesiotr sum lin okoń węgorz łosoś troć sieja sielawa kawior filet dorsz szprotka stynka',
    of: 'wędzony staw jezioro rybak patroszony dzwonko świeży łowisko',
  },
  bread: {
    is: 'chleb bochenek bułka pieczywo razowiec podpłomyk chałka cebularz cebulak bajgiel rogal kajzerka obwarzanek bagietka proziak placek drożdżówka',
    of: 'zakwas żytni orkiszowy pszenny razowy piekarnia piec wypiekany',
  },
  cakes: {
    is: 'ciasto ciastko sernik szarlotka makowiec piernik sękacz kołacz rogalik tort babka mazurek drożdżówka pączek faworek keks wypiek jabłecznik muffinka bułeczka kruszonka napoleonka strucla biszkopt rurka',
    of: 'pieczony domowy kruchy drożdżowy weselny urodzinowy lukrowany',
  },
  preserves: {
    is: 'dżem powidła konfitura marmolada przetwór mus galaretka mirabelka frużelina słoik żurawina chutney',
    of: 'smażony słoik truskawkowy śliwkowy malinowy wiśniowy morelowy przecier różany domowy borówka',
  },
  pickles: {
    is: 'kiszonka ogórek kapusta zakwas marynata papryka sałatka grzybek buraczek patison kimchi',
    of: 'kiszony małosolny marynowany konserwowy korniszon zalewa beczka occie ocet słoik kwaszony buraczany',
  },
  juices_syrups: {
    is: 'sok syrop kompot oskoła nalewka lemoniada nektar kwas cydr napój',
    of: 'tłoczony malinowy jabłkowy aronia bez czarny sosna mniszek rokitnik brzozowy butelka',
  },
  vegetables: {
    is: 'warzywo ziemniak kartofel marchew burak pomidor ogórek cebula czosnek kapusta dynia papryka fasola szparag sałata pietruszka seler por kalafior brokuł cukinia groch bób kukurydza rzodkiewka rzodkiew szpinak jarmuż botwina koper koperek kalarepa chrzan rabarbar bakłażan fasolka groszek skrzynka',
    of: 'pole ogród gruntowy młody spod folia szklarnia warzywny vineta irga',
  },
  fruit: {
    is: 'owoc jabłko gruszka śliwka wiśnia czereśnia truskawka malina borówka porzeczka agrest winogrono brzoskwinia morela jeżyna aronia rokitnik susz renomowany pigwa chips arbuz melon kiwi mirabelka węgierka antonówka reneta jagoda',
    of: 'deserowy sad suszony drylowany owocowy zbierany łubianka',
  },
  mushrooms_forest: {
    is: 'grzyb borowik prawdziwek kurka podgrzybek rydz maślak kania boczniak pieczarka koźlarz jagoda żurawina borówka shiitake opieńka gąska runo jałowiec',
    of: 'leśny las suszony marynowany błotny sznurek brusznica',
  },
  herbs_teas: {
    is: 'zioło herbata herbatka mięta rumianek lipa melisa pokrzywa skrzyp majeranek lubczyk dziurawiec szałwia tymianek susz czystek napar oregano nagietek krwawnik mieszanka babka hibiskus bławatek macierzanka wierzbówka malina',
    of: 'suszony ziołowy liść kwiat napar koszyczek zaparzać otarty',
  },
  flour_groats: {
    is: 'mąka kasza pęczak płatek otręby makaron jaglany gryka proso ryż skrobia kaszka manna jęczmienny grysik',
    of: 'żytni orkiszowy pszenny gryczany jaglany młyn żarno razowy typ owsiany ziarno mielony',
  },
  oils: {
    is: 'olej oliwa',
    of: 'tłoczony lniany rzepakowy rydzowy słonecznikowy konopny dyniowy czarnuszka ostropest wiesiołek zimno olejarnia',
  },
  vinegars_spices: {
    is: 'ocet przyprawa musztarda chrzan sól zakwas papryka żur ćwikła pieprz gorczyca majeranek ketchup sos kurkuma kminek vegeta',
    of: 'jabłkowy tarty ziołowy mielony żytni ostry przyprawowy octowy malinowy',
  },
  ready_meals: {
    is: 'pieróg bigos gołąbek kartacz kluska żurek smalec pasztet placek naleśnik zupa barszcz flaki uszko kopytko pyza babka danie obiad krokiet fasolka gulasz kiszka pulpet catering rosół zalewajka',
    of: 'ruski gotowy ziemniaczany lepiony mrożony domowy skwarka garmażerka słoik odgrzać',
  },
  nuts_seeds: {
    is: 'orzech pestka siemię mak słonecznik kasztan migdał sezam nasiono orzeszek ziarno czarnuszka',
    of: 'włoski laskowy łuskany łupina dynia lniany niebieski ziemny jadalny',
  },
  sweets: {
    is: 'krówka lizak sezamka galaretka czekolada beza karmelek cukierek słodycz praliny pralina chałwa żelek trufla wafel landrynka miodek śliwka łamaniec bombonierka kulka',
    of: 'czekolada cukier słodki polewa karmel daktylowy',
  },
  pottery: {
    is: 'garnek kubek dzban dzbanek misa miska talerz wazon ceramika doniczka kafel filiżanka siwak dwojak półmisek cukiernica kamionka kropielnica imbryk czajniczek figurka donica naczynie solniczka',
    of: 'gliniany kamionkowy ceramiczny toczony koło garncarski glina bolesławiecki wypalany szkliwiony bolesławiec',
  },
  wood_carving: {
    is: 'rzeźba anioł świątek łyżka łyżnik deska kapliczka forma foremka ptaszek szkatułka figurka skrzynia stolik taboret ława krzyż stół półka miska laska stołek warząchew kołatka świecznik świątek szopka ramka moździerz tłuczek wałek chochla',
    of: 'drewno drewniany rzeźbiony lipowy dębowy strugany jaworowy bukowy ludowy snycerski dłuto jesionowy olchowy krojenie',
  },
  wicker: {
    is: 'kosz koszyk koszyczek słomianka kufer wiklina plecionka łubianka kobiałka opałka mata fotel',
    of: 'wiklina wiklinowy pleciony rattan słoma rogożyna korzeń grzyby święconka',
  },
  embroidery_lace: {
    is: 'serweta serwetka koronka haft obrus bieżnik poszewka kołnierzyk makatka firanka poduszka chusteczka ręcznik',
    of: 'haftowany haft koronkowy szydełkowy heklowany koniakowski kaszubski krzyżykowy richelieu łowicki szydełko',
  },
  weaving: {
    is: 'kilim chodnik narzuta koc tkanina gobelin wełna włóczka runo dywan pled sweter skarpeta czapka szalik filc pas serdak kapcie przędza makrama rękawiczka kołdra bambosz poncho',
    of: 'wełniany tkany krosno owczy lniany wełna len druty szydełko pasiak szmaciak filcowy dziergany',
  },
  paper_cuts: {
    is: 'wycinanka kodra gwiozda leluja rózga kartka zaproszenie',
    of: 'papier papierowy wycinany łowicki kurpiowski nalepianka',
  },
  blacksmithing: {
    is: 'zawias podkowa nóż hak gwóźdź świecznik krata siekiera klamka balustrada pogrzebacz krzesiwo metaloplastyka okucie zamek brama dzwonek dzwon kinkiet żyrandol ruszt kociołek',
    of: 'kuty kowal kowalski metalowy stal stalowy żelazo żeliwny kuźnia mosiężny miedziany',
  },
  leather: {
    is: 'kierpce pas torba torebka portfel kapcie pasek skóra kożuch kaletnik etui notes bukłak sakiewka futro pantofel rękawica bambosz plecak',
    of: 'skóra skórzany garbowany bacowski owczy barani zamszowy',
  },
  glass_painting: {
    is: 'obraz malunek malarstwo szkło ikona karafka szklanka bombka szyba',
    of: 'szkło szklany malowany janosik',
  },
  folk_costumes: {
    is: 'strój gorset spódnica kiecka portki zapaska chusta fartuch serdak koszula kapelusz wianek sukmana cucha kabat kaftan staniczek spodnie bluzka korale',
    of: 'ludowy krakowski łowicki góralski kaszubski kurpiowski haftowany regionalny pasiak zespół tybetowy',
  },
  wooden_toys: {
    is: 'zabawka klocek klepok karuzela konik kołyska wózek grzechotka układanka puzzle pociąg bączek lalka traktor wóz domek ptaszek bujak kolejka samochodzik gra',
    of: 'drewniany drewno dziecko lalka klocki bujany',
  },
  jewellery: {
    is: 'korale kolczyk naszyjnik wisior wisiorek bransoletka pierścionek bursztyn broszka spinka biżuteria zawieszka obrączka medalik sznur krajka',
    of: 'srebro srebrny bursztynowy filigranowy koral perła góralski',
  },
  holiday_decorations: {
    is: 'bombka pisanka palma stroik szopka łańcuch ozdoba pająk kraszanka choinkowy gwiazdka jajko zając aniołek opłatek kroszonka drapanka wieniec stajenka',
    of: 'świąteczny wielkanocny bożonarodzeniowy choinka adwentowy święta wielkanoc słoma zdobiony malowany wigilijny szopka',
  },
  candles: {
    is: 'świeca świeczka gromnica znicz lampion podgrzewacz tealight wosk',
    of: 'wosk woskowy sojowy pszczeli knot zapachowy lany węza',
  },
  musical_instruments: {
    is: 'skrzypce fujarka bęben bębenek dudy koza gitara akordeon harmonia flet cymbały basy lira okaryna trombita gęśle dzwonek piszczałka cytra złóbcoki gwizdek kołatka instrument heligonka suka tamburyn ligawka trąba róg kobza organki',
    of: 'gra grać muzyczny strunowy pasterski smyczek',
  },
  soaps: { is: 'mydło mydełko szampon', of: 'mydlany kostka kozi lawendowy węgiel glicerynowy mleko nagietkowy' },
  creams: {
    is: 'krem balsam masło mleczko emulsja serum maska',
    of: 'twarz ciało ręka dłoń stopa skóra nagietkowy nawilżający shea krem',
  },
  face_oils: {
    is: 'olejek serum olej',
    of: 'twarz różany arganowy malina pestka jojoba kosmetyczny wiesiołkowy demakijaż',
  },
  hair_care: {
    is: 'szampon odżywka wcierka płukanka maska',
    of: 'włos włosy pokrzywa łopian kostka rozmaryn głowa chmiel broda',
  },
  bath: {
    is: 'sól kula płyn peeling puder szyszka borowina kąpiel',
    of: 'kąpiel kąpielowy musujący stopa prysznic sauna balia',
  },
  hydrolats: {
    is: 'hydrolat woda tonik mgiełka',
    of: 'różany lawendowy destylowany oczarowy kwiatowy twarz rumiankowy',
  },
  ointments: {
    is: 'maść żel smarowidło balsam nalewka',
    of: 'nagietkowy żywokost propolisowy kasztanowy stawy arnika żywokostowy końska świstak gojący sosnowy rozgrzewający',
  },
  lip_care: { is: 'pomadka błyszczyk balsam masełko sztyft', of: 'usta warga ochronny miodowy wazelina' },
  cut_flowers: {
    is: 'róża tulipan goździk słonecznik gerbera dalia mieczyk frezja lilia kwiat piwonia chryzantema aster narcyz peonia eustoma bukiet',
    of: 'cięty wiązanka pęczek świeży sztuka kwiaciarnia łodyga',
  },
  potted_plants: {
    is: 'pelargonia fuksja anginka mirt grubosz bratek stokrotka begonia storczyk fikus paproć kaktus surfinia aloes monstera petunia prymula geranium fiołek sukulent palma zielistka skrzydłokwiat cytryna chryzantema',
    of: 'doniczka doniczkowy balkon balkonowy szczepka wiszący parapet',
  },
  perennials: {
    is: 'malwa funkia hosta lawenda piwonia jeżówka floks liliowiec irys kosaciec rudbekia bylina trawa żurawka rozchodnik ostróżka bodziszek szałwia miskant dzwonek chryzantema krwawnik orlik łubin tawułka',
    of: 'sadzonka karpa kępa bylinowy wieloletni rabata cień kłącze',
  },
  fruit_trees: {
    is: 'jabłoń grusza śliwa wiśnia czereśnia orzech brzoskwinia morela pigwowiec pigwa drzewko antonówka nektaryna mirabelka',
    of: 'podkładka drzewko szczepiony sad donica odmiana kopany antonówka owocowy',
  },
  berry_bushes: {
    is: 'porzeczka malina borówka agrest jagoda truskawka jeżyna aronia rokitnik winorośl poziomka świdośliwa kamczacki dereń krzew',
    of: 'krzew krzak sadzonka frigo pień donica kamczacki amerykański owocować zapylenie',
  },
  ornamental_shrubs: {
    is: 'hortensja lilak bez jaśminowiec róża kalina bukszpan forsycja berberys rododendron azalia pięciornik tawuła dereń ligustr magnolia budleja pęcherznica laurowiśnia krzewuszka żywopłot grab powojnik bluszcz irga różanecznik krzew',
    of: 'krzew żywopłot ozdobny pienny kwitnący pnący',
  },
  conifers: {
    is: 'tuja cis jałowiec kosodrzewina modrzew świerk sosna jodła cyprysik żywotnik choina daglezja iglak thuja',
    of: 'żywopłot szmaragd skalniak bryła kopany iglasty sadzonka',
  },
  vegetable_seedlings: {
    is: 'rozsada sadzonka flanca',
    of: 'pomidor papryka kapusta ogórek seler por dynia sałata kalafior cukinia bakłażan wielodoniczka hartowany warzywo cebula',
  },
  seeds_bulbs: {
    is: 'nasiono cebulka dymka ziarno mieszanka kłącze bulwa sadzeniak',
    of: 'siew sadzenie tulipan łąka krokus kwietny wysiew czosnek malwa nagietek dalia siewny zimowy',
  },
  potted_herbs: {
    is: 'bazylia lubczyk mięta rozmaryn szałwia tymianek oregano melisa kolendra szczypiorek estragon',
    of: 'doniczka zioło parapet krzew kępa skrzynka sadzonka doniczkowy',
  },
  wreaths_bouquets: {
    is: 'wianek wieniec bukiet wiązanka kompozycja suchy stroik wiecheć kocanka',
    of: 'suszony ślubny dożynkowy lawenda kwiat drzwi zielny adwentowy mech grobowy nagrobny',
  },
  christmas_trees: {
    is: 'choinka świerk jodła gałązka stroisz',
    of: 'cięty kaukaski donica świąteczny igła srebrny żywy',
  },
  laying_hens: {
    is: 'kura kurka nioska leghorn zielononóżka marans sussex rosa kokoszka kogut kokosz',
    of: 'nieśność nioska odchowany znosić nieśny stadko jajka',
  },
  chicks: {
    is: 'kurczę pisklę gąsię kaczuszka indyczę kaczę brojler kurczątko kurczak piskle przepiórka',
    of: 'jednodniowy dwutygodniowy wylęg wylęgarnia tygodniowy wykluty odchowany lęgowy',
  },
  ducks_geese: {
    is: 'kaczka gęś kaczor gąsior biegus indyk indyczka kaczuszka gąska',
    of: 'staropolski rozpłodowy francuski piżmowy kołudzki stadko dochów żywy',
  },
  ornamental_poultry: {
    is: 'bażant paw perlica perliczka silka brahma kochin bantam przepiórka czubatka liliput papuga paź kogucik',
    of: 'ozdobny jedwabisty para złocisty miniaturka',
  },
  rabbits: {
    is: 'królik królica królisia baran olbrzym samica',
    of: 'rozpłód kotny nowozelandzki belgijski miot kalifornijski klatka',
  },
  sheep: {
    is: 'owca owieczka jagnię tryk baran baranek wrzosówka cakiel maciorka skop jagniątko',
    of: 'suffolk kameruński stado podhalański wykot owczy',
  },
  goats: {
    is: 'koza kózka koźlę cap kozioł capek koziołek',
    of: 'mleczny saaneński alpejski burski karłowaty wykot anglonubijski',
  },
  cattle: {
    is: 'krowa jałówka byk cielę byczek cieliczka cielak odsadek bydło wół opas',
    of: 'limousine simental hf laktacja cielny mięsny mleczny highland opas hodowlany wysokocielny angus',
  },
  pigs: {
    is: 'prosię świnia locha loszka warchlak tucznik knur maciora prosiak mangalica wieprzek świniobicie',
    of: 'odsadzony złotnicki puławski hodowlany żywy prośny',
  },
  horses_ponies: {
    is: 'koń klacz kuc kucyk wałach ogier źrebię źrebak źrebica osioł osiołek muł konik',
    of: 'huculski szetlandzki zimnokrwisty śląski siodło bryczka małopolski źrebny wierzchowy',
  },
  bees: {
    is: 'odkład matka rój pszczoła rodzina pakiet matecznik ul',
    of: 'pszczeli krainka buckfast ramka dadant wielkopolski unasienniony czerwić pasieka',
  },
  dogs: {
    is: 'pies piesek szczeniak szczenię suczka suka owczarek jamnik kundel kundelek retriever labrador gończy terier collie husky bernardyn sznaucer',
    of: 'szczenny adopcja rodowód miot schronisko podhalański nizinny pasterski',
  },
  cats: {
    is: 'kot kotka kocię kociak kocur kocurek kotek maine coon',
    of: 'adopcja syberyjski brytyjski kastrat schronisko norweski kuweta',
  },
  pigeons: {
    is: 'gołąb pawik krymka king garłacz rysie turkot młodzik synogarlica',
    of: 'pocztowy rodowód para białostocki lotowy',
  },
  fish_fry: {
    is: 'narybek kroczek palczak obsada karaś lin amur tołpyga karp szczupak pstrąg tarlak wylęg',
    of: 'staw zarybienie zarybiać jezioro oczko letni hodowlany',
  },
  dog_food: {
    is: 'karma przysmak gryzak ciasteczko ucho kość przełyk smakołyk puszka',
    of: 'pies szczeniak treningowy wołowy suszony psi gryzienie barf',
  },
  cat_food: { is: 'karma chrupka przysmak pasztecik saszetka smakołyk', of: 'kot kocię kociak koci mokry ryba' },
  horse_feed: {
    is: 'owies musli pasza sieczka sianokiszonka siano jęczmień mesz wysłodki lizawka smakołyk',
    of: 'koń kuc koński melasa otręby',
  },
  rodent_food: {
    is: 'sianko karma granulat gałązka mieszanka ziarno',
    of: 'gryzoń chomik królik świnka morski szynszyla myszoskoczek szczur koszatniczka',
  },
  farm_feed: {
    is: 'pasza śruta sianokiszonka kukurydza zboże pszenica jęczmień żyto owies pszenżyto burak mieszanka koncentrat ziarno siano premiks',
    of: 'nioska pastewny paszowy kura bydło trzoda świnia krowa brojler drób zwierzę gospodarski luz',
  },
  beds_houses: {
    is: 'buda legowisko domek budka zagroda posłanie kojec klatka poduszka drapak kurnik',
    of: 'pies kot królik gryzoń ocieplany psi koci świnka chomik',
  },
  tack_leads: {
    is: 'smycz obroża szelki kantar uprząż siodło ogłowie uździenica szorki uwiąz popręg lonża kaganiec bryczka derka chomąto',
    of: 'pies koń kot skórzany parciany psi koński jeździecki',
  },
  pet_toys: {
    is: 'zabawka szarpak myszka labirynt piłka tunel wędka',
    of: 'pies kot kocimiętka chomik aport psi koci papuga gryzoń',
  },
  bird_feeders: {
    is: 'karmnik budka poidełko skrzynka pójło domek',
    of: 'ptak sikora lęgowy jerzyk szpak wróbel dziki owad zapylacz',
  },
  seasonal_harvest: {
    is: 'zbiór zbieracz zbieraczka zrywanie winobranie rwanie praca osoba ekipa',
    of: 'truskawka jabłko borówka malina szparag ogórek owoc wiśnia sezonowy akord zbieranie chmiel papryka pomidor',
  },
  farm_work: {
    is: 'pracownik pracowniczka pracownica pomoc praca pomocnik parobek gospodarz osoba traktorzysta',
    of: 'gospodarstwo rolny obora szklarnia mleczny staw stado sortownia pole ferma warzywny',
  },
  animal_care: {
    is: 'opiekun opiekunka opieka zootechnik dojarz pasterz stajenny praca pomoc osoba juhas baca doglądanie',
    of: 'zwierzę koń koza owca stajnia pies karmienie dój hodowla bydło inwentarz urlop kot',
  },
  machine_operators: {
    is: 'operator operatorka kombajnista kierowca traktorzysta mechanik praca osoba',
    of: 'ciągnik kombajn koparka ładowarka maszyna traktor rolniczy obsługa',
  },
  food_processing: {
    is: 'piekarz masarz rzeźnik serowar cukiernik przetwórca rozbieracz pomocnik praca osoba',
    of: 'przetwórnia masarnia piekarnia serowarnia pakowanie wędzenie smażenie ubojnia wędzarnia mleczarnia olejarnia tłocznia przetwór',
  },
  forestry: {
    is: 'pilarz drwal zrywka woźnica leśniczy pracownik praca osoba',
    of: 'las leśny wycinka drewno sadzenie szyszka nadleśnictwo runo zrąb',
  },
  agritourism_staff: {
    is: 'kucharz kucharka kelner kelnerka pokojówka recepcja recepcjonistka animator animatorka instruktor sprzątanie praca osoba sprzątaczka',
    of: 'agroturystyka gość pokój kuchnia pensjonat karczma śniadanie gościnny',
  },
  gardening_jobs: {
    is: 'ogrodnik ogrodniczka sadownik szkółkarz florysta praca pomocnik osoba',
    of: 'ogród szkółka zieleń rabata bylina pielenie sadzenie ogrodniczy kwiaciarnia',
  },
  crafts_jobs: {
    is: 'czeladnik stolarz garncarz kowal krawiec krawcowa plecionkarz tkaczka uczeń hafciarka praca pomocnik szewc rymarz snycerz cieśla',
    of: 'pracownia warsztat rzemiosło kuźnia ceramiczny szycie mebel',
  },
  ploughing_sowing: {
    is: 'orka siew talerzowanie bronowanie glebogryzarka kultywatorowanie głęboszowanie uprawa nawożenie oranie oprysk wapnowanie przekopanie spulchnianie',
    of: 'pług siewnik agregat pole zboże działka skiba gleba kukurydza',
  },
  harvesting: {
    is: 'kombajn żniwa omłot prasowanie belowanie zbiór wykopki sieczkarnia zbiór kombajnowanie',
    of: 'zboże rzepak kukurydza kombajn słoma bela kopaczka ziemniak ziarno siano',
  },
  mowing: {
    is: 'koszenie wykaszanie kosa mulczowanie kosiarka wysięgnik grabienie',
    of: 'trawa trawnik łąka nieużytek działka zarośla mulczer rów pobocze chwast',
  },
  garden_design: {
    is: 'projekt projektowanie konsultacja aranżacja zakładanie ogród łąka trawnik architekt',
    of: 'ogród rabata trawnik nawadnianie klucz warzywnik kwietny skalniak deszczowy',
  },
  tree_care: {
    is: 'wycinka prześwietlanie frezowanie przycinanie arborysta ścinka przesadzanie pielęgnacja redukcja wiązanie cięcie',
    of: 'drzewo pień korona gałąź alpinistyczny konar żywopłot',
  },
  orchard_care: {
    is: 'cięcie prześwietlanie szczepienie oprysk odmładzanie karczowanie zakładanie przycinanie pielęgnacja',
    of: 'sad jabłoń drzewko owocowy sadowniczy grusza śliwa',
  },
  machine_rental: {
    is: 'wynajem wypożyczalnia minikoparka rębak wypożyczenie najem łuparka glebogryzarka koparka ciągnik traktor wypożyczyć siewnik dzierżawa',
    of: 'wynajęcie maszyna doba weekend wypożyczyć godzina operator przyczepka',
  },
  transport: {
    is: 'transport przewóz wywrotka odwóz odwozić laweta przeprowadzka dowóz',
    of: 'zwierzę zboże bela piasek żwir przyczepa ziemia chłodniczy koń',
  },
  beekeeping_services: {
    is: 'zapylanie zdejmowanie wirowanie przegląd wytop odsklepianie',
    of: 'rój pasieka sad rzepak miód ul wosk węza pszczelarz pszczoła',
  },
  shearing_hoof_care: {
    is: 'strzyżenie strzyża korekcja werkowanie podkuwanie kowal racica podkuwacz obcinanie',
    of: 'owca alpaka kopyto racica koń krowa koza lama pazur',
  },
  fencing_building: {
    is: 'ogrodzenie płot wiata szopa pastuch dach altana brama kurnik stodoła stajnia krycie bal budowa pergola sztacheta drewutnia wędzarnia',
    of: 'siatka słupek elektryczny budowa strzecha gont montaż szalówka sztachetowy modrzew stawianie',
  },
  wood_hay: {
    is: 'drewno siano słoma brykiet pellet opał bela zrębki trociny kłoda gałęziówka',
    of: 'opałowy kominek sezonowany bukowy dębowy kostka brzozowy połupany metr przestrzenny łąkowy pociąć olcha brzoza buk',
  },
};

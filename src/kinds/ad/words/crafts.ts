import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "crafts", by category key. */
export const craftsCategoryWords: Readonly<Record<string, CategoryWords>> = {
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
};

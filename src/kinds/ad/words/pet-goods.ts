import type { CategoryWords } from '../category-words.ts';

/** The words for the goods of the categories below "pet-goods", by category key. */
export const petGoodsCategoryWords: Readonly<Record<string, CategoryWords>> = {
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
};

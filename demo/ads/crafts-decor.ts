import type { AdRecipes } from '#demo/types.ts';

/** Crafts that decorate a house, and toys. */
export const craftsDecor: AdRecipes = {
  paper_cuts: [
    {
      title: 'Kodra łowicka „Wesele”, wycinanka wielobarwna',
      text: [
        'Podłużna wycinanka ze scenką: para młoda na wozie, druhny w pasiakach, skrzypek i bęben.',
        'Naklejanych warstw jest miejscami siedem, wszystko wycięte nożycami do strzyżenia owiec.',
        'Format 50 na 20 cm, bez ramy, pakuję między dwie tektury.',
      ],
      price: [80, 140],
      pieces: [1],
      objects: ['✂️', '🎻', '🌈'],
    },
    {
      title: 'Gwiozda łowicka z czterema kogutami',
      text: [
        'Okrągła gwiozda na czarnym kole, po brzegach drobne ząbki, w środku koguciki zwrócone do siebie.',
        'Papier barwiony w masie, nie płowieje, jeśli nie wisi naprzeciw południowego okna.',
        'Średnica 33 cm, akurat do standardowej kwadratowej ramki.',
      ],
      price: [55, 90],
      pieces: [1],
      objects: ['✂️', '🐓'],
    },
    {
      title: 'Leluja kurpiowska, zielona, z ptaszkami',
      text: [
        'Jednobarwna, cięta z jednego arkusza złożonego na pół, bez szkicu i bez poprawek.',
        'Wyrasta z niej drzewko zakończone gwiazdą, a pod gałązkami siedzą cztery gołębie.',
        'Leluje podklejam na kremowym kartonie, żeby ażur był dobrze widoczny.',
      ],
      price: [48, 85],
      pieces: [1, 2],
      objects: ['✂️', '🌲', '🕊️'],
    },
    {
      title: 'Duży las puszczański z jeleniami, papier czarny',
      text: [
        'Wycinanka na całą ścianę nad kanapą, 70 na 100 cm, las świerków z jeleniami i barciami.',
        'Około trzystu otworów, najmniejszy nie większy od ziarnka maku.',
        'Rama dębowa i szkło antyrefleksyjne wliczone w cenę.',
      ],
      price: [420, 680],
      pieces: [1],
      objects: ['🖼️', '🦌', '✂️'],
    },
    {
      title: 'Zaproszenia ślubne z wycinanym kogucikiem',
      text: [
        'Składane kartki z grubego papieru, na okładce ręcznie naklejona para kogutków i serce.',
        'Do każdego zaproszenia koperta ze starego zapasu i wkładka z waszym tekstem.',
        'Najpierw robię jedną sztukę na próbę, dopiero potem całą resztę.',
      ],
      price: [180, 260],
      pieces: [20, 50, 100],
      objects: ['💌', '🐓', '✂️'],
    },
    {
      title: 'Rózga opoczyńska, wycinanka do oprawienia',
      text: [
        'Smukłe drzewko w doniczce z lustrzanym odbiciem po obu stronach, na czubku kogut z rozłożonym ogonem.',
        'Dwa kolory: granat i na nim nalepiane czerwone pawie oczka.',
      ],
      price: [50, 80],
      pieces: [1],
      objects: ['✂️', '🌿', '🐓'],
    },
  ],
  glass_painting: [
    {
      title: 'Janosik ze zbójnikami, obraz na szkle',
      text: [
        'Malowany od spodu szyby, najpierw kontur, potem kolory i na końcu tło, więc nie ma miejsca na pomyłkę.',
        'Zbójnicy tańczą wokół ognia, w rogu beczułka, a nad smrekami księżyc.',
        'Rama z bejcowanego świerka, całość 35 na 45 cm.',
      ],
      price: [220, 340],
      pieces: [1],
      objects: ['🖼️', '🔥', '⛰️'],
    },
    {
      title: 'Matka Boska wśród dziewięćsiłów, malunek na szkle',
      text: [
        'Madonna w błękitnym płaszczu, z dzieciątkiem i wieńcem górskich kwiatów, płatki podbite złotą folią.',
        'Farba olejna schnie u mnie dwa tygodnie, dlatego po latach nie odpryskuje od szkła.',
        'Chętnie kupowana na Pierwszą Komunię i na nowe mieszkanie.',
      ],
      price: [180, 280],
      pieces: [1],
      objects: ['🖼️', '🙏', '🌼'],
    },
    {
      title: 'Święty Florian gasi chałupę, stara szyba',
      text: [
        'Obrazek na falującej szybie z rozebranego okna, oprawiony w deskę z tej samej chaty.',
        'Florian leje wodę z cebrzyka, a z komina ucieka bocian.',
      ],
      price: [150, 230],
      pieces: [1],
      objects: ['🖼️', '🚒', '🏠'],
    },
    {
      title: 'Karafka z krośnieńskiego szkła, malowana w maki',
      text: [
        'Litrowa karafka z huty w Krośnie, z korkiem na szlif, w czerwone maki i niebieskie chabry.',
        'Wzór utrwalony w piecu, zniesie letnią wodę i miękką gąbkę, zmywarki raczej nie.',
        'Do nalewki, kompotu albo po prostu na parapet, gdzie słońce robi swoje.',
      ],
      price: [110, 170],
      pieces: [1],
      objects: ['🍷', '🌺', '🖌️'],
    },
    {
      title: 'Szklanki w polne kwiatki, każda inna',
      text: [
        'Proste szklaneczki 300 ml malowane piórkiem i cieniutkim pędzlem: rumianek, koniczyna, dzwonek, wyka, niezapominajka, kłos.',
        'Farby ceramiczne wypalane w 160 stopniach, brzeg do picia zostawiony czysty.',
        'Ułożone w pudełku po jajkach większego kalibru, dojadą całe.',
      ],
      price: [70, 110],
      pieces: [2, 4, 6],
      objects: ['🥛', '🌼', '🖌️'],
    },
    {
      title: 'Szkło z parą młodą, pamiątka ślubna',
      text: [
        'Portret nowożeńców w strojach ludowych, które wybierzecie: krakowskim, śląskim, góralskim albo łowickim.',
        'U dołu wstęga z imionami i datą, pędzlem numer zero.',
        'Zamówienia przyjmuję najpóźniej miesiąc przed weselem.',
      ],
      price: [260, 390],
      pieces: [1],
      objects: ['🖼️', '💒', '❤️'],
    },
  ],
  wooden_toys: [
    {
      title: 'Klepok, ptaszek na kółkach, co macha skrzydłami',
      text: [
        'Zabawka znana od dwustu lat w okolicach Żywca i Stryszawy: pcha się ją kijkiem, a skrzydła klepią o boki.',
        'Wystrugany z lipy i malowany w kropki farbami dopuszczonymi do zabawek.',
        'Hałaśliwy, uprzedzam rodziców, za to telefon idzie w kąt.',
      ],
      price: [65, 95],
      pieces: [1],
      objects: ['🐦', '🪵'],
    },
    {
      title: 'Karuzela z konikami, żywiecka, na korbkę',
      text: [
        'Cztery galopujące konie na talerzu, pod daszkiem, z drewnianą zębatką, która terkocze przy kręceniu.',
        'Czerwień, zieleń i żółć jak na odpuście, wysokość 28 cm.',
        'Dla starszaków od trzech lat, bo ma drobne ruchome części.',
      ],
      price: [120, 180],
      pieces: [1],
      objects: ['🎠', '🐴'],
    },
    {
      title: 'Klocki bukowe w lnianym worku',
      text: [
        'Surowe klocki z odpadów po stolarce, szlifowane trzykrotnie i zaokrąglone na rogach.',
        'Sześciany, walce, daszki i łuki, do niczego niepodobne, więc dziecko musi coś wymyślić.',
        'Bez lakieru i bez barwników, maluch może je spokojnie wziąć do buzi.',
      ],
      price: [65, 95],
      pieces: [30, 60, 100],
      flags: ['eco'],
      objects: ['🧱', '🪵'],
    },
    {
      title: 'Traktor z przyczepą, sosnowy, na lata',
      text: [
        'Traktorek z dużymi tylnymi kołami, które naprawdę się kręcą, i z odpinaną wywrotką.',
        'Osie dębowe wklejone na stałe, wytrzymał próby u trzech wnuków naraz.',
        'Powierzchnia zabezpieczona olejem lnianym z woskiem, długość zestawu 46 cm.',
      ],
      price: [95, 145],
      pieces: [1],
      flags: ['eco'],
      objects: ['🚜', '🪵'],
    },
    {
      title: 'Kołyska dla lalek z wyciętym serduszkiem',
      text: [
        'Mała kołyseczka na biegunach, skręcona drewnianymi kołkami, pasuje do lalek do 45 cm.',
        'W zestawie pierzynka w czerwoną kratkę i siennik wypchany owczą wełną.',
      ],
      price: [130, 190],
      pieces: [1],
      objects: ['🪆', '🛏️', '❤️'],
    },
    {
      title: 'Wóz drabiniasty i para gniadych koni',
      text: [
        'Wóz w skali mniej więcej jeden do dwunastu, z wyjmowanymi drabinkami, dyszlem i orczykami.',
        'Konie z olchy mają grzywy z lnu i uprząż ze skrawków skóry, można je wyprzęgać.',
        'Dziecku do zabawy, a dziadkowi na komodę, żeby powspominał żniwa.',
      ],
      price: [240, 360],
      pieces: [1],
      objects: ['🐎', '🪵', '🌾'],
    },
  ],
  holiday_decorations: [
    {
      title: 'Kroszonki opolskie, jajka drapane nożykiem',
      text: [
        'Kurze jaja gotowane w łupinach cebuli, a potem drapane ostrzem w róże, niezapominajki i gałązki.',
        'Ornament pokrywa całą skorupkę, na życzenie dopisuję imię lub krótki wierszyk.',
        'Wyschnięte kroszonki przechowują się latami w suchym koszyku.',
      ],
      price: [40, 65],
      pieces: [1, 3, 6],
      flags: ['eco'],
      objects: ['🥚', '🌷'],
    },
    {
      title: 'Pisanki batikowe pisane woskiem',
      text: [
        'Wydmuszki gęsie zdobione szpilką i gorącym woskiem, po kolei farbowane w żółci, czerwieni i czerni.',
        'Grabki, słoneczka, sosenki i kurze stopki to znaki, których uczyły się u nas całe pokolenia.',
        'Zapakowane w wytłoczkę z sianem.',
      ],
      price: [75, 110],
      pieces: [3, 6, 12],
      objects: ['🥚', '🕯️', '🐣'],
    },
    {
      title: 'Palma wielkanocna kurpiowska z bibułowych kwiatów',
      text: [
        'Wysoka na półtora metra, na leszczynowym pniu owiniętym gałązkami borówki, bukszpanu i tui.',
        'Kwiaty kręcone z bibuły nad świecą: róże, żonkile, georginie, wszystkie barwy, jak na konkurs w Łysych.',
      ],
      price: [120, 190],
      pieces: [1],
      objects: ['🌸', '🌿'],
    },
    {
      title: 'Szopka krakowska, mała, ze sreberek',
      text: [
        'Wieże jak u Mariackiego, kopuła zygmuntowska i lajkonik przed wejściem, wszystko oklejone staniolem po cukierkach.',
        'W środku zapala się lampka na baterię, Święta Rodzina stoi na piętrze.',
        'Wysokość 30 cm, budowa zajęła dwa zimowe miesiące.',
      ],
      price: [380, 620],
      pieces: [1],
      objects: ['⛪', '⭐', '✨'],
    },
    {
      title: 'Pająk ze słomy i bibuły pod powałę',
      text: [
        'Kryształowy pająk z żytniej słomki nawlekanej na nić, z kulkami z bibuły na każdym rogu.',
        'Wisi lekko i obraca się od ciepłego powietrza znad stołu.',
        'Składam go do pudełka na płasko, wystarczy podnieść za pętelkę.',
      ],
      price: [130, 210],
      pieces: [1],
      flags: ['eco'],
      objects: ['🌾', '🎄'],
    },
    {
      title: 'Słomiane gwiazdki i aniołki na choinkę',
      text: [
        'Ozdoby ze słomy moczonej, rozprasowanej żelazkiem i wiązanej czerwoną nitką.',
        'Złoty połysk mają z natury, nie są niczym malowane ani pryskane.',
        'Po Trzech Królach wracają do pudełka, a po wielu latach mogą trafić na kompost.',
      ],
      price: [32, 48],
      pieces: [6, 12, 24],
      flags: ['eco'],
      objects: ['⭐', '🌾', '🎄'],
    },
  ],
  candles: [
    {
      title: 'Świece zwijane z węzy pszczelej',
      text: [
        'Arkusz węzy owinięty ciasno na bawełnianym knocie, plaster miodu widać na całej wysokości.',
        'Pachną miodem jeszcze przed zapaleniem, jedna pali się około pięciu godzin.',
        'Wosk pochodzi z naszych uli i był przetapiany tylko na słońcu.',
      ],
      price: [28, 42],
      pieces: [2, 4, 10],
      flags: ['eco'],
      objects: ['🕯️', '🐝'],
    },
    {
      title: 'Świeca odlewana w kształcie ula',
      text: [
        'Figurka słomianego ula z pszczołami przy wlotku, odlana z czystego wosku o barwie bursztynu.',
        'Nalot, który pojawia się w chłodzie, ściera się miękką szmatką.',
      ],
      price: [32, 48],
      pieces: [1, 3],
      flags: ['eco'],
      objects: ['🕯️', '🍯', '🐝'],
    },
    {
      title: 'Świeca sojowa w słoiku, zapach skoszonej łąki',
      text: [
        'Sojowy wosk, drewniany knot, który cicho trzaska, i kompozycja siana, rumianku i koniczyny.',
        'Słoik po wypaleniu myje się ciepłą wodą i można w nim trzymać guziki.',
        'Przy pierwszym paleniu proszę poczekać, aż roztopi się cała powierzchnia.',
      ],
      price: [42, 60],
      weightG: [180, 300],
      flags: ['vegan'],
      objects: ['🕯️', '🌼', '🫙'],
    },
    {
      title: 'Gromnica z pszczelego wosku, z lnianą wstążką',
      text: [
        'Prosta, długa na 38 cm świeca, maczana w kadzi kilkadziesiąt razy, warstwa po warstwie.',
        'Przewiązana lnem i gałązką suszonego wrzosu, poświęcić można ją drugiego lutego.',
        'Nadaje się również do chrztu, wtedy wstążka jest biała.',
      ],
      price: [38, 58],
      pieces: [1, 2],
      objects: ['🕯️', '⛪'],
    },
    {
      title: 'Podgrzewacze z wosku pszczelego w szklanych miseczkach',
      text: [
        'Małe światełka na cztery godziny, bez aluminium: do jednego szkiełka wkłada się kolejne wkłady.',
        'Dają ciepłe, złote światło i prawie nie kopcą.',
      ],
      price: [26, 38],
      pieces: [6, 12, 24],
      flags: ['eco'],
      objects: ['🕯️', '✨'],
    },
    {
      title: 'Świeca rzepakowa w glinianym kubku',
      text: [
        'Wosk z rzepaku tłoczonego na Kujawach, miękki, kremowobiały, z olejkiem świerkowym i pomarańczą.',
        'Gliniany kubeczek toczy nasz znajomy garncarz; odeślij go pusty, a naleję świeżą porcję taniej.',
        'Żadnej parafiny, stearyny zwierzęcej ani barwnika.',
      ],
      price: [48, 68],
      weightG: [200, 400],
      flags: ['eco', 'vegan'],
      objects: ['🕯️', '🌼', '🏺'],
    },
  ],
};

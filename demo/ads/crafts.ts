import type { AdRecipes } from '#demo/types.ts';

/** Crafts of clay, wood, wicker, iron, leather and sound. */
export const crafts: AdRecipes = {
  pottery: [
    {
      title: 'Garnek kamionkowy do kiszenia ogórków, ręcznie stempelkowany',
      text: [
        'Pięciolitrowy garnek z kamionki, z dociskiem i pokrywką, ozdobiony stempelkami w kobaltowe pawie oczka, jak na ceramice bolesławieckiej.',
        'Szkliwo bez ołowiu i kadmu, wypał w 1250 stopniach, więc ogórki i kapusta mogą w nim stać całą zimę.',
        'Można myć w zmywarce, tylko zimnego naczynia nie stawiamy od razu na gorącej płycie.',
      ],
      price: [190, 260],
      pieces: [1],
      objects: ['🏺', '🥒'],
    },
    {
      title: 'Kubek bolesławiecki w niebieskie kropki',
      text: [
        'Pękaty kubek o pojemności 350 ml, wygodny w dłoni, malowany ręcznie stemplem z naturalnej gąbki.',
        'Każda kropka odciśnięta osobno, dlatego dwóch identycznych kubków nie ma i nie będzie.',
        'Nadaje się do mikrofalówki, piekarnika i codziennej kawy na ganku.',
      ],
      price: [45, 75],
      pieces: [1, 2, 6],
      objects: ['☕', '💙'],
    },
    {
      title: 'Siwak, czarny dzban na zsiadłe mleko',
      text: [
        'Dzban toczony na kole z podlaskiej gliny i wypalany bez dostępu powietrza, stąd jego grafitowy kolor i metaliczny połysk.',
        'Wzorki na brzuścu wygładzane są krzemieniem, dokładnie tak, jak od pokoleń robią to garncarze z Czarnej Wsi Kościelnej.',
        'Nie ma szkliwa, więc przed pierwszym użyciem trzeba w nim zagotować mleko, wtedy ścianki się uszczelnią. Wysokość około 24 cm.',
      ],
      price: [95, 150],
      flags: ['eco'],
      objects: ['🏺', '🥛'],
    },
    {
      title: 'Misa kaszubska ze wzorem tulipana i rybiej łuski',
      text: [
        'Głęboka misa o średnicy 28 cm na sałatkę, ciasto drożdżowe albo owoce na środek stołu.',
        'Zdobienie nakładane pędzlem i rożkiem pod szkliwo: tulipany, gwiazda i łuska ryby, czyli motywy znane z ceramiki z Chmielna.',
        'Brzeg lekko grubszy, żeby się nie wyszczerbił przy zmywaniu.',
      ],
      price: [90, 140],
      objects: ['🥣', '🌷'],
    },
    {
      title: 'Dwojaki gliniane, takie jak babcia nosiła w pole',
      text: [
        'Dwa złączone garnuszki z jednym uchwytem: w jednym zupa, w drugim ziemniaki ze skwarkami, i obiad dojechał na łąkę.',
        'Wytaczane z czerwonej gliny, w środku miodowe szkliwo, na zewnątrz surowa skorupa.',
        'Dziś dwojaków używa się częściej na smalec z ogórkiem albo na przyprawy, ale do pracy w polu też się jeszcze nadają.',
      ],
      price: [75, 110],
      pieces: [1],
      objects: ['🏺', '🍲'],
    },
    {
      title: 'Komplet misek na barszcz, toczone na kole',
      text: [
        'Kamionkowe miseczki po około pół litra, w kolorze mchu, z niezaszkliwioną stopką.',
        'Glinę kupuję w kopalni pod Bolesławcem, a szkliwo mieszam z popiołu drzewnego z własnego pieca.',
        'Wchodzą jedna w drugą, więc w kredensie zajmują mało miejsca.',
      ],
      price: [160, 230],
      pieces: [4, 6],
      flags: ['eco'],
      objects: ['🥣'],
    },
  ],
  wood_carving: [
    {
      title: 'Anioł z lipowego drewna, rzeźbiony dłutem',
      text: [
        'Stojąca figura wysokości 32 cm z jednego kawałka lipy sezonowanej cztery lata, ze skrzydłami wyciętymi na łuskę.',
        'Polichromia rozcieńczana wodą, tak że spod błękitnej sukienki widać słoje.',
        'Wystarczy przetrzeć pędzelkiem z kurzu i trzymać z dala od kaloryfera.',
      ],
      price: [180, 280],
      objects: ['👼', '🪵'],
    },
    {
      title: 'Chrystus Frasobliwy – rzeźba ludowa',
      text: [
        'Zamyślony Chrystus siedzący na pniaku, z ręką pod brodą, cięty siekierą i wykończony kozikiem.',
        'Lipa woskowana na ciepły brąz, wysokość 40 cm, spód płaski, więc figura stoi pewnie na półce lub w kapliczce.',
      ],
      price: [280, 450],
      objects: ['🪵', '⛪'],
    },
    {
      title: 'Łyżnik góralski z kompletem jaworowych łyżek',
      text: [
        'Wisząca półeczka z desek świerkowych, na niej wycięte gwiazdy, leluje i parzenica, jak w starych chałupach pod Giewontem.',
        'W nacięciach mieści się sześć łyżek z jaworu, które dołączam w cenie.',
        'Drewno nasączone olejem lnianym, łyżkami można jeść i mieszać na patelni.',
        'Szerokość łyżnika to 58 cm, z tyłu są dwa haczyki.',
      ],
      price: [220, 320],
      pieces: [1],
      flags: ['eco'],
      objects: ['🥄', '🪵', '⛰️'],
    },
    {
      title: 'Ptaszki strugane z osiki, na patyku do doniczki',
      text: [
        'Gile, sikorki, rudziki i zięby wielkości prawdziwych, strugane nożem i malowane farbą odporną na deszcz.',
        'Każdy ptak osadzony jest na leszczynowym patyku, który wbija się w ziemię przy pelargoniach albo w płot.',
        'Proszę napisać, jaki gatunek ma przyfrunąć, sowy i dudki strugam na życzenie.',
      ],
      price: [28, 45],
      pieces: [1, 3, 5],
      objects: ['🐦', '🪵'],
    },
    {
      title: 'Forma do oscypka z jaworu, wzór w jodełkę',
      text: [
        'Dwudzielna foremka z twardego jaworu, wycinana ręcznie w jodełkę i gwiazdki, z pierścieniem dociskowym.',
        'Serek wychodzi z niej wrzecionowaty, długości około 18 cm, z wyraźnym ornamentem pośrodku.',
        'Po użyciu należy ją opłukać serwatką lub wrzątkiem i wysuszyć w przewiewie, bez płynu do naczyń.',
      ],
      price: [130, 190],
      flags: ['eco'],
      objects: ['🪵', '🧀'],
    },
    {
      title: 'Kapliczka dębowa do powieszenia na drzewie',
      text: [
        'Daszek kryty gontem, wnęka za szybką i miejsce na figurkę do 20 cm.',
        'Deski dębowe z rozbiórki starej obory, połączone na kołki i olejowane dwa razy, spokojnie wytrzymają wiatr i śnieg.',
        'Wieszak z kutego żelaza obejmuje pień i go nie kaleczy.',
      ],
      price: [480, 780],
      pieces: [1],
      objects: ['⛪', '🪵', '🌳'],
    },
  ],
  wicker: [
    {
      title: 'Kosz na grzyby z zielonej wikliny',
      text: [
        'Owalny grzybiarz z niekorowanej wierzby, lekki i przewiewny, więc borowiki nie zaparzą się po drodze do domu.',
        'Pałąk owinięty dodatkową witką, żeby nie wrzynał się w dłoń nawet przy pełnym koszu.',
        'Mieści około ośmiu litrów, a po sezonie dobrze wygląda z szyszkami przy piecu.',
      ],
      price: [85, 125],
      pieces: [1],
      flags: ['eco'],
      objects: ['🧺', '🍄'],
    },
    {
      title: 'Koszyczek na święconkę z białej wikliny',
      text: [
        'Mały okrągły koszyk z korowanej i wygotowanej wikliny, o jasnym, lekko różowym odcieniu.',
        'Brzeg zapleciony w warkocz, a między prętami zostawione dziurki na gałązki bukszpanu.',
      ],
      price: [38, 60],
      pieces: [1, 2],
      flags: ['eco'],
      objects: ['🧺', '🥚', '🐑'],
    },
    {
      title: 'Słomianka do wyrastania chleba, szyta korzeniem',
      text: [
        'Zwijana spiralnie z żytniej słomy młóconej cepem i zszywana rozszczepionym korzeniem świerka, bez kleju i drutu.',
        'Bochenek na zakwasie odbija w niej ładne prążki i nie przywiera, jeśli kosz wysypać mąką.',
        'Na ciasto z kilograma mąki, średnica 24 cm.',
      ],
      price: [65, 95],
      flags: ['eco'],
      objects: ['🧺', '🍞', '🌾'],
    },
    {
      title: 'Kosz kaszubski z korzenia sosny',
      text: [
        'Plecionka z korzeni sosnowych tak gęsta, że dawniej noszono w niej ziarno, a podobno i wodę.',
        'Korzenie kopię jesienią na piaszczystych skrajach borów, potem je okorowuję i łupię na pół.',
        'Praca nad jednym koszem zajmuje kilka dni, za to kosz przeżyje niejednego właściciela.',
      ],
      price: [190, 290],
      flags: ['eco'],
      objects: ['🧺', '🌲'],
    },
    {
      title: 'Kufer wiklinowy na pościel, z lnianym wkładem',
      text: [
        'Prostokątny kufer z wiekiem na skórzanych zawiasach, wymiary 60 na 40 i 42 cm wysokości.',
        'W środku wyjmowany worek z szarego lnu, który pierze się w pralce razem z obrusami.',
        'Wyplatany na dębowej ramie sposobem wikliniarzy z Rudnika nad Sanem, można na nim bez obaw usiąść.',
      ],
      price: [260, 360],
      pieces: [1],
      objects: ['🧺', '🛏️'],
    },
    {
      title: 'Mocny kosz na drewno do kominka',
      text: [
        'Gruba wierzba, podwójne dno i dwa uszy po bokach, dzięki czemu ciężkie polana można wnieść we dwoje.',
        'Pod spodem listwy bukowe, które trzymają plecionkę nad podłogą.',
        'Pojemność to mniej więcej jeden wieczór palenia.',
      ],
      price: [150, 220],
      pieces: [1],
      objects: ['🧺', '🪵', '🔥'],
    },
  ],
  blacksmithing: [
    {
      title: 'Zawiasy pasowe kute do wrót stodoły',
      text: [
        'Długie pasy z płaskownika, zakończone rozkutą lilią, wraz z czopami do zamurowania.',
        'Jedna para udźwignie skrzydło ważące do 120 kilogramów.',
        'Stal czerniona w oleju lnianym, bez farby, więc po latach patynuje zamiast się łuszczyć.',
      ],
      price: [180, 260],
      pieces: [2, 4],
      objects: ['🔨', '🚪'],
    },
    {
      title: 'Podkowa na szczęście, z wybitą datą',
      text: [
        'Prawdziwa podkowa odkuta w ogniu na kowadle, nie odlew, z siedmioma otworami i kompletem hufnali.',
        'Na ramieniu wybijam imiona lub datę ślubu, dowolnie do dwudziestu znaków.',
      ],
      price: [45, 70],
      pieces: [1],
      objects: ['🍀', '🔨', '🐴'],
    },
    {
      title: 'Nóż kuty ze stali resorowej, rękojeść z czarnego dębu',
      text: [
        'Ostrze długości 11 cm z resoru od starego wozu, hartowane w oleju i odpuszczane na słomkowy kolor.',
        'Okładziny z dębu, który kilkaset lat przeleżał w rzecznym mule, przynitowane mosiądzem.',
        'Do tego pochwa z grubej skóry bydlęcej, szyta dratwą.',
        'Po krojeniu jabłek ostrze trzeba wytrzeć do sucha, bo to zwykła węglowa stal.',
      ],
      price: [280, 420],
      pieces: [1],
      objects: ['🔪', '🔨'],
    },
    {
      title: 'Zestaw kominkowy: pogrzebacz, szufelka i szczypce',
      text: [
        'Trzy narzędzia na stojaku, skręcane na gorąco w świderek, z rączkami w kształcie baraniego łba.',
        'Całość ma 65 cm wysokości i waży tyle, że kot jej nie przewróci.',
        'Żelazo zabezpieczone woskiem pszczelim, raz do roku można powtórzyć.',
      ],
      price: [290, 420],
      pieces: [1],
      objects: ['🔥', '🔨'],
    },
    {
      title: 'Kute haki do sieni, na kurtki i kosze',
      text: [
        'Haczyki z kwadratowego pręta, każdy z rozklepanym listkiem i dwiema dziurkami na wkręty.',
        'Udźwig sprawdzony wiadrem pełnym wody, kożuch po dziadku też się utrzyma.',
      ],
      price: [55, 80],
      pieces: [3, 5, 10],
      objects: ['🪝', '⚒️'],
    },
    {
      title: 'Gwoździe kowalskie kute ręcznie, na wagę',
      text: [
        'Kwadratowe gwoździe z czterospadową główką, długie na osiem centymetrów, do drzwi, skrzyń i remontów zabytkowych chat.',
        'W kilogramie wychodzi ich około czterdziestu pięciu.',
        'Na zamówienie kuję również krótsze oraz z główką w kształcie motyla.',
      ],
      price: [45, 65],
      weightG: [500, 1000, 5000],
      objects: ['🔩', '🔨'],
    },
  ],
  leather: [
    {
      title: 'Kierpce góralskie z jednego kawałka skóry',
      text: [
        'Kierpce krojone z grubej bydlęcej skóry, marszczone na czubku i tłoczone w drobny wzorek.',
        'Rzemienie nawłok są dwumetrowe, wystarczą do okręcenia łydki po góralsku.',
        'Szyję na miarę: potrzebna jest długość stopy w centymetrach i obwód w podbiciu.',
      ],
      price: [270, 380],
      pieces: [1],
      objects: ['👞', '🧵', '⛰️'],
    },
    {
      title: 'Pas bacowski na trzy klamry, mosiądz',
      text: [
        'Szeroki na 22 cm pas juhaski z juchtu, z trzema klamrami i kieszonką na fajkę.',
        'Okucia odlewane są z mosiądzu i cyzelowane, a ornament wybijany puncami przez cały dzień.',
        'Skóra z czasem ciemnieje na kasztan i dopasowuje się do bioder.',
      ],
      price: [520, 820],
      objects: ['🐑', '⛰️', '🪡'],
    },
    {
      title: 'Torba listonoszka ze skóry garbowanej korą dębu',
      text: [
        'Torebka na ramię, w której mieści się zeszyt A4, termos i chleb z targu.',
        'Garbowanie wyłącznie roślinne, bez chromu, szew siodlarski lnianą nicią woskowaną.',
        'Wystarczy pasta z wosku dwa razy w roku, a listonoszka będzie tylko piękniała.',
      ],
      price: [380, 560],
      pieces: [1],
      flags: ['eco'],
      objects: ['👜', '🪡'],
    },
    {
      title: 'Portfel męski szyty ręcznie, z tłoczonym żubrem',
      text: [
        'Niewielki portfelik na banknoty, sześć kart i bilon, ze skóry licowej w kolorze orzecha.',
        'Na przodzie żubr wytłoczony matrycą własnego pomysłu, krawędzie barwione i polerowane kością.',
      ],
      price: [150, 220],
      pieces: [1],
      objects: ['👛', '🦬'],
    },
    {
      title: 'Notes w skórzanej oprawie, papier czerpany',
      text: [
        'Okładka wiązana rzemykiem, a w niej sto stron grubego papieru o nierównych brzegach.',
        'Wkład daje się wymienić, więc kiedy kajet się zapisze, oprawę zachowujemy na następny.',
        'Format zbliżony do A5, świetny na przepisy po mamie lub zielnik.',
      ],
      price: [120, 170],
      pieces: [1, 2],
      objects: ['📒', '🪶'],
    },
    {
      title: 'Kapcie z owczej skóry, ciepłe jak piec',
      text: [
        'Pantofle szyte z kożucha polskiej owcy górskiej, futrem do środka, na filcowej podeszwie.',
        'Boki obrębione czerwoną wełną, na nosku wyhaftowana szarotka.',
        'Rozmiary od 35 do 46, przy wysokim podbiciu warto wziąć o numer większe.',
      ],
      price: [95, 140],
      pieces: [1, 2],
      objects: ['🥿', '🐑'],
    },
  ],
  musical_instruments: [
    {
      title: 'Fujarka pasterska z czarnego bzu',
      text: [
        'Sześciootworowa fujarka z gałązki bzu wydrążonej rozżarzonym drutem, strojona do G.',
        'Ma miękki, trochę zadyszany głos i gra na niej każdy, kto umie dmuchać w butelkę.',
        'Dokładam kartkę z rozpisanymi chwytami do trzech pasterskich melodii.',
      ],
      price: [65, 110],
      pieces: [1],
      objects: ['🪈', '🐑'],
    },
    {
      title: 'Złóbcoki podhalańskie, dłubane z jaworu',
      text: [
        'Wąskie gęśle wycięte z jednego klocka jaworowego, z płytą wierzchnią ze świerka rezonansowego.',
        'Strojenie jak w skrzypcach, lecz dźwięk ostrzejszy i nosowy, w sam raz do prymowania na weselu.',
        'Główka rzeźbiona w koński łeb, komplet z pokrowcem z sukna, smyczek wyceniam osobno.',
      ],
      price: [1400, 2200],
      pieces: [1],
      objects: ['🎻', '🪵', '⛰️'],
    },
    {
      title: 'Dudy podhalańskie, koza w pełnym stroju',
      text: [
        'Miech z wyprawionej koziej skóry, przebierka i bąk toczone ze śliwowego drewna, okucia z cyny.',
        'Stroiki z trzciny docinam i ogrywam przez miesiąc, zanim instrument pójdzie w świat.',
        'Na początek udzielam dwóch lekcji: jak trzymać łokieć i jak dbać o skórę, żeby nie sparciała.',
      ],
      price: [3600, 5400],
      objects: ['🐐', '🎶'],
    },
    {
      title: 'Ligawka mazowiecka, adwentowa trąba z olchy',
      text: [
        'Ligawka długości 140 cm, z pnia rozszczepionego wzdłuż, wydrążonego i ściśniętego jałowcowymi obręczami.',
        'Przed otrąbianiem Adwentu moczy się ją w studni, wtedy drewno pęcznieje i głos niesie się przez trzy wsie.',
      ],
      price: [620, 920],
      pieces: [1],
      objects: ['📯', '🪵'],
    },
    {
      title: 'Diabelskie skrzypce kaszubskie z dzwonkami',
      text: [
        'Drążek z rzeźbioną głową diabła w kapeluszu, do niego blaszki, dzwoneczki i dwie struny do tarcia karbowanym kijkiem.',
        'Uderza się nimi o podłogę w rytm poleczki, hałasu robią za całą kapelę.',
        'Wysokość półtora metra, dolny koniec podbity gumą, aby nie rysował parkietu.',
      ],
      price: [360, 540],
      pieces: [1],
      objects: ['👹', '🔔', '🎻'],
    },
    {
      title: 'Okaryna gliniana w kształcie ptaszka, strojona',
      text: [
        'Dziesięciootworowa okaryna z szamotowej gliny, wypalana dwukrotnie, w skali C-dur.',
        'Strojona z elektronicznym stroikiem przed szkliwieniem i jeszcze raz po wyjęciu z pieca.',
        'Wisi na rzemyku, więc można z nią iść w góry i grać echu.',
      ],
      price: [95, 150],
      pieces: [1],
      objects: ['🐦', '🎵', '🏺'],
    },
  ],
};

import type { AdRecipes } from '#demo/types.ts';

/** Crafts of thread and cloth, and what is worn with them. */
export const craftsTextiles: AdRecipes = {
  embroidery_lace: [
    {
      title: 'Serweta z haftem kaszubskim w siedmiu kolorach',
      text: [
        'Okrągła serwetka o średnicy 60 cm z bawełny z domieszką lnu, wyszyta muliną według szkoły żukowskiej.',
        'Trzy odcienie niebieskiego, żółć, czerwień, zieleń i odrobina czerni układają się w granaty, tulipany i serduszka.',
        'Nici nie farbują, serweta przeszła już próbne pranie w 40 stopniach.',
      ],
      price: [95, 150],
      pieces: [1],
      objects: ['🪡', '🌷', '💙'],
    },
    {
      title: 'Koronka koniakowska, serwetka w kwiatki',
      text: [
        'Szydełkowana z cieniutkiego kordonka, białe kwiatki i listki łączone pojedynczymi słupkami.',
        'Motywy są stare, zapisane w pamięci koniakowskich heklerek, a nie w zeszycie.',
        'Po praniu trzeba ją ukrochmalić i rozpiąć szpilkami na kocu.',
      ],
      price: [65, 120],
      pieces: [1, 2],
      objects: ['🧶', '🤍'],
    },
    {
      title: 'Okrągły obrus heklowany, cały z koronki',
      text: [
        'Półtora metra średnicy, ponad tysiąc połączonych elementów i jakieś cztery miesiące wieczornej roboty.',
        'Nić ecru, mercerowana bawełna, dlatego obrus ma lekki połysk i dobrze się układa.',
        'Dla kogoś, kto chce czegoś na chrzciny, święta i dla wnuków.',
      ],
      price: [850, 1400],
      pieces: [1],
      objects: ['🧶', '🍽️'],
    },
    {
      title: 'Bieżnik lniany, krzyżyki czerwono-czarne z Podlasia',
      text: [
        'Na szarym płótnie krzyżykami wyszyte są romby, ptaszki przy studni i drzewko, jak na dawnych ręcznikach obrzędowych.',
        'Wymiary 140 na 38 cm, końce obszyte ręcznie wiązaną frędzlą.',
        'Prasować po lewej stronie, jeszcze lekko wilgotny.',
      ],
      price: [160, 240],
      pieces: [1],
      flags: ['eco'],
      objects: ['🪡', '🐦'],
    },
    {
      title: 'Poszewka na jasiek z haftem łowickim, róże na czarnym',
      text: [
        'Czarne sukno, a na nim pęk róż, bratków i kłosów wyhaftowanych cieniowanym ściegiem płaskim.',
        'Rozmiar 40 na 40 cm, z tyłu zamek kryty i cienka bawełna.',
        'Poduszkę w środku także mogę dołożyć, z gęsim pierzem albo z łuską gryki.',
      ],
      price: [130, 190],
      pieces: [1, 2],
      objects: ['🪡', '🌹'],
    },
    {
      title: 'Kołnierzyk z koronki klockowej z Bobowej',
      text: [
        'Ażurowy kołnierzyk robiony na wałku, z czterdziestu par drewnianych klocków i lnianej nitki.',
        'Zapinany z tyłu na perłowy guziczek, ożywi każdą prostą sukienkę.',
      ],
      price: [150, 230],
      pieces: [1],
      objects: ['👗', '🧵'],
    },
  ],
  weaving: [
    {
      title: 'Kilim wełniany w geometryczne zęby, dwustronny',
      text: [
        'Kilim 100 na 150 cm tkany na poziomych krosnach, osnowa lniana, wątek z ręcznie barwionej wełny.',
        'Kolory pochodzą z roślin: kora dębu dała brąz, marzanna rdzawą czerwień, a nawłoć złoto.',
        'Obie strony są jednakowe, więc co wiosnę można go odwrócić.',
      ],
      price: [680, 980],
      pieces: [1],
      flags: ['eco'],
      objects: ['🧶', '🖼️'],
    },
    {
      title: 'Tkanina dwuosnowowa „Drzewo życia”',
      text: [
        'Dwie osnowy, dwa kolory i dwa obrazy w jednym: to, co z przodu jest granatowe, na odwrocie wychodzi białe.',
        'Wybierana palcami nitka po nitce, jak u tkaczek z Janowa koło Sokółki.',
        'Na 90 centymetrach szerokości zmieściły się jelenie, kaczki, świerki i cała wieś z kościołem.',
        'Wisi na drążku, drążek z orzecha dokładam.',
      ],
      price: [1300, 2100],
      pieces: [1],
      objects: ['🧵', '🌳', '🦌'],
    },
    {
      title: 'Chodnik szmaciak tkany na starych krosnach',
      text: [
        'Szmaciaki robię z pociętych prześcieradeł, koszul i pościeli, nic nowego nie kupuję.',
        'Szerokość 70 cm, gęsto nabity, nie zwija się i wybacza zabłocone buty.',
        'Pierze się w zwykłej pralce, ewentualnie w rzece, jak kto woli.',
      ],
      price: [85, 130],
      pieces: [1, 2],
      flags: ['eco'],
      objects: ['🧵', '🏠'],
    },
    {
      title: 'Narzuta łowicka w pasy, pomarańcz i zieleń',
      text: [
        'Wełniany pasiak na tapczan, dwa bryty zszyte pośrodku, razem 150 na 200 cm.',
        'Układ prążków odtworzony ze starej zapaski, z szerokim tłem i drobną tęczą po bokach.',
        'Czyścić na sucho albo porządnie wywietrzyć na mrozie.',
      ],
      price: [420, 620],
      pieces: [1],
      objects: ['🧵', '🌈', '🛏️'],
    },
    {
      title: 'Obrus z lnu tkanego ręcznie, w kostkę',
      text: [
        'Len z certyfikowanej uprawy ekologicznej, przędziony na mokro i tkany splotem w kostkę na czterech nicielnicach.',
        'Niebielony, w barwie piasku, z mereżką wzdłuż brzegu; na stół dla sześciu osób.',
        'Z każdym praniem robi się bardziej miękki i jaśnieje na słońcu.',
      ],
      price: [320, 460],
      pieces: [1],
      flags: ['eco', 'organic'],
      objects: ['🧵', '🌾', '🍽️'],
    },
    {
      title: 'Koc z wełny polskiej owcy górskiej',
      text: [
        'Gruby pled w naturalnej szarości, tkany z niebarwionej wełny prosto od bacy i spilśniony w foluszu.',
        'Na początku trochę drapie i pachnie lanoliną, po kilku tygodniach łagodnieje.',
        'Wymiary 140 na 200 cm, waga około dwóch kilogramów, na werandę i na sanie.',
      ],
      price: [340, 490],
      pieces: [1],
      flags: ['eco'],
      objects: ['🐑', '🧶'],
    },
  ],
  folk_costumes: [
    {
      title: 'Gorset krakowski z aksamitu, szyty cekinami',
      text: [
        'Wiśniowy gorset z kaletkami u dołu, wyszywany koralikami, cekinami i złotym bajorkiem w kwiaty i kłosy.',
        'Podszewka z płótna w drobny rzucik, sznurowanie na czerwoną wstążkę.',
        'Rozmiar 38, ale zaszewki mają zapas i można go poszerzyć o dwa palce.',
      ],
      price: [420, 640],
      pieces: [1],
      objects: ['👗', '🌹', '🪡'],
    },
    {
      title: 'Łowicka kiecka z pasiaka, ze staniczkiem',
      text: [
        'Kiecka z prawdziwego wełniaka, układana w fałdy, doszyty stanik z czarnego aksamitu haftowany w róże.',
        'Długość do pół łydki, dół usztywniony płótnem i obszyty szczotką, żeby się nie strzępił w tańcu.',
        'Nosiły ją dwie panny w zespole, stan bardzo dobry, wyprana i odprasowana.',
      ],
      price: [700, 1050],
      pieces: [1],
      objects: ['👗', '🌈'],
    },
    {
      title: 'Portki góralskie z białego sukna, haftowana parzenica',
      text: [
        'Szyte z folowanego sukna owczego, z parzenicami wyszytymi włóczką w czterech kolorach i z granatowym lampasem.',
        'Krój dopasowany, rozporki przy kostkach na haftki, jak nosi się na Skalnym Podhalu.',
        'Potrzebuję wzrostu, obwodu pasa i uda, na uszycie proszę o trzy tygodnie.',
      ],
      price: [1200, 1800],
      objects: ['👖', '🪡', '⛰️'],
    },
    {
      title: 'Strój kaszubski dla dziewczynki, cały komplet',
      text: [
        'Biała bluzka z bufkami, granatowa spódniczka, fartuszek z niebieskim haftem i gorsecik wiązany z przodu.',
        'Na wzrost 116–122 cm, w pasie gumka, więc posłuży przez kilka sezonów dożynkowych.',
        'Do prania ręcznego, mulina trzyma kolor.',
      ],
      price: [310, 460],
      pieces: [1],
      objects: ['👗', '👧', '💙'],
    },
    {
      title: 'Wianek do stroju z długimi wstążkami',
      text: [
        'Wianuszek z materiałowych maków, chabrów i rumianków na miękkiej obręczy, pasuje i na dziewczynkę, i na dorosłą kobietę.',
        'Z tyłu osiem wstążek długich do pasa, tkanych w kwieciste wzory.',
      ],
      price: [60, 95],
      pieces: [1, 4, 8],
      objects: ['💐', '🎀'],
    },
    {
      title: 'Chusta tybetowa w róże, z ręcznie wiązanymi frędzlami',
      text: [
        'Cienka wełna tybetowa w kolorze kości słoniowej, drukowana w pęki róż, bok 115 cm.',
        'Frędzle plecione są w kratkę z jedwabnej nici, każda strona to jedno długie popołudnie.',
        'Góralki wiążą taką na ramionach do kościoła, w mieście nosi się ją do płaszcza.',
      ],
      price: [190, 290],
      pieces: [1],
      objects: ['🧣', '🌹'],
    },
  ],
  jewellery: [
    {
      title: 'Czerwone korale krakowskie, trzy sznury',
      text: [
        'Toczone z drewna bukowego kulki, lakierowane na głęboką czerwień i nawleczone na mocny sznurek.',
        'Zawiązywane z tyłu na wstążkę, dzięki czemu długość dopasuje się do gorsetu.',
        'Lekkie, więc dziecko wytrzyma w nich cały występ.',
      ],
      price: [70, 115],
      pieces: [1],
      objects: ['📿', '❤️'],
    },
    {
      title: 'Wisior z bałtyckiego bursztynu w srebrze',
      text: [
        'Bryłka mlecznego bursztynu wielkości śliwki, szlifowana na mokro i polerowana flanelą.',
        'Oprawa ze srebra próby 925, lekko oksydowana; kamień nieprasowany i niepodgrzewany.',
        'Znaleziony po sztormie na mierzei, mogę pokazać zdjęcie sprzed obróbki.',
      ],
      price: [160, 290],
      pieces: [1],
      objects: ['🟠', '📿', '🌊'],
    },
    {
      title: 'Sznur bursztynów kurpiowskich, graniastych',
      text: [
        'Bursztyny kopane w kurpiowskiej puszczy, toczone na ręcznej tokarce i szlifowane w fasetki.',
        'Barwa od miodu do ciemnej herbaty, środkowy paciorek największy, dalej coraz mniejsze.',
        'Panny młode dostawały takie na wesele, zapięcie zrobione jest z plecionej tasiemki.',
      ],
      price: [520, 880],
      pieces: [1],
      objects: ['📿', '🍯'],
    },
    {
      title: 'Kolczyki z koronki, heklowane maleńkim szydełkiem',
      text: [
        'Płaskie kwiatki ze złocistego kordonka, usztywnione krochmalem, na posrebrzanych biglach.',
        'Ważą mniej niż piórko, w uchu się ich nie czuje.',
        'Robię też ciemnozielone, bordowe i czarne, najdłużej czeka się na białe do ślubu.',
      ],
      price: [45, 70],
      pieces: [1, 2],
      objects: ['🧶', '💛'],
    },
    {
      title: 'Góralska spinka do koszuli, z łańcuszkami',
      text: [
        'Odlana z mosiądzu w piaskowej formie, z sercem, gwiazdką i trzema wisiorkami na łańcuszku.',
        'Iglica jest szeroka, przypnie i grube płótno, i chustę.',
      ],
      price: [140, 220],
      pieces: [1],
      objects: ['🏅', '⛰️'],
    },
    {
      title: 'Srebrne kolczyki filigranowe, wzór cieszyński',
      text: [
        'Skręcany drucik ze srebra ułożony w rozetki i kropelki, na podobieństwo hoczków ze stroju cieszyńskiego.',
        'Średnica 18 mm, zapięcie angielskie, w środku czerwone szkiełko.',
        'Pudełeczko oklejone modrym płótnem, gotowe na prezent.',
      ],
      price: [220, 340],
      pieces: [1],
      objects: ['💎', '✨'],
    },
  ],
};

import type { BranchWords } from '../branch-words.ts';

/** How people ask for events. */
export const eventsWords: BranchWords = {
  sayings: `
noc kupała > noc świętojańska
lekcja o pszczoła > warsztaty w pasiece
lekcja w pasieka > warsztaty w pasiece
wycieczka do pasieka > warsztaty w pasiece
beekeeping course > warsztaty w pasiece
beekeeping class > warsztaty w pasiece
imkerkurs > warsztaty w pasiece
imker kurs > warsztaty w pasiece
curso de apicultura > warsztaty w pasiece
corso di apicoltura > warsztaty w pasiece
klasa do pasieka > warsztaty w pasiece
`,
  same: `
jarmark kiermasz targ odpust bazar
festyn piknik
mikołajki mikołaj
kulig sanie
zlot spotkanie zjazd
koncert granie recital
kolęda kolędowanie
zapusty ostatki karnawał podkoziołek
targi wystawa expo
`,
  also: `
rycerski rycerz zamek
średniowieczny rycerz zamek
szantowy szanta szanty
marynistyczny szanta szanty
górniczy barbórka
górnik barbórka
barbórkowy barbórka
pastorałka kolęda kolędowanie
jasełka kolęda pastorałka kolędnik
turoń kolędnik
herod kolędnik
herody kolędnik herod
kolędniczy kolędnik kolęda
prawosławny cerkiewny
przebieraniec kolędnik zapusty niedźwiedź maska
maszkara zapusty podkoziołek maska
sobótki świętojański kupała
wianki wianek świętojański
kowalski kowal kowadło
kowalstwo kowal kowadło
garncarski garncarz glina ceramik
drwalski drwal siekiera
miodobranie miód miodowy wirówka
winiarski winobranie winogrono
charytatywny dochód zbierać
dobroczynny dochód zbierać
sylwestrowy noworoczny
koszykarski wiklinowy kosz
plecionkarski wiklinowy kosz
działkowiec ogrodniczy
ornitologiczny ptak
dęty orkiestra
strażacki strażak orkiestra
potańcówka taniec zabawa kapela
dansing taniec zabawa
odpust jarmark kiermasz
bazar jarmark targ
kiermasz jarmark targ
jarmark targ kiermasz
zlot spotkanie targi przegląd
zjazd spotkanie
spotkanie targi przegląd
zabawa festyn
ostatki karnawał zapusty podkoziołek pączkowy pogrzeb
ostatkowy ostatki karnawał zapusty podkoziołek pączkowy pogrzeb
karnawałowy karnawał zapusty podkoziołek kulig pogrzeb
zapustny zapusty podkoziołek
kuligowy kulig sanie
zapusty podkoziołek
karnawał kulig zapusty podkoziołek
tłusty pączkowy
mikołajki mikołaj
dożynki żniwniok
sobótka świętojański kupała
świętojański sobótka kupała
majówka maj
folklor ludowy kapela
ludowy kapela kaszubski łowicki góralski kurpiowski
kapela muzyka koncert
muzyka koncert kapela granie
orkiestra koncert
szanta szanty
wystawa targi przegląd
maszyna technika
kurs warsztaty nauka szkolenie
zajęcia warsztaty kurs
wróżba andrzejkowy
orszak król
jazda konny rajd
biesiada festyn potańcówka
trzy trzej
kolędnik kolęda kolędować
zjazd spotkanie spotkania zlot
żeglarski szanta szanty
`,
  translations: `
jarmark|fair market|markt jahrmarkt|feria mercado mercadillo|ярмарок|fiera mercato mercatino
festiwal|festival|festival|festival|фестиваль|festival
koncert|concert|konzert|concierto|концерт|concerto
dożynki|harvest|erntedank erntedankfest|cosecha|обжинки|raccolto
festyn|fete picnic party|volksfest fest|fiesta verbena|гуляння свято|festa sagra
targi|expo tradefair|fachmesse gewerbeschau|feria|виставка|fiera
jarmark|fairs markets|märkte|mercados|базар ярмарки|mercatini
kolęda|carol carols|weihnachtslieder|villancico|колядки коляди|canti
muzyka|music|musik|música|музика|musica
taniec|dance|tanz|baile|танці|danza ballo
dożynki|thanksgiving harvest|erntefest|vendimia|обжинків|mietitura
piknikowy||picknick|||
zajączek|bunny|osterhase|conejito|зайчик|coniglietto
festyn|fete fayre village|dorffest volksfest straßenfest|verbena romería|гуляння|sagra
jarmark|bazaar|bauernmarkt wochenmarkt|mercadillos|базар ринок|mercatini
święto|feast|fest|fiesta|празник|festa
wystawa|exhibition show|ausstellung|exposición|виставка|mostra
korowód|procession|umzug festzug|desfile|хода парад|sfilata
`,
};

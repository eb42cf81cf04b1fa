/**
 * Words of regions and of older people, behind the standard word for the same thing, in Polish base forms. Who asks by
 * one of them is answered by the standard word; a word that something in the market is called by keeps its own meaning.
 */
export const REGIONAL = `
pączek: krepel krepla krepli kreple kraple
kotlet: karminadel karminadla karminadle sznycel
ziemniak: bulwa ziemnok barabola bandurka swapka kompera grul duldak
dynia: korbola bambola tykwa arbuzówka banior
burak: ćwikła ćwikłowy runkla
brukiew: wruka karpiel wruczka kwaki
kapusta: modra modro kapucha
kalarepa: oberiba oberyba galarepa gulirabi
kalafior: blumkol karafioł
pomidor: tomata tomat tomaty
marchew: karota marchwia marekwia
ogórek: gurka agurka ogór
cebula: cybula cybulka
czosnek: czosnyk czośnik
groch: grochówka grosiek
fasola: zakle fizoły tyczka szabelbon
bób: bober
szczypiorek: szczypior sznitloch trybulka
pietruszka: pietrucha petrzela pietruszczyna
rabarbar: rumbarbar
agrest: angryst wieprzka agreścina
porzeczka: świętojanka porzyczka smrodina
jeżyna: ostrężyna ożyna ostrężnica
jagoda: jafira
borówka: brusznica borówczanka gogodza
żurawina: żórawina klukwa
truskawka: ananaska erdbera
czereśnia: trześnia ptasznica
śliwka: ślywka damacha
jabłko: jabko jabuszko japko
gruszka: gruszczka kruszka ulęgałka
suszony: suszka brzad
borowik: prawdziwek praw prawok bielak
maślak: maślok maśluk ślimok
koźlarz: koźlak kozok brzeźniak
podgrzybek: czarnogłówek podgrzybka
pieczarka: pieczara szampion szampinion
rydz: rydzyk hryb
gołąbka: surojadka serojeżka
twaróg: gzika
zsiadły: siadły kiselne
śmietana: smetana śmiotana
maślanka: kiernica kierzanka buttermilch
żentyca: żyntyca zincica
oscypek: redyk
bryndza: brynza bryndzia
masło: masełko
jajo: jajec jaje kokoszę wajco
boczek: szpyrka brzusek
słonina: sało szpyra spyrka bielina
skwarka: szpyrka spyrka jaszczka
szynka: szynecka szołdra kumpiak
kiełbasa: wuszt klobasa kołbasa
kaszanka: kaszok krupnioczek
pasztetowa: leberka wątrobianka leberwuszt paśtetówka
salceson: preswuszt
kotlet: karbonada karminadel sznycel
mielony: karminadel sznycel
placek: plendz plince plińc tarcioch tarcinek
racuch: ruchanka drożdżak
pampuch: parzak buchta pyza parowiec
kluska: klóska klyjza zacierka szagówka kładzioka
kartacz: cepelin zepelin kartaczek
pierogi: pieroga
bliny: blin
bułka: weka żymła angielka zemła żymełka
chleb: bochen prądnicki chlyb
rogal: marciński kipfel
ciasto: kuch kuchen młodzowy
sernik: kyjzekuchyn zernik twarożnik
drożdże: młodzie heba
kruszonka: posypka zista
ciastko: kichelka zuckerki
cukierek: bombon bombona karmelek
pierniki: fafernuch żurawek
makówka: makiełki makówki makiełka
kutia: kucja kuccia makiełki
kompot: brzadowy
piwo: piweczko
musztarda: zymft
słoik: krauza krauz
herbata: tyj herba
kawa: bonkawa
kogut: kokot kohut piejak
kura: kokosz kokoszka kurzyca
indyk: indor gulgot
indyczka: jendoga pula
perlica: perliczka pantarka
gęś: gęsica husia piela
gąsior: gęsior gąsiór
królik: trus truś trusia królika karnikiel
koza: kozuchna
kozioł: cap capek
baran: tryk skopek
owca: owieczko bacia maciorka
świnia: świniok wieprzka
prosię: prosiuk parsiuk
wieprz: karmik
krowa: krasula mućka łaciata siwula krowiczka bydlę
cielę: ciołek cielok
koń: szkapa chabeta konisko kobyłka
pies: kejter burek psisko kundel psina
kot: kociamber kiciuś kociak mruczek kocur kicia
pszczoła: pscoła psczoła pszczółka
gołąb: gołymb gruchacz
drzewo: strom
choinka: jedlina chojak chojka krista jolka
bombka: bańka
jodła: jedla jedlina
sosna: chojna chojka chojak sośnina
modrzew: modrzewina
jałowiec: jadłowiec kadyk
świerk: smrek smereka śmerek
wiadro: kubeł kibel szaflik węborek
kosz: opałka kobiałka krobia
łubianka: kobiałka kobiałeczka
stołek: ryczka zydel zydelek ryczek
kubek: szolka kubas tasa
miska: szolka makutra
makutra: donica makotra donka makotyrka
garnek: sagnek
dzban: dzbanek krużlik
fartuch: zapaska szyrc zopaska
spodnie: portki galoty gacie bryczesy
skarpeta: zoki fuzekla kopyce skarpetka
kapeć: papuć lacie ciapek bambosz papeć
kurtka: jakla
kożuch: tulub
czapka: myca kaszkiet bandurka czapa
sukienka: kieca
poduszka: zagłówek zogówek
pierzyna: pierzynka bet pierzynisko
chodnik: szmaciak gałganiarz
miotła: mietła zmiotka brzozówka
motyka: dziabka graca haczka gracka
siekiera: siykiera topór
nóż: kozik knyp
serwetka: deczka dyczka
obrus: stolicznik
świeca: gromnica świeczka świyczka
siano: sianko
obornik: gnój
torf: murszówka
opał: opałka
wesele: weselisko
odpust: kiermas odpuścik
jarmark: pchli targowisko
`;

/** The first word of a line means the others as well, though less. */
export const COLLECTIVE = `
włoszczyzna marchew pietruszka seler por
zielenina pietruszka koper szczypiorek sałata
grysik kasza manna
pęcak kasza
krupy kasza
swojszczyzna wędlina kiełbasa szynka
dziczyzna sarnina dzik jeleń
podroby wątroba serce żołądek
świniobicie mięso wędlina kaszanka
rosołowy kura mięso
gadzina kura kaczka gęś
chudoba krowa koń owca
inwentarz krowa świnia owca koza
kwietnik kwiat
letnisko agroturystyka
`;

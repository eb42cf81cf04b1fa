import type { BranchWords } from '../branch-words.ts';

/** Words that belong to no single branch of the market. */
export const generalWords: BranchWords = {
  sayings: `
dom na sprzedaż > nieruchomość
projekt dom > nieruchomość
mieszkanie na sprzedaż > nieruchomość
mieszkanie do wynajęcie > nieruchomość
dom do wynajęcie na stałe > nieruchomość
kupić mieszkanie > nieruchomość
kupić dom > nieruchomość
działka na sprzedaż > nieruchomość
działka budowlany > nieruchomość
kupić działka > nieruchomość
siedlisko na sprzedaż > nieruchomość
gospodarstwo na sprzedaż > nieruchomość
stodoła na sprzedaż > nieruchomość
grunt rolny > nieruchomość
ziemia rolny > nieruchomość
pole na sprzedaż > nieruchomość
las na sprzedaż > nieruchomość
kawalerka > nieruchomość
domek na drzewo > domek nadrzewny
prawo jazda > prawko
kurs prawo jazda > korepetycje
kurs na prawo jazda > korepetycje
miel > miód
co posmarować > smarowanie
koleżanka z praca > koleżanka
zaczynać z > chcę
zacząć z > chcę
przygoda z > chcę
bez skorupka > bez łupin
bez skorupa > bez łupin
bez łupinka > bez łupin
med lypovyi > miód lipowy
med hrechanyi > miód gryczany
med z > miód z
`,
  same: `
`,
  also: `
stary dojrzewający dojrzały leżakowany
`,
  translations: `
chłopski|farmhouse farmer|bauern bauer|campesino|селянський|contadino
odporność|immunity immune|immunsystem abwehrkräfte|inmunidad defensas|імунітет|immunità
sen|sleep insomnia|schlaf schlafen|sueño dormir|сон безсоння|sonno
brzuch|stomach digestion|magen bauch verdauung|estómago digestión|живіт шлунок травлення|stomaco digestione
grób|grave cemetery|grab friedhof|tumba cementerio|могила кладовище цвинтар|tomba cimitero
mąż|husband man men|mann männer|hombre marido|чоловік чоловіка|uomo marito
ojciec|father dad|vater papa|padre papá|тато батько|papà padre
pranie|laundry|wäsche|colada|білизна прання|bucato biancheria
papierowy|paper|papier|papel|паперовий|carta
piła|saw chainsaw|säge motorsäge|motosierra sierra|пила бензопила|motosega
kobieta||||жінок жінкам жінки|
mężczyzna||||чоловіків чоловікам|
stary|old aged vintage|alt alte alter alten altes|viejo vieja antiguo antigua|старий стара старе|vecchio vecchia antico antica
duży|large big|groß große großer großes|grande|великий велика велике|grande
mały|small little tiny|klein kleine kleiner kleines|pequeño pequeña|малий маленький маленька|piccolo piccola
regionalny|local regional|regional einheimisch|local regional|місцевий|locale regionale
tradycyjny|traditional|traditionell|tradicional|традиційний|tradizionale
naturalny|natural|natürlich naturbelassen|natural|натуральний|naturale
ciepły|warm|warm|cálido caliente|теплий|caldo
miękki|soft|weich|blando suave|мякий|morbido
twardy|hard|hart|duro|твердий|duro
gruby|thick|dick|grueso|товстий|spesso
cienki|thin|dünn|fino|тонкий|sottile
zielony|green|grün|verde|зелений|verde
niebieski|blue|blau|azul|синій|blu azzurro
zdrowy|healthy|gesund|sano saludable|здоровий|sano
mocny|strong|stark|fuerte|міцний|forte
żywy|living|lebendig|vivo|живий|vivo
dorosły|adult grown|erwachsen ausgewachsen|adulto|дорослий|adulto
solony|salted|gesalzen|salado|солоний|salato
`,
};

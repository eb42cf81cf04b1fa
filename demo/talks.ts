/** The messages between a buyer and a seller before a visit or a parcel: alternating, the buyer first. */
export type DemoTalk = readonly [string, string, string, string];

/** Each fits any goods, or any farm, and names no sums or days, which might be wrong. */
export const demoTalks: Readonly<Record<'ad' | 'agritourism', readonly DemoTalk[]>> = {
  ad: [
    [
      'Dzień dobry, czy to jest jeszcze aktualne?',
      'Dzień dobry, tak, zapraszam. Wystarczy dać znać dzień wcześniej.',
      'Świetnie, przyjadę w sobotę przed południem.',
      'Będę na miejscu do trzynastej. Do zobaczenia!',
    ],
    [
      'Dzień dobry! Czy wysyłają Państwo też paczkomatem?',
      'Tak, pakujemy porządnie i wysyłamy w poniedziałki i środy.',
      'To poproszę, dane podam w następnej wiadomości.',
      'Zapisane. Numer przesyłki prześlę, gdy paczka wyjdzie.',
    ],
    [
      'Witam, a jest szansa na odbiór wieczorem po pracy?',
      'Jest, do dwudziestej zawsze ktoś jest w domu.',
      'Pasuje mi czwartek około osiemnastej.',
      'Umowa stoi, odłożę na bok.',
    ],
    [
      'Dzień dobry, szukam czegoś na prezent. Czy można zapakować trochę ładniej?',
      'Oczywiście, mamy szary papier i lniany sznurek.',
      'Brzmi pięknie, biorę.',
      'Dziękuję, jutro wszystko przygotuję.',
    ],
    [
      'Czy mogę przyjechać obejrzeć, zanim się zdecyduję?',
      'Pewnie, nic na siłę. Kawa też się znajdzie.',
      'Dziękuję, będziemy z mężem w niedzielę po obiedzie.',
      'Czekamy, proszę wjechać prosto na podwórko.',
    ],
    [
      'Dzień dobry, jak najlepiej to przechowywać?',
      'W chłodzie i bez słońca, wtedy długo zachowa to, co najlepsze.',
      'Dziękuję za radę, proszę o dwie sztuki.',
      'Proszę bardzo, będą gotowe do odbioru od jutra.',
    ],
  ],
  agritourism: [
    [
      'Dzień dobry, czy ostatni weekend miesiąca jest jeszcze wolny?',
      'Dzień dobry, jeden pokój tak, z widokiem na sad.',
      'To prosimy o rezerwację dla dwóch osób.',
      'Zapisane, czekamy po piętnastej. Wieczorem palimy ognisko.',
    ],
    [
      'Czy można przyjechać z psem? Jest spokojny i nieduży.',
      'Można, byle na smyczy przy kurach.',
      'Cudownie, to wpadniemy na trzy noce.',
      'Zapraszamy, miska i posłanie będą czekać.',
    ],
    [
      'Dzień dobry, czy są u Państwa atrakcje dla dzieci?',
      'Są kozy, huśtawki i piec, w którym razem pieczemy chleb.',
      'Dzieci już się pakują. Będziemy w piątek wieczorem.',
      'Damy im pospać, a rano do kóz. Do zobaczenia!',
    ],
  ],
};

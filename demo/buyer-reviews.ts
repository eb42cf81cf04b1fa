/** A seller's review of a buyer after an agreement, with the buyer's reply if there is one. */
export interface DemoBuyerReview {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
  readonly reply?: string;
}

/** One for each agreement of the demo market. Each fits any goods and does not reveal anybody's sex. */
export const demoBuyerReviews: readonly DemoBuyerReview[] = [
  { rating: 5, text: 'Odbiór co do minuty, zapłata od ręki. Zapraszam zawsze.' },
  {
    rating: 4,
    text: 'Odbiór dzień później, niż stanęło w umowie, ale z uprzedzeniem i przeprosinami.',
    reply: 'Dziękuję za wyrozumiałość, na objeździe stało pół powiatu.',
  },
  { rating: 5, text: 'Konkretne pytania, szybka decyzja i własna skrzynka na zakupy. Oby więcej takich kupujących.' },
  { rating: 5, text: 'Wszystko zgodnie z umową, a na pożegnanie słoik ogórków od siebie. Dziękuję!' },
  {
    rating: 3,
    text: 'Umowa dotrzymana, choć termin zmieniał się trzy razy. Następnym razem proszę o wiadomość dzień wcześniej.',
    reply: 'Słusznie, żniwa pokrzyżowały plany. Dziękuję za cierpliwość.',
  },
  { rating: 5, text: 'Słowo droższe od pieniędzy. Polecam innym sprzedającym.' },
  { rating: 5, text: 'Przelew tego samego dnia, a po tygodniu miła wiadomość, że wszystko służy.' },
  { rating: 4, text: 'Sympatyczna rozmowa przy odbiorze. Tylko reszty musieliśmy szukać po sąsiadach.' },
];

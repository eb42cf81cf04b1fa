/**
 * Sellers' replies to comments: to praise, and to customers who were not quite content. Each fits any goods, and
 * reveals nothing about its author or addressee.
 */
export const demoReplies: Readonly<Record<'praise' | 'regret', readonly string[]>> = {
  praise: [
    'Dziękujemy za miłe słowa i zapraszamy ponownie.',
    'Bardzo się cieszymy! Takie opinie dodają skrzydeł na cały sezon.',
    'Dziękuję serdecznie. Proszę dać znać przy następnej okazji, odłożę coś specjalnie.',
    'Aż miło czytać przy porannej kawie. Do zobaczenia!',
    'Dzięki! Przekażę mamie, bo to jej zasługa.',
    'Cieszę się, że smakuje i służy. Pozdrowienia z naszego podwórka.',
    'Dziękujemy, że piszą Państwo także po zakupie. To dla nas naprawdę ważne.',
    'Bardzo dziękuję! W przyszłym miesiącu będzie świeża partia.',
    'Pięknie dziękujemy i kłaniamy się nisko.',
    'Cała rodzina przeczytała na głos. Dziękujemy!',
    'Miło mi ogromnie. Przy odbiorze osobistym zapraszam na herbatę.',
    'Staramy się, żeby za każdym razem było tak samo dobrze. Dziękujemy za zaufanie.',
  ],
  regret: [
    'Dziękuję za szczerość. Proszę się odezwać, na pewno coś na to poradzimy.',
    'Przykro mi, że nie wszystko się udało. Poprawimy to przy następnym zamówieniu.',
    'Słuszna uwaga, zmieniliśmy już sposób pakowania.',
    'Przepraszamy za kłopot. W szczycie sezonu nie zawsze nadążamy, ale pracujemy nad tym.',
    'Dziękujemy za podpowiedź, dopiszemy to w ogłoszeniu, żeby nikt nie był zaskoczony.',
    'Rozumiem i przepraszam. Następnym razem proszę zadzwonić od razu, wymienimy bez gadania.',
    'Dobrze wiedzieć, dziękuję. Zależy mi, żeby każdy był zadowolony.',
    'Szkoda, że tak wyszło. Zapraszam jeszcze raz, z małym upustem na przeprosiny.',
  ],
};

import { asked, deniable, said } from './concept-words.ts';
import type { Concept } from './concepts.ts';
import { courierConcepts } from './courier-concepts.ts';
import { MARKS } from './plain-words.ts';

/** The concepts that rules combine. */
const concepts = {
  ...courierConcepts,
  // Payment in advance.
  advance: deniable(
    '~zaliczk*, zadatek, zadatk*, ~przedplat*, przedpłat*, opłat* rezerwacyj*, kaucj* _ z góry, kaucj* na konto',
    'передоплат*, передплат*, предоплат*, завдаток, завдатк*, задаток, задатк*, аванс*',
    'deposit, deposits, advance payment, prepay*, down payment, downpayment, reservation fee, booking fee',
    'anzahlung*, vorkasse, vorauszahlung*, vorauskasse, reservierungsgebühr*',
    'anticipo, una señal, la señal, adelanto, prepago, pago adelantado',
    'caparra, acconto, anticipo',
  ),
  ahead: said(
    'z góry, najpierw, przed wysył*, przed wysłan*, przed nadan*, przed spotkan*, przed obejrzen*, zanim wyśl*, zanim nad*, zanim przyjed*, zanim zarezerw*, zanim kto*',
    'наперед, спершу, спочатку, заздалегідь, перед відправ*, до відправ*, перед зустріч*',
    'upfront, up front, in advance, beforehand, before i send, before i ship, before i post, before shipping, before viewing, before delivery, first',
    'im voraus, vorab, vorher, zuerst, bevor ich, vor dem versand, vor versand, vor der besichtigung',
    'por adelantado, por anticipado, antes de enviar*, antes de mand*, antes del envio, antes de ver, primero',
    'in anticipo, prima della spedizione, prima di spedire, prima di vedere, anticipatamente, prima il, prima i',
  ),
  urgent: said(
    'od razu, natychmiast, pilnie, pilne, jeszcze dziś, jeszcze dzisiaj, teraz, do wieczora, w ciągu godziny, szybko, zaraz, inni chętni, inny kupiec, kolejka chętnych, wielu chętnych, inny chętny, inni zainteresowani',
    'зараз, негайно, терміново, сьогодні, швидко, інші покупці, багато охочих',
    'now, right away, immediately, today, asap, urgent*, other buyers, many people interested, within the hour',
    'sofort, jetzt, heute noch, dringend, andere interessenten, viele interessenten',
    'ahora mismo, ya mismo, urgente*, hoy mismo, cuanto antes, otros interesados, muchos interesados',
    'subito, adesso, urgente*, oggi stesso, altri interessati, molti interessati',
  ),
  reserve: said(
    'zarezerw*, odłoż*, zatrzyma*, trzym* rezerwac*, za rezerwacj*, na wyłączność, wtedy wyśl*, to wyśl*, a wyśl*, i wyśl*, dopiero wyśl*',
    'зарезерв*, відклад*, притрим*, тоді відправ*, і відправ*, бронь, бронюван*',
    'reserve*, hold it, keep it, then i send, then i ship, and i ship, and i will ship, and ill ship, and ill send, and i will send, to secure',
    'reservier*, zurücklegen, zurückleg*, dann schick*, dann versend*, dann sende',
    'reserv*, te lo guardo, se lo guardo, y te lo envi*, y se lo envi*, y te lo mand*, y lo envío',
    'riserv*, te lo tengo, glielo tengo, lo tengo da parte, metto da parte, e spedisco, e lo spedisco, e te lo spedisco, e glielo spedisco, prenot*, bloccar*',
  ),
  transfer: deniable(
    '~przelew*, przelej*, przelać, wpłat*, wpłać*, wpłacać, płatność, płatności, zapłat*, zapłac*, blik*, kasę, kasa, pieniądz*, pieniędz*, na konto',
    'переказ*, оплат*, сплат*, гроші, грошей, кошти, скиньте, перекиньте, на карту, на картку',
    'transfer*, payment*, pay, paid, money, wire, bank account',
    'überweis*, zahl*, bezahl*, geld',
    'transferencia*, bizum, pago, pagos, pagar*, pague, pagas, paga, dinero, ingres*',
    'bonifico, bonifici, pagamento, pagamenti, pagare, paga, pagami, pagarmi, pagato, ricarica, postepay, soldi',
  ),
  payment: said(
    'płatnoś*, zapłat*, przelew*, wpłat*, pieniądz*, pieniędz*, środki, środków, zwrot*, przelan*, zapłać, zamówieni*, transakcj*, zakup*',
    'оплат*, гроші, кошти, платіж, платеж*, замовленн*, переказ',
    'payment*, money, paid, funds, order, transaction, refund*, purchase',
    'zahlung*, geld, bezahl*, bestellung*, transaktion*, betrag',
    'pago, pagos, dinero, pedido, transacción, reembolso, compra',
    'pagamento, soldi, ordine, transazione, rimborso, acquisto, denaro',
  ),
  payNow: deniable(
    'przelej*, proszę przelać, prosze o przelew, proszę zrobić przelew, proszę o _ wpłat*, proszę wpłacić, proszę zapłacić, prosze opłacić, proszę o zapłat*, zrób przelew, zrób szybki przelew, wpłać, wpłaćcie, wpłacić, opłać, zapłać, zapłaćcie, musi* _ zapłacić, musi* _ wpłacić, musi* _ przelać, trzeba _ zapłacić, trzeba _ wpłacić, trzeba _ opłacić, wyślij kas*, wyślij pieniądz*, prześlij pieniądz*, wyślij* przelew, ślij kas*, puść* przelew, puść* blik*, rzuć blik*, podeślij blik*, poproszę przelew, poproszę o przelew, poproszę o wpłat*, może* _ przelać, może* _ wpłacić, może* _ zrobić przelew, przelewem na konto',
    'перекажіть, переказати, скиньте, скинь, скинути, перекиньте, оплатіть, оплати, сплатіть, заплатіть, заплати, переведіть, треба оплатити, треба сплатити, потрібно сплатити, потрібно оплатити, зробіть переказ',
    'send _ money, send _ payment, send _ deposit, send me, pay, transfer _ money, wire, make a transfer, make the transfer, make payment, you need to pay, you must pay',
    'überweisen sie, überweise mir, überweis mir, überweist, zahlen sie, zahl mir, zahle bitte, bitte überweisen, bitte _ überweisen, bitte zahlen, schick mir geld, schicken sie _ geld, müssen _ zahlen, müssen _ bezahlen, musst _ zahlen, zu zahlen',
    'haz _ transferencia, haga _ transferencia, hazme _ bizum, hágame _ bizum, un bizum, mándame _ dinero, envíame _ dinero, envíeme _ dinero, págame, págueme, paga, pague, ingresa, ingrese, tienes que pagar, tiene que pagar, hay que pagar, debes pagar, debe pagar',
    'fai _ bonifico, faccia _ bonifico, fammi _ bonifico, fammi _ ricarica, mi faccia _ bonifico, mi faccia _ ricarica, manda* _ soldi, invia* _ soldi, paga, paghi, pagami, mi paghi, versa, versi, devi pagare, deve pagare, bisogna pagare',
  ),
  demand: said(
    'proszę o, prosimy, prosze, uiść*, uiści*, uregulow*, poproszę, poproszę o, wymag*, pobier*, trzeba, musi*, konieczn*, warunek, warunkiem, tylko po, po wpłac*, po otrzymaniu, wpłać, wpłaci*, wpłac*, wpłat*, przelej*, przelać, przelew*, prześlij, prześle, wyślij*, zapłać, zapłaci*, puść*, na konto, bez zaliczki nie, i rezerwuj*, potrzebn*, potrzebuję, daj, poślij, podeślij, ureguluj*, opłać, opłaci*',
    'прошу, просимо, треба, потрібн*, потрібен, необхідн*, тільки після, скиньте, скинь, перекажіть, сплатіть, внесіть, оплат*, лише після, переказ*, на картку',
    'please, need, needs, required, require, must, only after, send, pay, transfer, to hold, to secure, to reserve, we ask, i ask',
    'bitte, brauche, benötig*, erforderlich, nötig, muss, müssen, nur gegen, nur nach, überweis*, zahlen, verlang*, schick*, gegen',
    'por favor, necesito, hace falta, hay que, tienes que, tiene que, exij*, pido, pedimos, envía*, manda*, paga*, pague, solo con, transferencia, dej*, bizum',
    'per favore, serve, serv*, occorre, devi, deve, chied*, manda*, invia*, versa*, paga*, bonifico, solo dopo, lascia*, ricarica',
  ),
  amount: said(
    '# zł*, # pln, # euro, # eur, # %, # procent, # грн, # гривень, połow*, половин*, half, hälfte, mitad, metà, # proc, # złot*, zł #',
  ),
  blikCode: deniable(
    'kod* blik*, blik kod*, kod* do blik*, kod* _ aplikacji bank*, # cyfr* kod*, kod* # cyfr*, sześć cyfr, # cyfr z aplikacji, # cyfr z banku, sześciocyfrow* kod*, kod* sześciocyfrow*, blik* # cyfr*, kod* bllik*, kod* blk, kod* blika',
    'код blik, код блік, блік код, blik код, код бліка, коду blik, код з банку',
    'blik code, code blik, code from your bank*, code from the blik',
    'blik code, blikcode',
    'código blik',
    'codice blik',
  ),
  blikPay: deniable('blik*, na blik*, blikiem, blk, блік, бліком, bizum, postepay, ricarica postepay'),
  giftCard: deniable(
    'paysafe*, paysafecard, neosurf, google play, googleplay, itunes, kart* steam*, kod* steam, kart* podarunkow*, kart* przedpłacon*, kod* z kart*, kart* amazon',
    'подарунков* карт*, подарунков* картк*, код* steam',
    'gift card*, giftcard*, steam card*, prepaid card*, amazon card*, apple card*',
    'geschenkkarte*, gutscheinkarte*, guthabenkarte*, steam karte*, gutscheincode*',
    'tarjeta* regalo, tarjeta* de regalo, tarjeta* prepago, tarjeta* steam',
    'carta regalo, carte regalo, buono regalo, buoni regalo, carta prepagata, gift card',
  ),
  buy: said(
    'kup, kupi*, zdrapk*, zdjęcie, kod*, купіть, купи, buy, get, scratch*, code*, photo*, kauf*, besorg*, compra*, código*, compr*, codic*',
  ),
  stay: said(
    'pobyt*, nocleg*, voucher*, stay, übernachtung*, aufenthalt, estancia, soggiorno, klimatyczn*, miejscow* opłat*, opłat* miejscow*, kurtaxe, tassa di soggiorno',
  ),
  moneyService: deniable(
    'western union, westernunion, western uninon, weston union, moneygram, money gram, ria money, remitly, perfect money, вестерн юніон, вестерн юнион, maniigram',
  ),
  crypto: deniable(
    '~bitcoin*, bitkojn*, btc, usdt, tether, ethereum, ~kryptowalut*, krypto, kryptą, crypto, cryptocurrenc*, криптовалют*, крипта, криптою, біткоїн*, биткоин*, kryptowährung*, criptomoneda*, criptovalut*, binance',
  ),
  fee: said(
    'opłat* celn*, opłat* manipulacyjn*, opłat* ubezpieczen*, opłat* aktywacyjn*, opłat* administracyjn*, opłat* weryfikacyjn*, opłat* transakcyjn*, opłat* za ubezpieczeni*, ubezpieczenie przesyłk*, ubezpieczenie paczk*, ubezpieczenie transport*, opłat* kuriersk*, cło, opłat* za odblokow*, dopłat* _ przesyłk*, dopłat* _ paczk*, niedopłat*',
    'митн* збір, мито, страхов* збір, страхуванн* посилк*, комісі*, збір за',
    'customs fee*, customs dut*, insurance fee*, release fee*, handling fee*, verification fee*, clearance fee*, courier fee*, refundable fee*',
    'zollgebühr*, versicherungsgebühr*, bearbeitungsgebühr*, freigabegebühr*, transportversicherung',
    'tasa* de aduana*, tasas aduaner*, gastos de aduana*, seguro del envio, seguro de envío, tasa de gestion',
    'spese doganal*, tasse doganal*, dazio, assicurazione _ spedizione, assicurazione del pacco, spese di sblocco',
  ),
  friendsPay: said(
    'przyjaciel* i rodzin*, przyjació* i rodzin*, rodzin* i przyjaci*, dla znajomych i rodzin*, друзям і родині, друзі та родина, друзям і сімї, friends and family, family and friends, friends _ family, freunde und familie, familie und freunde, freunde _ familie, amigos y familiares, amigos y familia, familiares y amigos, amici e familiari, amici e parenti, amici e famiglia, familiari e amici',
  ),
  wallet: said('paypal*, pay pal, revolut*, wise, opcj*, option*, opción, opzione, als, як, jako, come, como, as'),
  tooMuch: said(
    'za dużo, nadpłat*, nadpłac*, większ* kwot*, wyższ* kwot*, różnic*, pomyłkowo, przez pomyłk*, omyłkowo, podwójn*, dwa razy',
    'забагато, надлишок, різниц*, помилково, двічі, більшу суму',
    'too much, overpaid, overpayment, the difference, the excess, by mistake, twice, larger amount, higher amount',
    'zu viel, überzahl*, differenz, versehentlich, doppelt, höher* betrag',
    'de más, demasiado, diferencia, por error, dos veces, importe superior',
    'troppo, in più, differenza, per errore, due volte, importo superiore',
  ),
  sendBack: said(
    'proszę _ zwróc*, proszę o zwrot, proszę odesł*, proszę o odesłan*, zwróć*, niech* _ zwróci*, niech* _ odda*, odeślij*, zwróci* mi, odda* mi, musi* _ zwrócić, musi* _ oddać, może* _ zwrócić, może* _ odesłać, może* _ oddać, resztę _ kurier*, resztę odda*, resztę _ odda*, resztę _ przele*, resztę _ odeś*',
    'поверніть, поверни, прошу повернути, поверне*',
    'return, refund, send back, send _ back, send the rest, give back',
    'zurück*, rücküberweis*',
    'devuelv*, devolv*, reembols*, devuélv*',
    'restitu*, rimborsami, mi rimborsi, rimandami, rimand*, ridammi, rimborsare',
  ),
  atPickUp: deniable(
    'przy odbior*, po odbior*, na miejscu, u pan*, u państwa, po obejrzen*, po sprawdzen*, po otrzyman* towar*, przy odebran*, osobiście, za pobran*, przy dostaw*, kurierowi, jak odbior*, przy przyjeździe, po przyjeździe, w dniu przyjazdu, po pobycie, przy zameldowan*',
    'при отриманні, на місці, після огляду, при зустрічі, накладен*, післяплат*, після отримання, при заселенні, по приїзді',
    'on collection, on pickup, on pick up, at pickup, when i pick, when you pick, when you collect, when i collect, on the spot, in person, cash on delivery, on delivery, after i see, on arrival, at check in',
    'bei abholung, vor ort, nach besichtigung, nachnahme, persönlich, bei übergabe, bei anreise, bei ankunft',
    'al recoger*, en persona, en mano, contra reembolso, al recibir*, a la llegada, al llegar',
    'al ritiro, di persona, sul posto, contrassegno, alla consegna, all arrivo, allarrivo, quando ritir*, quando arriv*',
  ),
  offersSelf: said(
    'wpłaciłem, wpłaciłam, wpłaciliśmy, zapłaciłem, zapłaciłam, przelałem, przelałam, zrobiłem przelew, zrobiłam przelew, mogę _ wpłacić, mogę _ przelać, mogę _ zapłacić, mogę wysłać, mogę zrobić, mogę dać, możemy _ wpłacić, możemy _ zapłacić, możemy przelać, chętnie wpłac*, wpłacę, wpłacimy, przeleję, przelejemy, zapłacę, zapłacimy, zrobię przelew, zrobimy przelew, zrobię _ przelew, wyślę zaliczk*, wyślę zadatek, chciał* wpłacić, chciał* zapłacić, chcę wpłacić, chcę zapłacić, dziękuj* za, otrzymał*, dotarł*, doszedł, doszła, doszło, wpłynęł*, przyszedł, przyszła, widzę, zwróc*, zwrac*, oddaj*, odesłał*, potwierdzam',
    'можу _ оплатити, можу _ переказати, можу _ скинути, можу _ сплатити, оплачу, переказала, переказав, переведу, скину, перекажу, дякую за, отримал*, отримав, прийшл*, прийшов, поверну',
    'i can _ pay, i can _ send, i can _ transfer, i will pay, ill pay, i could pay, i could _ transfer, can i pay, i sent, i have sent, i paid, i have paid, we can pay, happy to pay, shall i, should i, may i, received, thanks for, thank you for, we will pay, i transferred',
    'ich überweise, ich kann _ überweisen, ich kann _ zahlen, ich zahle, kann ich, soll ich, ich habe _ überwiesen, wir überweisen, wir zahlen, ist angekommen, erhalten, danke für',
    'puedo _ pagar, puedo hacer, puedo enviar*, le hago, te hago, hago _ transferencia, he hecho, he pagado, pagaré, recibid*, gracias por, podemos pagar',
    'posso _ pagare, posso fare, faccio _ bonifico, ho fatto, ho pagato, pagherò, ricevut*, grazie per, possiamo pagare, le faccio, ti faccio',
  ),
  wonders: said(
    'czy trzeba, czy potrzeb*, czy konieczn*, czy wymag*, czy jest _ zalicz*, czy jest _ zadat*, czy jest potrzebn*, czy jest wymagan*, czy bierze*, czy biorą, czy pobiera*, czy państwo wymag*, czy państwo bior*, czy państwo pobier*, czy pan* wymag*, czy pan* chc*, czy pan* bierze, czy pan* potrzeb*, czy chc*, jaka zaliczk*, jaką zaliczk*, jaki zadatek, ile zaliczk*, ile wynosi, ile _ zaliczki, czy mogę, czy można, czy da się, czy możliw*, czy zaliczk*, czy przedpłat*',
    'чи потрібн*, чи потрібен, чи треба, чи берете, чи можна, чи можу, яка передоплат*, який завдаток, скільки _ передоплат*',
    'do you need, do you require, do you want, do you take, do i need, do i have, is a deposit, is there a deposit, how much is, how much deposit, can i, could i, is it possible, what deposit, how much of a',
  ),
  wondersAloud: asked(
    'потрібн*, потрібен, treba, треба, беруть, zaliczk*, zadatek, zadatku, przedpłat*',
    'deposit, deposits, upfront',
    'braucht ihr, brauchen sie, brauchst du, wie hoch, kann ich, soll ich, verlangen sie, muss ich, müssen wir, sollen wir, können wir, ist _ anzahlung',
    'hace falta, es necesari*, piden, pides, cuánto _ anticipo, puedo, podemos, hay que, se puede, tenemos que, tengo que',
    'è necessari*, serve, chiedete, volete, quanto, posso, possiamo, devo, dobbiamo, si può, bisogna',
  ),
  cautions: said(
    'uwaga na oszust*, uważaj*, oszukal*, oszuści, nigdy _ nie prosi*, nigdy o to nie, nigdy nie podawaj*, nie podawaj*, nie klikaj*, ostrzeg*, обережно, шахраї, не давайте, не повідомляйте, beware, never give, never share, do not share, dont share, scammers, vorsicht, betrüger, niemals, cuidado con, estafadores, no comparta, attenzione ai, truffatori, non condividere, non dare mai',
  ),
  noNeed: said(
    'nie trzeba, nie potrzeb*, nie wymag*, nie bior*, nie pobier*, nie musi*, nie chc*, nie jest potrzebn*, nie jest konieczn*, nie jest wymagan*, bez zaliczk*, bez przedpłat*, zwrotn*, przy odbior*',
    'не потрібн*, не потрібен, не треба, не берем*, не беру, без передоплат*, без завдатку',
    'not required, not needed, not necessary, no need, dont need, dont require, dont take, no deposit, without deposit, refunded your, returned your',
    'nicht nötig, nicht erforderlich, keine anzahlung, ohne anzahlung, brauchen wir nicht, nicht nötig',
    'no hace falta, no es necesari*, sin anticipo, no pedimos, no pido, sin señal',
    'non serve, non è necessari*, senza caparra, senza acconto, non chied*, senza anticipo, non occorre',
  ),
  thanks: said(
    'dziękuj*, dzięki, dzieki, podziękow*, dziekow*, дяку*, спасибі, thank*, danke*, dank, gracias, grazie, ringrazi*',
  ),

  // Links to "couriers" and "payments".
  link: said(
    `${MARKS.link}, ${MARKS.courierLink}, link, linku, linka, linkiem, linki, linkiem, odnośnik*, kod qr, kodu qr, kodem qr, qr kod*, qr code*, qr`,
    'лінк*, посиланн*, ссилк*, силк*, qr код*, код qr',
    'links, the url, url',
    'den link, dem link, qr code',
    'enlace*, vínculo, código qr',
    'collegamento, codice qr',
  ),
  courierLinkMark: said(MARKS.courierLink),
  openLink: said(
    'kliknij*, klikn*, wejdź*, wejść, otwórz*, przejdź*, przejść, zeskanuj*, skanuj*, kliknac, klikaj, otworzyć, prześlę, przesyłam, wysyłam link, wyślę link, dostaniesz link, dostanie pan* link, podeślę, przyślę, przyślą, z linku, w linku, pod linkiem, pod tym linkiem, link do płatnoś*, link do odbior*, link do dostaw*, link do zapłat*, link płatnicz*, opłac* przez link, zapłać przez link, wysłany link, wysłał* link, wysłano link',
    'натисн*, натис*, перейд*, відкри*, тисн*, перейт*, надішлю, скину, відскан*, зайд*',
    'click*, open, follow*, tap, visit, scan*, go to, use this, i will send, ill send, send you, sending you',
    'klick*, öffne*, folge*, folgen, klicken, anklicken, scann*, schicke ihnen, schicke dir, sende ihnen',
    'haz clic, haga clic, clic, pincha*, pulsa*, entra*, entre, abre, abra, accede*, acceda, escanea*, le envío, te envío, te mando, le mando',
    'clicca*, clicchi, apri, apra, accedi, entra, entri, scansiona*, ti mando, le mando, ti invio, le invio, segui, segua, vai',
  ),
  click: said(
    'kliknij*, klikn*, klikaj*, wejdź*, wejść, otwórz*, otworz*, przejdź na, zeskanuj*, zaloguj*, натисн*, натис*, перейд*, відкри*, відскан*, click*, tap, scan*, klick*, anklicken, scann*, clic, pincha*, pulsa*, escanea*, clicca*, clicchi, scansiona*',
  ),
  getMoney: said(
    'odebr* _ pieniądz*, odebr* _ środk*, odebr* _ płatno*, odebr* _ wpłat*, odebr* _ należno*, odebr* _ gotówk*, odebr* _ zapłat*, odebr* _ kas*, odebr* _ przelew*, odbior* _ pieniędz*, odbior* _ środk*, odbior* _ płatno*, odbior* _ wpłat*, odbior* _ przelew*, odbior* _ należno*, odbierz* _ pieniądz*, odbierz* _ środk*, odbierz* _ płatno*, odbierz* _ wpłat*, odbierz* _ przelew*, odbierz* _ kas*, odbierz* _ należno*, otrzym* _ pieniądz*, otrzym* _ środk*, otrzym* _ płatno*, otrzymać przelew, dosta* _ pieniądz*, dosta* _ kas*, dosta* _ środk*, dostać _ przelew, przyjąć _ płatno*, przyjąć przelew, środki _ zostan*, środki _ będą, środki _ trafi*, środki _ czekaj*, środki _ zablok*, środki _ zarezerw*, środki _ są, środki na kart*, pieniądze _ zostan*, pieniądze _ będą, pieniądze _ czekaj*, pieniądze _ zablok*, pieniądze _ zarezerw*, pieniądze _ trafi*, pieniądze _ wpłyn*, pieniądze są, pieniądze na kart*, wypłat* _ pieniędz*, wypłat* _ środk*, wypłać* _ środk*, wypłacić _ pieniądz*, potwierdz* _ wpłat*, potwierdz* płatno*, potwierdz* odbiór płat*, potwierdz* odbiór pien*, potwierdz* odbiór środk*, potwierdz* _ sprzedaż*, potwierdz* transakcj*, kasa _ czeka, zwrot* _ pieniędz*, zwrot podatku, zwrot* środk*',
    'отрима* _ гроші, отрима* _ кошти, отрима* _ оплат*, отриманн* _ коштів, отриманн* _ грошей, отриманн* _ оплати, прийня* _ оплату, прийня* _ платіж, гроші чекають, кошти чекають, кошти заброньован*, кошти зарезервован*, кошти будуть, гроші надійдуть, кошти надійдуть, гроші вже на, зарахуванн* коштів, вивести кошти',
    'receive _ money, receive _ payment, receive _ funds, get _ money, get your payment, get paid, accept _ payment, accept _ money, claim _ money, claim _ payment, claim _ funds, funds are, funds will, money is waiting, money will be, payment is waiting, payment is on hold, payment is held, collect your payment, collect _ money, confirm _ payment, confirm the sale, release _ funds, release _ payment, withdraw _ money',
    'geld _ erhalten, geld _ empfangen, geld _ bekommen, geld _ annehmen, geld anfordern, geld liegt, geld wartet, zahlung _ erhalten, zahlung _ annehmen, zahlung _ empfangen, zahlung _ bestätigen, zahlung bestätigen, betrag _ erhalten, betrag _ empfangen, geld wird _ gutgeschrieben, auszahlung*',
    'recib* _ dinero, recib* _ pago, recib* _ fondos, cobrar, cobro, acept* _ pago, confirm* _ pago, el dinero está, dinero te espera, dinero retenido, pago está retenido, pago retenido, fondos están',
    'ricev* _ soldi, ricev* _ denaro, ricev* _ pagamento, incass*, accett* _ pagamento, conferm* _ pagamento, i soldi sono, soldi bloccati, pagamento è in attesa, pagamento in sospeso, accredit*',
  ),
  paidAlready: said(
    'opłaciłem, opłaciłam, opłaciłe*, zapłaciłem, zapłaciłam, już zapłac*, już opłac*, zamówiłem, zamówiłam, zamówiłem kurier*, opłacone, opłacony, opłacona, opłacił*, zapłacone, zapłacił*, kupiłem, kupiłam, kupujący _ opłac*, kupujący _ zapłac*, zakup _ opłac*, sprzedane, został* opłac*, zakupił*, płatność została, płatność zaksięg*, zapłata została',
    'я оплатив, я оплатила, вже оплат*, оплатив, оплатила, сплатив, сплатила, оплачено, покупець оплат*, товар оплачен*, замовила, замовив, оплатили',
    'already paid, i have paid, ive paid, i paid, has been paid, have paid, payment was made, payment is done, payment complete*, ordered, paid for, item is sold, has sold, is sold',
    'habe _ bezahlt, bereits bezahlt, schon bezahlt, wurde bezahlt, ist bezahlt, habe _ überwiesen, habe _ bestellt, hat bezahlt, wurde verkauft',
    'he pagado, ya pagué, pagué, ya he pagado, está pagado, ya está pagado, ha pagado, se ha vendido, ha sido vendido',
    'ho pagato, già pagato, ho già pagato, è stato pagato, ha pagato, è stato venduto, ho ordinato, ho effettuato',
  ),
  confirmIt: said(
    'potwierdź*, potwierdzi*, potwierdzenia, potwierdzając, zweryfik*, weryfikac*, weryfikuj*, autoryz*, aktywuj*, uzupełnij*, uzupełni*, zaloguj*, zalogować, wpisz*, wpisać, wprowadź*, wprowadzić, podaj* dane, podać dane, podaniu danych, uiść*, wpisaniu, dopłać, dopłac*',
    'підтвер*, верифік*, авториз*, заповн*, введіть, введи, вкажіть, ввести, вказати, увійд*',
    'confirm*, verify, verif*, fill in, fill out, fill, log in, login, sign in, enter',
    'bestätig*, verifizier*, ausfüll*, füllen sie, anmelden, einloggen, eingeben, geben sie, melden sie sich',
    'confirm*, verific*, verifiq*, rellen*, introduc*, introduzca, inicia sesión',
    'conferm*, verific*, compil*, inserisc*, inserire, effettua il login',
  ),
  form: said('formularz*, formulaż*, форм*, анкет*, form, online form, formular*, formulario*, modulo, moduli'),
  cardWord: said(
    'kart* płatnicz*, kart* bankow*, kart* kredyt*, na kartę, na karte, dane kart*, danych kart*, numer* kart*, nr kart*, картк*, карти, карту, card details, card number, bank card, your card, kartendaten, kreditkarte*, bankkarte*, tarjeta*, carta di credito, dati della carta, numero della carta, carta bancaria, tua carta, sua carta',
  ),
  courier: said(
    '~kurier*, kuriersk*, inpost*, paczkomat*, dpd, dhl, gls, ups, fedex, poczta, poczty, pocztex*, pocztą, orlen paczk*, olx*, vinted*, allegro*, przesyłk*, paczk*, paczka, dostaw*, wysyłk*, przesyłek',
    'курєр*, курер*, курьер*, кур єр*, нова пошта, нову пошту, новою поштою, новій пошті, нової пошти, укрпошт*, доставк*, посилк*, відправленн*, олх',
    'courier*, delivery, shipping, shipment, parcel*, package*, postal, post office',
    'kurier*, versand*, lieferung*, paket*, hermes, sendung*, zustell*',
    'mensajer*, correos, seur, envío*, envio, paquete*, entrega*, transportista',
    'corrier*, pacco, pacchi, spedizion*, consegn*, poste italiane',
  ),
  account: said(
    'twoje konto, pana konto, pani konto, państwa konto, konto na jarmark*, konto zostanie, konto zostało, konto sprzedawc*, konta sprzedawc*, ваш акаунт, ваш обліковий, account, ihr konto, dein konto, kundenkonto, su cuenta, tu cuenta, suo account, tuo account, suo conto, ogłoszenie zostanie, ogłoszenie zostało',
  ),
  threat: said(
    'zablokowan*, zostanie zablok*, zawieszon*, wygasa, wygaśnie, usunięt*, ograniczon*, заблоковано*, заблокован*, буде видален*, blocked, suspended, restricted, will be deleted, expires, gesperrt, eingeschränkt, gelöscht, bloquead*, suspendid*, bloccat*, sospes*, limitat*',
  ),
  prize: said(
    'wygrał*, wygrana, wygraną, wygranej, zostałaś wybran*, zostałeś wybran*, nagrod* główn*, odbierz nagrod*, odebrać nagrod*, odbierz prezent, bon na, ви виграли, ви виграл*, виграли приз, ваш приз, you won, you have won, your prize, claim your, sie haben gewonnen, du hast gewonnen, ihr gewinn, ihren gewinn, has ganado, ha ganado, su premio, tu premio, hai vinto, ha vinto, tuo premio, suo premio',
  ),
  tracking: said(
    'śledz*, śledź*, numer przesyłk*, numer paczki, nr przesyłk*, nr paczki, numerem przesyłk*, tracking, track your, відстеж*, ттн, номер посилк*, sendungsverfolgung, sendungsnummer, verfolg*, seguimiento, rastre*, tracciamento, traccia*',
  ),
  checkMail: said(
    'sprawdź* _ mail*, sprawdź* _ poczt*, sprawdź* _ skrzynk*, sprawdź* _ spam*, sprawdzić _ mail*, sprawdzić _ poczt*, sprawdzić _ skrzynk*, sprawdzić _ spam*, sprawdź* e mail*, zajrzyj* do spam*, zajrzeć do spam*, zajrzeć na mail*, wiadomość _ mail*, mail* od inpost*, mail* od dpd, mail* od kurier*, mail* z inpost*, na mail* przyjdzie, na mail* dostan*, mailem link',
    'перевірте _ пошту, перевірте спам, перевірте папку, на пошту прийде',
    'check your mail, check your email, check your e mail, check your inbox, check _ spam, email from',
    'prüfen sie ihr*, schau in dein*, spam ordner, spamordner, e mail von',
    'revis* _ correo, revis* _ spam, mira _ correo, comprueba _ correo, bandeja',
    'controll* _ mail, controll* _ posta, controll* _ email, controll* _ spam',
  ),
  giveEmail: said(
    'podaj* _ mail*, podać _ mail*, podaj* e mail*, podać e mail*, podaj* adres mail*, podaj* adres e mail*, podać adres e mail*, potrzebuję _ mail*, potrzebuję _ e mail*, wyślij* _ mail*, jaki _ mail, jaki _ e mail, poproszę _ mail*, proszę o mail*, proszę o e mail*, proszę o adres e mail*, proszę o adres mail*',
    'дайте _ пошту, скиньте _ пошту, ваша електронн*, вашу електронн*, дайте email, надішліть _ email',
    'your email, your e mail, give me your mail',
    'ihre e mail*, deine e mail*, ihre mail*, deine mail*, ihre email*, deine email*',
    'tu correo, su correo, tu email, su email',
    'tua mail, sua mail, tua email, sua email, tua e mail, sua e mail',
  ),
  sendsLink: said(
    'dostanie* _ link*, dostaniesz _ link*, wyślę _ link*, wyślą _ link*, prześlę _ link*, przyjdzie _ link*, otrzyma* _ link*, potwierdzenie płatno*, potwierdzenie zapłat*, instrukcj*, підтвердження оплат*, send _ link, payment confirmation, zahlungsbestätigung, zahlungslink, confirmación de pago, confirmación del pago, conferma di pagamento, conferma del pagamento',
  ),
  courierPerson: said(
    'kurier*, firma kuriersk*, agent, kierowc*, spedytor*, курєр*, курер*, водій, courier*, driver, agent, shipper, kurier*, bote, fahrer, spediteur, mensajer*, transportista, agente, repartidor, corriere, autista, spedizioniere',
  ),
  brings: said(
    'przywiezie, przywozi, przekaże, przekazuje, wręczy, wypłaci, da, dostarczy, ma ze sobą, wręczą, rozliczy*, привезе, передасть, віддасть, вручить, bring*, hand*, give*, deliver*, bringt, übergibt, aushändig*, übergeben, trae, traerá, llevará, entrega, entregará, dará, porta, porterà, consegna, consegnerà, darà, consegnare',
  ),
  cash: said(
    'gotówk*, pieniądz*, kasę, kopert*, należnoś*, zapłatę, готівк*, гроші, конверт*, cash, money, envelope, bargeld, geld, umschlag, efectivo, dinero, sobre, contanti, soldi, busta',
  ),
  courierPays: said(
    'kurier _ zapłaci, kurier _ opłaci, kurier płaci pan*, kurier ci zapłaci, курєр заплатить, курєр вам заплатить, the courier pays you, courier will pay you, kurier bezahlt sie, kurier zahlt ihnen, mensajero le pagará, mensajero te pagará, mensajero te paga, corriere ti paga, corriere la paga, corriere pagherà, corriere ti pagherà',
  ),

  // Moving to another messenger.
  messenger: deniable(
    '~whatsap*, watsap*, whats ap*, wats ap*, what sap*, whatsup*, whats up, wazap*, vatsap*, wacap*, łacap*, łotsap*, łocap*, wotsap*, uotsap*, ~telegram*, tele gram*, telegamie, telega, telegę, viber*, wiber*, wajber*, vajber*, na signal, na signala, na signalu, signala, signalem, przez signal, auf signal, on signal, su signal, por signal, via signal, threema, wechat, snapchat*, snapie, discord*, skype*, skajp*',
    'вотсап*, ватсап*, вацап*, вайбер*, телеграм*, телега, телегу, телезі, сигналі',
    'wasap*, guasap*, wassap*, uatsap*',
  ),
  social: deniable(
    'messenger*, mesenger*, mesendżer*, messendżer*, fb, fejs*, fejsb*, facebook*, instagram*, insta, instę, instagramie, tg, ig, dm, месенджер*, інстаграм*, інсті, фейсбук*, тг',
  ),
  congratulations: said('gratulacj*, życze*, вітан*, congratulat*'),
  move: said(
    'napisz*, napisać, gada*, szukaj*, znajdziesz, znajdzie pan*, pisz, piszcie, pisać, pisze, odezwij*, odezwać, kontakt*, skontaktuj*, przejdź*, przejść, przejdźmy, przenieś*, przenieść, dodaj*, łap, łapcie, złap*, pogadaj*, pogadać, porozmawia*, dogada*, jestem na, jestem dostępn*, dostępn*, odpisz*, odpisuję, odpowiadam, szybciej, zdjęcia na, wyślę _ na, podeślę na, prześlę na, daj, podaj*, proszę na, zapraszam na, masz, ma pan*, macie, mają państwo, posiada*, znajdź*, mój, moj, lepiej na, wolę na, tylko na, tylko przez, przez, wiadomość na, wyślij*, ślij, wal na, dawaj na',
    'пишіть, пиши, напишіть, напиши, написати, писати, звяж*, зверта*, перейд*, перейт*, додай*, є у вас, у вас є, маєш, маєте, мій, краще в, тільки в, скину в, надішлю в, надсилай*, відповідаю, спілкуй*, продовжим*',
    'write, text, message me, msg, contact*, reach*, add, chat, talk, move, continue, do you have, have you got, on my, my, im on, i am on, available, speak, hit me, send me, drop me, switch, use',
    'schreib*, melde*, melden, kontakt*, erreichbar, erreich*, haben sie, hast du, über, per, bin auf, lieber auf, weiter auf, weiter über, füg*, sprechen',
    'escríb*, escrib*, háblame, hablamos, hablar, habla, contáct*, contact*, agrég*, tienes, tiene, por, mi whatsap*, mi wasap*, mi telegram*, mejor por, seguimos, pásate',
    'scriv*, contatt*, sentiamoci, sentirci, aggiung*, hai whatsap*, hai telegram*, ha whatsap*, ha telegram*, avete, parliam*, parlare, mio, su, meglio su, passiamo, continuiamo',
  ),
  phoneMark: said(MARKS.phone),
  emailMark: said(MARKS.email),
  myNumber: said(
    'mój numer, moj nr, mój nr, numer to, pod numerem, мій номер, my number, meine nummer, mi número, mio numero, il mio numero',
  ),
  writeNumber: said(
    'napisz* _ na numer, napisz* _ na nr, pisz* _ na numer, pisz* na nr, pisz* na, napisz* na, pisać na, napisz* _ sms*, pisz* sms*, wyślij* sms*, sms* na, sms* pod, smsa na, esemes* na',
    'пишіть на, напишіть на, пиши на, смс на, напиши на',
    'text me, text me on, text me at, write me at, write to, message me on, message me at, sms me, text my',
    'schreiben sie mir _ unter, schreib mir unter, schreib an, sms an, sms unter, schreiben sie an, schreiben sie _ an',
    'escríbeme al, escríbame al, escríbeme a, mándame un mensaje, manda un mensaje al, sms al',
    'scrivimi al, mi scriva al, scrivimi a, messaggio al, sms al, mandami un messaggio',
  ),
  writeMe: said(
    'napisz* _ na numer, napisz* _ sms*, pisz* na numer, pisz* sms*, smsa na, пишіть на номер, пишіть смс, text me, sms me, schreib mir, schreiben sie mir, escríbeme, escríbame, scrivimi, mi scriva',
  ),
  arrival: said(
    'przyjaz*, dojazd*, wyjazd*, wyjed*, dojed*, podjed*, przyjed*, jak pan* będzie, jak będzie*, przed odbior*, brama, bramę, bramy, dojedziesz, przyjecha*, приїзд*, приїде*, виїзд*, виїд*, arriv*, on your way, ankunft, ankomm*, losfahr*, llegar, llegue*, llegada, parti, parte, arrivo',
  ),
  hereNot: said(
    'tu nie, tutaj nie, na jarmark* nie, rzadko tu, rzadko tutaj, rzadko jestem, czat* nie, czat* _ nie, chat nie, aplikacj* nie, aplikacja mi nie, nie odpisuję, nie wchodzę tu, nie mogę tu, nie mogę tutaj, strona nie, nie działa mi, wiadomości nie, mi nie działa',
    'тут не, рідко тут, рідко буваю, чат не, сайт не, не можу тут, додаток не',
    'not here, app doesnt, app does not, app isnt, site doesnt, rarely here, not often here, cant chat here, chat doesnt, chat isnt, cannot write here, cant write here, dont use this, messages here',
    'hier nicht, selten hier, chat funktioniert, app funktioniert, seite funktioniert, nicht hier, hier selten, bin hier kaum',
    'aquí no, por aquí no, no entro, no me funciona, el chat no, la app no, casi no entro, rara vez',
    'qui non, raramente qui, la chat non, non mi funziona, app non, entro poco, non entro, il sito non',
  ),

  // Cards, codes, passwords.
  cardNumber: deniable(
    'numer* kart*, nr kart*, numer* _ kart*, dane kart*, dane _ kart*, danych kart*, danych _ kart*, dane do kart*, dane z kart*, # cyfr* kart*, cyfry _ karty, fotk* kart*, fotk* _ kart*, foto kart*, fotografi* kart*, zdjęci* kart*, zdjęci* _ kart* bank*, zdjęci* _ kart* płat*, zdjęci* obu stron kart*, skan kart*, data ważności kart*, datę ważności kart*, daty ważności kart*, kart* i data ważnoś*, kart* i datę ważnoś*, trzy cyfry, 3 cyfry, numer* dowod*, skan* dowod*, zdjęci* dowod*, dowód osobisty z, pesel, numer pesel',
    'номер картк*, номер карт*, номер вашої картк*, номер вашої карт*, номер твоєї карт*, дані картк*, дані карт*, дані вашої карт*, дані твоєї карт*, термін дії карт*, термін дії, фото карт*, фото картк*, три цифри, 3 цифри, фото паспорт*',
    'card number*, card details, card info*, card data, number* of your card, numbers on your card, numbers on the card, photo of your card, picture of your card, photo of the card, front and back of your, expiry date, expiration date, photo of your id, copy of your id, photo of your passport',
    'kartennummer*, kartendaten, kreditkartennummer*, kreditkartendaten, nummer ihrer karte, nummer deiner karte, foto ihrer karte, foto deiner karte, foto der karte, gültigkeitsdatum, ablaufdatum der karte, foto ihres ausweis*, foto deines ausweis*, ausweiskopie, kopie ihres ausweis*',
    'número de tarjeta, número de la tarjeta, número de tu tarjeta, número de su tarjeta, datos de tarjeta, datos de la tarjeta, datos de tu tarjeta, datos de su tarjeta, foto de la tarjeta, foto de tu tarjeta, fecha de caducidad de, foto de tu dni, foto de su dni, foto del dni',
    'numero della carta, numero di carta, numero della tua, numero della sua, numeri della carta, dati della carta, dati della tua, dati della sua, dati di carta, foto della carta, foto della tua carta, data di scadenza della carta, scadenza della carta, foto del documento, foto della carta d',
  ),
  cvv: deniable('cvv*, cvc*, cv2, csc kod*, kod cvv, цвв, cwv, cww'),
  secretCode: deniable(
    'sms* z kod*, esemes* z kod*, kod* w sms*, kod* w esemes*, kod* z bank*, wyśle _ kod*, hasł* z sms*, przysz* _ kod*, przyjdzie _ kod*, dosta* _ kod*, dojdzie _ kod*, otrzyma* _ kod*, kod* przysz*, kod* przyjdzie, kod* sms*, kod* z sms*, kod* z esemes*, kod* z wiadomoś*, kod* autoryzac*, kod* weryfikac*, kod* potwierdz*, kod* bezpieczeń*, kod* jednorazow*, kod* który, kod* jaki, kod* ktory przysz*, hasł* do bank*, hasł* do konta, hasł* do _ konta, hasł* do _ skrzynk*, hasł* do poczt*, hasł* do mail*, hasł* do jarmark*, hasł* do aplikac*, hasł* jednorazow*, hasł* do bankow*, hasł* do logow*, hasł* sms*, login* i hasł*, login* do bank*, danych do logow*, dane do logow*, dane logow*, dane do bankow*, pin do kart*, pin do aplikac*, pin do bank*, pin do konta, kod pin kart*, pin kart*, pin z kart*',
    'код з смс, код із смс, код з банку, код від банку, прийде код, прийде _ код, смс код*, код з sms, код підтвердж*, код який, код що прийд*, код із повідом*, пароль від, пароль до, пінкод*, пін код*, pin код*, пін карт*, логін і пароль, логін та пароль',
    'verification code, code by sms, code by text, code from your bank, sms code, code you receive*, code you get, code you got, code that you, code from the sms, code from sms, code from the text, code sent to, the code that, one time code, one time password, otp, security code, your password, password to, login details, bank login, online banking details, pin code of, your pin',
    'sms code, tan, sms tan, eine tan, bestätigungscode, verifizierungscode, sicherheitscode, code den sie, code den du, code aus der sms, code per sms, ihr passwort, dein passwort, zugangsdaten, pin ihrer karte, ihre pin, deine pin',
    'código sms, código por sms, código del sms, código de verificación, código que te, código que le, código que recib*, código de seguridad, código que llegue, código que llega*, tu contraseña, su contraseña, contraseña de, clave de acceso, clave del banco, pin de tu, pin de la',
    'codice sms, codice via sms, codice per sms, arriva un codice, codice dell sms, codice di verifica, codice otp, codice che ti, codice che le, codice che ricev*, codice che hai, codice che ha, codice di sicurezza, tua password, sua password, password del, pin della, pin del, codice pin della, credenziali',
  ),
  give: said(
    'podaj*, podać, podanie, proszę o, proszę numer*, proszę nr, proszę dane, proszę kod*, proszę hasł*, poproszę, poprosze o, prześlij*, przesłać, prześle, wyślij*, wysłać, napisz*, wpisz*, wpisać, wprowadź*, wprowadzić, uzupełnij*, potrzebuję, potrzebn*, podyktuj*, dyktuj*, daj, dajcie, podeślij*, podesłać, przekaż*, zrób zdjęcie, wystarczy, zeskanuj*, puść*, rzuć*, potrzebny jest, musi* podać, muszę mieć, dawaj, mów, powiedz*, podrzuć*, rzuć, rzucisz, ślij, zapodaj, pożycz*, prześlesz, podasz, podacie, wyślesz, dasz, dacie, podeślesz, napiszesz, wpiszesz, wyślecie, prześlecie, pokaż*, zrób, zrobisz, sfotografuj*, przepisz*, odczyta*, przeczyta*',
    'надішліть, надішли, скиньте, скинь, дайте, дай, введіть, введи, напишіть, напиши, вкажіть, вкажи, потрібен, потрібні, потрібна, повідомте, продиктуйте, киньте, кинь, передайте, надати',
    'send*, give*, enter*, type, tell, provide*, share, need*, fill, confirm*, text, forward, what is your, whats your, read me, let me have',
    'schick*, senden, sende, geben sie, gib, gebt, eingeben, nennen, nenn, mitteilen, teilen sie, brauche, benötig*, trag*, eintragen, weiterleiten, leiten sie, sagen sie, verrat*',
    'envía*, envia*, enviar*, envíeme, manda*, mándame, mande*, dame, deme, dime, dígame, introduc*, introduzca, pásame, pase*, necesito, facilit*, indica*, rellen*, dar, pon, ponga',
    'manda*, mandi, mandami, invia*, invii, inviami, dammi, dimmi, mi dia, mi dica, inserisc*, inserire, serve, servono, comunica*, fornisc*, compila*, inoltr*, scrivi*, dare, darmi, passami',
  ),
  pickUpCode: said('kod* odbior*, kod* do paczkomat*, kod* do skrytk*, kod* paczkomat*, kod pocztow*, kod* rabat*'),
  otherCard: said(
    'kart* pamięci, kart* graficzn*, kart* menu, kart* dań, kart* stałego, kart* szczepień, kart* pobyt*, kart* turyst*, kart* dużej rodziny, kart* wstępu, memory card, speisekarte, speicherkarte',
  ),
  wifi: said('wifi, wi fi, internet*, вайфай, інтернет*, wlan'),
  gate: said(
    'bram*, furtk*, domofon*, drzwi, sejf*, skrytk*, paczkomat*, klucz*, хвіртк*, воріт, двер*, gate, door, key box, lockbox, tor, tür, schlüssel*, puerta, portón, cancello, porta, cassetta',
  ),
} as const satisfies Readonly<Record<string, Concept>>;

export type ConceptName = keyof typeof concepts;

export const CONCEPTS: Readonly<Record<ConceptName, Concept>> = concepts;

import { deniable, said } from './concept-words.ts';

/**
 * The "buyer who has paid" scam: the money is ready, and the seller only has to do something on a page to receive it.
 * Each part is harmless alone; the rules require several together.
 */
export const courierConcepts = {
  receive: deniable(
    'odbierz*, odebr*, odbiera*, odbiór, odbioru, odbiorem, odbiorcy, otrzym*, dosta*, przyjąć, przyjm*, przyjęc*, wypłac*, wypłać*, wypłat*, wpłyn*, wpłynąć, zaksięg*, księguj*, podjąć, trafi*, zejd*, przyjd*, zobaczy*',
    'отрим*, одерж*, забер*, забра*, прийня*, прийма*, зняти, зарах*, надійд*, прийд*',
    'receive*, receipt, accept*, claim, get _ money, get _ funds, get _ payment, get paid, withdraw*, credited, paid out, released',
    'erhalt*, empfang*, bekomm*, annehm*, auszahl*, ausgezahlt, gutgeschrieben, geldempfang*, geldeingang*, zahlungseingang*',
    'recib*, recepción, cobr*, acept*',
    'ricev*, ricezion*, incass*, accett*, accredit*',
  ),
  funds: said(
    'pieniądz*, pieniędz*, piniądz*, piniędz*, środki, środków, środkami, płatnoś*, wpłat*, wpłatę, należnoś*, gotówk*, kasa, kasę, kase, kwota, kwotę, wypłat*, zapłat*, przelew, przelewu, swoje #',
    'гроші, грошей, грошима, кошт*, оплат*, платіж*, платеж*, переказ',
    'money, funds, payment*, cash, payout',
    'geld, geldes, geldempfang*, geldeingang*, zahlung*, betrag*, überweisung',
    'dinero, pago, fondos, importe, cobro',
    'soldi, denaro, pagamento, bonifico, importo',
  ),
  page: said(
    'na stron*, na tej stron*, na ich stron*, na jego stron*, na swoj* stron*, przez stron*, stronk*, strona kurier*, stron* płatno*, stron* przewoź*, stron* internet*, na portal*, w portal*, w panelu, bramk*, witryn*',
    'сторінк*, на сайт*, сайті, сайту, через сайт, портал*',
    'page, web page, webpage, website, web site, the site, their site, portal',
    'der seite, die seite, webseite, website, internetseite, portal',
    'la página, página web, sitio web, la web, el portal',
    'la pagina, sulla pagina, pagina web, sito, il portale, sul portale',
  ),
  act: said(
    '~potwierdz*, potwierdź*, zatwierdz*, zatwierdź*, zaakcept*, akcept*, klik*, naciś*, nacisn*, wejd*, wejść, wejdź*, wchodz*, przejd*, przejść, przejdź*, zalog*, loguj*, zarejestr*, wypełn*, wypełni*, uzupełn*, wpis*, poda*, autoryz*, weryfik*, zweryfik*, wybra*, wybierz*, zeskan*, otwórz*, otworz*, zaznacz*',
    'підтвер*, перейд*, зайд*, заповн*, введ*, вкаж*, вказ*, натис*, увійд*, авториз*, відскан*, обер*, вибер*, зареєстр*',
    'confirm*, click*, open, follow, fill*, enter*, choose, select, log in, login, sign in, scan*, verify, register, approve, accept',
    'bestätig*, klick*, öffn*, ausfüll*, füllen, eingeben, geben sie, wähl*, scann*, anmeld*, einlogg*, registrier*, folgen',
    'confirm*, abr*, elij*, elegir, rellen*, introduc*, introduzc*, pinch*, puls*, entr*, escane*, acced*',
    'conferm*, apr*, compil*, scelg*, inser*, clicc*, entr*, scansion*, acced*',
  ),
  approve: said(
    '~potwierdz*, potwierdź*, zatwierdz*, zatwierdź*, zaakcept*, autoryz*, zweryfik*, weryfik*',
    'підтвер*, авториз*, схвал*',
    'confirm*, approve*, accept*, verify, authoris*, authoriz*',
    'bestätig*, freigeb*, genehmig*, autorisier*',
    'confirm*, aprueb*, autori*, acept*, verifi*',
    'conferm*, approv*, autorizz*, accett*, verific*',
  ),
  held: said(
    'zablokowan*, zamrożon*, zarezerwowan*, wstrzyman*, depozyt*, wisi, wiszą, w systemie, w zawieszeniu, oczekuj*',
    'заблокован*, заморожен*, зарезервован*, заброньован*, утриман*, депозит*, чекають',
    'on hold, held, frozen, blocked, reserved, pending, escrow, waiting for you',
    'blockiert, eingefroren, hinterlegt, reserviert, liegt bei, liegt bereit, bereit, einbehalten, treuhand*, zurückgehalten',
    'retenid*, bloquead*, congelad*, reservad*, a la espera, depósito',
    'bloccat*, congelat*, riservat*, in sospeso, trattenut*, in attesa, deposito',
  ),
  press: said(
    'klik*, naciś*, nacisn*, wejd*, wejść, wejdź*, wchodz*, zeskan*, otwórz*, otworz*',
    'натис*, перейд*, зайд*, відскан*, відкри*',
    'click*, open, press, tap, follow, scan*',
    'klick*, öffn*, drück*, scann*, folgen',
    'pinch*, puls*, abr*, clic, escane*',
    'clicc*, apr*, prem*, scansion*',
  ),
  byMessage: said(
    'mailem, mailu, w mailu, prześle mail*, przesyła mail*, dostanie* _ mail*, przyjdzie _ mail*, smsem, sms em, w smsie, w sms, dostanie* _ sms*, przyjdzie _ sms*',
    'на пошту, в листі, смс, у смс',
    'by email, by e mail, in the email, in the e mail, by sms, by text, text message, in the message',
    'per mail, per e mail, in der mail, in der e mail, per sms, in der sms',
    'por correo, en el correo, por sms, en el sms',
    'via mail, nella mail, per email, via sms, nel messaggio',
  ),
  invoice: said('faktur*, рахун*, invoice*, rechnung*, factura*, fattur*'),
  activate: said(
    'aktywuj*, aktywow*, odblokuj*, odblokow*, uruchom*, активу*, розблок*, activate, unlock, freischalt*, aktivier*, activ*, desbloque*, attiv*, sblocc*',
  ),
  mustDo: said(
    'musi*, trzeba, wystarczy, należy, треба, потрібно, достатньо, must, have to, need to, müssen, musst, brauchen nur, debe, tiene que, basta, deve, devi',
  ),
  sale: said(
    '~potwierdz* _ sprzedaż*, że sprzedaje*, że _ sprzedaje*, zatwierdz* _ transakcj*, potwierdz* _ transakcj*, akcept* _ transakcj*',
    'підтвер* _ продаж*',
    'confirm* _ sale, approve _ sale, accept _ order',
    'verkauf _ bestätig*, bestätig* _ verkauf',
    'confirm* _ venta',
    'conferm* _ vendita',
  ),
  bankDoor: said(
    'wybrać _ bank, wybrać _ banku, wybierz* _ bank, wybiera* _ bank, zalog* _ bank*, zalogować _ do bank*, loguje* _ do bank*, loguje się do bank*, zalogować się do bank*, log* do bank*',
    'обра* _ банк, обер* _ банк, вибер* _ банк, вибра* _ банк, увійд* _ банк*, увійти _ банк*, зайд* в банк*',
    'choose _ bank, select _ bank, pick _ bank, log in to your bank, login to your bank, sign in to your bank',
    'wähl* _ bank, bank auswähl*, bank wählen, bei ihrer bank anmeld*, bei ihrer bank einlog*',
    'elij* _ banco, elegir _ banco, seleccion* _ banco, entr* en _ banco, entr* en su banco',
    'scelg* _ banca, scegli* _ banca, selezion* _ banca, acced* alla _ banca',
  ),
  paidFor: said(
    'opłacił*, opłacon*, zapłacił*, zapłacon*, wpłacił*, przelał*, dokonał* _ płatnoś*, dokonał* _ wpłat*, kupił* przez, zrobił* przelew, wysłał* _ pieniądze, płatność _ jest',
    'оплатил*, оплатив*, оплачен*, заплатил*, заплатив*, сплатил*, сплатив*',
    'i paid, have paid, paid already, already paid, paid with, i pay, i have sent the money, payment is done',
    'habe _ bezahlt, schon bezahlt, bereits bezahlt, ist bezahlt',
    'he pagado, ya pagué, está pagado',
    'ho pagato, già pagato, ho già pagato, è pagato',
  ),
  install: deniable(
    'zainstal*, instaluj*, zainstaluj*, pobierz*, pobrać, ściągn*, ściągnij*, ściąg*, wgra*, wgraj*',
    'встанов*, завантаж*, скача*',
    'install*, download*',
    'installier*, herunterlad*, herunterzuladen, runterlad*, lad* _ app',
    'instal*, descarg*, bájese, baje',
    'install*, scaric*',
  ),
  app: said(
    'aplikacj*, apk*, apke, appk*, program, programik, додаток, застосунок, програм*, app, apps, software, anwendung, aplicación, programa, applicazione, programma',
  ),
  remoteTool: deniable(
    '~anydesk*, any desk, ~teamviewer*, team viewer, rustdesk, quicksupport, quick support, airdroid, pulpit* zdaln*, zdaln* pulpit*, віддален* доступ*, remote access, remote desktop, fernzugriff, acceso remoto, accesso remoto',
  ),
  bankApp: said(
    'aplikacj* bank*, aplikacji mojego bank*, powiadomieni* w aplikacj*, powiadomieni* z bank*, powiadomieni* bank*, push z bank*',
    'додатк* банк*, застосунк* банк*, сповіщенн* _ банк*',
    'bank app, banking app, bank application, notification from your bank',
    'banking app, bank app, bankapp, meldung ihrer bank',
    'app del banco, aplicación del banco, notificación del banco, app de su banco',
    'app della banca, app della sua banca, notifica della banca',
  ),
  tellsOfFraud: deniable(
    'oszustw*, to oszust*, oszuka*, naciągacz*, wyłudz*, ściema, шахрайств*, fraud, scam, betrug, betrugsmasche, estafa, timo, truffa',
  ),
  hasNone: said('habe ich nicht, hab ich nicht, haben wir nicht, nutze ich nicht, benutze ich nicht'),
} as const;

/** Hosts of real carriers and parcel trackers; their subdomains count too. */
const CARRIERS = [
  'inpost.pl',
  'dpd.com.pl',
  'dpd.pl',
  'dpd.com',
  'dpd.de',
  'dpdgroup.com',
  'dhl.com',
  'dhl.pl',
  'dhl24.com.pl',
  'dhl.de',
  'poczta-polska.pl',
  'pocztex.pl',
  'gls-poland.com',
  'gls-group.eu',
  'gls-group.com',
  'gls-pakete.de',
  'ups.com',
  'fedex.com',
  'orlenpaczka.pl',
  'furgonetka.pl',
  'epaka.pl',
  'allegro.pl',
  'novaposhta.ua',
  'novapost.com',
  'ukrposhta.ua',
  'meest.com',
  'myhermes.de',
  'hermesworld.com',
  'correos.es',
  'seur.com',
  'mrw.es',
  'poste.it',
  'brt.it',
  'sda.it',
  'bartolini.it',
  '17track.net',
];
/** Brand names that impostors put into their hosts. */
const NAMES =
  /inpost|paczkomat|dpd|dhl|pocztex|poczta-?polska|fedex|olx|vinted|allegro|jarmark|orlenpaczka|furgonetka|novaposh?ta|nova-?poshta|ukrposhta|correos|seur|myhermes|blik(?![a-z])|przelewy24|payu(?![a-z])|mbank|ipko|pkobp/;
/** Other words that such hosts contain. */
const BAIT =
  /pay|plat|order|odbi|dostaw|deliver|secure|bezpiecz|verif|weryf|safe|track|paczk|przesyl|kurier|courier|confirm|potwierdz|id\d|transakcj|oferta|offer|wplat|checkout|billing|fast|info|online|-pl(?![a-z])|(?<![a-z])pl-|form/;
const TRUE_NAMES =
  /(?:^|\.)(?:olx\.pl|vinted\.pl|przelewy24\.pl|payu\.pl|payu\.com|mbank\.pl|ipko\.pl|pkobp\.pl|blik\.com|olx\.ua|vinted\.(?:de|es|it|com))$/;
const MESSENGERS =
  /(?:^|\.)(?:wa\.me|whatsapp\.com|t\.me|telegram\.(?:me|org|dog)|viber\.(?:me|com)|m\.me|messenger\.com|signal\.(?:me|group)|discord\.(?:gg|com)|join\.skype\.com|line\.me|threema\.id)$/;

/**
 * Classifies a host.
 *
 * lookalike  contains the name of a carrier or payment provider but does not belong to it.
 */
export function kindOfHost(host: string): 'carrier' | 'messenger' | 'lookalike' | 'other' {
  if (CARRIERS.some((carrier) => host === carrier || host.endsWith(`.${carrier}`))) return 'carrier';
  if (MESSENGERS.test(host)) return 'messenger';
  if (TRUE_NAMES.test(host)) return 'other';
  return NAMES.test(host) && (BAIT.test(host) || isOddEnding(host)) ? 'lookalike' : 'other';
}

/** "inpost.icu", "dpd.pl.parcel.top": real carriers use a country domain or `com`. */
function isOddEnding(host: string): boolean {
  return !/\.(?:pl|com|eu|de|es|it|ua|net|org)$/.test(host) || /\.(?:pl|com|de|es|it|ua)\./.test(host);
}

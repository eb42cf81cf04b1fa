import type { Market } from '#contract/settings/market.ts';
import { TIME_ZONE } from '#contract/values/polish-time.ts';
import { LOCALE_IDS, LOCALES, type Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { getTranslator } from '#i18n/translator.ts';
import { html, type Markup } from './markup.ts';
import type { SandboxPayment } from './repository.ts';
import { SCRIPT_URL, STYLE_URL } from './static-files.ts';

/** The page around a payment. */
export interface PageFrame {
  readonly locale: Locale;
  /** The site's style sheet; null where there is none. */
  readonly siteSheet: string | null;
  /** The page's path without the query. */
  readonly path: string;
  readonly market: Pick<Market, 'name' | 'logo'>;
}

/** The page of a payment in its current state; `returnPath` is the shop's page. */
export function paymentPage(payment: SandboxPayment, returnPath: string, frame: PageFrame): string {
  const translate = getTranslator(frame.locale);
  const amount = moneyText(frame.locale, payment.amountMinor);
  return document(
    frame,
    translate,
    html`<main class="sandbox-main">
      ${receipt(payment, amount, frame, translate)}
      <section class="sandbox-side" aria-labelledby="what">${stateOf(payment, amount, returnPath, frame, translate)}</section>
    </main>`,
  );
}

/** The page of an unknown payment. */
export function missingPage(frame: PageFrame): string {
  const translate = getTranslator(frame.locale);
  return document(
    frame,
    translate,
    html`<main class="sandbox-main sandbox-alone"><section class="sandbox-side" aria-labelledby="what">
      ${outcome('missing', 'x', translate('sandbox.missing.title'), translate('sandbox.missing.text'))}
      ${backLink('/', translate)}
    </section></main>`,
  );
}

function document({ locale, siteSheet, path, market }: PageFrame, translate: Translate, main: Markup): string {
  const title = `${translate('sandbox.title')} – ${market.name}`;
  const mark = market.logo ? `/logo/${market.logo}-128.webp` : '/favicon.svg';
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf8">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1f2e24">
<title>${title}</title>
<link rel="icon" href="${mark}">
${siteSheet !== null && html`<link rel="stylesheet" href="${siteSheet}">`}
<link rel="stylesheet" href="${STYLE_URL}">
<script src="${SCRIPT_URL}"></script>
</head>
<body class="sandbox">
<header class="sandbox-head">
  <div class="sandbox-brand"><img src="${mark}" alt="" width="36" height="36"><span>${market.name}</span></div>
  <span class="sandbox-mark">${translate('sandbox.mark')}</span>
</header>
<div class="awning" aria-hidden="true"></div>
<aside class="sandbox-notice">${icon('flask')}<span><strong>${translate('sandbox.notice')}</strong> ${translate('sandbox.noticeText')}</span></aside>
${main}
<footer class="sandbox-foot">
  <nav aria-label="${translate('sandbox.languages')}"><ul>${LOCALE_IDS.map((id) => languageLink(id, locale, path))}</ul></nav>
</footer>
</body>
</html>
`.markup;
}

function languageLink(id: Locale, shown: Locale, path: string): Markup {
  const current = id === shown ? html` aria-current="true"` : null;
  return html`<li><a href="${path}?lang=${id}" lang="${id}" hreflang="${id}"${current}>${LOCALES[id].name}</a></li>`;
}

function receipt(payment: SandboxPayment, amount: string, { locale, market }: PageFrame, translate: Translate): Markup {
  const number = payment.ref
    .slice(4, 12)
    .toUpperCase()
    .replace(/(?=.{4}$)/, '-');
  return html`<section class="sandbox-receipt" aria-labelledby="amount">
    <div class="sandbox-paper">
      <svg class="sandbox-ornament" viewBox="0 0 208 208" aria-hidden="true"><use href="/ornaments/rosette.svg#rosette"></use></svg>
      <p class="sandbox-label">${translate('sandbox.amount')}</p>
      <p class="sandbox-amount" id="amount">${amount}</p>
      <dl>
        <div><dt>${translate('sandbox.for')}</dt><dd>${payment.title}</dd></div>
        <div><dt>${translate('sandbox.to')}</dt><dd>${market.name}</dd></div>
        <div><dt>${translate('sandbox.until')}</dt><dd>${timeText(locale, payment.expiresAt)}</dd></div>
        <div><dt>${translate('sandbox.number')}</dt><dd class="sandbox-number">${number}</dd></div>
      </dl>
    </div>
  </section>`;
}

type State = 'paid' | 'waiting' | 'cancelled' | 'declined' | 'expired' | 'open';

function nameOf(payment: SandboxPayment): State {
  if (payment.isPaid) return 'paid';
  if (payment.isWaiting) return 'waiting';
  if (payment.isCancelled) return 'cancelled';
  if (payment.isDeclined) return 'declined';
  return payment.isExpired ? 'expired' : 'open';
}

const ICONS = { paid: 'check', waiting: 'clock', cancelled: 'x', declined: 'x', expired: 'clock' } as const;

function stateOf(
  payment: SandboxPayment,
  amount: string,
  returnPath: string,
  { locale }: PageFrame,
  translate: Translate,
): Markup {
  const state = nameOf(payment);
  if (state === 'open') return choices(amount, returnPath, translate);
  const time = timeText(locale, payment.expiresAt);
  const isLate = state === 'declined' || state === 'expired';
  return html`
    ${outcome(state, ICONS[state], translate(`sandbox.${state}.title`), translate(`sandbox.${state}.text`, { time }))}
    ${isLate && html`<form method="post">${choice('approve', 'check', translate('sandbox.late'), translate('sandbox.lateText'))}</form>`}
    ${backLink(returnPath, translate)}`;
}

function outcome(tone: string, sign: IconName, title: string, text: string): Markup {
  return html`<div class="sandbox-outcome" data-state="${tone}">
    <span class="sandbox-seal">${icon(sign)}</span>
    <h1 id="what">${title}</h1>
    <p>${text}</p>
  </div>`;
}

function backLink(returnPath: string, translate: Translate): Markup {
  return html`<a class="btn sandbox-back" href="${returnPath}">${translate('sandbox.back')}</a>`;
}

function choices(amount: string, returnPath: string, translate: Translate): Markup {
  return html`<h1 id="what">${translate('sandbox.choose')}</h1>
    <form method="post" class="sandbox-choices">
      ${choice('approve', 'check', translate('sandbox.approve', { amount }), translate('sandbox.approveText'), 'sandbox-first')}
      ${choice('wait', 'clock', translate('sandbox.wait'), translate('sandbox.waitText'))}
      ${choice('decline', 'x', translate('sandbox.decline'), translate('sandbox.declineText'))}
      <a class="sandbox-choice" data-choice="close" href="${returnPath}">
        ${icon('back')}<span><strong>${translate('sandbox.close')}</strong><span>${translate('sandbox.closeText')}</span></span>
      </a>
    </form>`;
}

function choice(value: string, sign: IconName, title: string, text: string, className = ''): Markup {
  return html`<button class="sandbox-choice ${className}" data-choice="${value}" name="decision" value="${value}">
    ${icon(sign)}<span><strong>${title}</strong><span>${text}</span></span>
  </button>`;
}

const PATHS = {
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 7v5.2l3.4 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  x: 'M7 7l10 10M17 7L7 17',
  back: 'M10 6l-6 6 6 6M4.5 12H20',
  flask: 'M9 3h6M10 3v6.2L4.9 18a2 2 0 0 0 1.8 3h10.6a2 2 0 0 0 1.8-3L14 9.2V3M7.4 14.5h9.2',
} as const;
type IconName = keyof typeof PATHS;

function icon(name: IconName): Markup {
  return html`<svg class="sandbox-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"></path></svg>`;
}

/** The site's format of amounts: `1 234,50 zł`, and `24 zł` without grosze. */
function moneyText(locale: Locale, amountMinor: number): string {
  const format = new Intl.NumberFormat(LOCALES[locale].formats, {
    minimumFractionDigits: 2,
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${format.format(amountMinor / 100)}\u00a0zł`;
}

/** The Polish local time, wherever the buyer is. */
function timeText(locale: Locale, moment: Date): string {
  const language = locale === 'en' ? LOCALES.en.formats : locale;
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TIME_ZONE } as const;
  return new Intl.DateTimeFormat(language, options).format(moment);
}

import sharp from 'sharp';
import type { ListingCard } from '#contract/listings/listings.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { getKind } from '#kinds/index.ts';
import { findMailbox } from '../accounts/mail-repository.ts';
import { createListingService } from '../listings/service.ts';
import { pictureName, undefinedIfMissing } from '../media/store.ts';
import { mailTimesOf } from '../notifications/centre/preferences.ts';
import { makeStopLinks } from '../notifications/centre/stop-links.ts';
import type { Mail } from '../notifications/mail/mailer.ts';
import { zlotyText } from '../notifications/mail/payment-facts.ts';
import { type Mailbox, type MailSite, mailTo, type QueuedMail } from '../notifications/mail/queued.ts';
import type { FoundListing } from '../notifications/mail/template.ts';
import { distancesFrom } from './distances.ts';
import { listFitting, queryOf } from './fitting.ts';
import { makeSearchToken } from './link-repository.ts';
import * as templates from './mail-templates.ts';
import { forgetUntold, listInNotice, markTold } from './match-repository.ts';
import { findSearch, isReachable, type SearchRow } from './repository.ts';

/** At most this many listings are shown in a mail; the others are counted. */
const LISTINGS_MAX = 10;
/** Limit for all searches together, though each search shows at least one. */
const TOGETHER_MAX = 15;
const PICTURE_PX = 176;
const PICTURE_QUALITY = 72;

/** The queued data: mails to accounts go to their current address, those to visitors to the address of the search. */
interface SearchMail<Details extends object> {
  readonly accountId: number | null;
  readonly details: Details;
}

/** A batch of new listings of a search. */
interface Notice {
  readonly searchId: number;
  readonly notice: number;
}

const searchFound: QueuedMail<SearchMail<Notice>> = {
  kind: 'searchFound',
  write: async (site, { details }) => {
    const [told] = await listTold(site, [details]);
    return told ? writeFound(site, told) : null;
  },
};

/** New listings of several searches of one owner. */
const searchesFound: QueuedMail<SearchMail<{ readonly found: readonly Notice[] }>> = {
  kind: 'searchesFound',
  write: async (site, { details }) => {
    const [first, ...others] = await listTold(site, details.found);
    if (!first) return null;
    return others.length === 0 ? writeFound(site, first) : writeAllFound(site, first, others);
  },
};

/** A notice in its state at the time of sending. */
interface Told {
  readonly row: SearchRow;
  readonly mailbox: Mailbox;
  readonly ids: readonly number[];
}

/** Those of the notices that still have to be mailed. */
async function listTold(site: MailSite, notices: readonly Notice[]): Promise<Told[]> {
  const all: Told[] = [];
  for (const { searchId, notice } of notices) {
    const row = await findSearch(site.db, searchId);
    if (!row || row.isPaused || !row.isConfirmed || !row.channels.includes('mail')) continue;
    if (row.accountId !== null && (await mailTimesOf(site.db, row.accountId))('savedSearches') === 'never') continue;
    const mailbox = await mailboxOf(site, row);
    const ids = mailbox ? await tellable(site, row, notice) : [];
    if (mailbox && ids.length > 0) all.push({ row, mailbox, ids });
  }
  return all;
}

const confirmSearch: QueuedMail<SearchMail<{ readonly searchId: number }>> = {
  kind: 'confirmSearch',
  write: async (site, { details: { searchId } }) => {
    const row = await findSearch(site.db, searchId);
    const mailbox = row && (await mailboxOf(site, row));
    if (!row || !mailbox) return null;
    const link = `${site.publicUrl}/savedSearch/confirm/${await makeSearchToken(site.db, row.id)}`;
    return mailTo(site, mailbox, templates.confirmSearch, { name: mailbox.name, title: row.name, link });
  },
};

/** The mailbox of a search's owner; null for an account that is deleted or has not confirmed its address. */
async function mailboxOf({ db }: MailSite, { accountId, email, locale }: SearchRow): Promise<Mailbox | null> {
  if (accountId === null) return email ? { email, name: '', locale: findLocale(locale) ?? DEFAULT_LOCALE } : null;
  return (await isReachable(db, accountId)) ? ((await findMailbox(db, accountId)) ?? null) : null;
}

/**
 * The listings of a notice that the search's list still shows. Unsent listings that have disappeared are deleted, and
 * the rest are marked as sent; this stays so if the mail has to be written again.
 */
async function tellable(site: MailSite, row: SearchRow, notice: number): Promise<number[]> {
  const ids = await listInNotice(site.db, row.id, notice);
  const fitting = await listFitting(site, row, ids);
  await site.db.transaction().execute(async (tx) => {
    const gone = ids.filter((id) => !fitting.includes(id));
    if (gone.length > 0) await forgetUntold(tx, row.id, gone);
    if (fitting.length > 0) await markTold(tx, row.id, fitting);
  });
  return fitting;
}

async function writeFound(site: MailSite, { row, mailbox, ids }: Told): Promise<Mail> {
  const { publicUrl } = site;
  const { listings, attachments } = await presentFound(site, { row, mailbox, ids }, LISTINGS_MAX);
  const token = await makeSearchToken(site.db, row.id);
  const stopLink = `${publicUrl}/savedSearch/${token}`;
  const mail = mailTo(site, mailbox, templates.searchFound, {
    name: mailbox.name,
    title: row.name,
    count: ids.length,
    listings,
    moreCount: ids.length - listings.length,
    link: `${publicUrl}${getKind(row.kind).paths.list}?${row.query}`,
    stopLink,
    stopAllLink: `${stopLink}?all=1`,
    // Mail programs post to the API: the page's rate limit is low, and their requests come from few addresses.
    oneClickLink: `${publicUrl}/api/saved-searches/stop/${token}`,
  });
  return { ...mail, ...(attachments.length > 0 && { attachments }) };
}

async function writeAllFound(site: MailSite, first: Told, others: readonly Told[]): Promise<Mail | null> {
  const { accountId } = first.row;
  // Visitors' searches are mailed separately.
  if (accountId === null) return writeFound(site, first);
  // A listing found by several searches is shown with the first of them only.
  const seen = new Set<number>();
  const all = [first, ...others].flatMap((told) => {
    const ids = told.ids.filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
    return ids.length > 0 ? [{ ...told, ids }] : [];
  });
  const shownMax = Math.max(1, Math.floor(TOGETHER_MAX / all.length));
  const searches = await Promise.all(
    all.map(async (told) => ({ ...told, ...(await presentFound(site, told, shownMax)) })),
  );
  const shown = searches.reduce((sum, { listings }) => sum + listings.length, 0);
  const attachments = searches.flatMap((each) => each.attachments);
  const recipient = { ...first.mailbox, accountId };
  const mail = mailTo(site, first.mailbox, templates.searchesFound, {
    name: first.mailbox.name,
    count: seen.size,
    searches: searches.map(({ row, listings }) => ({ name: row.name, listings })),
    moreCount: seen.size - shown,
    link: `${site.publicUrl}/userpanel?section=searches`,
    ...(await makeStopLinks(site, recipient, 'savedSearches')),
  });
  return { ...mail, ...(attachments.length > 0 && { attachments }) };
}

/** The first listings of a notice, with their pictures as attachments. */
async function presentFound(site: MailSite, { row, mailbox, ids }: Told, max: number) {
  const cards = await createListingService(site).listCards(ids.slice(0, max));
  const distances = await distancesFrom(site.db, site.search, queryOf(row), ids);
  const pictures = await Promise.all(cards.map((card) => thumbnailOf(site, card)));
  const listings = cards.map(
    (card, at): FoundListing => ({
      title: card.title,
      about: aboutOf(card, mailbox, distances.get(card.id)),
      link: `${site.publicUrl}${getKind(card.kind).paths.detail}/${card.id}`,
      ...(pictures[at] && { picture: { cid: cidOf(card), alt: card.picture?.alt ?? '' } }),
    }),
  );
  const attachments = cards.flatMap((card, at) => {
    const bytes = pictures[at];
    return bytes ? [{ fileName: `${card.id}.jpg`, type: 'image/jpeg', bytes, cid: cidOf(card) }] : [];
  });
  return { listings, attachments };
}

const cidOf = ({ id }: ListingCard) => `listing-${id}@jarmark`;

/** Price, town and distance, on one line. */
function aboutOf({ price, town, startsAt }: ListingCard, { locale }: Mailbox, distanceM: number | undefined): string {
  const day = startsAt && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Europe/Warsaw' });
  return [
    price === null ? '' : zlotyText(locale, Math.round(price * 100)),
    startsAt && day ? day.format(new Date(startsAt)) : '',
    town,
    distanceM === undefined ? '' : `${Math.max(1, Math.round(distanceM / 1_000))}\u00a0km`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A small picture attached to the mail: reading it loads nothing, so reading cannot be tracked. */
async function thumbnailOf({ store }: MailSite, { picture }: ListingCard): Promise<Buffer | undefined> {
  if (!picture) return undefined;
  const width = picture.widths.find((each) => each >= PICTURE_PX) ?? picture.width;
  const bytes = await store.getBytes(pictureName(picture.id, width)).catch(undefinedIfMissing);
  // Mail programs do not all show WebP.
  return bytes && sharp(bytes).resize(PICTURE_PX, PICTURE_PX).jpeg({ quality: PICTURE_QUALITY }).toBuffer();
}

/** Mails about saved searches. */
export const savedSearchMails = { searchFound, searchesFound, confirmSearch };

import type { Db } from '../../platform/db/client.ts';
import { withDeps } from '../../platform/with-deps.ts';
import type { Stemmer } from '../../search/stemmer.ts';
import { listOfferedPrivately } from '../../seller-status/offered-repository.ts';
import { bringUp } from '../intake.ts';
import type { Severity } from '../severity.ts';
import type { TargetRef } from '../targets.ts';
import { detectContact } from './contact.ts';
import { detectDisputedGoods } from './disputed-goods.ts';
import { detectEqualListings, withLikeTitle } from './equal-listings.ts';
import { detectFastPosting } from './fast-posting.ts';
import { type Detector, detailsOf, type Finding, fingerprintOf, type Wording } from './finding.ts';
import { forbiddenWordsDetector } from './forbidden-words.ts';
import { detectKnownPicture } from './known-picture.ts';
import { detectLinks } from './links.ts';
import { detectPrivateTrade } from './private-trade.ts';
import {
  countRecentPosts,
  findShownAccount,
  findShownComment,
  findShownListing,
  insertFlag,
  type LookedListing,
  listCompared,
  listEqualElsewhere,
  listOwnShown,
  listPictureHashes,
  listSeenBefore,
  listSettled,
  lockTarget,
} from './repository.ts';

interface FlagDeps {
  readonly db: Db;
  readonly loadStemmer: () => Promise<Stemmer>;
}

/** Dependencies of a scan. `read` runs the text detectors. */
interface Looking {
  readonly db: Db;
  readonly read: (wording: Wording) => Promise<Finding[]>;
}

/** The findings about one target. */
interface Noticed {
  readonly about: TargetRef;
  readonly findings: readonly (Finding | null)[];
}

const OWN_LOOKED_AT = 2_000;
const COMPARED = 60;
const SHOWN = 10;

/** Automatic checks. They add targets to the moderators' queue with the reason, but hide nothing. */
export function createFlagService({ db, loadStemmer }: FlagDeps) {
  let detectors: Promise<readonly Detector[]> | undefined;
  // The dictionary is large: load it with the first text.
  const read = async (wording: Wording) => {
    detectors ??= loadStemmer().then((stemmer) => [forbiddenWordsDetector(stemmer), detectLinks, detectContact]);
    return (await detectors).flatMap((detect) => detect(wording));
  };
  return withDeps<Looking, { look: typeof look }>({ db, read }, { look });
}

/**
 * Scans a target in its current state, if it is visible. Findings go to the queue, unless they are there already or a
 * moderator has dismissed them. Can be repeated at any time.
 */
async function look(deps: Looking, { type, id }: TargetRef): Promise<void> {
  const lookAt = {
    listing: lookAtListing,
    comment: lookAtComment,
    account: lookAtAccount,
    message: noLook,
  };
  for (const { about, findings } of await lookAt[type](deps, id)) {
    const noticed = findings.filter((finding) => finding !== null);
    if (noticed.length > 0) await raise(deps, about, noticed);
  }
}

async function lookAtListing(deps: Looking, id: number): Promise<Noticed[]> {
  const row = await findShownListing(deps.db, id);
  if (!row) return [];
  const findings = await deps.read({
    type: 'listing',
    title: row.title,
    text: row.description,
    captions: row.captions,
    categoryId: row.category_id,
    ownLinks: row.own_links,
  });
  const more = [detectDisputedGoods(row), await compare(deps, row), await recognise(deps, row)];
  const sellerId = row.seller_id;
  return [
    { about: { type: 'listing', id }, findings: [...findings, ...more] },
    await timed(deps, sellerId),
    { about: { type: 'account', id: sellerId }, findings: [await tradesPrivately(deps, sellerId)] },
  ];
}

async function lookAtComment(deps: Looking, id: number): Promise<Noticed[]> {
  const row = await findShownComment(deps.db, id);
  if (!row) return [];
  const wording = {
    type: 'comment',
    title: '',
    text: row.text,
    captions: '',
    categoryId: null,
    ownLinks: [],
  } as const;
  return [{ about: { type: 'comment', id }, findings: await deps.read(wording) }, await timed(deps, row.author_id)];
}

async function lookAtAccount(deps: Looking, id: number): Promise<Noticed[]> {
  const row = await findShownAccount(deps.db, id);
  if (!row) return [];
  const findings = await deps.read({
    type: 'account',
    title: row.name,
    text: row.description,
    captions: '',
    categoryId: null,
    ownLinks: row.own_links,
  });
  return [{ about: { type: 'account', id }, findings: [...findings, await tradesPrivately(deps, id)] }];
}

/** Messages are private: only the recipient can report one. */
async function noLook(): Promise<Noticed[]> {
  return [];
}

async function compare(
  { db }: Looking,
  { id, title, description, seller_id: sellerId }: LookedListing,
): Promise<Finding | null> {
  const alike = withLikeTitle(title, await listOwnShown(db, id, OWN_LOOKED_AT)).slice(0, COMPARED);
  const own =
    alike.length === 0
      ? []
      : await listCompared(
          db,
          alike.map((other) => other.id),
        );
  const elsewhere = await listEqualElsewhere(db, id, SHOWN);
  return detectEqualListings({ id, title, description, sellerId }, { own, elsewhere });
}

async function recognise({ db }: Looking, { id, seller_id: sellerId }: LookedListing): Promise<Finding | null> {
  const seen = [];
  for (const picture of await listPictureHashes(db, id))
    seen.push(...(await listSeenBefore(db, sellerId, picture, SHOWN)));
  return detectKnownPicture(seen);
}

/** Fast posting is flagged on the account, whatever it posts. */
async function timed({ db }: Looking, accountId: number): Promise<Noticed> {
  const finding = detectFastPosting(await countRecentPosts(db, accountId));
  return { about: { type: 'account', id: accountId }, findings: [finding] };
}

/** Sellers who have not declared their status yet are asked, not flagged. */
async function tradesPrivately({ db }: Looking, accountId: number): Promise<Finding | null> {
  return detectPrivateTrade(await listOfferedPrivately(db, accountId));
}

function raise({ db }: Looking, about: TargetRef, findings: readonly Finding[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockTarget(tx, about);
    const prints = findings.map((finding) => ({
      finding,
      kind: finding.kind,
      fingerprint: fingerprintOf(finding, about),
    }));
    const settled = await listSettled(tx, prints);
    const fresh = prints.filter(({ fingerprint }) => !settled.has(fingerprint));
    if (fresh.length === 0) return;
    const severity = Math.max(...fresh.map(({ finding }) => finding.severity)) as Severity;
    const raised = await bringUp(tx, about, severity);
    if (!raised) return;
    for (const { finding, kind, fingerprint } of fresh) {
      await insertFlag(tx, { caseId: raised.caseId, kind, fingerprint, details: detailsOf(finding) });
    }
  });
}

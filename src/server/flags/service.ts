import type { Db } from '../db/client.ts';
import { bringUp } from '../moderation/intake.ts';
import type { Severity } from '../moderation/severity.ts';
import type { TargetRef } from '../moderation/targets.ts';
import type { Stemmer } from '../search/stemmer.ts';
import { detectContact } from './contact.ts';
import { detectEqualListings, withLikeTitle } from './equal-listings.ts';
import { detectFastPosting } from './fast-posting.ts';
import { type Detector, detailsOf, type Finding, fingerprintOf, type Wording } from './finding.ts';
import { forbiddenWordsDetector } from './forbidden-words.ts';
import { detectKnownPicture } from './known-picture.ts';
import { detectLinks } from './links.ts';
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

/** What was noticed about one thing. */
interface Noticed {
  readonly about: TargetRef;
  readonly findings: readonly (Finding | null)[];
}

const OWN_LOOKED_AT = 2_000;
const COMPARED = 60;
const SHOWN = 10;

/** What the site notices by itself. It puts things into the moderators' queue, with the reason; it hides nothing. */
export function createFlagService({ db, loadStemmer }: FlagDeps) {
  let detectors: Promise<readonly Detector[]> | undefined;

  /** All that read only the text; the dictionary they need is loaded with the first text. */
  async function read(wording: Wording): Promise<Finding[]> {
    detectors ??= loadStemmer().then((stemmer) => [forbiddenWordsDetector(stemmer), detectLinks, detectContact]);
    return (await detectors).flatMap((detect) => detect(wording));
  }

  /**
   * Looks at a thing as it is now, if people can see it. What is noticed goes into the queue, unless it is there already
   * or a moderator has seen just that and found nothing wrong with it. May be done again at any time.
   */
  async function look({ type, id }: TargetRef): Promise<void> {
    const lookAt = { listing: lookAtListing, comment: lookAtComment, account: lookAtAccount, message: noLook };
    for (const { about, findings } of await lookAt[type](id)) {
      const noticed = findings.filter((finding) => finding !== null);
      if (noticed.length > 0) await raise(about, noticed);
    }
  }

  async function lookAtListing(id: number): Promise<Noticed[]> {
    const row = await findShownListing(db, id);
    if (!row) return [];
    const findings = await read({
      type: 'listing',
      title: row.title,
      text: row.description,
      captions: row.captions,
      categoryId: row.category_id,
      ownLinks: row.own_links,
    });
    const more = [await compare(row), await recognise(row)];
    return [{ about: { type: 'listing', id }, findings: [...findings, ...more] }, await timed(row.seller_id)];
  }

  async function lookAtComment(id: number): Promise<Noticed[]> {
    const row = await findShownComment(db, id);
    if (!row) return [];
    const wording = {
      type: 'comment',
      title: '',
      text: row.text,
      captions: '',
      categoryId: null,
      ownLinks: [],
    } as const;
    return [{ about: { type: 'comment', id }, findings: await read(wording) }, await timed(row.author_id)];
  }

  async function lookAtAccount(id: number): Promise<Noticed[]> {
    const row = await findShownAccount(db, id);
    if (!row) return [];
    const findings = await read({
      type: 'account',
      title: row.name,
      text: row.description,
      captions: '',
      categoryId: null,
      ownLinks: row.own_links,
    });
    return [{ about: { type: 'account', id }, findings }];
  }

  /** Messages are private: only who received one can bring it up. */
  async function noLook(): Promise<Noticed[]> {
    return [];
  }

  async function compare({ id, title, description, seller_id: sellerId }: LookedListing): Promise<Finding | null> {
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

  async function recognise({ id, seller_id: sellerId }: LookedListing): Promise<Finding | null> {
    const seen = [];
    for (const picture of await listPictureHashes(db, id))
      seen.push(...(await listSeenBefore(db, sellerId, picture, SHOWN)));
    return detectKnownPicture(seen);
  }

  /** It is the account that posts fast, whatever it posts. */
  async function timed(accountId: number): Promise<Noticed> {
    const finding = detectFastPosting(await countRecentPosts(db, accountId));
    return { about: { type: 'account', id: accountId }, findings: [finding] };
  }

  function raise(about: TargetRef, findings: readonly Finding[]): Promise<void> {
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

  return { look };
}

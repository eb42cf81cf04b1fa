import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { getDueTerms } from '#contract/texts/texts.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { Caller } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { CurrentTexts } from './current.ts';
import { findAccepted, insertAcceptance, takeUntold } from './terms-repository.ts';
import { numberAt } from './versions.ts';

interface TermsDeps {
  readonly db: Db;
  readonly current: Pick<CurrentTexts, 'versionsOf' | 'announcedTerms'>;
}

export type TermsService = ReturnType<typeof createTermsService>;

/** The terms that people have accepted, or have not accepted yet. */
export function createTermsService(deps: TermsDeps) {
  return withDeps(deps, { findDue, accept, acceptCurrent });
}

/** New terms that the caller has not accepted, including those not in force yet. */
async function findDue({ db, current }: TermsDeps, { id }: Caller): Promise<AnswerOf<typeof getDueTerms>> {
  const number = current.announcedTerms();
  const version = current.versionsOf('terms').find((each) => each.number === number);
  if (!version) return { due: null };
  const accepted = await findAccepted(db, id);
  return { due: accepted >= number ? null : { version: number, from: polishDay(version.holdsAt), accepted } };
}

/** @throws ApiError 'notFound' for a version that does not exist, or was withdrawn */
async function accept({ db, current }: TermsDeps, { id }: Caller, version: number): Promise<{ version: number }> {
  if (!current.versionsOf('terms').some(({ number }) => number === version)) throw new ApiError('notFound');
  await insertAcceptance(db, id, version);
  return { version };
}

/** Records the version of the terms in force when an account registers. */
async function acceptCurrent({ current }: TermsDeps, tx: Tx, accountId: number): Promise<void> {
  await insertAcceptance(tx, accountId, numberAt(current.versionsOf('terms'), Date.now()));
}

const AT_ONCE = 500;

/**
 * Notifies all remaining accounts of the newest terms. Each transaction notifies a batch and records its progress, so a
 * crash loses only the open one; besides, news are stored only once per account.
 */
export async function tellOfTerms({ db, publishNews }: { db: Db; publishNews: PublishNews }): Promise<void> {
  const tellSome = (tx: Tx) =>
    takeUntold(tx, AT_ONCE).then(async (taken) => {
      if (!taken) return false;
      const { number, accountIds } = taken;
      await publishNews(
        tx,
        accountIds.map((accountId) => ({ accountId, key: `terms ${number}`, kind: 'terms', version: number })),
      );
      return true;
    });
  while (await db.transaction().execute(tellSome));
}

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

/** Which terms people have accepted, and which they have not. */
export function createTermsService(deps: TermsDeps) {
  return withDeps(deps, { findDue, accept, acceptCurrent });
}

/** New terms that somebody has not accepted, also those that do not hold yet. */
async function findDue({ db, current }: TermsDeps, { id }: Caller): Promise<AnswerOf<typeof getDueTerms>> {
  const number = current.announcedTerms();
  const version = current.versionsOf('terms').find((each) => each.number === number);
  if (!version) return { due: null };
  const accepted = await findAccepted(db, id);
  return { due: accepted >= number ? null : { version: number, from: polishDay(version.holdsAt), accepted } };
}

/** @throws ApiError 'notFound' for a version that is not there, or was taken back */
async function accept({ db, current }: TermsDeps, { id }: Caller, version: number): Promise<{ version: number }> {
  if (!current.versionsOf('terms').some(({ number }) => number === version)) throw new ApiError('notFound');
  await insertAcceptance(db, id, version);
  return { version };
}

/** Stores which terms held when somebody registered. */
async function acceptCurrent({ current }: TermsDeps, tx: Tx, accountId: number): Promise<void> {
  await insertAcceptance(tx, accountId, numberAt(current.versionsOf('terms'), Date.now()));
}

const AT_ONCE = 500;

/**
 * Tells everybody of the newest terms who has not been told. Each transaction tells some people and notes how far it
 * came, so a kill costs the one that was open; news are stored once for each person anyway.
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

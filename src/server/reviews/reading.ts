import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Agreement, listAgreements, listBuyerReviews } from '#contract/reviews.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { presentAgreement, presentBuyerReview } from './present.ts';
import { type AgreementWish, countBuyerReviews, listAgreementRows, listBuyerReviewRows } from './repository.ts';

const MOST_AGREEMENTS = 50;

export type ReviewReading = ReturnType<typeof createReviewReading>;

/** Agreements as each of their two sides sees them, and sellers' reviews of buyers. */
export function createReviewReading({ db }: { db: Db }) {
  async function listOwn(caller: Caller, wish: AgreementWish): Promise<AnswerOf<typeof listAgreements>> {
    return { items: (await listAgreementRows(db, caller.id, wish, MOST_AGREEMENTS)).map(presentAgreement) };
  }

  /** @throws ApiError 'notFound' when the account does not exist */
  async function listOfBuyer(buyerId: number, number: number): Promise<AnswerOf<typeof listBuyerReviews>> {
    const [total, rows] = await Promise.all([
      countBuyerReviews(db, buyerId),
      listBuyerReviewRows(db, buyerId, (number - 1) * PAGE_SIZE, PAGE_SIZE),
    ]);
    if (total === undefined) throw new ApiError('notFound');
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    return { items: rows.map(presentBuyerReview), total, totalIsExact: true, page: number, pageCount };
  }

  return { listOwn, listOfBuyer };
}

/** An agreement of an account. @throws ApiError 'notFound' */
export async function getAgreement(db: Db, accountId: number, id: number): Promise<Agreement> {
  const [row] = await listAgreementRows(db, accountId, { id }, 1);
  if (!row) throw new ApiError('notFound');
  return presentAgreement(row);
}

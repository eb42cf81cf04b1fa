import {
  listAgreements,
  listBuyerReviews,
  removeBuyerReview,
  removeReviewReply,
  replyToReview,
  withdrawReview,
  writeReview,
} from '#contract/reviews.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { ReviewAnswering } from './answering.ts';
import type { ReviewReading } from './reading.ts';
import type { ReviewWriting } from './writing.ts';

const REMOVED = { removed: true } as const;

export function reviewRoutes(reading: ReviewReading, writing: ReviewWriting, answering: ReviewAnswering): Mounted[] {
  return [
    mount(listAgreements, ({ query }, context) => reading.listOwn(callerOf(context), query)),
    mount(writeReview, async ({ params, body }, context) => written(await writing.write(context, params.id, body))),
    mount(withdrawReview, async ({ params, query }, context) =>
      written(await writing.withdraw(context, params.id, query.listingId)),
    ),
    mount(listBuyerReviews, ({ params, query }) => reading.listOfBuyer(params.id, query.page)),
    mount(removeBuyerReview, async ({ params }, context) => {
      await answering.remove(callerOf(context), params.id);
      return written(REMOVED);
    }),
    mount(replyToReview, async ({ params, body }, context) =>
      written(await answering.reply(context, params.id, body.text)),
    ),
    mount(removeReviewReply, async ({ params }, context) => {
      await answering.removeReply(callerOf(context), params.id);
      return written(REMOVED);
    }),
  ];
}

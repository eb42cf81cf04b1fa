import { commentNews, replyNews } from '../comments/news.ts';
import { credentialAnswerNews, credentialEndsNews } from '../credentials/news.ts';
import { favouriteNews } from '../favourites/news.ts';
import { followedNews } from '../following/news.ts';
import { moderationNews, reportNews } from '../moderation/news.ts';
import { mailTroubleNews } from '../notifications/bounces/news.ts';
import type { NewsDescriptors } from '../notifications/centre/descriptor.ts';
import { createDigest, createThingMail } from '../notifications/centre/digest.ts';
import { createNewsPreferences } from '../notifications/centre/preferences.ts';
import { createPublishNews, type PublishNews } from '../notifications/centre/publish.ts';
import { newsRoutes } from '../notifications/centre/routes.ts';
import { createNewsService, type NewsService } from '../notifications/centre/service.ts';
import { createQueuePushes, type QueuePushes } from '../notifications/push/queue.ts';
import { offerNews } from '../offers/news.ts';
import { paymentMailReturnedNews, paymentNews } from '../payments/news.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mounted } from '../platform/mount.ts';
import { reviewNews } from '../reviews/news.ts';
import { savedSearchNews } from '../saved-searches/news.ts';
import { sellsMuchNews } from '../seller-status/news.ts';
import { expiryNews } from '../selling/news.ts';
import { termsNews } from '../texts/news.ts';

/** Every kind of news, described by the feature that owns it. A kind of the contract missing here is a type error. */
export const NEWS_DESCRIPTORS: NewsDescriptors = {
  savedSearch: savedSearchNews,
  comment: commentNews,
  reply: replyNews,
  review: reviewNews,
  offer: offerNews,
  expiry: expiryNews,
  payment: paymentNews,
  paymentMailReturned: paymentMailReturnedNews,
  moderation: moderationNews,
  report: reportNews,
  followedListing: followedNews,
  sellsMuch: sellsMuchNews,
  mailTrouble: mailTroubleNews,
  ...favouriteNews,
  credentialAnswer: credentialAnswerNews,
  credentialEnds: credentialEndsNews,
  terms: termsNews,
};

/** The news centre's interface to the rest of the server. */
export interface NewsCentre {
  readonly mounted: readonly Mounted[];
  readonly publishNews: PublishNews;
  readonly queuePushes: QueuePushes;
  readonly readThing: NewsService['readThing'];
  /** Registers the job workers. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

interface NewsGround {
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly log: { readonly warn: (line: string) => void };
}

/** Wires up the news centre: publishing, listing, pushing and mailing of news. */
export function composeNews({ client, jobs, log }: NewsGround): NewsCentre {
  const { db } = client;
  const queuePushes = createQueuePushes({ jobs });
  const news = createNewsService({ db, descriptors: NEWS_DESCRIPTORS, warn: (line) => log.warn(line) });
  return {
    mounted: newsRoutes(news, createNewsPreferences({ db })),
    publishNews: createPublishNews({ jobs, queuePushes, descriptors: NEWS_DESCRIPTORS }),
    queuePushes,
    readThing: news.readThing,
    work: () => {
      jobs.work('notifications.digest', createDigest({ db, jobs }));
      jobs.work('notifications.mail', createThingMail({ db, jobs }));
    },
    upkeep: news.upkeep,
  };
}

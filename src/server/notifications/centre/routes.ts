import {
  countNews,
  getNewsChoices,
  listNews,
  readNews,
  updateNewsChoices,
} from '#contract/notifications/notifications.ts';
import { callerOf } from '../../platform/context.ts';
import { type Mounted, mount, written } from '../../platform/mount.ts';
import type { NewsPreferences } from './preferences.ts';
import type { NewsService } from './service.ts';

export function newsRoutes(news: NewsService, preferences: NewsPreferences): Mounted[] {
  return [
    mount(listNews, ({ query }, context) => news.list(callerOf(context), query.before, context.locale)),
    mount(countNews, async (_input, context) => ({ unread: await news.count(callerOf(context)) })),
    mount(readNews, async ({ body }, context) => written({ unread: await news.markRead(callerOf(context), body) })),
    mount(getNewsChoices, (_input, context) => preferences.get(callerOf(context))),
    mount(updateNewsChoices, async ({ body }, context) => written(await preferences.update(callerOf(context), body))),
  ];
}

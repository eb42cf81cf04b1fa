import type { MessageId } from '#i18n/message-id.ts';

/** Why a page requires a login; the first match applies. */
const REASONS: readonly (readonly [place: RegExp, reason: MessageId])[] = [
  [/^\/addAnnouncement\b/i, 'account.why.addAd'],
  [/^\/addAgritourismFacility\b/i, 'account.why.addFacility'],
  [/^\/addEvent\b/i, 'account.why.addEvent'],
  [/^\/(editAnnouncement|editAgritourismFacility|editEvent)\b/i, 'account.why.edit'],
  [/^\/(changeAnnouncementPlan|changeAgritourismPlan|shopLinkPlan|payment)\b/i, 'account.why.plan'],
  [/^\/conversationsnew\b/i, 'account.why.write'],
  [/^\/(chat|conversations?)\b/i, 'account.why.messages'],
  [/^\/userpanel\?(.*&)?section=favourites\b/i, 'account.why.favourites'],
  [/^\/userpanel\b/i, 'account.why.panel'],
  [/^\/uploadimage\b/i, 'account.why.pictures'],
  [/^\/(ad|agritourism|event)\/\d+.*#comments$/i, 'account.why.comment'],
  [/^\/(moderation|admin|decision)\b/i, 'account.why.desk'],
];

/** Why the page to return to requires a login; undefined when it does not. */
export function loginReason(back: string): MessageId | undefined {
  return REASONS.find(([place]) => place.test(back))?.[1];
}

/** A person's usual response time: within an hour, a few hours or a day. Slower ones are not shown. */
export const REPLY_CLASSES = ['hour', 'hours', 'day'] as const;
export type ReplyClass = (typeof REPLY_CLASSES)[number];

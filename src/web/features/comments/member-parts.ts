import { loadMessages } from '../../lib/session/late-messages.ts';

/* For `lazy`: parts that only signed-in users need, each with its messages. */

/** The user's own comment, or the form to write one. */
export async function loadOwnPart() {
  const [{ OwnPart }] = await Promise.all([import('./own-part.tsx'), loadMessages('commenting')]);
  return { default: OwnPart };
}

/** The seller's reply, or the form to write one. */
export async function loadAnswerPart() {
  const [{ AnswerPart }] = await Promise.all([import('./answer-part.tsx'), loadMessages('commenting')]);
  return { default: AnswerPart };
}

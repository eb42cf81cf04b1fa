import { loadMessages } from '../session/late-messages.ts';

/*
 * What only who is logged in needs, for `lazy`, each with what it says.
 */

/** The own comment, or the way to write one. */
export async function loadOwnPart() {
  const [{ OwnPart }] = await Promise.all([import('./own-part.tsx'), loadMessages('commenting')]);
  return { default: OwnPart };
}

/** A seller's answer, or the way to give one. */
export async function loadAnswerPart() {
  const [{ AnswerPart }] = await Promise.all([import('./answer-part.tsx'), loadMessages('commenting')]);
  return { default: AnswerPart };
}

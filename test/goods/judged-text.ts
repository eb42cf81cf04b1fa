import type { GoodsTopic } from '#kinds/rules/goods/topics.ts';

/** An ad with what should be found in it: a topic, or nothing in an innocent one. */
export interface JudgedText {
  readonly topic: GoodsTopic | 'alcohol' | 'herd' | null;
  readonly categoryId: number | null;
  readonly title: string;
  readonly description: string;
}

const PLAIN = 'Zapraszam po odbiór osobisty, chętnie odpowiem na pytania.';

export function ad(topic: JudgedText['topic'], categoryId: number, title: string, description = PLAIN): JudgedText {
  return { topic, categoryId, title, description };
}

/** An event or a stay: without a category. */
export function place(topic: JudgedText['topic'], title: string, description = PLAIN): JudgedText {
  return { topic, categoryId: null, title, description };
}

/** Whether a text is held out while the words are chosen: half of the texts, by a hash. */
export function isHeldBack({ title, description }: JudgedText): boolean {
  let hash = 2_166_136_261;
  for (const character of `${title}\n${description}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 16_777_619);
  return ((hash >>> 16) & 1) === 1;
}

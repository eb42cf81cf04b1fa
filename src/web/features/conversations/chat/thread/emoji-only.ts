const EMOJI = /^(?:\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)/u;
/** Longer texts are not checked: three family emoji with skin tones are still shorter. */
const LONGEST = 120;
const MOST = 3;

let segmenter: Intl.Segmenter | undefined;

/** Whether a text is one to three emoji and nothing else: such a message is shown large. */
export function isEmojiOnly(text: string): boolean {
  if (text.length > LONGEST || !('Segmenter' in Intl)) return false;
  const bare = text.replaceAll(/\s/g, '');
  if (!EMOJI.test(bare)) return false;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const signs = [...segmenter.segment(bare)];
  return signs.length <= MOST && signs.every(({ segment }) => EMOJI.test(segment));
}

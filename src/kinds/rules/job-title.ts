import { type JobNoun, jobNouns } from './job-nouns.ts';
import type { Finding, Post } from './rule.ts';
import { type Word, wordsOf, wordTest } from './words.ts';

/** "(k/m)", "m/w/d", "h/m", "(ж/ч)": open to all. */
const MARKER = /(?<![\p{L}\p{N}])[kmfwhdxжчn]\s?[/|]\s?[kmfwhdxжчn](?:\s?[/|]\s?[kmfwhdxжчn])?(?![\p{L}\p{N}])/iu;

/** "kelner/ka", "pracownik(-czka)", "Kellner:in", "camarero/a": the other form as an ending. */
const ENDING =
  /\p{L}{3}(?:\s?\/\s?-?|\s?\(-?|\*|:|_)(?:ka|ca|czka|nica|tka|rka|czyni|ni|owa|ini|in|innen|a|as|o|e|trice|ка|ця|иця|чиня|я)\)?(?!\p{L})/iu;

/** Words that include everybody. */
const isAnybody = wordTest(
  'osob(?:a|y|e|ie|om|ami|ach)?|kto[s]|kogos|komus|ludzi(?:e|om)?|ekip(?:a|y|e)|zespol(?:u)?|brygad(?:a|y|e)|malzenstwo|chetn(?:i|ych)',
  'person(?:en|a|as|e)?|persone|people|someone|anyone|anybody|staff|team|crew|helpers?|alguien|qualcuno|leute',
  'особ(?:а|и|у|і)|людин(?:а|у|и)|людей|люди|хтось|когось|бригад(?:а|у)',
);

/** Words that explicitly restrict the sex. */
const isMen = wordTest(
  'mezczyzn(?:a|y|e|i|o)?|pan(?:a|ow|owie)?|chlopak(?:a|i|ow)?|facet(?:a|ow)?|parob(?:ek|ka)|mann|manner|hombres?|chicos?|uomo|uomini|ragazz[oi]|man|men|boys?|handyman',
  'чоловік(?:а|и|ів)?|хлоп(?:ець|ця|ці|ців)',
);
const isWomen = wordTest(
  'kobiet(?:a|y|e|o)?|pani(?:e|a|om)?|dziewczyn(?:a|y|e)?|gospos(?:ia|i|ie)|frau(?:en)?|putzfrau|zimmermadchen|mujer(?:es)?|chicas?|donn[ae]|ragazz[ae]|woman|women|girls?|lady|ladies|waitress(?:es)?|barmaids?|maids?',
  'жін(?:ка|ку|ки|ок)|дівчин(?:а|у|и)|дівчат',
);

/** Words that, before an occupation, refer to somebody else: "pomoc u kowala", "pomocnik kowala". */
const isAtWhom = wordTest('u|przy|pomoc|pomocy|pomocnik\\p{L}*|pomocnic\\p{L}*|warsztat\\p{L}*|pracowni\\p{L}*|bei|у');

/**
 * Whether a job title addresses one sex only. An explicit restriction or the feminine form alone is refused; the
 * masculine form alone is often meant for all, so a better title is advised.
 */
export function readJobTitle({ title }: Pick<Post, 'title'>): Finding[] {
  if (MARKER.test(title) || ENDING.test(title)) return [];
  const words = wordsOf(title);
  const oneSex = findOneSex(words);
  if (oneSex) return [finding('refuse', 'rules.jobTitle.oneSex', { word: oneSex.written })];
  if (words.some(({ text }) => isAnybody(text))) return [];
  return findOneForm(words);
}

function findOneSex(words: readonly Word[]): Word | undefined {
  const men = words.find(({ text }) => isMen(text));
  const women = words.find(({ text }) => isWomen(text));
  return men && women ? undefined : (men ?? women);
}

function findOneForm(words: readonly Word[]): Finding[] {
  const all = jobNouns.filter(
    (noun) => words.some(({ text }) => noun.isMan(text)) && words.some(({ text }) => noun.isWoman(text)),
  );
  if (all.length > 0) return [];
  for (const [at, word] of words.entries()) {
    if (at > 0 && isAtWhom(words[at - 1]?.text ?? '')) continue;
    const noun = jobNouns.find((each) => each.isMan(word.text) || (each.isWoman(word.text) && !each.womanIsThing));
    if (noun) return [oneForm(noun, word)];
  }
  return [];
}

function oneForm(noun: JobNoun, word: Word): Finding {
  const severity = noun.isMan(word.text) ? 'advise' : 'refuse';
  return finding(severity, 'rules.jobTitle.oneForm', { word: word.written, both: `${noun.man}/${noun.woman}` });
}

function finding(severity: Finding['severity'], message: Finding['message'], values: Record<string, string>): Finding {
  return { field: 'title', severity, message, values };
}

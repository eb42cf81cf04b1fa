import type { TypedText } from './typed-text.ts';

const GREETING =
  /^[\s,.!]*(?:(?:dzie[ńn] dobry|dobry wiecz[óo]r|witam(?: serdecznie| pa[ńn]stwa)?|witajcie|cze[śs][ćc]|hejka|hej|siemka|siema|halo|szanowni pa[ńn]stwo|drodzy pa[ńn]stwo|good (?:morning|day|evening)|hello|hi|guten (?:tag|morgen|abend)|hallo|servus|buenos d[ií]as|hola|buongiorno|ciao|добр(?:ий|ого) (?:день|дня|вечір)|доброго ранку|привіт|вітаю)(?!\p{L})[\s,.!]*)+/u;
const THANKS =
  /(?<!\p{L})(?:z g[óo]ry\s+)?(?:dzi[ęe]kuj[ęe]|dzi[ęe]ki|pozdrawiam|pozdrowienia|prosz[ęe] o (?:kontakt|odpowied[źz]|informacj[ęe]|info)|dajcie zna[ćc]|thanks?(?: you)?|danke|gracias|grazie|дякую)(?!\p{L})[\s,.!]*/u;

/** Takes greetings and thanks out of the text. */
export function takeGreetings(text: TypedText): void {
  const typed = text.rest;
  text.take(GREETING);
  while (text.take(THANKS));
  // A query of nothing but "hej" looks for that word.
  if (text.rest.trim() === '') text.replace({ from: 0, to: typed.length }, typed);
}

const MARK = /##-.*-##/u;

/** A line at the top of our mails: in a reply, everything from there on is quoted text. */
export function markedLine(text: string): string {
  return `##- ${text} -##`;
}

/** How mail programs introduce quoted text, in the languages of the site; the line may be broken in two. */
const ATTRIBUTIONS = [
  /^(w dniu|dnia|on|le|el|il( giorno)?|am|у|в) .{0,160}(napisał(\(a\)|a)?|pisze|wrote|schrieb|escribió|ha scritto|пише|написа(в|ла|в\(ла\)))\b.{0,120}:$/iu,
  /^.{3,160} (napisał(\(a\)|a)?|pisze|wrote|schrieb|escribió|ha scritto|пише|написа(в|ла)):$/iu,
  /^\d{4}[-./]\d{1,2}[-./]\d{1,2}.{0,160}:$/u,
];
/** The header of a forwarded or quoted mail, as Outlook writes it. */
const HEADS = [
  /^-{3,}\s*(original message|wiadomość oryginalna|oryginalna wiadomość|ursprüngliche nachricht|mensaje original|messaggio originale|оригінальне повідомлення|forwarded message|wiadomość przekazana).{0,20}-{3,}$/iu,
  /^_{10,}$/u,
  /^\*?(from|od|von|de|da|від):\*? .+(@|<).+/iu,
];
const SIGNATURES = [
  /^--\s?$/u,
  /^(sent from|wysłane z|wysłano z|von meinem .{1,40} gesendet|gesendet von|enviado desde|inviato da|надіслано з|відправлено з)\b.{0,80}$/iu,
  /^(get|pobierz) outlook (for|dla) .{1,40}$/iu,
];

/** The text that a person has written, without the quoted mail and the mail program's signature. */
export function replyTextOf(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd());
  const end = lines.findIndex((_, at) => endsAt(lines, at));
  const own = end < 0 ? lines : lines.slice(0, end);
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function endsAt(lines: readonly string[], at: number): boolean {
  const line = (lines[at] as string).trim();
  if (MARK.test(line) || SIGNATURES.some((each) => each.test(line))) return true;
  if (HEADS.some((each) => each.test(line))) return true;
  if (isAttribution(line) || isAttribution(`${line} ${lines[at + 1]?.trim() ?? ''}`)) return true;
  // A quote without an introduction: all remaining lines are quoted.
  return line.startsWith('>') && lines.slice(at).every((each) => !each.trim() || each.trim().startsWith('>'));
}

function isAttribution(line: string): boolean {
  return ATTRIBUTIONS.some((each) => each.test(line));
}

/** Area codes of Polish landlines; all other numbers are grouped in threes. */
const LANDLINE =
  /^\+48(1[2-8]|2[2-59]|3[2-4]|4[1-468]|5[24-689]|6[1-3578]|7[14-7]|8[1-79]|9[145])(\d{3})(\d{2})(\d{2})$/;
const POLISH = /^\+48(\d{3})(\d{3})(\d{3})$/;
/** A country code has one to three digits; the first ones determine how many. */
const FOREIGN = /^(\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{4,})$/;

/** Formats a stored number (E.164): `501 502 503`, `18 442 11 22`, foreign ones with their country code. */
export function phoneText(stored: string): string {
  const polish = LANDLINE.exec(stored) ?? POLISH.exec(stored);
  if (polish) return polish.slice(1).join(' ');
  const foreign = FOREIGN.exec(stored);
  if (!foreign) return stored;
  const [, prefix = '', digits = ''] = foreign;
  return [prefix, ...inThrees(digits)].join(' ');
}

/** Groups of three, with twos at the end where needed. */
function inThrees(digits: string): string[] {
  const twos = (3 - (digits.length % 3)) % 3;
  const threes = digits.slice(0, digits.length - 2 * twos);
  return [...(threes.match(/\d{3}/g) ?? []), ...(digits.slice(threes.length).match(/\d{2}/g) ?? [])];
}

/** The `tel:` link of a number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

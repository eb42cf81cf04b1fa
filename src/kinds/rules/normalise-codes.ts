/** Upper case, one kind of hyphen, single spaces, none around hyphens, slashes and dots. */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.]) ?/g, '$1')
    .trim();
}

/** The code without separators. */
function compact(typed: string): string {
  return normaliseCode(normaliseCode(typed).replace(/[ ./-]/g, ''));
}

/** Reduces a number to its digits if it has only digits, separators and an accepted prefix. */
export function normaliseVeterinary(typed: string): string {
  const code = compact(typed.replace(/^\s*(?:wni|nr|no|numer|pl)\b[\s.:]*/i, ''));
  return /^\d+$/.test(code) ? code : normaliseCode(typed);
}

/** The shelter's veterinary number, or the organisation and the number in it. */
export function normaliseBreeder(typed: string): string {
  const bare = normaliseCode(typed)
    .replace(/[:,]/g, ' ')
    .replace(/(?:^| )(?:(?:NR|NO|NUMER)(?![A-ZŻ\d])[ ./-]*)+/g, ' ');
  const code = normaliseCode(bare);
  const number = normaliseVeterinary(code);
  return /^\d+$/.test(number) ? number : code;
}

/** "pl eko 7: 123/24" → "PL-EKO-07 123/24"; the dot of numbers given by TRACES stays. */
export function normaliseOrganic(typed: string): string {
  const code = normaliseCode(typed);
  const match = /^PL[ -]?EKO[ -]?(\d{1,2})(?!\d)[ ,:/-]*(?:NR[ .,:/-]*)*(.*)$/.exec(code);
  if (!match) return code;
  const [, body = '', number = ''] = match;
  return `PL-EKO-${body.padStart(2, '0')}${number && !number.startsWith('.') ? ' ' : ''}${number}`;
}

/** "1pl 1499 1301" → "1-PL-14991301". */
export function normaliseEggCode(typed: string): string {
  const code = normaliseCode(typed);
  if (/^(?:MAX-50|OTHER-BIRDS)$/.test(code)) return code;
  const match = /^([0-9])([A-Z]{2})([A-Z\d]+)$/.exec(compact(typed));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : code;
}

/** "14/99/12345" → "PL-14/99/12345". */
export function normalisePlantOperator(typed: string): string {
  const match = /^(?:PL)?[ -]?(\d{2})[ /.-](\d{2})[ /.-](\d+)$/.exec(normaliseCode(typed));
  return match ? `PL-${match[1]}/${match[2]}/${match[3]}` : normaliseCode(typed);
}

/** "pl 000012345 1" stays unchanged, "000012345001" → "PL000012345-001". */
export function normaliseHerd(typed: string): string {
  const match = /^(?:PL)?(\d{9})(\d{3})$/.exec(compact(typed));
  return match ? `PL${match[1]}-${match[2]}` : normaliseCode(typed);
}

export function normaliseEquine(typed: string): string {
  return compact(typed.replace(/^\s*ueln\b[\s.:]*/i, ''));
}

/** The ways to write the kinds of food registration, by their prefix. */
const REGISTRATIONS: readonly (readonly [prefix: string, written: RegExp])[] = [
  ['RHD', /^(?:RHD|ROLNICZY HANDEL DETALICZNY)(?![A-ZŻ])/],
  ['SB', /^(?:SB|SPRZEDA[ZŻ] BEZPO[SŚ]REDNIA)(?![A-ZŻ])/],
  ['MLO', /^(?:MLO|MOL)(?![A-ZŻ])/],
  ['PPIS', /^(?:PPIS|PSSE|SANEPID)(?![A-ZŻ])/],
];

/** "rolniczy handel detaliczny: 1499 6001" → "RHD 14996001", "PL 14990201 UE" → "PL 14990201 WE". */
export function normaliseRegistration(typed: string): string {
  const code = normaliseCode(typed);
  for (const [prefix, written] of REGISTRATIONS) {
    if (written.test(code)) return `${prefix} ${numberAfter(code.replace(written, ''))}`.trim();
  }
  const approved = /^(?:PL) ?([\d ]+?) ?(?:WE|UE|EC|CE)?$/.exec(code);
  return approved ? `PL ${approved[1]?.replaceAll(' ', '')} WE` : code;
}

function numberAfter(rest: string): string {
  const number = rest.replace(/^[ .:/-]*(?:(?:NR|NO|NUMER|WNI)(?![A-ZŻ])[ .:/-]*)*|[ .:/-]+$/g, '');
  return /^[\d ]+$/.test(number) ? number.replaceAll(' ', '') : number;
}

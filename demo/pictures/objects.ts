import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ASSETS = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);
/** The variation selector for coloured emoji; the same emoji are written with and without it. */
const VARIATION = '\ufe0f';

export function bare(emoji: string): string {
  return emoji.replaceAll(VARIATION, '');
}

/**
 * The file of the drawn object for an emoji, with or without its variation selectors (U+FE0F) as the file has it.
 *
 * @returns  an absolute path, or undefined when there is no such object.
 */
export function findObject(emoji: string): string | undefined {
  const plain = bare(emoji);
  if (plain === '') return undefined;
  // Some files have the selector after the first character of a sequence, some at the end.
  const [first = '', ...rest] = [...plain];
  const spellings = [emoji, plain, plain + VARIATION, first + VARIATION + rest.join('')];
  return spellings.map((spelling) => fileURLToPath(new URL(`${codePoints(spelling)}.webp`, ASSETS))).find(existsOnce);
}

/** The light skin tones of the emoji alphabet, as people of these parts have them. */
export const SKIN_TONES: readonly string[] = ['\u{1f3fb}', '\u{1f3fb}', '\u{1f3fc}'];

/** The file of a person in a skin tone; the plain one for things and people without a skin tone. */
export function findInTone(emoji: string, tone: string): string | undefined {
  const [first = '', ...rest] = [...bare(emoji)];
  return (isPerson(first) ? findObject(first + tone + rest.join('')) : undefined) ?? findObject(emoji);
}

/** Whether an emoji shows a person, or a part of one. */
export function isPerson(emoji: string): boolean {
  return /^\p{Emoji_Modifier_Base}/u.test(emoji);
}

function codePoints(text: string): string {
  return [...text].map((sign) => sign.codePointAt(0)?.toString(16).padStart(4, '0')).join('-');
}

const known = new Map<string, boolean>();

function existsOnce(path: string): boolean {
  const found = known.get(path) ?? existsSync(path);
  known.set(path, found);
  return found;
}

/**
 * How an object behaves in a picture.
 *
 * tall      its height beside a jar (indoors) or a cow (outdoors), which have 1.
 * stance    stand: on its base; lie: turned to rest along the ground; slab: lies already; hang: from above; spread:
 *           only ever seen from above; wall: against a wall; hover: small, in the air; fly: large, in the air; crawl:
 *           on comb; swim, float: in water, on it; bust: a person, cut off by the lower border; head: of an animal,
 *           needs something to look over; outdoor: too big for a table, stands behind it; vague: a sign rather than a
 *           thing, left out where there is anything else.
 * many      comes by the dozen: may be heaped and put in crates.
 * basketed  and in baskets.
 * flat      looks right seen from above.
 * dyed      exists in any colour.
 */
export interface Traits {
  readonly tall: number;
  readonly stance: Stance;
  readonly many: boolean;
  readonly basketed: boolean;
  readonly flat: boolean;
  readonly dyed: boolean;
}

export type Stance =
  | 'stand'
  | 'lie'
  | 'spread'
  | 'wall'
  | 'slab'
  | 'hang'
  | 'hover'
  | 'fly'
  | 'crawl'
  | 'swim'
  | 'float'
  | 'bust'
  | 'head'
  | 'outdoor'
  | 'vague';

/** A set of emoji, written with blanks between them. */
export function signs(text: string): ReadonlySet<string> {
  return new Set(text.replaceAll(VARIATION, '').split(' '));
}

const TALL: readonly (readonly [number, ReadonlySet<string>])[] = [
  [0.3, signs('🌰 🫐 🍒 🥜 🫘 🍬 💍 🫒 🐝 🐞 🦋 🪙 🍄 🐣 🐤 🐥 🧄')],
  [0.42, signs('🥚 🍓 🧅 🥟 🍪 🐇 🐦 🐓 🐔 🦆 🐈 🐿️ 🧵 🔔 🍋 🥝 🍅 🍑 🥔 🧼 💄 📿 🧈 🐁 🕊️ 🐹 🦃 🧂')],
  [
    0.52,
    signs(
      '🍎 🍏 🍐 🍊 🧀 🥐 🥯 🥞 🫓 🥧 🍰 🥥 🌽 🥬 🥦 🫑 ☕ 🍵 🧊 🧶 🎀 🪿 🦢 🪺 🍫 🧁 🍩 🍆 🍠 🌶️ 🥒 🥕 🍇 🥩 🍖 🍗 🥓',
    ),
  ],
  [0.68, signs('🍞 🥖 🎂 🥣 🍲 🥗 🫖 🕯️ 🧃 🎃 🐕 🐩 🐶 🪆 👜 🥾 👞 🥿 🐑 🐐 🐖 🐏 🦌 🌱 🪴')],
  [1, signs('🍯 🫙 🥛 🏺 🧴 🐄 🐂 🐃 🐮 🧺 🪵 🍷 💐 🌻 🌹 🌷 🌿 🌾 🪻 🎁')],
  [1.25, signs('🐎 🐴 🦬 🫏 🪑 👗 🎻 🚲 🛷 🎄 🪣 ⛺ 🎠')],
  [1.6, signs('🚜 🚚 🛻 🚛 🌲 🌳 🏕️ 🛏️ 🚪 🏠 🏡 🛖 ⛪ 🎪 🎡 💒 🏰 🪜')],
];

const OUTDOOR = signs(
  '🐄 🐂 🐃 🐮 🐑 🐐 🐏 🐖 🐎 🦬 🫏 🦌 🐗 🐕 🐈 🐈‍⬛ 🐕‍🦺 🦮 🐓 🦆 🪿 🦢 🦃 🐇 🐿️ 🦙 🐩 🌲 🌳 🎄 🌴 ⛰️ 🏔️ 🏠 🏡 🛖 ⛪ 💒 🏰 🚜 🚚 🛻 🚛 🚒 🏕️ ⛺ 🎪 🎡 🎠 🌊 🚲 🌋 🏞️ 🌄 🌅 🐦 🐤 🐥 🐣 🐁 🦔 🦉 🦚 🚧 🚐 🐢 🐦‍⬛ 🦫 🏚️ 🏛️',
);
const HEAD = signs('🐔 🐴 🐮 🐷 🐶 🐱 🐰 🐻 🐺 🦊 🐹 🐗 🐯 🦁 🐭');
/** Clothes and cuts of meat, which do not stand on a table. */
const SPREAD = signs('👗 👖 🧣 🧤 🧦 🥩 📿 💍');
const FLY = signs('🕊️ 🦅');
const LIE = signs(
  '🥖 🥕 🥒 🌽 🍌 🌶️ 🍆 🥄 🔪 🪓 🔨 ⚒️ 🛠️ 🪡 ✂️ 🖌️ 🪒 🎻 🪈 🪶 🐟 🥓 🍠 🪚 ⛏️ 🎺 🔩 🧲 📯 🌭 🪝 🦴 🍫 🪥 🍗 🍖 🎷 🪗 🎸 🔧 🧹 🪛 🎣 🐠 🐡 🦈 🍬 🍭 🪃 🏹',
);
const HOVER = signs('🐝 🦋 🪁 🎈 🫧');
const VAGUE = signs(
  '❤️ 💙 🖤 💛 🤍 💚 🧡 💜 🤎 🟣 🟡 🟠 🟢 🔴 🟤 ⚪ ⚫ 🙏 🤲 💁‍♀️ 👧 🧔 👼 👹 🦵 👄 🎵 🎶 ✨ 🌈 ☀️ 💌 ❄️ 💧 💦 🔥 ⭐ 🌟 ⛰️ 🏔️ 🌊 🍃 🚿 🍽️ 👑 🏅 💎 🌙 ☁️ 🌧️ ⛅ 🌤️ ⚡ 👀 💪 👣 🐾 🏞️ 🌄 🌅 🌋 🎆 🎇 📅 📞 ✅ 🌍 🤝 👂 🧠 👶 👵 👴 🧒 🧘 🧖 🛌 ⏰ 🩹 🎅 🍂 🍁 📜 🟫 🟩 🟨 ✉️',
);
const MANY = signs(
  '🥚 🍎 🍏 🍐 🍊 🍋 🍑 🍒 🍓 🫐 🍇 🥝 🍅 🥔 🧅 🧄 🥕 🌽 🥬 🥦 🫑 🥒 🍆 🍠 🎃 🍄 🌰 🥜 🫘 🫒 🥥 🍞 🥖 🥐 🥯 🥨 🍪 🧁 🥟 🧀 🍯 🫙 🧼 🧴 🧶 🧵 🕯️ 🍬 🍭 🍫 🥧 🫓 🪆 🔔 🪵 🧱 🌷 🌹 🌻 🌼 🌸 🪻 🪴 🌱 🐣 🐤 🐥 🐓 🐔 🐑 🐄 🐐 🐖 🐇 🦆 🪿 🎁 🏺 🥛 🧃 🍩 🌺 🌶️ 🐟 🧺 🧂',
);
const FLAT = signs(
  '🥚 🍎 🍏 🍐 🍊 🍋 🍑 🍒 🍓 🫐 🍇 🥝 🍅 🥔 🧅 🧄 🥕 🌽 🥬 🥦 🫑 🥒 🍆 🍠 🍄 🌰 🥜 🫘 🫒 🥥 🥐 🥯 🥨 🍪 🥟 🧼 🧶 🍬 🍭 🍫 🥧 🫓 🥖 🌹 🌷 🌼 🌸 🌺 🪻 🌿 🍃 🍂 🍁 🌾 🥩 🥓 🍗 🍖 🐟 📿 🎀 🪡 🧵 ✂️ 🪶 🧀 🌶️ 💎 💍 🥄 🔪 🌭 🥿 🧣 🧤 👗 🍳 🥘 🥞 ❄️ ⭐ 🐝 🔔 🌻 ❤️ 💙 🧦 🔩 🔨 🪓 🥜 🍀 ☘️ 🧇 🍘 🪝 🖌️ 🧲',
);
/** Too heavy, too large or too many-cornered to be carried in a basket. */
const UNBASKETED = signs('🪵 🧱 🏺 🧺 🐟 🎃 🪆 🕯️ 🔔 🎁 🪴 🌱');
const DYED = signs('🚜 🚛 🚚 🛻 🚐 🧴 🧼 🧶 🧵 👗 🥣 🧣 🧤 🎀 🫖 🎁 👜 🪡 👛 🧦 🥿 💄 🪁 🎈 🍬');

/** Objects without purple in their shadows: fruit and meat, bread and wood, brown animals. */
const WARM = signs(
  '🐝 🚜 🚛 🚚 🛻 🚐 🔪 🛖 ☕ 🍎 🍓 🍒 🍅 🥩 🥓 🍖 🌶️ 🍑 🌭 🌹 🍠 🍊 🥕 🎃 🧅 🥔 🌰 🥜 🍗 🍞 🥖 🥐 🥨 🥯 🥧 🍪 🥟 🫓 🥞 🧀 🧺 🪵 🎻 🪑 🥾 👞 🐐 🐑 🐏 🐈 🐕 🐶 🐱 🐹 🐎 🐴 🐂 🐄 🐮 🪿 🦌 🐿️ 🐓 🐔 🦃 🫏 🦮 🐕‍🦺 🦫 🐇 🐰 🏺 🎠 🏚️ 🥚 🐣 🐤 🐥',
);

export function isWarm(emoji: string): boolean {
  return WARM.has(bare(emoji));
}

/** The traits of an object; an unknown one stands upright and is of medium size. */
export function traitsOf(emoji: string): Traits {
  const sign = bare(emoji);
  const [tall] = TALL.find(([, of]) => of.has(sign)) ?? [0.75];
  return {
    tall,
    stance: isPerson(sign) && !VAGUE.has(sign) ? 'bust' : stanceOf(sign),
    many: MANY.has(sign),
    basketed: MANY.has(sign) && !UNBASKETED.has(sign),
    flat: FLAT.has(sign),
    dyed: DYED.has(sign),
  };
}

const STANCES: readonly (readonly [Stance, ReadonlySet<string>])[] = [
  ['vague', VAGUE],
  ['head', HEAD],
  ['hover', HOVER],
  ['fly', FLY],
  ['spread', SPREAD],
  ['outdoor', OUTDOOR],
  ['lie', LIE],
];

function stanceOf(sign: string): Stance {
  return STANCES.find(([, of]) => of.has(sign))?.[0] ?? 'stand';
}

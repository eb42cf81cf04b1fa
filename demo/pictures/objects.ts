import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ASSETS = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);
const VARIATION = '\ufe0f';

/**
 * The file of the drawn object for an emoji, with or without its variation selectors (U+FE0F) as the file has it.
 *
 * @returns  an absolute path, or undefined when there is no such object.
 */
export function findObject(emoji: string): string | undefined {
  const bare = emoji.replaceAll(VARIATION, '');
  if (bare === '') return undefined;
  // Some files carry the selector after the first sign of a sequence, some at the end.
  const [first = '', ...rest] = [...bare];
  const spellings = [emoji, bare, bare + VARIATION, first + VARIATION + rest.join('')];
  return spellings.map((spelling) => fileURLToPath(new URL(`${codePoints(spelling)}.webp`, ASSETS))).find(existsOnce);
}

/** The light skin tones of the emoji alphabet, as people of these parts have them. */
export const SKIN_TONES: readonly string[] = ['\u{1f3fb}', '\u{1f3fb}', '\u{1f3fc}'];

/** The file of a person in a skin tone; of anybody who has none, and of things, the plain one. */
export function findInTone(emoji: string, tone: string): string | undefined {
  const [first = '', ...rest] = [...emoji.replaceAll(VARIATION, '')];
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
 * stance    stand: on its base; lie: turned to rest along the ground; hover: in the air; bust: cut off by the lower
 *           border; outdoor: too big for a table, stands behind it; vague: a sign rather than a thing, left out where
 *           there is anything else.
 * many      comes by the dozen: may be heaped, put in crates and baskets.
 * flat      looks right seen from above.
 * dyed      exists in any colour.
 */
export interface Traits {
  readonly tall: number;
  readonly stance: 'stand' | 'lie' | 'hover' | 'bust' | 'outdoor' | 'vague';
  readonly many: boolean;
  readonly flat: boolean;
  readonly dyed: boolean;
}

function signs(text: string): ReadonlySet<string> {
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
  '🐄 🐂 🐃 🐮 🐑 🐐 🐏 🐖 🐎 🦬 🫏 🦌 🐗 🐕 🐈 🐓 🦆 🪿 🦢 🦃 🐇 🐿️ 🦙 🐩 🌲 🌳 🎄 🌴 ⛰️ 🏔️ 🏠 🏡 🛖 ⛪ 💒 🏰 🚜 🚚 🛻 🚛 🚒 🏕️ ⛺ 🎪 🎡 🎠 🌊 🚣 🚲 🌋 🏞️ 🌄 🌅 🐦 🐤 🐥 🐣 🐁 🦔 🦉 🦚',
);
const BUST = signs('🐔 🐴 🐮 🐷 🐶 🐱 🐰 🐻 🐺 🦊 🐹 🐗 🐯 🦁');
const LIE = signs(
  '🥖 🥕 🥒 🌽 🍌 🌶️ 🍆 🥄 🔪 🪓 🔨 ⚒️ 🛠️ 🪡 ✂️ 🖌️ 🪒 🎻 🪈 🪶 🐟 🥓 🍠 🪚 ⛏️ 🎺 🔩 🧲 📯 🌭 🪝 🦴 🍫 🪥 🍗 🍖 🎷 🪗 🎸 🔧 🧹 🪛 🎣 🐠 🐡 🦈 🍬 🍭 🪃 🏹',
);
const HOVER = signs('🐝 🦋 🕊️ 🪁 🎈 🫧');
const VAGUE = signs(
  '❤️ 💙 🖤 💛 🤍 💚 🧡 💜 🤎 🟣 🟡 🟠 🟢 🔴 🟤 ⚪ ⚫ 🙏 🤲 💁‍♀️ 👧 🧔 👼 👹 🦵 👄 🎵 🎶 ✨ 🌈 ☀️ 💌 ❄️ 💧 💦 🔥 ⭐ 🌟 ⛰️ 🏔️ 🌊 🍃 🚿 🍽️ 👑 🏅 💎 🌙 ☁️ 🌧️ ⛅ 🌤️ 👀 💪 👣 🐾 🏞️ 🌄 🌅 🌋 🎆 🎇 📅 📞 ✅ 🌍 🤝 👂 🧠 👶 👵 👴 🧒 🧘 🧖 🛌 ⏰ 🩹 🎅 🍂 🍁 📜 🟫 🟩 🟨 ✉️',
);
const MANY = signs(
  '🥚 🍎 🍏 🍐 🍊 🍋 🍑 🍒 🍓 🫐 🍇 🥝 🍅 🥔 🧅 🧄 🥕 🌽 🥬 🥦 🫑 🥒 🍆 🍠 🎃 🍄 🌰 🥜 🫘 🫒 🥥 🍞 🥖 🥐 🥯 🥨 🍪 🧁 🥟 🧀 🍯 🫙 🧼 🧴 🧶 🧵 🕯️ 🍬 🍭 🍫 🥧 🫓 🪆 🔔 🪵 🧱 🌷 🌹 🌻 🌼 🌸 🪻 🪴 🌱 🐣 🐤 🐥 🐓 🐔 🐑 🐄 🐐 🐖 🐇 🦆 🪿 🎁 🏺 🥛 🧃 🍩 🌺 🌶️ 🐟 🧺 🧂',
);
const FLAT = signs(
  '🥚 🍎 🍏 🍐 🍊 🍋 🍑 🍒 🍓 🫐 🍇 🥝 🍅 🥔 🧅 🧄 🥕 🌽 🥬 🥦 🫑 🥒 🍆 🍠 🍄 🌰 🥜 🫘 🫒 🥥 🥐 🥯 🥨 🍪 🥟 🧼 🧶 🍬 🍭 🍫 🥧 🫓 🥖 🌹 🌷 🌼 🌸 🌺 🪻 🌿 🍃 🍂 🍁 🌾 🥩 🥓 🍗 🍖 🐟 📿 🎀 🪡 🧵 ✂️ 🪶 🧀 🌶️ 💎 💍 🥄 🔪 🌭 🥿 🧣 🧤 👗 🍳 🥘 🥞 ❄️ ⭐ 🐝 🔔 🌻 ❤️ 💙 🧦 🔩 🔨 🪓 🥜 🍀 ☘️ 🧇 🍘 🪝 🖌️ 🧲',
);
const DYED = signs('🧴 🧼 🧶 🧵 👗 🥣 🧣 🧤 🎀 🫖 🎁 👜 🪡 👛 🧦 🥿 💄 🪁 🎈 ☕ 🍬');

/** What is known about an object; of an unknown one, that it stands and is of middling size. */
export function traitsOf(emoji: string): Traits {
  const bare = emoji.replaceAll(VARIATION, '');
  const [tall] = TALL.find(([, of]) => of.has(bare)) ?? [0.75];
  return {
    tall,
    stance: isPerson(bare) && !VAGUE.has(bare) ? 'bust' : stanceOf(bare),
    many: MANY.has(bare),
    flat: FLAT.has(bare),
    dyed: DYED.has(bare),
  };
}

function stanceOf(bare: string): Traits['stance'] {
  if (VAGUE.has(bare)) return 'vague';
  if (BUST.has(bare)) return 'bust';
  if (HOVER.has(bare)) return 'hover';
  if (OUTDOOR.has(bare)) return 'outdoor';
  return LIE.has(bare) ? 'lie' : 'stand';
}

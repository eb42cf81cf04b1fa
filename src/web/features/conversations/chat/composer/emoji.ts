/** Emoji that suit a marketplace, by group; each is named `chat.compose.emoji.<name>`. Drawn by the system font. */
const EMOJI = {
  faces: {
    smile: '🙂',
    warm: '😊',
    laugh: '😂',
    wink: '😉',
    love: '😍',
    yum: '😋',
    think: '🤔',
    sorry: '😅',
  },
  hands: {
    thumbsUp: '👍',
    handshake: '🤝',
    please: '🙏',
    applause: '👏',
    ok: '👌',
    wave: '👋',
    strong: '💪',
    heart: '❤️',
  },
  table: {
    honey: '🍯',
    cheese: '🧀',
    eggs: '🥚',
    bread: '🍞',
    milk: '🥛',
    apple: '🍎',
    potato: '🥔',
    carrot: '🥕',
    tomato: '🍅',
    mushroom: '🍄',
    garlic: '🧄',
    jar: '🫙',
    strawberry: '🍓',
    meat: '🥩',
    fish: '🐟',
    wheat: '🌾',
  },
  farm: {
    hen: '🐔',
    cow: '🐄',
    sheep: '🐑',
    goat: '🐐',
    bee: '🐝',
    horse: '🐴',
    sunflower: '🌻',
    tractor: '🚜',
  },
  deal: {
    basket: '🧺',
    parcel: '📦',
    truck: '🚚',
    pin: '📍',
    calendar: '📅',
    clock: '⏰',
    money: '💵',
    phone: '📞',
    camera: '📷',
    check: '✅',
    party: '🎉',
    star: '⭐',
    home: '🏡',
    shine: '✨',
    question: '❓',
    no: '❌',
  },
} as const;

export type EmojiGroup = keyof typeof EMOJI;
type NamesOf<Group> = Group extends unknown ? keyof Group : never;
export type EmojiName = NamesOf<(typeof EMOJI)[EmojiGroup]>;

export interface NamedEmoji {
  readonly name: EmojiName;
  readonly sign: string;
}

export const EMOJI_GROUPS = Object.entries(EMOJI).map(([group, signs]) => ({
  group: group as EmojiGroup,
  emoji: Object.entries(signs).map(([name, sign]): NamedEmoji => ({ name: name as EmojiName, sign })),
}));

/** Folds case and diacritics, which people often omit. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Emoji that match a query: every word is a prefix of one of the emoji's names. */
export function findEmoji(query: string, namesOf: (name: EmojiName) => string): readonly NamedEmoji[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const isMeant = ({ name }: NamedEmoji) => {
    const words = plain(namesOf(name)).split(/[\s,]+/);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  };
  return EMOJI_GROUPS.flatMap(({ emoji }) => emoji).filter(isMeant);
}

/** Emoji that fit a market, by group; each is called `chat.compose.emoji.<name>`. The system's own font draws them. */
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

/** As people type in a hurry: without capitals and diacritics. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Which emoji are meant by what was typed: every word begins one of its names. */
export function findEmoji(query: string, namesOf: (name: EmojiName) => string): readonly NamedEmoji[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const isMeant = ({ name }: NamedEmoji) => {
    const words = plain(namesOf(name)).split(/[\s,]+/);
    return wanted.every((word) => words.some((each) => each.startsWith(word)));
  };
  return EMOJI_GROUPS.flatMap(({ emoji }) => emoji).filter(isMeant);
}

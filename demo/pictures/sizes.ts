function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** What stands for an idea or the weather rather than a thing: never laid on a table next to one. */
const IDEAS = setOf(
  '✨ 💕 🤍 ❤️ 💚 💛 🧡 💜 💙 ❄️ ⚖️ 🟤 💧 💦 ☀️ 🌞 🌙 ⭐ 🌟 🔥 ♻️ ✅ ⚡ 💨 🌧️ ☁️ 🌈 🎵 🎶 💤 📍 ➕ 💯 🚫 💰 🕐 ⏰ 🌍 🧭 🌬️ 💫 🌅 🌄 🏞️ 🌊 🧊 💪 🤝 🖤 🟢 🟡 🔴',
);

const SMALL = setOf('🥚 🫐 🍒 🐝 🐌 🌰 🧄 🍓 🪶 🐞 🫘 🫒 🐛 🦋 🍀 🐜 💍 🧵 🪡 🔔 🌶️ 🍬 🍪 🐾 🐣 🐥 🐤 🔑 🌱 🍂 🍁 🌸 💐 🧷');

const BIG = setOf('🌳 🌲 🏡 🏠 ⛰️ 🏔️ 🏕️ ⛺ 🚜 🛖 🏰 ⛪ 🎡 🎪 🐄 🐎 🐴 🛶 🚐 🚚 🏘️ 🎠 🌴 🦌 🐂 🚤 ⛵');

/** Whether the emoji is a thing that can be photographed beside others. */
export function isThing(emoji: string): boolean {
  return !IDEAS.has(emoji);
}

/** Whether it is far larger than a table. */
export function isBig(emoji: string): boolean {
  return BIG.has(emoji);
}

/** How large it is next to others, 1 being usual. */
export function bulkOf(emoji: string): number {
  if (SMALL.has(emoji)) return 0.62;
  return BIG.has(emoji) ? 1.4 : 1;
}

import { loadMessages } from '../session/late-messages.ts';

/** The menu that blocks a person, with what it says, for `lazy`. */
export async function loadBlockMenu() {
  const [{ BlockMenu }] = await Promise.all([import('./block-menu.tsx'), loadMessages('commenting')]);
  return { default: BlockMenu };
}

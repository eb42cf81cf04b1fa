import { loadMessages } from '../../lib/session/late-messages.ts';

/** For `lazy`: the block menu with its messages. */
export async function loadBlockMenu() {
  const [{ BlockMenu }] = await Promise.all([import('./block-menu.tsx'), loadMessages('commenting')]);
  return { default: BlockMenu };
}

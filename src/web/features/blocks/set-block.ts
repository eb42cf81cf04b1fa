import type { Translate } from '#i18n/message-id.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { failureText } from '../../lib/remote/failure-text.ts';
import { showToast } from '../../ui/toast-store.ts';
import { blockPerson, unblockPerson } from './calls.ts';

interface Blockable {
  readonly id: number;
  readonly name: string;
}

/** Blocks or unblocks a user and shows a toast. @returns whether it succeeded */
export async function setBlock({ id, name }: Blockable, isBlocked: boolean, t: Translate): Promise<boolean> {
  try {
    await browserApi().call(isBlocked ? blockPerson : unblockPerson, { params: { id } });
  } catch (error) {
    showToast({ tone: 'error', title: t('commenting.block.failed'), description: failureText(error, t) });
    return false;
  }
  showToast({ tone: 'success', title: t(`commenting.block.${isBlocked ? 'done' : 'undone'}`, { name }) });
  return true;
}

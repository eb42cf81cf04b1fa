import type { Translate } from '#i18n/message-id.ts';
import type { Quantity } from '#kinds/define-kind.ts';

/** The unit in which a quantity is filtered. */
export function unitOf(quantity: Quantity, t: Translate): string {
  return { price: 'zł', pieces: t('list.unit.pieces'), weight: 'kg', volume: 'l' }[quantity];
}

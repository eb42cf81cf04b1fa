import type { Tx } from '../platform/db/client.ts';

/** Stores a message; false when one with that key exists. */
export async function insertContactMessage(
  tx: Tx,
  message: { key: string; name: string; email: string; message: string; locale: string },
): Promise<boolean> {
  const row = await tx
    .insertInto('contact_message')
    .values(message)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

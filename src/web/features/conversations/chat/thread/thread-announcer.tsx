import { useEffect, useState } from 'react';
import { useT } from '../../../../lib/i18n.tsx';
import type { ThreadItem } from '../../inbox/thread.ts';
import { isOwnItem, numberOf } from './group-rows.ts';

/** More messages at once are only counted, since long announcements are tiresome. */
const READ_OUT = 3;

/**
 * Announces to screen readers what the other writes while the conversation is open: neither what was there before, nor
 * earlier messages, nor own ones.
 */
export function ThreadAnnouncer({ items, ownId, name }: { items: readonly ThreadItem[]; ownId: number; name: string }) {
  const t = useT();
  const last = items.findLast((item) => item.kind === 'stored');
  const newest = (last && numberOf(last)) ?? 0;
  const [known, setKnown] = useState(newest);
  const [text, setText] = useState('');
  useEffect(() => {
    if (newest === known) return;
    const fresh = items.flatMap((item) =>
      item.kind === 'stored' && !isOwnItem(item, ownId) && item.message.number > known ? [item.message] : [],
    );
    setKnown(newest);
    if (fresh.length === 0) return;
    const said = fresh.map(({ content }) => content || t('chat.thread.filesOnly'));
    setText(
      fresh.length > READ_OUT
        ? t('chat.thread.cameMany', { name, count: fresh.length })
        : t('chat.thread.came', { name, text: said.join('. ') }),
    );
  }, [newest, known, items, ownId, name, t]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

import type { MessageId } from '#i18n/message-id.ts';
import { getKind, KIND_IDS, type KindId } from '#kinds/index.ts';
import { useT } from '../../lib/i18n.tsx';
import { Chip, ChipList } from '../../ui/chip.tsx';
import { listHref } from './filters/list-address.ts';
import type { ListData } from './filters/list-data.ts';

/** Links to the results of the same words in each kind of listing, with counts. */
export function KindTabs({ list: { address, values, found } }: { list: ListData }) {
  const t = useT();
  const { tabs } = found;
  const isLed = KIND_IDS.some((id) => id !== address.kindId && (tabs?.[id] ?? 0) > 0);
  if (!tabs || !isLed) return null;
  const words = { q: values.q ?? '', asTyped: values.asTyped ?? '' };
  // With `asTyped=0` the ads stay open; a search without it opens the kind that its words ask for.
  const wordsOf = (id: KindId) => (id === KIND_IDS[0] ? { ...words, asTyped: words.asTyped || '0' } : words);
  return (
    <ChipList label={t('list.tabs')} className="list-kinds">
      {KIND_IDS.map((id) =>
        // The open tab keeps its filters, and counts what they leave.
        id === address.kindId ? (
          <Chip key={id} to={listHref(address, values)} selected aria-current="page">
            {t(`kind.${id}.many` as MessageId)} <span className="count">{found.total}</span>
          </Chip>
        ) : (
          <Chip key={id} to={listHref({ kindId: id, path: getKind(id).paths.list }, wordsOf(id))}>
            {t(`kind.${id}.many` as MessageId)} <span className="count">{tabs[id]}</span>
          </Chip>
        ),
      )}
    </ChipList>
  );
}

import type { MessageId } from '#i18n/message-id.ts';
import { Fragment } from '../../../lib/fragment.tsx';
import { useT } from '../../../lib/i18n.tsx';

export interface TicksProps {
  /** The parameter. */
  name: string;
  /** The values to choose from. */
  values: readonly string[];
  chosen: readonly string[];
  /** The number of results with each value; undefined to show none. */
  counts: Readonly<Record<string, number>> | undefined;
  /** The message that names a value. */
  textOf: (value: string) => MessageId;
}

/**
 * Check boxes for the values of one parameter: plain ones, as there may be forty, and none has its own hint or error.
 * A fragment, since all pages of a list have the same.
 */
export function Ticks(props: TicksProps) {
  const { name, values, chosen, counts } = props;
  const stateOf = (value: string) => [value, chosen.includes(value), counts && (counts[value] ?? 0)];
  return (
    <Fragment as="div" className="ticks" cacheKey={() => JSON.stringify([name, values.map(stateOf)])}>
      <Labels {...props} />
    </Fragment>
  );
}

function Labels({ name, values, chosen, counts, textOf }: TicksProps) {
  const t = useT();
  return values.map((value) => (
    <label key={value}>
      <input type="checkbox" className="tick" name={name} value={value} defaultChecked={chosen.includes(value)} />
      <span>{t(textOf(value))}</span>
      {counts && <span className="count">{counts[value] ?? 0}</span>}
    </label>
  ));
}

/** The message that names a tag. */
export function tagText(tag: string): MessageId {
  return `tag.${tag}` as MessageId;
}

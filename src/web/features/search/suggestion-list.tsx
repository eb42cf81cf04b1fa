import { useT } from '../../lib/i18n.tsx';
import type { Suggestion } from './ask-suggestions.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/** Suggestions under a heading; while something is typed there is one group, without. */
export interface SuggestionGroup {
  readonly title: 'own' | 'popular' | 'categories' | null;
  readonly rows: readonly Suggestion[];
}

export interface SuggestionListProps {
  id: string;
  isShown: boolean;
  groups: readonly SuggestionGroup[];
  /** The field's text. */
  typed: string;
  activeId: string | null;
  /** Id of the row at a position, counted over all groups. */
  idOf: (index: number) => string;
  onChoose: (suggestion: Suggestion) => void;
  /** Removes one of the last searches. */
  onForget: (suggestion: Suggestion) => void;
}

export function SuggestionList({ id, isShown, groups, ...rows }: SuggestionListProps) {
  const t = useT();
  let count = 0;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('frame.search.suggestions')}
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-50 mt-2 max-h-[60dvh] min-w-72 overflow-y-auto rounded-card border border-line bg-raised py-2 text-start shadow-float"
    >
      {groups.map((group) => {
        const from = count;
        count += group.rows.length;
        const all = <GroupRows group={group} from={from} {...rows} />;
        if (group.title === null) return <div key="typed">{all}</div>;
        const title = t(`frame.search.${group.title}`);
        return (
          <div
            key={group.title}
            role="group"
            aria-label={title}
            className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-2"
          >
            <p aria-hidden className="px-4 py-1 text-sm font-bold text-muted">
              {title}
            </p>
            {all}
          </div>
        );
      })}
    </div>
  );
}

type GroupRowsProps = Pick<SuggestionListProps, 'typed' | 'activeId' | 'idOf' | 'onChoose' | 'onForget'> & {
  group: SuggestionGroup;
  from: number;
};

function GroupRows({ group, from, typed, activeId, idOf, onChoose, onForget }: GroupRowsProps) {
  return group.rows.map((suggestion, at) => (
    <SuggestionRow
      key={suggestion.to}
      id={idOf(from + at)}
      suggestion={suggestion}
      typed={typed}
      isActive={idOf(from + at) === activeId}
      onChoose={() => onChoose(suggestion)}
      onForget={suggestion.kind === 'own' ? () => onForget(suggestion) : undefined}
    />
  ));
}

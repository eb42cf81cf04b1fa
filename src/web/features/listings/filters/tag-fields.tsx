import type { MessageId } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import type { Kind, TagGroup } from '#kinds/define-kind.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { FieldGroup } from '../../../ui/choices.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { type ListValues, tagsOfValues } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { Ticks, tagText } from './ticks.tsx';

/** This many groups are expanded; the others are collapsed to keep the form short. */
const OPEN_GROUPS = 2;

/** The kind's tags by group, with result counts. */
export function TagFields({ list }: { list: ListData }) {
  const t = useT();
  const { address, values, errors } = list;
  const kind = getKind(address.kindId);
  const chosen = tagsOfValues(kind, values);
  const groups = groupsToShow(kind, values, list, chosen);
  const error = kind.tagFilter.param in errors && (errors[kind.tagFilter.param] || t('list.wrongValue'));
  const boxes = (group: TagGroup) => <TagBoxes group={group} list={list} chosen={chosen} />;
  if (groups.length === 1 && groups[0]) {
    return (
      <FieldGroup legend={t(`tagGroup.${groups[0].name}` as MessageId)} error={error}>
        {boxes(groups[0])}
      </FieldGroup>
    );
  }
  return (
    <div>
      {groups.map((group, index) => (
        <Disclosure
          key={group.name}
          className="border-t border-line first:border-0"
          summary={<span>{t(`tagGroup.${group.name}` as MessageId)}</span>}
          open={index < OPEN_GROUPS || group.members.some((tag) => chosen.includes(tag))}
        >
          <FieldGroup legend={t(`tagGroup.${group.name}` as MessageId)} quietLegend className="pb-3">
            {boxes(group)}
          </FieldGroup>
        </Disclosure>
      ))}
      <FieldError>{error}</FieldError>
    </div>
  );
}

/** Hides tags without results and those that the selected category does not have; selected ones stay. */
function groupsToShow(kind: Kind, values: ListValues, { found }: ListData, chosen: readonly string[]): TagGroup[] {
  const inCategory = categoriesById.get(Number(values.category))?.flags as readonly string[] | undefined;
  const counts = kind.tagFilter.match === 'all' ? found.facets?.tags : undefined;
  const makesSense = (tag: string) => (!inCategory || inCategory.includes(tag)) && (!counts || (counts[tag] ?? 0) > 0);
  return kind.tagGroups
    .map(({ name, members }) => ({ name, members: members.filter((tag) => chosen.includes(tag) || makesSense(tag)) }))
    .filter(({ members }) => members.length > 0);
}

function TagBoxes({ group, list, chosen }: { group: TagGroup; list: ListData; chosen: readonly string[] }) {
  const { tagFilter } = getKind(list.address.kindId);
  // If any selected tag suffices, the counts do not predict the result of adding another.
  const counts = tagFilter.match === 'all' || chosen.length === 0 ? list.found.facets?.tags : undefined;
  return <Ticks name={tagFilter.param} values={group.members} chosen={chosen} counts={counts} textOf={tagText} />;
}

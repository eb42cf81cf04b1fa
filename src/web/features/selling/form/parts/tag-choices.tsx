import { useWatch } from 'react-hook-form';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../../../lib/i18n.tsx';
import { tagIcon } from '../../../../lib/kinds/tag-icons.ts';
import { FieldGroup } from '../../../../ui/choices.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { usePosting } from '../form-context.tsx';
import { askedOf } from '../form-values.ts';
import { RuleNotes } from './rule-notes.tsx';

/** The tags of the kind and the chosen category, by group. */
export function TagChoices() {
  const t = useT();
  const { kind, form, errorOf } = usePosting();
  const [category, chosen] = useWatch({ control: form.control, name: ['category', 'tags'] });
  const { tags } = askedOf(kind, category);
  const groups = kind.tagGroups
    .map(({ name, members }) => ({ name, members: members.filter((tag) => tags.includes(tag)) }))
    .filter(({ members }) => members.length > 0);
  const toggle = (tag: string, isOn: boolean) =>
    form.setValue('tags', isOn ? [...chosen, tag] : chosen.filter((each) => each !== tag), { shouldDirty: true });
  if (groups.length === 0) return null;
  return (
    <div data-field="tags" className="flex flex-col gap-5">
      {groups.map(({ name, members }, index) => (
        <FieldGroup
          key={name}
          legend={t(`tagGroup.${name}` as MessageId)}
          error={index === 0 ? errorOf('tags') : undefined}
        >
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {members.map((tag) => (
              <label key={tag} className="choice items-center gap-2! px-2.5! py-2!">
                <input
                  type="checkbox"
                  className="tick"
                  checked={chosen.includes(tag)}
                  onChange={(event) => toggle(tag, event.currentTarget.checked)}
                />
                <Icon name={tagIcon(tag)} size={18} className="text-primary max-[24rem]:hidden" />
                <span className="min-w-0 text-sm leading-tight sm:text-[0.9375rem] wrap-anywhere hyphens-auto">
                  {t(`tag.${tag}` as MessageId)}
                </span>
              </label>
            ))}
          </div>
        </FieldGroup>
      ))}
      <RuleNotes name="tags" />
    </div>
  );
}

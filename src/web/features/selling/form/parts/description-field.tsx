import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { numberText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { IconButton } from '../../../../ui/button.tsx';
import { Field, TextArea } from '../../../../ui/field.tsx';
import { TEXT_MAX_LENGTH } from '../bounds.ts';
import { usePosting } from '../form-context.tsx';
import { boldened, continued, listed, type Replacement, type Selected } from '../text-marks.ts';
import { RuleNotes } from './rule-notes.tsx';

/** The description: a text area with two buttons that insert the supported markup. */
export function DescriptionField() {
  const { locale, t } = useLanguage();
  const { form, errorOf, kind, kindId } = usePosting();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useWatch({ control: form.control, name: 'description' });
  const { ref, ...input } = form.register('description');

  function handleKey(event: KeyboardEvent): void {
    const isBold = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'b';
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isBold && !isEnter) return;
    if (apply(area.current, isBold ? boldened : continued)) event.preventDefault();
  }

  return (
    <div>
      <Field
        label={<span className="sr-only">{t('posting.field.description')}</span>}
        hint={kind.needsDescription ? undefined : t('posting.hint.description')}
        error={errorOf('description')}
        required={kind.needsDescription}
        aside={
          text !== '' &&
          t('posting.length', {
            length: numberText(locale, text.length),
            max: numberText(locale, TEXT_MAX_LENGTH),
          })
        }
      >
        <div role="group" aria-label={t('posting.text.tools')} className="-mb-1 flex gap-2.5">
          <button
            type="button"
            className="btn btn-quiet btn-icon btn-sm font-heading text-lg font-bold"
            aria-label={t('posting.text.bold')}
            title={t('posting.text.bold')}
            onClick={() => apply(area.current, boldened)}
          >
            B
          </button>
          <IconButton
            icon="list"
            size="sm"
            label={t('posting.text.list')}
            title={t('posting.text.list')}
            onClick={() => apply(area.current, listed)}
          />
        </div>
        <TextArea
          {...input}
          ref={(element) => {
            ref(element);
            area.current = element;
          }}
          rows={4}
          maxLength={TEXT_MAX_LENGTH}
          onKeyDown={handleKey}
          placeholder={t(`posting.textExample.${kindId}`)}
        />
      </Field>
      <RuleNotes name="description" />
    </div>
  );
}

/** Edits the text so that the browser can undo it. @returns false when there is nothing to change */
function apply(area: HTMLTextAreaElement | null, act: (selected: Selected) => Replacement | null): boolean {
  if (!area) return false;
  const change = act({ text: area.value, start: area.selectionStart, end: area.selectionEnd });
  if (!change) return false;
  area.focus();
  area.setSelectionRange(change.from, change.to);
  // Deprecated, but the only way of editing that keeps the browser's undo.
  const isDone = change.put ? document.execCommand('insertText', false, change.put) : document.execCommand('delete');
  if (!isDone) {
    area.setRangeText(change.put, change.from, change.to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(change.start, change.end);
  return true;
}

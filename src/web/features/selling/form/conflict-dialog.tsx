import { useState } from 'react';
import type { MessageId } from '#i18n/message-id.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { useT } from '../../../lib/i18n.tsx';
import { pictureSource } from '../../../lib/pictures/picture-source.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { usePosting } from './form-context.tsx';
import { labelOf } from './form-plan.ts';
import { type FormPicture, type FormValues, NO_UNIT } from './form-values.ts';
import type { EditConflict } from './use-edit-conflict.ts';
import { fieldValue } from './versions.ts';

export interface ConflictDialogProps {
  conflict: EditConflict;
  mine: FormValues;
  /** Receives the fields to take from the other edit; null: back to the form. */
  onSettle: (theirFields: readonly string[] | null) => void;
}

/** Two conflicting edits of a listing: choose a version for each field that differs. */
export function ConflictDialog({ conflict: { theirs, differences }, mine, onSettle }: ConflictDialogProps) {
  const t = useT();
  const { kind } = usePosting();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isOnlyTheirs }) => isOnlyTheirs).map(({ name }) => name)),
  );
  const choose = (name: string, isTheirs: boolean) => {
    const next = new Set(chosen);
    if (isTheirs) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  return (
    <Dialog
      open
      sticky
      size="wide"
      onOpenChange={(open) => !open && onSettle(null)}
      title={t('posting.conflict.title')}
      description={t('posting.conflict.text')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => onSettle(null)}>
            {t('posting.conflict.back')}
          </Button>
          <Button icon="check" onClick={() => onSettle([...chosen])}>
            {t('posting.conflict.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {differences.map(({ name }) => (
          <fieldset key={name} className="min-w-0">
            <legend className="mb-1.5 font-bold">{labelOf(name, kind, t)}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {([false, true] as const).map((isTheirs) => (
                <label key={String(isTheirs)} className="choice">
                  <input
                    type="radio"
                    className="tick"
                    name={`version-${name}`}
                    checked={chosen.has(name) === isTheirs}
                    onChange={() => choose(name, isTheirs)}
                  />
                  <span className="min-w-0">
                    <span className="block text-sm font-bold">
                      {t(isTheirs ? 'posting.conflict.theirs' : 'posting.conflict.mine')}
                    </span>
                    <FieldValue name={name} values={isTheirs ? theirs : mine} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

/** A field's value in readable form. */
function FieldValue({ name, values }: { name: string; values: FormValues }) {
  const t = useT();
  const value = fieldValue(values, name);
  if (name === 'pictures') return <Thumbnails pictures={values.pictures} />;
  if (name === 'credentialIds' && values.credentialIds.length > 0)
    return <span>{t('credentials.count', { count: values.credentialIds.length })}</span>;
  const category = name === 'category' ? categoriesById.get(Number(value)) : undefined;
  const text = category ? t(`category.${category.key}` as MessageId) : textOf(value, sayerOf(name, t));
  return (
    <span className="line-clamp-6 block whitespace-pre-line wrap-anywhere">
      {text || <span className="text-muted">{t('posting.conflict.empty')}</span>}
    </span>
  );
}

/** Translates the keys of a field. */
function sayerOf(name: string, t: ReturnType<typeof useT>): (key: string) => string {
  if (name === 'tags') return (key) => t(`tag.${key}` as MessageId);
  if (name === 'delivery') return (key) => t(`delivery.way.${key}` as MessageId);
  if (name === 'priceUnit')
    return (key) => t((key === NO_UNIT ? 'priceUnit.none' : `priceUnit.per.${key}`) as MessageId);
  return (key) => key;
}

function textOf(value: unknown, say: (key: string) => string): string {
  if (Array.isArray(value))
    return value
      .filter(Boolean)
      .map((each) => say(String(each)))
      .join(', ');
  if (typeof value === 'object' && value !== null) {
    const { value: amount, unit } = value as { value: string; unit: string };
    return amount ? `${amount} ${unit}` : '';
  }
  // A timestamp of the form: `2026-12-05T10:00`.
  return say(String(value ?? '')).replace(/^(\d{4}-\d{2}-\d{2})T(?=\d{2}:)/, '$1, ');
}

function Thumbnails({ pictures }: { pictures: readonly FormPicture[] }) {
  const t = useT();
  if (pictures.length === 0) return <span className="text-muted">{t('posting.conflict.empty')}</span>;
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {pictures.map(({ key, picture, alt }, index) => (
        <Picture
          key={key}
          {...pictureSource(picture)}
          sizes="4rem"
          alt={alt || t('panel.gallery.nth', { place: index + 1, count: pictures.length })}
          className="size-14! rounded-field"
        />
      ))}
    </span>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { differenceOf } from '#contract/texts/difference.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { DifferenceView } from '../../../lib/texts/difference-view.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, SelectInput } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { getTextVersion } from '../calls.ts';
import { linesOfFields } from './lines-of-fields.ts';
import type { TextFields } from './typed.ts';

interface CompareDialogProps {
  text: DeskText;
  /** The draft as it is typed. */
  fields: TextFields;
  /** The version that is compared with the draft at first. */
  first: number;
  onClose: () => void;
}

const DRAFT = 'draft';

/** A combined diff of two versions: what the second adds to the first, and what it removes. */
export function CompareDialog({ text, fields, first, onClose }: CompareDialogProps) {
  const t = useT();
  const [before, setBefore] = useState(String(first));
  const [after, setAfter] = useState(DRAFT);
  const one = useVersion(text, before, fields);
  const other = useVersion(text, after, fields);
  const lines = useMemo(
    () =>
      one.fields && other.fields
        ? differenceOf(linesOfFields(text, one.fields), linesOfFields(text, other.fields))
        : null,
    [text, one.fields, other.fields],
  );
  const failure = one.failure ?? other.failure;
  return (
    <Dialog
      open
      isPage
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={t('texts.compareTitle')}
      closeLabel={t('frame.close')}
    >
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <VersionSelect label={t('texts.compareBefore')} text={text} value={before} onChange={setBefore} />
        <VersionSelect label={t('texts.compareAfter')} text={text} value={after} onChange={setAfter} />
      </div>
      {failure ? (
        <Alert tone="error" live>
          {failure}
        </Alert>
      ) : lines ? (
        <div lang={text.locale}>
          <DifferenceView lines={lines} />
        </div>
      ) : (
        <Spinner label={t('panel.loading')} />
      )}
    </Dialog>
  );
}

interface VersionSelectProps {
  label: string;
  text: DeskText;
  value: string;
  onChange: (value: string) => void;
}

function VersionSelect({ label, text, value, onChange }: VersionSelectProps) {
  const t = useT();
  return (
    <Field label={label}>
      <SelectInput value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value={DRAFT}>{t('texts.compareDraft')}</option>
        {text.versions.map(({ number }) => (
          <option key={number} value={number}>
            {number === 0 ? t('texts.versionBuiltIn') : t('texts.versionNumber', { number })}
          </option>
        ))}
      </SelectInput>
    </Field>
  );
}

/** The text of a version or of the draft; each is loaded once. */
function useVersion({ id, locale }: DeskText, chosen: string, draft: TextFields) {
  const t = useT();
  const [loaded, setLoaded] = useState<{ chosen: string; fields: TextFields } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === DRAFT) return;
    let isOver = false;
    browserApi()
      .call(getTextVersion, { params: { id, number: Number(chosen) }, query: { locale } })
      .then(
        ({ fields }) => !isOver && setLoaded({ chosen, fields }),
        (error: unknown) => !isOver && setFailure(failureText(error, t)),
      );
    return () => {
      isOver = true;
    };
  }, [id, locale, chosen, t]);
  if (chosen === DRAFT) return { fields: draft, failure: null };
  return { fields: loaded?.chosen === chosen ? loaded.fields : null, failure };
}

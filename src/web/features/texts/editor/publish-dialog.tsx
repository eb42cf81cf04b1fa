import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '#contract/errors.ts';
import { TERMS_NOTICE_DAYS } from '#contract/texts/kept.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../../lib/remote/failure-text.ts';
import { actKeys } from '../../../lib/session/act-key.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxInput, FieldGroup, RadioGroup } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { publishText } from '../calls.ts';
import { faultsIn } from './faults.ts';
import { inLanguage } from './in-language.ts';
import type { Faults } from './text-editor.tsx';

interface PublishDialogProps {
  text: DeskText;
  onFaults: (faults: Faults) => void;
  onPublished: (text: DeskText) => void;
  onClose: () => void;
}

/** Today, or that many days later, as a Polish day. */
function dayIn(days: number): string {
  return polishDay(polishMidnight(polishDay(new Date()), days));
}

/** Publishes the drafts of chosen languages, at once or from a day, and explains the consequences. */
export function PublishDialog({ text, onFaults, onPublished, onClose }: PublishDialogProps) {
  const t = useT();
  const formId = useId();
  const drafts = text.languages.filter(({ revision }) => revision > 0);
  const [chosen, setChosen] = useState<readonly Locale[]>(drafts.map(({ locale }) => locale));
  const isAnnounced = text.id === 'terms' && chosen.includes(DEFAULT_LOCALE);
  const [isLater, setLater] = useState(text.id === 'terms');
  const [day, setDay] = useState(dayIn(text.id === 'terms' ? TERMS_NOTICE_DAYS : 1));
  const publishing = usePublishing(text, { onFaults, onPublished });
  const isSoon = isAnnounced && (!isLater || day < dayIn(TERMS_NOTICE_DAYS));

  function submit(event: FormEvent): void {
    event.preventDefault();
    const revisions = drafts.filter(({ locale }) => chosen.includes(locale));
    void publishing.publish(
      Object.fromEntries(revisions.map(({ locale, revision }) => [locale, revision])),
      isLater ? day : null,
    );
  }

  return (
    <Dialog
      open
      isPage
      sticky
      onOpenChange={(open) => !open && onClose()}
      title={t('texts.publishTitle')}
      closeLabel={t('frame.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('texts.cancel')}
          </Button>
          <Button type="submit" form={formId} icon="send" busy={publishing.isBusy} disabled={chosen.length === 0}>
            {t(isLater ? 'texts.publishLater' : 'texts.publishNow')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-6" onSubmit={submit}>
        <FieldGroup legend={t('texts.languages')}>
          {drafts.map(({ locale }) => (
            <CheckboxInput
              key={locale}
              label={<span lang={locale}>{LOCALES[locale].name}</span>}
              checked={chosen.includes(locale)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, locale] : chosen.filter((each) => each !== locale))
              }
            />
          ))}
        </FieldGroup>
        <RadioGroup
          name="when"
          legend={t('texts.when')}
          value={isLater ? 'later' : 'now'}
          options={[
            { value: 'now', label: t('texts.whenNow') },
            { value: 'later', label: t('texts.whenLater') },
          ]}
          onValueChange={(value) => setLater(value === 'later')}
        />
        {isLater && (
          <Field label={t('texts.day')} error={publishing.faults.from} className="sm:max-w-60" required>
            <TextInput type="date" min={dayIn(0)} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
          </Field>
        )}
        {isAnnounced && <Alert>{t('texts.publishTerms')}</Alert>}
        {isSoon && <Alert tone="warning">{t('texts.publishSoon', { days: TERMS_NOTICE_DAYS })}</Alert>}
        {text.id === 'cookie-policy' && <Alert>{t('texts.publishPolicy')}</Alert>}
        <PublishFaults faults={publishing.faults} text={text} />
      </form>
    </Dialog>
  );
}

/** The drafts' errors, each with its language and field. */
function PublishFaults({ faults, text }: { faults: Faults; text: DeskText }) {
  const t = useT();
  const said = text.languages.flatMap(({ locale }) =>
    text.fields.flatMap(({ name }) => {
      const fault = faults[`${locale}.${name}`];
      return fault ? [{ key: `${locale}.${name}`, locale, name, fault }] : [];
    }),
  );
  if (said.length === 0) return null;
  return (
    <Alert tone="error" live title={t('texts.publishFaults')}>
      <ul className="mt-1 list-disc ps-5">
        {said.map(({ key, locale, name, fault }) => (
          <li key={key} className="wrap-anywhere">
            <strong>
              {LOCALES[locale].name}, {t(`texts.field.${name as 'title'}`)}:
            </strong>{' '}
            {fault}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function usePublishing(
  { id, locale: shown }: DeskText,
  { onFaults, onPublished }: Pick<PublishDialogProps, 'onFaults' | 'onPublished'>,
) {
  const t = useT();
  const [keyOf] = useState(actKeys);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  async function publish(drafts: Partial<Record<Locale, number>>, from: string | null): Promise<void> {
    setBusy(true);
    setFaults({});
    try {
      const body = { drafts, from };
      const { data } = await browserApi({ idempotencyKey: keyOf(body) }).call(publishText, { params: { id }, body });
      showToast({ tone: 'success', title: t(from === null ? 'texts.published' : 'texts.publishedLater') });
      onPublished(await inLanguage(data, shown));
    } catch (error) {
      if (isApiError(error) && error.code === 'validationFailed') {
        const said = faultsIn(error);
        setFaults(said);
        const own = Object.entries(said).filter(([field]) => field.startsWith(`${shown}.`));
        onFaults(Object.fromEntries(own.map(([field, fault]) => [field.slice(shown.length + 1), fault])));
      } else if (!isCalledOff(error)) {
        const isConflict = isApiError(error) && error.code === 'conflict';
        const why = isConflict ? t('texts.conflict.again') : failureText(error, t);
        showToast({ tone: 'error', title: t('texts.failed'), description: why });
      }
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, faults, publish };
}

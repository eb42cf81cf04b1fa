import { differenceOf } from '#contract/texts/difference.ts';
import type { DeskText } from '#contract/texts/texts.ts';
import { useT } from '../../../lib/i18n.tsx';
import { DifferenceView } from '../../../lib/texts/difference-view.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { linesOfFields } from './lines-of-fields.ts';
import type { Draft } from './use-draft.ts';

interface ConflictNoticeProps {
  text: DeskText;
  draft: Draft;
  theirs: DeskText;
}

/** Another admin has saved the text meanwhile: shows the diff, and asks which version to continue with. */
export function ConflictNotice({ text, draft, theirs }: ConflictNoticeProps) {
  const t = useT();
  const their = theirs.draft?.fields ?? theirs.base.fields;
  const name = theirs.draft?.saved.by?.name ?? t('texts.conflict.somebody');
  return (
    <Alert
      tone="warning"
      live
      title={t('texts.conflict.title', { name })}
      className="mb-5"
      action={
        <>
          <Button onClick={() => draft.begin(theirs)}>{t('texts.conflict.theirs')}</Button>
          <Button variant="secondary" onClick={draft.keepMine}>
            {t('texts.conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('texts.conflict.text')}</p>
      <Disclosure summary={t('texts.conflict.difference')}>
        <DifferenceView lines={differenceOf(linesOfFields(text, their), linesOfFields(text, draft.fields))} />
      </Disclosure>
    </Alert>
  );
}

import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDueTerms as DueCall } from '#contract/texts/texts.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { failureText, isCalledOff } from '../../lib/remote/failure-text.ts';
import { ACCEPTED_TERMS_KEY } from '../../lib/storage/keys.ts';
import { readStored, writeStored } from '../../lib/storage/stored-value.ts';
import { acceptTerms, getDueTerms } from '../../lib/texts/calls.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Due = NonNullable<AnswerOf<typeof DueCall>['due']>;

/** Identifies an acceptance stored in this browser, so that pages need not ask the server each time. */
const mark = (memberId: number, version: number) => `${memberId} ${version}`;

/**
 * Tells a signed-in user of new terms until they accept them, above every page. What has changed is at the top of the
 * page that it links to.
 */
export function TermsNotice({ memberId, announced }: { memberId: number; announced: number }) {
  const { locale, t } = useLanguage();
  const [due, setDue] = useState<Due | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (readStored(ACCEPTED_TERMS_KEY) === mark(memberId, announced)) return;
    let isOver = false;
    browserApi()
      .call(getDueTerms, {})
      .then(({ due: found }) => {
        if (isOver) return;
        setDue(found);
        if (!found) writeStored(ACCEPTED_TERMS_KEY, mark(memberId, announced));
      })
      // The next page retries.
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [memberId, announced]);

  async function accept({ version }: Due): Promise<void> {
    setBusy(true);
    try {
      await browserApi().call(acceptTerms, { body: { version } });
      writeStored(ACCEPTED_TERMS_KEY, mark(memberId, version));
      setDue(null);
      showToast({ tone: 'success', title: t('frame.terms.accepted') });
      // The button is removed with its notice; move the focus.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      if (!isCalledOff(error))
        showToast({ tone: 'error', title: t('frame.terms.failed'), description: failureText(error, t) });
    } finally {
      setBusy(false);
    }
  }

  if (!due) return null;
  const date = dateText(locale, due.from);
  return (
    <section aria-label={t('frame.terms.title')} className="border-b border-line bg-amber-soft text-ink print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <p className="flex min-w-0 flex-1 basis-64 items-start gap-3 leading-snug">
          <Icon name="file-text" className="mt-0.5 shrink-0 text-amber-strong" />
          <span>{t('frame.terms.text', { date })}</span>
        </p>
        <span className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:ps-9">
          <Link to={`/terms?version=${due.version}`} className="link flex min-h-11 items-center font-semibold">
            {t('frame.terms.changes')}
          </Link>
          <Button size="sm" busy={isBusy} onClick={() => void accept(due)}>
            {t('frame.terms.accept')}
          </Button>
        </span>
      </div>
    </section>
  );
}

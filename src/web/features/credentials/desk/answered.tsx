import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CredentialOutcome } from '#contract/credentials/states.ts';
import { useT } from '../../../lib/i18n.tsx';
import { useShortcuts } from '../../../lib/staff/keys/use-shortcuts.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { credentialCaseHref, credentialQueueHref } from './places.ts';
import { useCredentialQueue } from './use-credential-queue.ts';

export interface AnsweredProps {
  review: CredentialOutcome | 'none';
  /** Answered just now on this page: the link to the next document takes the focus. */
  isNew: boolean;
}

/** The answer given, and a link to the next document, with the shortcut `n`. */
export function Answered({ review, isNew }: AnsweredProps) {
  const t = useT();
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);
  const next = useCredentialQueue(1).value?.items[0];
  const to = next ? credentialCaseHref(next.id) : credentialQueueHref();
  useShortcuts({ n: () => void navigate(to) });
  useEffect(() => {
    if (isNew) link.current?.focus({ preventScroll: true });
  }, [isNew]);
  return (
    <>
      <p role="status">{t(review === 'none' ? 'credentials.desk.nothing' : `credentials.outcome.${review}`)}</p>
      <LinkButton ref={link} to={to} className="mt-4" iconEnd={next && 'arrow-right'}>
        {t(next ? 'credentials.desk.next' : 'credentials.desk.toQueue')}
      </LinkButton>
    </>
  );
}

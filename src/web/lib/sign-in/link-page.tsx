import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useT } from '../i18n.tsx';
import { troubleText } from '../session/trouble-text.ts';
import type { LinkState } from './mail-link.ts';
import { Outcome } from './outcome.tsx';
import { ScriptNotice, SignInFrame } from './sign-in-frame.tsx';

const ORNAMENTS = { waiting: 'rosette', success: 'basket', failed: 'jug', unreached: 'jug' } as const;

export interface LinkPageProps<Answer> {
  state: LinkState<Answer>;
  /** Sends the link again after a failed request. */
  retry: () => void;
  /** The purpose of the link, while the result is pending. */
  title: string;
  /** What is being done, with information below. */
  waiting: string;
  waitingText?: string;
  success: (answer: Answer) => ReactNode;
  failed: ReactNode;
}

/** The page of an e-mail's link. */
export function LinkPage<Answer>({ state, ...rest }: LinkPageProps<Answer>) {
  return (
    <SignInFrame ornament={ORNAMENTS[state.name]} ornamentClass={state.name === 'waiting' ? 'w-60' : 'w-80'}>
      <ScriptNotice />
      <Content state={state} {...rest} />
    </SignInFrame>
  );
}

function Content<Answer>({ state, retry, title, waiting, waitingText, success, failed }: LinkPageProps<Answer>) {
  if (state.name === 'success') return success(state.answer);
  if (state.name === 'failed') return failed;
  if (state.name === 'unreached') return <Unreached title={title} error={state.error} retry={retry} />;
  return (
    <Outcome title={title} ornament="rosette" isNews={false}>
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner size="1.75rem" className="text-primary" />
        {waiting}
      </p>
      {waitingText && <p className="text-muted">{waitingText}</p>}
    </Outcome>
  );
}

function Unreached({ title, error, retry }: { title: string; error: unknown; retry: () => void }) {
  const t = useT();
  const { text, title: trouble = t('account.failed') } = troubleText(error, t);
  return (
    <Outcome
      title={title}
      ornament="jug"
      action={
        <Button icon="rotate-cw" onClick={retry}>
          {t('account.retry')}
        </Button>
      }
    >
      <Alert tone="error" live title={trouble}>
        {text}
      </Alert>
    </Outcome>
  );
}

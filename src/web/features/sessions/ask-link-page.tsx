import { type ReactNode, useRef, useState } from 'react';
import type { requestLoginLink } from '#contract/accounts/accounts.ts';
import { useT } from '../../lib/i18n.tsx';
import { signInApi } from '../../lib/session/session-call.ts';
import { Outcome } from '../../lib/sign-in/outcome.tsx';
import { ScriptNotice, SignInFrame, SignInHeading } from '../../lib/sign-in/sign-in-frame.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';
import { EmailField } from './email-field.tsx';
import { FormSummary } from './form-summary.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

const loadSchema = () => import('./schemas.ts').then((schemas) => schemas.forgotPasswordFormSchema);

export interface AskLinkPageProps {
  /** The call that sends the link by e-mail; its response is the same for every address. */
  call: typeof requestLoginLink;
  ornament: OrnamentName;
  title: string;
  lead: string;
  submit: string;
  /** The confirmation; does not reveal whether an account exists. */
  sentText: (email: string) => string;
  /** The link back. */
  back: { readonly to: string; readonly label: string };
  /** An address typed elsewhere. */
  email?: string;
}

/** A page that asks for an e-mail address and sends a link to it. */
export function AskLinkPage({ email = '', ornament, title, lead, sentText, back, ...form }: AskLinkPageProps) {
  const t = useT();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const hasAskedBefore = useRef(false);
  return (
    <SignInFrame ornament={sentTo ? 'rooster-pair' : ornament} ornamentClass={sentTo ? 'w-[30rem]' : 'w-80'}>
      {sentTo ? (
        <Outcome
          title={t('account.forgot.sent')}
          ornament="rooster-pair"
          action={
            <>
              <LinkButton to={back.to} icon="log-in">
                {back.label}
              </LinkButton>
              <Button
                variant="secondary"
                onClick={() => {
                  hasAskedBefore.current = true;
                  setSentTo(null);
                }}
              >
                {t('account.forgot.other')}
              </Button>
            </>
          }
        >
          <p className="text-lg wrap-anywhere">{sentText(sentTo)}</p>
          <p className="text-muted">{t('account.sent.spam')}</p>
          <p className="text-muted">{t('account.byLink.still')}</p>
        </Outcome>
      ) : (
        <>
          <SignInHeading title={title} lead={lead} />
          <ScriptNotice />
          <AskForm
            {...form}
            email={hasAskedBefore.current ? '' : email}
            onSent={setSentTo}
            takesFocus={hasAskedBefore.current}
            other={
              <LinkButton to={back.to} variant="quiet" size="lg">
                {back.label}
              </LinkButton>
            }
          />
        </>
      )}
    </SignInFrame>
  );
}

interface AskFormProps extends Pick<AskLinkPageProps, 'call' | 'submit'> {
  email: string;
  onSent: (email: string) => void;
  takesFocus: boolean;
  other: ReactNode;
}

function AskForm({ call, submit, email, onSent, takesFocus, other }: AskFormProps) {
  const t = useT();
  const isHydrated = useHydrated();
  const form = useSignInForm<{ email: string }, { email: string }>({
    schema: loadSchema,
    failed: t('account.forgot.failed'),
    send: async (body) => {
      await signInApi.call(call, { body });
      onSent(body.email);
    },
  });
  const label = t('account.email');
  return (
    <form {...form.formProps} method="post" noValidate className="flex flex-col gap-5">
      <FormSummary failure={form.failure} fields={[{ name: 'email', label, error: form.errorOf('email') }]} />
      <EmailField
        form={form}
        label={label}
        defaultValue={email}
        // Only after pressing the button to use another address.
        autoFocus={takesFocus}
      />
      <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
        <Button type="submit" size="lg" icon="send" busy={form.isBusy} disabled={!isHydrated}>
          {form.isBusy ? t('account.forgot.busy') : submit}
        </Button>
        {other}
      </div>
    </form>
  );
}

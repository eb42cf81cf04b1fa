import { Suspense, useState } from 'react';
import type { SignInMethods } from '#contract/second-factor.ts';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { TotpCard } from './totp-card.tsx';

const RecoveryCodes = lazyPart(
  () => import('./recovery-codes.tsx'),
  (module) => module.RecoveryCodes,
);

/** Response of a change to the sign-in methods: their new state, and recovery codes that are shown only once. */
export interface MethodsAnswer {
  readonly methods: SignInMethods;
  readonly recoveryCodes: readonly string[] | null;
}

export interface MethodCardProps {
  methods: SignInMethods;
  onAnswer: (answer: MethodsAnswer) => void;
}

export interface SignInCardsProps {
  methods: SignInMethods;
  onChanged: (methods: SignInMethods) => void;
}

/** Second factors: they protect the account even when the password is known. */
export function SignInCards({ methods, onChanged }: SignInCardsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const hasMethod = methods.totp || methods.passkeys.length > 0;
  const handleAnswer = (answer: MethodsAnswer) => {
    onChanged(answer.methods);
    if (answer.recoveryCodes) setCodes(answer.recoveryCodes);
  };
  return (
    <>
      <PasskeysCard methods={methods} onAnswer={handleAnswer} />
      <TotpCard methods={methods} onAnswer={handleAnswer} />
      {hasMethod && <RecoveryCard methods={methods} onAnswer={handleAnswer} />}
      <Suspense>{codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}</Suspense>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import type { SignInMethods } from '#contract/sign-in-methods.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { TotpCard } from './totp-card.tsx';

const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

/** What an act about a method answers: how it is now, and codes that are shown this once. */
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

/** What keeps others out even when they know the password. */
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

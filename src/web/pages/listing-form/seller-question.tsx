import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { OwnStatus } from '#contract/seller-status/seller-status.ts';
import { getOwnStatus } from '../../features/seller-status/calls.ts';
import { QuestionProvider } from '../../features/selling/form/form-context.tsx';
import { browserApi } from '../../lib/browser-api.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const FirstQuestion = lazyPart(
  () => import('../../features/seller-status/first-question.tsx'),
  (module) => module.FirstQuestion,
);

/** Makes the form ask for the kind of seller until it is stated; if the status cannot be loaded, nothing is asked. */
export function SellerQuestion({ accountId, children }: { accountId: number; children: ReactNode }) {
  const [status, setStatus] = useState<OwnStatus | null>(null);
  const saveRef = useRef<(() => Promise<boolean>) | null>(null);
  useEffect(() => {
    let isOver = false;
    browserApi()
      .call(getOwnStatus)
      .then((own) => isOver || setStatus(own))
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, []);
  const question = useMemo(() => {
    if (!status || status.sellsAs !== null) return null;
    const options = { accountId, status, onSaved: setStatus, saveRef };
    return {
      content: (
        <Suspense>
          <FirstQuestion {...options} />
        </Suspense>
      ),
      answer: async () => saveRef.current?.() ?? true,
    };
  }, [accountId, status]);
  return <QuestionProvider value={question}>{children}</QuestionProvider>;
}

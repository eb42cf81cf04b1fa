import { browserApi } from '../../../../lib/browser-api.ts';
import { FormFailure } from '../../../../lib/forms/form-failure.tsx';
import { useT } from '../../../../lib/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { renewRecoveryCodes } from '../calls.ts';
import { MethodHead } from './method-head.tsx';
import type { MethodCardProps } from './sign-in-cards.tsx';
import { useAct } from './use-act.ts';

/** Warn from here down. */
const FEW = 3;

/** Recovery codes for a lost phone: how many are left, and how to get new ones. */
export function RecoveryCard({ methods, onAnswer }: MethodCardProps) {
  const t = useT();
  const { isBusy, failure, run } = useAct();
  const left = methods.recoveryCodesLeft;
  const renew = async () => onAnswer((await browserApi().call(renewRecoveryCodes)).data);
  return (
    <Card as="section" padded aria-labelledby="recovery">
      <MethodHead
        id="recovery"
        icon="file-text"
        title={t('panel.recovery.title')}
        text={
          <>
            {t('panel.recovery.text')}{' '}
            <b className={left <= FEW ? 'text-danger' : 'text-ink'}>{t('panel.recovery.left', { count: left })}</b>
          </>
        }
      />
      <div className="mt-4 flex flex-col items-start gap-4">
        <FormFailure failure={failure} />
        <Button variant="secondary" size="sm" icon="rotate-cw" busy={isBusy} onClick={() => run(renew)}>
          {t('panel.recovery.renew')}
        </Button>
      </div>
    </Card>
  );
}

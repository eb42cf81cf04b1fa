import { useWatch } from 'react-hook-form';
import type { OwnStatus } from '#contract/seller-status/seller-status.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { FormFailure } from '../../lib/forms/form-failure.tsx';
import { useT } from '../../lib/i18n.tsx';
import { SectionFrame } from '../../lib/panel/section-frame.tsx';
import type { SectionProps } from '../../lib/panel/sections.ts';
import { RemotePart } from '../../lib/remote/remote-part.tsx';
import { useRemote } from '../../lib/remote/use-remote.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { getOwnStatus } from './calls.ts';
import { StatusFields } from './status-fields.tsx';
import { useStatusForm } from './use-status-form.ts';

/** The user's kind of seller: stated here, or with their first listing. */
export function SellerSection({ user }: SectionProps) {
  const t = useT();
  const status = useRemote<OwnStatus>('sellerStatus', () => browserApi().call(getOwnStatus));
  return (
    <SectionFrame id="seller" lead={t('sellerStatus.panel.lead')}>
      <RemotePart remote={status}>
        {(value) => (
          <>
            {value.hint && <TradeHint hint={value.hint} />}
            <Statement accountId={user.id} status={value} onSaved={status.write} />
          </>
        )}
      </RemotePart>
    </SectionFrame>
  );
}

const HINTS = {
  year: 'sellerStatus.panel.hint.year',
  atOnce: 'sellerStatus.panel.hint.atOnce',
  alike: 'sellerStatus.panel.hint.alike',
} as const;

/** Asks, without reproach, whether the user sells by trade, and says what suggests it. */
function TradeHint({ hint: { sign, count } }: { hint: NonNullable<OwnStatus['hint']> }) {
  const t = useT();
  return (
    <Alert tone="info" title={t('sellerStatus.panel.hint')}>
      <p className="max-w-text">
        {t(HINTS[sign], { count })} {t('sellerStatus.panel.hint.text')}
      </p>
    </Alert>
  );
}

interface StatementProps {
  accountId: number;
  status: OwnStatus;
  onSaved: (status: OwnStatus) => void;
}

function Statement({ accountId, status, onSaved }: StatementProps) {
  const t = useT();
  const used = useStatusForm({
    accountId,
    status,
    onSaved: (saved) => {
      onSaved(saved);
      showToast({ tone: 'success', title: t('panel.saved') });
    },
  });
  const { form, isBusy, failure, onSubmit } = used;
  const sellsAs = useWatch({ control: form.control, name: 'sellsAs' });
  return (
    <Card padded>
      <form onSubmit={onSubmit} noValidate className="flex flex-col gap-6">
        <StatusFields
          {...used}
          legend={t('sellerStatus.form.title')}
          quietLegend
          hasInvoiceData={status.hasInvoiceData}
        />
        {status.trader && sellsAs === 'private' && <p className="text-sm">{t('sellerStatus.form.deletes')}</p>}
        <FormFailure failure={failure} />
        <Button type="submit" busy={isBusy} className="self-start">
          {t('panel.save')}
        </Button>
      </form>
    </Card>
  );
}

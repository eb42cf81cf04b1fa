import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { SectionFrame } from './section-frame.tsx';

/** What the person has paid for. */
export function TransactionsSection() {
  const t = useT();
  return (
    <SectionFrame id="transactions" lead={t('panel.transactions.lead')}>
      <Card>
        <EmptyState
          ornament="rosette"
          title={t('panel.transactions.none')}
          action={
            <LinkButton to="/pricing" variant="secondary">
              {t('panel.transactions.pricing')}
            </LinkButton>
          }
        >
          {t('panel.transactions.noneText')}
        </EmptyState>
      </Card>
    </SectionFrame>
  );
}

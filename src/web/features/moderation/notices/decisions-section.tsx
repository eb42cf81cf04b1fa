import type { Decision } from '#contract/moderation/decisions.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { dateText } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { listDecisions } from './calls.ts';
import { StateBadge } from './state-badge.tsx';

/** All statements of reasons sent to the user, latest first. */
export function DecisionsSection() {
  const t = useT();
  const remote = useRemote<Decision[]>('decisions', () => browserApi().call(listDecisions));
  return (
    <SectionFrame id="decisions" lead={t('notices.list.lead')}>
      <RemotePart remote={remote}>
        {(decisions) =>
          decisions.length === 0 ? (
            <None />
          ) : (
            <ol className="flex flex-col gap-4">
              {decisions.map((decision) => (
                <Item key={decision.id} decision={decision} />
              ))}
            </ol>
          )
        }
      </RemotePart>
    </SectionFrame>
  );
}

function Item({ decision }: { decision: Decision }) {
  const { locale, t } = useLanguage();
  const { id, reference, action, target, decidedAt, rule, appeal } = decision;
  return (
    <Card as="li" active padded className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StateBadge decision={decision} />
        {appeal && (
          <Badge tone={appeal.state === 'granted' ? 'success' : 'info'}>{t(`notices.appeal.${appeal.state}`)}</Badge>
        )}
        <span className="sm:ms-auto">
          {reference} · {dateText(locale, decidedAt)}
        </span>
      </p>
      <h2 className="text-subheading">
        <Link to={`/decision/${id}`} className="card-link">
          {t(`notices.did.${action}`, { target: target.type })}
        </Link>
      </h2>
      {target.type !== 'account' && <p className="wrap-anywhere">{target.title}</p>}
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-muted">
        {t(`rule.${rule}`)}
        <span aria-hidden="true" className="inline-flex items-center gap-1 font-semibold text-primary">
          {t('notices.list.read')}
          <Icon name="chevron-right" size={16} />
        </span>
      </p>
    </Card>
  );
}

function None() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament="rooster"
        title={t('notices.list.none')}
        action={
          <LinkButton to="/transparency" variant="secondary">
            {t('notices.list.how')}
          </LinkButton>
        }
      >
        {t('notices.list.noneText')}
      </EmptyState>
    </Card>
  );
}

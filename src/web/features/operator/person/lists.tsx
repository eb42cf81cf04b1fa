import type { ReactNode } from 'react';
import type { PersonDetail } from '#contract/operator/people.ts';
import { dateText, moneyText, numberText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { publicHref } from '../../../lib/paths/listing-paths.ts';
import { TimeLabel } from '../../../lib/time/time-label.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Link } from '../../../ui/link.tsx';

interface Part {
  person: PersonDetail;
}

/** The latest listings, shown or not. */
export function ListingsPart({ person: { listings, counts } }: Part) {
  const { locale, t } = useLanguage();
  return (
    <List id="listings" title={t('operator.person.listings')} total={counts.listings} shown={listings.length}>
      {listings.map(({ id, kind, title, status, isShown, createdAt }) => (
        <Row
          key={id}
          title={
            isShown ? (
              <Link to={publicHref({ kind, id })} className="link tap wrap-anywhere">
                {title}
              </Link>
            ) : (
              <span className="wrap-anywhere">{title}</span>
            )
          }
          text={`${t(`status.${status}`)} · ${dateText(locale, createdAt)}`}
          end={!isShown && <Badge icon="eye-off">{t('operator.person.notShown')}</Badge>}
        />
      ))}
    </List>
  );
}

/** The latest payments, with their pages at the cash desk. */
export function PaymentsPart({ person: { payments, counts } }: Part) {
  const { locale, t } = useLanguage();
  return (
    <List id="payments" title={t('operator.person.payments')} total={counts.payments} shown={payments.length}>
      {payments.map(({ id, title, amount, status, startedAt }) => (
        <Row
          key={id}
          title={
            <Link to={`/admin/payments/${id}`} className="link tap wrap-anywhere">
              {title}
            </Link>
          }
          text={`${t(`moneyDesk.status.${status}`)} · ${dateText(locale, startedAt)}`}
          end={<span className="font-bold">{moneyText(locale, amount)}</span>}
        />
      ))}
    </List>
  );
}

/** Moderators' decisions about the person or their content. */
export function DecisionsPart({ person: { decisions, counts } }: Part) {
  const { locale, t } = useLanguage();
  return (
    <List id="decisions" title={t('operator.person.decisions')} total={counts.decisions} shown={decisions.length}>
      {decisions.map(({ id, caseId, action, rule, decidedAt, isLifted }) => (
        <Row
          key={id}
          title={
            <Link to={`/moderation/case/${caseId}`} className="link tap">
              {t(`action.${action}`)}
            </Link>
          }
          text={[rule && t(`rule.${rule}`), dateText(locale, decidedAt)].filter(Boolean).join(' · ')}
          end={isLifted && <Badge icon="undo-2">{t('operator.person.lifted')}</Badge>}
        />
      ))}
    </List>
  );
}

/** Where the person is logged in. */
export function SessionsPart({ person: { sessions } }: Part) {
  const { t } = useLanguage();
  return (
    <List id="sessions" title={t('operator.person.sessions')} total={sessions.length} shown={sessions.length}>
      {sessions.map(({ id, device, isStrong, lastUsedAt }) => (
        <Row
          key={id}
          title={device || t('panel.sessions.unknown')}
          text={
            <>
              {t('panel.sessions.used')} <TimeLabel moment={lastUsedAt} />
            </>
          }
          end={isStrong && <Badge icon="lock">{t('panel.sessions.strong')}</Badge>}
        />
      ))}
    </List>
  );
}

interface ListProps {
  id: string;
  title: string;
  total: number;
  shown: number;
  children: ReactNode;
}

/** A card with a list or an empty state; says so when only the latest entries are listed. */
function List({ id, title, total, shown, children }: ListProps) {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby={`person-${id}`} className="card">
      <h2 id={`person-${id}`} className="flex items-baseline gap-2 px-5 pt-5 pb-3 text-subheading">
        {title}
        <span className="font-sans text-base font-normal text-muted">{numberText(locale, total)}</span>
      </h2>
      {total === 0 ? (
        <p className="px-5 pb-5 text-muted">{t('operator.person.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">{children}</ul>
      )}
      {shown < total && (
        <p className="border-t border-line px-5 py-3 text-sm text-muted">
          {t('operator.person.latest', { count: shown })}
        </p>
      )}
    </section>
  );
}

function Row({ title, text, end }: { title: ReactNode; text: ReactNode; end: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {end}
    </li>
  );
}

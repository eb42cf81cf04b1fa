import type { ReactNode } from 'react';
import type { Operator } from '#contract/settings/operator.ts';
import { taxIdText } from '#contract/values/tax-id-text.ts';
import { useT } from '../../lib/i18n.tsx';
import { phoneHref } from '../../lib/phone-text.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Awning, Ornament } from '../../ui/ornament.tsx';

export interface OperatorCardProps {
  operator: Operator | null;
  className?: string;
}

/** The operator's name and contact data, or a note that this is a demo. */
export function OperatorCard({ operator, className }: OperatorCardProps) {
  return (
    <Card as="section" aria-labelledby="operator" className={classNames('relative overflow-hidden', className)}>
      <Awning />
      <div className="p-5 sm:px-8 sm:pb-7">{operator ? <Details operator={operator} /> : <Demonstration />}</div>
    </Card>
  );
}

function Details({ operator }: { operator: Operator }) {
  const t = useT();
  const { name, address, email, phone, taxId, register } = operator;
  return (
    <>
      <Heading over={t('pages.operator.title')}>{name}</Heading>
      <dl className="mt-5 flex flex-col gap-3">
        <Row icon="map-pin" label={t('pages.operator.address')}>
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Row>
        <Row icon="mail" label={t('pages.operator.email')}>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </Row>
        {phone && (
          <Row icon="phone" label={t('pages.operator.phone')}>
            <a href={phoneHref(phone)} className={LINK}>
              {phone}
            </a>
          </Row>
        )}
        {taxId && (
          <Row icon="receipt" label={t('pages.operator.taxId')}>
            <span className="tabular-nums lining-nums">{taxIdText(taxId)}</span>
          </Row>
        )}
        {register && (
          <Row icon="scale" label={t('pages.operator.register')}>
            <span className="tabular-nums lining-nums">{register}</span>
          </Row>
        )}
      </dl>
      <p className="mt-5 border-t border-line pt-4 text-sm text-muted">{t('pages.operator.note')}</p>
    </>
  );
}

const LINK = 'link inline-flex min-h-11 items-center wrap-anywhere';

function Row({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-9">
      <dt className="text-sm text-muted">
        <Icon name={icon} size={20} className="absolute start-0 top-1 text-primary" />
        {label}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Says that this is a demo, and names nobody. */
function Demonstration() {
  const t = useT();
  return (
    <>
      <Heading>{t('pages.operator.demo')}</Heading>
      <p className="mt-3">{t('pages.operator.demoText')}</p>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {t('pages.operator.demoHow', { setting: 'OPERATOR_NAME' })}
      </p>
    </>
  );
}

function Heading({ over, children }: { over?: string; children: string }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <h2 id="operator" className="min-w-0 pt-1">
        {over && <span className="mb-1 block font-sans text-sm font-bold text-amber-strong">{over} </span>}
        <span className="block text-heading wrap-anywhere">{children}</span>
      </h2>
      <Ornament name="rosette" className="w-14 shrink-0 sm:w-16" />
    </div>
  );
}

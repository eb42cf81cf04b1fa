import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Ornament } from '../../ui/ornament.tsx';

type Side = 'buyer' | 'seller';

const STEPS: Readonly<Record<Side, readonly IconName[]>> = {
  buyer: ['search', 'message-circle', 'handshake'],
  seller: ['camera', 'store', 'star'],
};

/** Three steps each for buyers and sellers. */
export function HowItWorks() {
  const t = useT();
  return (
    <section aria-labelledby="how" className="mx-auto max-w-page px-4 pt-14 pb-10 sm:px-6">
      <div className="flex flex-col items-center text-center">
        <Ornament name="divider" className="w-72" />
        <h2 id="how" className="mt-3 text-title">
          {t('home.how')}
        </h2>
      </div>
      <div className="mt-7 grid gap-5 lg:grid-cols-2">
        <Steps side="buyer" to="/ads" />
        <Steps side="seller" to="/addAnnouncement" />
      </div>
    </section>
  );
}

function Steps({ side, to }: { side: Side; to: string }) {
  const t = useT();
  const isSeller = side === 'seller';
  return (
    <div className="card flex flex-col items-start overflow-hidden p-6 sm:p-8">
      <h3 className="text-heading">{t(`home.how.${side}`)}</h3>
      <ol className="mt-5 mb-7 grid gap-5">
        {STEPS[side].map((icon, index) => (
          <li key={icon} className="flex gap-4">
            <span
              className={`flex size-12 shrink-0 items-center justify-center rounded-full ${isSeller ? 'bg-amber-soft text-amber-strong' : 'bg-primary-soft text-primary'}`}
            >
              <Icon name={icon} size={24} />
            </span>
            <div>
              <p className="font-bold">{t(`home.how.${side}.${index + 1}` as MessageId)}</p>
              <p className="text-muted">{t(`home.how.${side}.${index + 1}.text` as MessageId)}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton to={to} variant={isSeller ? 'amber' : 'primary'} className="mt-auto">
        {t(`home.how.${side}.action`)}
      </LinkButton>
    </div>
  );
}

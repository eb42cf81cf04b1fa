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
    <section aria-labelledby="how" className="mx-auto max-w-page px-4 pt-6 pb-4 sm:pb-6 sm:px-6 sm:pt-12">
      <div className="flex flex-col items-center text-center">
        <Ornament name="divider" className="w-56 max-sm:hidden" />
        <h2 id="how" className="text-heading sm:mt-2">
          {t('home.how')}
        </h2>
      </div>
      <div className="mt-4 grid gap-4 md:grid-cols-2 sm:mt-6">
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
    <div className="card flex flex-col items-start overflow-hidden p-5 sm:p-7">
      <h3 className="text-subheading sm:text-heading">{t(`home.how.${side}`)}</h3>
      <ol className="mt-3 mb-5 grid gap-3 sm:mt-5 sm:mb-7 sm:gap-5">
        {STEPS[side].map((icon, index) => (
          <li key={icon} className="flex gap-4 max-sm:items-center">
            <span
              className={`flex size-11 shrink-0 sm:size-12 items-center justify-center rounded-full ${isSeller ? 'bg-amber-soft text-amber-strong' : 'bg-primary-soft text-primary'}`}
            >
              <Icon name={icon} size={24} />
            </span>
            <div>
              <p className="font-bold">{t(`home.how.${side}.${index + 1}` as MessageId)}</p>
              <p className="text-muted max-sm:hidden">{t(`home.how.${side}.${index + 1}.text` as MessageId)}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkButton to={to} variant={isSeller ? 'amber' : 'primary'} className="mt-auto max-sm:w-full">
        {t(`home.how.${side}.action`)}
      </LinkButton>
    </div>
  );
}

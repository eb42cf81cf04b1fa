import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Ornament } from '../../ui/ornament.tsx';

const SIDES: readonly { side: 'buyer' | 'seller'; icons: readonly IconName[]; to: string }[] = [
  { side: 'buyer', icons: ['search', 'message-circle', 'handshake'], to: '/ads' },
  { side: 'seller', icons: ['camera', 'store', 'star'], to: '/addAnnouncement' },
];

/** Three steps for who buys and three for who sells. */
export function HowItWorks() {
  const t = useT();
  return (
    <section aria-labelledby="how" className="mx-auto max-w-page px-4 py-12 sm:px-6">
      <div className="flex flex-col items-center text-center">
        <Ornament name="divider" className="w-72" />
        <h2 id="how" className="mt-4 text-title">
          {t('home.how')}
        </h2>
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        {SIDES.map(({ side, icons, to }) => (
          <div key={side} className="card p-6 sm:p-8">
            <h3 className="text-heading">{t(`home.how.${side}`)}</h3>
            <ol className="mt-5 grid gap-5">
              {icons.map((icon, index) => (
                <li key={icon} className="flex gap-4">
                  <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
                    <Icon name={icon} />
                  </span>
                  <div>
                    <p className="font-bold">{t(`home.how.${side}.${index + 1}` as MessageId)}</p>
                    <p className="text-muted">{t(`home.how.${side}.${index + 1}.text` as MessageId)}</p>
                  </div>
                </li>
              ))}
            </ol>
            <LinkButton to={to} variant={side === 'seller' ? 'amber' : 'primary'} className="mt-6">
              {t(`home.how.${side}.action`)}
            </LinkButton>
          </div>
        ))}
      </div>
    </section>
  );
}

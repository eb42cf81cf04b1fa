import { useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Ornament } from '../../../ui/ornament.tsx';

const FORMS = [
  { id: 'ad', to: '/addAnnouncement', ornament: 'basket' },
  { id: 'agritourism', to: '/addAgritourismFacility', ornament: 'tree-of-life' },
  { id: 'event', to: '/addEvent', ornament: 'rooster-pair' },
] as const;

/** Links to the forms of all kinds of listings. */
export function AddSection() {
  const t = useT();
  return (
    <SectionFrame id="add" lead={t('panel.add.lead')}>
      <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] sm:gap-5">
        {FORMS.map(({ id, to, ornament }) => (
          <Card key={id} as="li" active className="flex gap-4 p-4 sm:flex-col sm:p-6 sm:text-center">
            <span className="grid w-24 shrink-0 place-items-center sm:h-36 sm:w-full">
              <Ornament name={ornament} className={id === 'agritourism' ? 'w-16 sm:w-24' : 'w-24 sm:w-40'} />
            </span>
            <span className="flex min-w-0 flex-1 flex-col gap-1 self-center">
              <Link to={to} className="card-link font-heading text-subheading font-semibold">
                {t(`panel.add.${id}`)}
              </Link>
              <span className="text-[0.9375rem] text-muted">{t(`panel.add.${id}Text`)}</span>
            </span>
            <Icon name="chevron-right" className="self-center text-muted sm:hidden" />
          </Card>
        ))}
      </ul>
    </SectionFrame>
  );
}

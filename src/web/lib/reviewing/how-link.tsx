import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useT } from '../i18n.tsx';
import { HOW_RATINGS_WORK } from './places.ts';

/** Link to the page on how ratings are verified. */
export function HowLink({ className }: { className?: string }) {
  const t = useT();
  return (
    <Link
      to={HOW_RATINGS_WORK}
      className={classNames(
        'link tap inline-flex min-h-6 items-center gap-1.5 self-start text-[0.9375rem] print:hidden',
        className,
      )}
    >
      <Icon name="shield-check" size={18} />
      {t('frame.footer.ratings')}
    </Link>
  );
}

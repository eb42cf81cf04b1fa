import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Leads to the public register where anybody can look a number up. */
export function RegisterLink({ url, className = '' }: { url: string; className?: string }) {
  const t = useT();
  return (
    <a
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      className={`link inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold ${className}`}
    >
      {t('credentials.register')}
      <Icon name="external-link" size={16} label={t('credentials.newWindow')} />
    </a>
  );
}

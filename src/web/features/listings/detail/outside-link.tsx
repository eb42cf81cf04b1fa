import { useT } from '../../../lib/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** A user's link: `nofollow`, and marked as external. */
export function OutsideLink({ url, label }: { url: URL; label: string }) {
  const t = useT();
  return (
    <p>
      <a href={url.href} target="_blank" rel="ugc nofollow noopener" className="link inline-block py-2.5 leading-snug">
        <Icon name="external-link" size={18} className="me-1.5 inline-block align-text-bottom" />
        {label}: <span className="wrap-anywhere">{url.host.replace(/^www\./, '')}</span>
        <span className="sr-only">{t('detail.newTab')}</span>
      </a>
    </p>
  );
}

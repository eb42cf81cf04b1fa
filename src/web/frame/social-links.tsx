import type { SocialLink } from '#contract/settings/market.ts';
import { useT } from '../lib/i18n.tsx';

const NAMES: Readonly<Record<SocialLink['network'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
};

/** The market's pages elsewhere, by the names of the networks. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const t = useT();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('frame.social')}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="me noopener" className="chip">
              {NAMES[network]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { SocialLink } from '#contract/settings/market.ts';
import { useT } from '../lib/i18n.tsx';
import { NETWORK_NAMES } from '../lib/network-names.ts';

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
              {NETWORK_NAMES[network]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { NETWORKS, type SocialLink } from '#contract/settings/market.ts';
import { useT } from '../../../lib/i18n.tsx';
import { NETWORK_NAMES } from '../../../lib/network-names.ts';
import { Field, TextInput } from '../../../ui/field.tsx';
import { SectionCard } from './section-card.tsx';
import { type SectionProps, useSection } from './use-section.ts';

/** The market's pages elsewhere, which the footer links to. */
export function LinksSection(props: SectionProps) {
  const t = useT();
  const section = useSection(props, ['socialLinks']);
  const links = section.values.socialLinks;
  const set = (network: SocialLink['network'], url: string) => {
    const known = new Map(links.map((link) => [link.network, link.url]));
    known.set(network, url);
    const all = NETWORKS.map((each) => ({ network: each, url: known.get(each) ?? '' }));
    section.set({ socialLinks: all.filter((link) => link.url !== '') });
  };
  return (
    <SectionCard
      id="links"
      icon="share-2"
      title={t('settings.links.title')}
      lead={t('settings.links.lead')}
      section={section}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {NETWORKS.map((network) => {
          const at = links.findIndex((link) => link.network === network);
          return (
            <Field key={network} label={NETWORK_NAMES[network]} error={section.errorOf(`socialLinks.${at}.url`)}>
              <TextInput
                type="url"
                placeholder="https://"
                value={links[at]?.url ?? ''}
                onChange={(event) => set(network, event.currentTarget.value)}
              />
            </Field>
          );
        })}
      </div>
    </SectionCard>
  );
}

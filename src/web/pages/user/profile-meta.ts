import type { MetaDescriptor } from 'react-router';
import type { Profile } from '#contract/accounts/accounts.ts';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { translatorFor } from '../../lib/messages.ts';
import { pageUrl, type SharedPicture, type Site } from '../../lib/seo/addresses.ts';
import { jsonLd, type LdObject } from '../../lib/seo/json-ld.ts';
import { pageMeta } from '../../lib/seo/page-meta.ts';
import { breadcrumbList } from '../../lib/seo/site-data.ts';
import type { ProfileData } from './load-profile.ts';

/** Meta tags of a user's page. Its tabs and their pages are not indexed. */
export function profileMeta({ profile, isTabChosen }: ProfileData, site: Site, search: string): MetaDescriptor[] {
  const t = translatorFor(site.locale);
  const path = `/user/${profile.id}`;
  const { name, town, description } = profile;
  const title = town ? `${name}, ${town}` : name;
  const trail = [
    { name: t('list.home'), path: '/' },
    { name, path },
  ];
  return [
    ...pageMeta({
      ...site,
      path,
      title,
      description: description || t('profile.lead', { name }),
      type: 'profile',
      picture: sharedAvatar(profile, site),
      noIndex: isTabChosen || new URLSearchParams(search).has('page'),
    }),
    jsonLd(breadcrumbList(trail, site)),
    jsonLd(profileData(profile, site)),
  ];
}

/** The stored size of avatars. */
const AVATAR_SIZE = 256;

function sharedAvatar(profile: Profile, { publicUrl }: Site): SharedPicture | null {
  const src = avatarSrc(profile);
  return src ? { url: publicUrl + src, width: AVATAR_SIZE, height: AVATAR_SIZE, alt: profile.name } : null;
}

function profileData(profile: Profile, site: Site): LdObject {
  const { id, name, description, memberSince, town, shop_url: shopUrl } = profile;
  const src = avatarSrc(profile);
  return {
    '@type': 'ProfilePage',
    dateCreated: memberSince,
    mainEntity: {
      '@type': profile.seller.trader && !profile.seller.farmer ? 'Organization' : 'Person',
      name,
      identifier: String(id),
      description: description || undefined,
      image: src ? site.publicUrl + src : undefined,
      url: pageUrl(site, `/user/${id}`),
      sameAs: shopUrl ?? undefined,
      homeLocation: town ? { '@type': 'Place', name: town } : undefined,
    },
  };
}

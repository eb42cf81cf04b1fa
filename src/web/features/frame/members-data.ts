import type { MetaDescriptor } from 'react-router';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';
import type { Site } from '../seo/addresses.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { loginPath, withBack } from '../session/places.ts';

/** What the pages under some paths are for. */
interface Purpose {
  readonly paths: RegExp;
  readonly text: MessageId;
  readonly ornament?: OrnamentName;
}

const PURPOSES: readonly Purpose[] = [
  { paths: /^\/(add|edit)Announcement/i, text: 'members.ad', ornament: 'basket' },
  { paths: /^\/(add|edit)Agritourism/i, text: 'members.facility', ornament: 'tree-of-life' },
  { paths: /^\/(add|edit)Event/i, text: 'members.event' },
  { paths: /^\/(chat|conversation)/i, text: 'members.chat' },
  { paths: /^\/change\w+Plan/i, text: 'members.plan' },
  { paths: /^\/shopLinkPlan/i, text: 'members.shop' },
];

const OTHERWISE: Purpose = { paths: /^/, text: 'members.panel' };

/** What such a page says to one sort of visitor, in words. `links` are where to go from here. */
export interface MembersWords {
  readonly title: string;
  readonly note: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/**
 * What a page that is not there yet says: the server alone knows the words.
 *
 * strangers  are asked to log in, from where they come back.
 * members    are told that it is being built.
 */
export interface MembersData {
  readonly purpose: string;
  readonly ornament: OrnamentName;
  readonly strangers: MembersWords;
  readonly members: MembersWords;
  readonly meta: MetaDescriptor[];
}

/** Says what the page under a path is for. For loaders. */
export function membersData(pathname: string, site: Site, t: Translate): MembersData {
  const { text, ornament = 'rooster-pair' } = PURPOSES.find(({ paths }) => paths.test(pathname)) ?? OTHERWISE;
  const title = t('members.title');
  const purpose = t(text);
  return {
    purpose,
    ornament,
    strangers: {
      title,
      note: t('members.text'),
      links: [
        { to: loginPath(pathname), label: t('frame.login') },
        { to: withBack('/register', pathname), label: t('members.register') },
      ],
    },
    members: {
      title: t('members.soon'),
      note: t('members.soonText'),
      links: [
        { to: '/userpanel', label: t('members.openPanel') },
        { to: '/ads', label: t('frame.notFound.ads') },
      ],
    },
    meta: pageMeta({ ...site, title, description: purpose, path: pathname, noIndex: true }),
  };
}

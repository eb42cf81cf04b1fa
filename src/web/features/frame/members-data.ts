import type { MetaDescriptor } from 'react-router';
import type { MessageId, Translate } from '#i18n/message-id.ts';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';
import type { Site } from '../seo/addresses.ts';
import { pageMeta } from '../seo/page-meta.ts';

/** What the pages under some paths are for; those about the account itself lead nowhere before there are accounts. */
interface Purpose {
  readonly paths: RegExp;
  readonly text: MessageId;
  readonly ornament?: OrnamentName;
  readonly isAccount?: boolean;
}

const PURPOSES: readonly Purpose[] = [
  { paths: /^\/(add|edit)Announcement/i, text: 'members.ad', ornament: 'basket' },
  { paths: /^\/(add|edit)Agritourism/i, text: 'members.facility', ornament: 'tree-of-life' },
  { paths: /^\/(add|edit)Event/i, text: 'members.event' },
  { paths: /^\/(chat|conversation)/i, text: 'members.chat' },
  { paths: /^\/change\w+Plan/i, text: 'members.plan' },
  { paths: /^\/shopLinkPlan/i, text: 'members.shop' },
  { paths: /^\/(login|register)/i, text: 'members.account', isAccount: true },
  { paths: /^\/(forgot|reset)Password/i, text: 'members.password', isAccount: true },
  { paths: /^\/verifyEmail/i, text: 'members.verify', isAccount: true },
];

const OTHERWISE: Purpose = { paths: /^/, text: 'members.panel' };

/**
 * What a page for people with an account says to everybody else, in words: the server alone knows them.
 *
 * links  where to go from here.
 */
export interface MembersData {
  readonly title: string;
  readonly purpose: string;
  readonly note: string;
  readonly ornament: OrnamentName;
  readonly links: readonly { readonly to: string; readonly label: string }[];
  readonly meta: MetaDescriptor[];
}

/** Says what the page under a path is for. For loaders. */
export function membersData(pathname: string, site: Site, t: Translate): MembersData {
  const {
    text,
    ornament = 'rooster-pair',
    isAccount,
  } = PURPOSES.find(({ paths }) => paths.test(pathname)) ?? OTHERWISE;
  const title = t(isAccount ? 'members.soon' : 'members.title');
  const purpose = t(text);
  return {
    title,
    purpose,
    note: t('members.text'),
    ornament,
    links: isAccount
      ? [
          { to: '/ads', label: t('frame.notFound.ads') },
          { to: '/', label: t('frame.notFound.home') },
        ]
      : [
          { to: '/login', label: t('frame.login') },
          { to: '/register', label: t('members.register') },
        ],
    meta: pageMeta({ ...site, title, description: purpose, path: pathname, noIndex: true }),
  };
}

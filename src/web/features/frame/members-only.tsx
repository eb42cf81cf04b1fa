import { useLocation } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import type { OrnamentName } from '../../ui/ornament-sizes.ts';
import { EmptyState } from '../../ui/states.tsx';

/** What a page is for; one of the `account` itself needs no log-in but a first account. */
interface Purpose {
  readonly paths: RegExp;
  readonly text: MessageId;
  readonly ornament?: OrnamentName;
  readonly isAccount?: boolean;
}

const PURPOSES: readonly Purpose[] = [
  { paths: /^\/(add|edit)Announcement/, text: 'frame.members.ad', ornament: 'basket' },
  { paths: /^\/(add|edit)Agritourism/, text: 'frame.members.facility', ornament: 'tree-of-life' },
  { paths: /^\/(add|edit)Event/, text: 'frame.members.event' },
  { paths: /^\/(chat|conversation)/, text: 'frame.members.chat' },
  { paths: /^\/change\w+Plan/, text: 'frame.members.plan' },
  { paths: /^\/shopLinkPlan/, text: 'frame.members.shop' },
  { paths: /^\/(login|register)/, text: 'frame.members.account', isAccount: true },
  { paths: /^\/(forgot|reset)Password/, text: 'frame.members.password', isAccount: true },
  { paths: /^\/verifyEmail/, text: 'frame.members.verify', isAccount: true },
];

const OTHERWISE: Purpose = { paths: /^/, text: 'frame.members.panel' };

/** What the page under a path is for. */
export function purposeOf(pathname: string): Pick<Purpose, 'text' | 'ornament' | 'isAccount'> {
  return PURPOSES.find(({ paths }) => paths.test(pathname)) ?? OTHERWISE;
}

/** The heading of such a page. */
export function membersTitle(pathname: string): MessageId {
  return purposeOf(pathname).isAccount ? 'frame.accounts.title' : 'frame.members.title';
}

/** What a page that belongs to people with an account says to everybody else. */
export function MembersOnly() {
  const t = useT();
  const { pathname } = useLocation();
  const { text, ornament = 'rooster-pair', isAccount } = purposeOf(pathname);
  return (
    <div className="px-4 py-8">
      <EmptyState
        level={1}
        ornament={ornament}
        title={t(membersTitle(pathname))}
        action={isAccount ? <LookAround /> : <LogIn />}
      >
        <p className="text-subheading text-ink">{t(text)}</p>
        <p className="mt-2">{t('frame.members.text')}</p>
      </EmptyState>
    </div>
  );
}

function LogIn() {
  const t = useT();
  return (
    <>
      <LinkButton to="/login" icon="log-in">
        {t('frame.login')}
      </LinkButton>
      <LinkButton to="/register" variant="secondary">
        {t('frame.register')}
      </LinkButton>
    </>
  );
}

function LookAround() {
  const t = useT();
  return (
    <>
      <LinkButton to="/ads" icon="store">
        {t('frame.notFound.ads')}
      </LinkButton>
      <LinkButton to="/" variant="secondary">
        {t('frame.notFound.home')}
      </LinkButton>
    </>
  );
}

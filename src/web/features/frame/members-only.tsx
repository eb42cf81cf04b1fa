import { useLocation } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

const PURPOSES: readonly (readonly [RegExp, MessageId])[] = [
  [/^\/(add|edit)/, 'frame.members.post'],
  [/^\/(chat|conversation)/, 'frame.members.chat'],
  [/^\/(change|shopLink)/, 'frame.members.plan'],
  [/^\/(login|register|forgot|reset|verify)/, 'frame.members.account'],
];

/** What a page that belongs to people with an account says to everybody else. */
export function MembersOnly() {
  const t = useT();
  const { pathname } = useLocation();
  const purpose = PURPOSES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'frame.members.panel';
  return (
    <div className="px-4 py-8">
      <EmptyState
        level={1}
        ornament="rooster-pair"
        title={t('frame.members.title')}
        action={
          <>
            <LinkButton to="/login" icon="log-in">
              {t('frame.login')}
            </LinkButton>
            <LinkButton to="/ads" variant="secondary">
              {t('frame.notFound.ads')}
            </LinkButton>
          </>
        }
      >
        <p>{t(purpose)}</p>
        <p className="mt-2">{t('frame.members.text')}</p>
      </EmptyState>
    </div>
  );
}

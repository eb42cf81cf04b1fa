import type { Decision } from '#contract/moderation/decisions.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useT } from '../../../lib/i18n.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { isNotFound } from '../../../lib/remote/failure-text.ts';
import { PanelProvider } from '../../../lib/remote/remote-context.tsx';
import { RemotePage, RemotePageWaiting } from '../../../lib/remote/remote-page.tsx';
import { useRemote } from '../../../lib/remote/use-remote.ts';
import { OwnPage } from '../../../lib/session/own-page.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { getDecision } from './calls.ts';
import { DecisionLetter } from './decision-letter.tsx';

const ID = /^[1-9]\d{0,14}$/;

/** A statement of reasons, for the user concerned. */
export function DecisionPage({ id }: { id: string }) {
  const t = useT();
  return (
    <div className="mx-auto max-w-3xl px-4 py-5 sm:px-6 lg:py-10">
      <Link
        to={sectionHref('decisions')}
        className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 font-semibold text-primary print:hidden"
      >
        <Icon name="chevron-left" />
        {t('notices.decision.back')}
      </Link>
      <OwnPage loader={<Waiting />}>
        {(user) => (
          <PanelProvider key={`${user.id} ${id}`}>{ID.test(id) ? <Opened id={Number(id)} /> : <Gone />}</PanelProvider>
        )}
      </OwnPage>
    </div>
  );
}

function Waiting() {
  const t = useT();
  return <RemotePageWaiting title={t('notices.decision.title')} script={t('account.session.script')} />;
}

function Opened({ id }: { id: number }) {
  const t = useT();
  const remote = useRemote<Decision>('decision', () => browserApi().call(getDecision, { params: { id } }));
  return (
    <RemotePage
      remote={remote}
      title={t('notices.decision.title')}
      waiting={<Waiting />}
      isGone={isNotFound}
      gone={<Gone />}
    >
      {(decision) => <DecisionLetter decision={decision} remote={remote} />}
    </RemotePage>
  );
}

/** Somebody else's or nonexistent: the page does not reveal which. */
function Gone() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        level={1}
        ornament="lost-path"
        title={t('notices.gone.title')}
        action={<LinkButton to={sectionHref('decisions')}>{t('notices.decision.back')}</LinkButton>}
      >
        {t('notices.gone.text')}
      </EmptyState>
    </Card>
  );
}

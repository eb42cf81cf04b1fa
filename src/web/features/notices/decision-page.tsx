import { Link } from 'react-router';
import type { Decision } from '#contract/decisions.ts';
import { isApiError } from '#contract/errors.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { OwnPage } from '../panel/own-page.tsx';
import { PanelProvider } from '../panel/panel-context.tsx';
import { CardSkeleton, RemotePart } from '../panel/remote-part.tsx';
import { sectionHref } from '../panel/sections.ts';
import { useRemote } from '../panel/use-remote.ts';
import { getDecision } from './calls.ts';
import { DecisionLetter } from './decision-letter.tsx';

const ID = /^[1-9]\d{0,14}$/;

/** A statement of reasons, for the person concerned. */
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
  return (
    <>
      <h1 className="mb-6 text-title">{t('notices.decision.title')}</h1>
      <noscript>
        <p className="mb-6 max-w-text">{t('account.session.script')}</p>
      </noscript>
      <Loading label={t('panel.loading')}>
        <CardSkeleton />
      </Loading>
    </>
  );
}

function Opened({ id }: { id: number }) {
  const t = useT();
  const remote = useRemote<Decision>('decision', () => browserApi().call(getDecision, { params: { id } }));
  if (remote.value) return <DecisionLetter decision={remote.value} remote={remote} />;
  if (isApiError(remote.error) && remote.error.code === 'notFound') return <Gone />;
  if (remote.error === undefined) return <Waiting />;
  return (
    <>
      <h1 className="mb-6 text-title">{t('notices.decision.title')}</h1>
      <RemotePart remote={remote}>{() => null}</RemotePart>
    </>
  );
}

/** Somebody else's, or never there: which of them is nobody's business. */
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

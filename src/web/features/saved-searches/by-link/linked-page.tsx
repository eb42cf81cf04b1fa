import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '#contract/errors.ts';
import type { LinkedSearch } from '#contract/saved-searches/saved-searches.ts';
import { getKind } from '#kinds/index.ts';
import { useT } from '../../../lib/i18n.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { PanelProvider } from '../../../lib/remote/remote-context.tsx';
import { RemotePage, RemotePageWaiting } from '../../../lib/remote/remote-page.tsx';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { plainApi } from '../../../lib/session/session-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { changeLinkedSearch, confirmSavedSearch, getLinkedSearch } from '../calls.ts';
import { FrequencySelect } from '../frequency-select.tsx';

export interface LinkedPageProps {
  token: string;
  /** The link is the one that confirms the address: opening it does so. */
  isConfirming?: boolean;
}

/**
 * A saved search opened by a link from one of its mails. The server renders the page without the search: cached pages
 * must hold no secrets, and scanners that fetch the links of mails must change nothing.
 */
export function LinkedPage({ token, isConfirming = false }: LinkedPageProps) {
  const isHydrated = useHydrated();
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6 lg:py-10">
      {isHydrated ? (
        <PanelProvider key={token}>
          <Opened token={token} isConfirming={isConfirming} />
        </PanelProvider>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  const t = useT();
  return <RemotePageWaiting title={t('savedSearches.linked.title')} script={t('savedSearches.linked.script')} />;
}

function Opened({ token, isConfirming }: Required<LinkedPageProps>) {
  const t = useT();
  const remote = useRemote<LinkedSearch>('linkedSearch', async () => {
    const params = { token };
    if (!isConfirming) return plainApi.call(getLinkedSearch, { params });
    return (await plainApi.call(confirmSavedSearch, { params })).data;
  });
  return (
    <RemotePage
      remote={remote}
      title={t('savedSearches.linked.title')}
      waiting={<Waiting />}
      isGone={(error) => isApiError(error) && ['linkInvalid', 'notFound'].includes(error.code)}
      gone={<Invalid />}
    >
      {(search) => <Managed search={search} token={token} remote={remote} isConfirming={isConfirming} />}
    </RemotePage>
  );
}

interface ManagedProps extends Required<LinkedPageProps> {
  search: LinkedSearch;
  remote: UsedRemote<LinkedSearch>;
}

function Managed({ search, token, remote, isConfirming }: ManagedProps) {
  const t = useT();
  const [failure, setFailure] = useState<string | null>(null);
  const { isPaused, name, kind, query } = search;
  async function change(body: { isPaused?: boolean; frequency?: LinkedSearch['frequency']; all?: boolean }) {
    setFailure(null);
    try {
      remote.write((await plainApi.call(changeLinkedSearch, { params: { token }, body })).data);
    } catch (error) {
      setFailure(failureText(error, t));
    }
  }
  const state = isPaused ? 'stopped' : isConfirming ? 'confirmed' : 'active';
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-8">
      <div role="status">
        <h1 className="text-title">{t(`savedSearches.linked.${state}`)}</h1>
        <p className="mt-2 text-lg wrap-anywhere">{t(`savedSearches.linked.${state}Text`, { name })}</p>
      </div>
      {failure && (
        <Alert tone="error" live>
          {failure}
        </Alert>
      )}
      {!isPaused && (
        <Field label={t('savedSearches.frequency')} className="max-w-sm">
          <FrequencySelect value={search.frequency} onChange={(frequency) => void change({ frequency })} />
        </Field>
      )}
      <Ways search={search} change={change} />
      <div className="flex flex-wrap gap-x-5 gap-y-3 border-t border-line pt-4">
        <LinkButton to={`${getKind(kind).paths.list}?${query}`} variant="quiet" icon="search">
          {t('savedSearches.show')}
        </LinkButton>
        {search.isOwned && (
          <LinkButton to={sectionHref('searches')} variant="quiet" icon="user">
            {t('savedSearches.linked.panel')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

interface WaysProps {
  search: LinkedSearch;
  change: (body: { isPaused: boolean; all?: boolean }) => Promise<void>;
}

/** Buttons to pause this search or all of the person's searches, or to resume it. */
function Ways({ search: { isPaused, others }, change }: WaysProps) {
  const t = useT();
  const [query] = useSearchParams();
  const wantsAll = query.get('all') === '1' && others > 0;
  const all = others > 0 && (
    <Button
      variant={wantsAll ? 'primary' : 'secondary'}
      icon="ban"
      onClick={() => void change({ isPaused: true, all: true })}
    >
      {t('savedSearches.linked.stopAll', { count: others + (isPaused ? 0 : 1) })}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3 max-sm:flex-col">
      {wantsAll && all}
      {isPaused ? (
        <Button variant="secondary" icon="bell" onClick={() => void change({ isPaused: false })}>
          {t('savedSearches.linked.resume')}
        </Button>
      ) : (
        <Button variant={wantsAll ? 'secondary' : 'primary'} icon="ban" onClick={() => void change({ isPaused: true })}>
          {t('savedSearches.linked.stop')}
        </Button>
      )}
      {!wantsAll && all}
    </div>
  );
}

function Invalid() {
  const t = useT();
  return (
    <Card>
      <EmptyState
        level={1}
        ornament="lost-path"
        title={t('savedSearches.linked.invalid')}
        action={
          <LinkButton to="/ads" icon="search">
            {t('savedSearches.browse')}
          </LinkButton>
        }
      >
        {t('savedSearches.linked.invalidText')}
      </EmptyState>
    </Card>
  );
}

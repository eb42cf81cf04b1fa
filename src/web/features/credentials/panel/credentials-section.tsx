import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { ANSWER_DAYS, CREDENTIALS_MAX } from '#contract/credentials/states.ts';
import { useT } from '../../../lib/i18n.tsx';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import type { SectionProps } from '../../../lib/panel/sections.ts';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { CredentialCard } from './credential-card.tsx';
import type { DialogStep } from './credential-dialog.tsx';
import { StatesLegend } from './states-legend.tsx';
import { useCredentials } from './use-credentials.ts';

const CredentialDialog = lazyPart(
  () => import('./credential-dialog.tsx'),
  (module) => module.CredentialDialog,
);

interface Opened {
  readonly credential: OwnCredential | null;
  readonly first: DialogStep;
}

/** The query parameter that opens the form of a new credential, as from the form of a listing. */
const ADD = 'add';

/** The user's certificates, registrations and permits, newest first. */
export function CredentialsSection({ user }: SectionProps) {
  const t = useT();
  const { remote, put, remove, removeDocument } = useCredentials();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [search, setSearch] = useSearchParams();
  const wantsNew = search.has(ADD);
  const list = useRef<HTMLUListElement>(null);
  const add = () => setOpened({ credential: null, first: 'fields' });
  useEffect(() => {
    if (!wantsNew) return;
    setOpened({ credential: null, first: 'fields' });
    setSearch({ section: 'credentials' }, { replace: true, preventScrollReset: true });
  }, [wantsNew, setSearch]);
  const count = remote.value?.items.length ?? 0;
  return (
    <SectionFrame
      id="credentials"
      lead={t('credentials.own.lead')}
      action={
        count > 0 &&
        count < CREDENTIALS_MAX && (
          <Button icon="plus" onClick={add}>
            {t('credentials.own.add')}
          </Button>
        )
      }
    >
      <RemotePart remote={remote}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing onAdd={add} />
          ) : (
            <ul ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
              {items.map((credential) => (
                <li key={credential.id}>
                  <CredentialCard
                    credential={credential}
                    onEdit={() => setOpened({ credential, first: 'fields' })}
                    onChooseDocument={() => setOpened({ credential, first: 'document' })}
                    onRemoveDocument={() => void removeDocument(credential)}
                    onRemove={() => void remove(credential).then((isGone) => isGone && list.current?.focus())}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </RemotePart>
      <StatesLegend />
      {opened && (
        <Suspense>
          <CredentialDialog
            {...opened}
            personId={user.id}
            answerDays={remote.value?.answerDays ?? ANSWER_DAYS}
            onSaved={put}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </SectionFrame>
  );
}

function Nothing({ onAdd }: { onAdd: () => void }) {
  const t = useT();
  return (
    <Card>
      <EmptyState
        ornament="rosette"
        title={t('credentials.own.none')}
        action={
          <Button icon="plus" onClick={onAdd}>
            {t('credentials.own.add')}
          </Button>
        }
      >
        {t('credentials.own.noneText')}
      </EmptyState>
    </Card>
  );
}

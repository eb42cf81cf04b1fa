import { useRef, useState } from 'react';
import type { BlockedPerson } from '#contract/blocks.ts';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { SectionFrame } from '../../lib/panel/section-frame.tsx';
import { failureText } from '../../lib/remote/failure-text.ts';
import { RemotePart } from '../../lib/remote/remote-part.tsx';
import { type UsedRemote, useRemote } from '../../lib/remote/use-remote.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { blockPerson, listBlocks, unblockPerson } from './calls.ts';

type Blocked = readonly BlockedPerson[];

/** The users whom the signed-in user has blocked, with a button to unblock each. */
export function BlockedSection() {
  const t = useT();
  const blocks = useRemote<Blocked>('blocks', () => browserApi().call(listBlocks));
  const list = useRef<HTMLDivElement>(null);
  const unblock = useUnblocking(blocks, () => list.current?.focus());
  return (
    <SectionFrame id="blocked" lead={t('panel.blocked.lead')}>
      <div ref={list} tabIndex={-1}>
        <RemotePart remote={blocks}>{(people) => <People people={people} onUnblock={unblock} />}</RemotePart>
      </div>
    </SectionFrame>
  );
}

type Unblock = (person: BlockedPerson) => Promise<void>;

/**
 * Unblocks a user, with an undo.
 *
 * onGone  the row was removed, and with it the focused element.
 */
function useUnblocking({ value = [], write, reload }: UsedRemote<Blocked>, onGone: () => void): Unblock {
  const t = useT();
  const complain = (error: unknown) =>
    showToast({ tone: 'error', title: t('panel.blocked.failed'), description: failureText(error, t) });

  async function blockAgain({ id }: BlockedPerson): Promise<void> {
    await browserApi().call(blockPerson, { params: { id } }).catch(complain);
    await reload();
  }

  return async (person) => {
    try {
      await browserApi().call(unblockPerson, { params: { id: person.id } });
    } catch (error) {
      return void complain(error);
    }
    write(value.filter(({ id }) => id !== person.id));
    onGone();
    showToast({
      tone: 'success',
      title: t('panel.blocked.done', { name: person.name }),
      action: { label: t('panel.undo'), onPress: () => void blockAgain(person) },
    });
  };
}

function People({ people, onUnblock }: { people: Blocked; onUnblock: Unblock }) {
  const t = useT();
  if (people.length === 0) {
    return (
      <Card>
        <EmptyState ornament="tulip-branch" title={t('panel.blocked.none')}>
          {t('panel.blocked.noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className="card divide-y divide-line">
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onUnblock={onUnblock} />
      ))}
    </ul>
  );
}

function PersonRow({ person, onUnblock }: { person: BlockedPerson; onUnblock: Unblock }) {
  const { locale, t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { id, name, blockedAt } = person;
  const unblock = async () => {
    setBusy(true);
    await onUnblock(person);
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
      <Avatar name={name} src={avatarSrc(person)} size={44} />
      <div className="min-w-0 flex-1 basis-32">
        <Link
          to={`/user/${id}`}
          className="tap inline-flex min-h-6 items-center font-bold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">{t('panel.blocked.since', { date: dateText(locale, blockedAt) })}</p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        busy={isBusy}
        aria-label={t('panel.blocked.unblockName', { name })}
        onClick={() => void unblock()}
      >
        {t('panel.blocked.unblock')}
      </Button>
    </li>
  );
}

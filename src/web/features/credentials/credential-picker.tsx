import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { LISTING_CREDENTIALS_MAX } from '#contract/credentials/states.ts';
import { getCredentialKind } from '#kinds/credentials/kinds.ts';
import { type CredentialPlace, credentialsFor, needOf } from '#kinds/credentials/where.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { useT } from '../../lib/i18n.tsx';
import { sectionHref } from '../../lib/panel/sections.ts';
import { FieldGroup } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { listCredentials } from './calls.ts';
import { kindName, stateName } from './credential-texts.ts';
import { StateSeal } from './state-seal.tsx';

export interface CredentialPickerProps {
  place: CredentialPlace;
  chosen: readonly number[];
  error?: string;
  onChange: (ids: number[]) => void;
}

/** The user's own credentials that fit a listing, to choose from; nothing where none makes sense. */
export function CredentialPicker({ place, chosen, error, onChange }: CredentialPickerProps) {
  const t = useT();
  const { own, reload } = useOwnCredentials();
  useWithoutGone(own, chosen, onChange);
  if (credentialsFor(place).length === 0 && chosen.length === 0) return null;
  const fitting = own?.filter((each) => chosen.includes(each.id) || isUsable(each, place)) ?? [];
  const isFull = chosen.length >= LISTING_CREDENTIALS_MAX;
  const toggle = (id: number, isOn: boolean) => onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <div data-field="credentialIds">
      <FieldGroup
        legend={t('credentials.pick.legend')}
        hint={t(fitting.length > 0 ? 'credentials.pick.hint' : 'credentials.pick.none')}
        error={error}
      >
        {fitting.length > 0 && (
          <ul className="mb-2 flex flex-col gap-2">
            {fitting.map((credential) => (
              <li key={credential.id}>
                <Choice
                  credential={credential}
                  isChosen={chosen.includes(credential.id)}
                  isFull={isFull}
                  onToggle={(isOn) => toggle(credential.id, isOn)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-x-5">
          {/* In a tab of its own: the form stays as it is. */}
          <Link
            to={`${sectionHref('credentials')}&add=1`}
            target="_blank"
            className="link inline-flex min-h-11 items-center gap-1.5 font-semibold"
          >
            <Icon name="plus" size={18} />
            {t('credentials.pick.add')}
            <Icon name="external-link" size={16} label={t('credentials.newWindow')} />
          </Link>
          <button type="button" className="link min-h-11" onClick={() => void reload()}>
            {t('credentials.pick.reload')}
          </button>
        </div>
      </FieldGroup>
    </div>
  );
}

/** Deselects credentials deleted meanwhile, as in another tab: the user could not, since they are no longer listed. */
function useWithoutGone(
  own: readonly OwnCredential[] | null,
  chosen: readonly number[],
  onChange: (ids: number[]) => void,
): void {
  const forget = useEffectEvent(onChange);
  useEffect(() => {
    const left = chosen.filter((id) => !own || own.some((each) => each.id === id));
    if (left.length < chosen.length) forget(left);
  }, [own, chosen]);
}

/** Refused credentials are never public, so they cannot be chosen. */
function isUsable({ kind, review }: OwnCredential, place: CredentialPlace): boolean {
  return review !== 'refused' && needOf(getCredentialKind(kind), place) !== null;
}

interface ChoiceProps {
  credential: OwnCredential;
  isChosen: boolean;
  isFull: boolean;
  onToggle: (isOn: boolean) => void;
}

function Choice({ credential: { kind, number, state }, isChosen, isFull, onToggle }: ChoiceProps) {
  const t = useT();
  return (
    <label className="choice items-center gap-3! px-3! py-2!">
      <input
        type="checkbox"
        className="tick"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <span className="min-w-0 flex-1 leading-snug">
        <b>{kindName(kind, t)}</b> <span className="inline-block wrap-anywhere">{number}</span>
        <span className="flex items-center gap-1.5 text-sm text-muted">
          <StateSeal state={state} size={18} />
          {stateName(state, t)}
        </span>
      </span>
    </label>
  );
}

/** Reloads on return to the tab, since a credential may have been added in another tab. Empty if loading fails. */
function useOwnCredentials() {
  const [own, setOwn] = useState<readonly OwnCredential[] | null>(null);
  const [reload] = useState(() => async () => {
    const answer = await browserApi()
      .call(listCredentials)
      .catch(() => null);
    if (answer) setOwn(answer.items);
  });
  useEffect(() => {
    void reload();
    const refresh = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', refresh);
    addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('online', refresh);
    };
  }, [reload]);
  return { own, reload };
}

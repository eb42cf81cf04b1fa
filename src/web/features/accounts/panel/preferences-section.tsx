import { type FormEvent, type ReactNode, useState } from 'react';
import type { Account, Notifications } from '#contract/accounts/settings.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { useLanguage, useT } from '../../../lib/i18n.tsx';
import { useMarket } from '../../../lib/market.ts';
import { SectionFrame } from '../../../lib/panel/section-frame.tsx';
import { sectionHref } from '../../../lib/panel/sections.ts';
import { failureText } from '../../../lib/remote/failure-text.ts';
import { RemotePart } from '../../../lib/remote/remote-part.tsx';
import { type UsedRemote, useRemote } from '../../../lib/remote/use-remote.ts';
import { getAccount } from '../../../lib/session/calls.ts';
import { LANGUAGE_KEY } from '../../../lib/storage/keys.ts';
import { writeStored } from '../../../lib/storage/stored-value.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxInput, FieldGroup, RadioGroup } from '../../../ui/choices.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { updatePreferences } from './calls.ts';

export interface PreferencesSectionProps {
  /** The user's notification settings. */
  news: ReactNode;
  /** The setting for push notifications in this browser. */
  push: ReactNode;
}

/** Language, notifications and privacy. */
export function PreferencesSection({ news, push }: PreferencesSectionProps) {
  const t = useT();
  const account = useRemote<Account>('account', () => browserApi().call(getAccount));
  return (
    <SectionFrame id="preferences" lead={t('panel.preferences.lead')}>
      <RemotePart remote={account}>
        {(value) => (
          <>
            <LanguageCard account={value} remote={account} />
            {news}
            <PushCard>{push}</PushCard>
            <NewsletterCard account={value} remote={account} />
            <PresenceCard account={value} remote={account} />
          </>
        )}
      </RemotePart>
    </SectionFrame>
  );
}

interface CardProps {
  account: Account;
  remote: UsedRemote<Account>;
}

interface Change {
  readonly locale?: Locale;
  readonly notifications?: Partial<Notifications>;
  readonly showsPresence?: boolean;
}

/** Saves a choice optimistically and rolls back on failure. */
function useChange({ account, remote }: CardProps) {
  const t = useT();
  return async (change: Change): Promise<boolean> => {
    const { notifications, ...rest } = change;
    remote.write({ ...account, ...rest, notifications: { ...account.notifications, ...notifications } });
    try {
      const { data } = await browserApi().call(updatePreferences, { body: change });
      remote.write(data);
      showToast({ id: 'preferences', tone: 'success', title: t('panel.saved') });
      return true;
    } catch (error) {
      remote.write(account);
      showToast({ tone: 'error', title: t('panel.form.failed'), description: failureText(error, t) });
      return false;
    }
  };
}

/** Changing the language reloads the page, so it takes a button: browsing the options must not trigger it. */
function LanguageCard(props: CardProps) {
  const { locale, t } = useLanguage();
  const { offered } = useMarket().languages;
  const change = useChange(props);
  const kept = props.account.locale;
  const [chosen, choose] = useState(kept);
  const [isBusy, setBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const isKept = await change({ locale: chosen });
    setBusy(false);
    if (!isKept || chosen === locale) return;
    writeStored(LANGUAGE_KEY, chosen);
    location.assign(`${sectionHref('preferences')}&lang=${chosen}`);
  }

  return (
    <Card padded>
      <form onSubmit={(event) => void save(event)}>
        <RadioGroup
          legend={<span className="font-heading text-heading font-semibold">{t('panel.preferences.language')}</span>}
          hint={t('panel.preferences.languageHint')}
          name="locale"
          layout="cards"
          value={chosen}
          onValueChange={(value) => choose(value as Locale)}
          options={offered.map((id) => ({ value: id, label: <span lang={id}>{LOCALES[id].name}</span> }))}
        />
        {chosen !== kept && (
          <Button type="submit" icon="languages" busy={isBusy} className="mt-4">
            {t('panel.preferences.switch', { language: LOCALES[chosen].name })}
          </Button>
        )}
      </form>
    </Card>
  );
}

function NewsletterCard(props: CardProps) {
  const t = useT();
  const change = useChange(props);
  return (
    <Card padded>
      <FieldGroup
        legend={<span className="font-heading text-heading font-semibold">{t('panel.newsletter.title')}</span>}
      >
        <CheckboxInput
          checked={props.account.notifications.news}
          label={<span className="font-semibold">{t('panel.preferences.news')}</span>}
          hint={t('panel.preferences.newsHint')}
          onChange={(event) => void change({ notifications: { news: event.currentTarget.checked } })}
        />
      </FieldGroup>
    </Card>
  );
}

function PushCard({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Card padded>
      <FieldGroup
        legend={<span className="font-heading text-heading font-semibold">{t('panel.push.title')}</span>}
        hint={t('panel.push.hint')}
      >
        {children}
      </FieldGroup>
    </Card>
  );
}

function PresenceCard(props: CardProps) {
  const t = useT();
  const change = useChange(props);
  return (
    <Card padded>
      <FieldGroup legend={<span className="font-heading text-heading font-semibold">{t('panel.presence.title')}</span>}>
        <CheckboxInput
          checked={props.account.showsPresence}
          label={<span className="font-semibold">{t('panel.presence.label')}</span>}
          hint={t('panel.presence.hint')}
          onChange={(event) => void change({ showsPresence: event.currentTarget.checked })}
        />
      </FieldGroup>
    </Card>
  );
}

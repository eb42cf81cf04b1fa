import type { Locale } from '#i18n/locales.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { translatorFor } from '../../lib/messages.ts';
import { sectionHref } from '../../lib/panel/sections.ts';
import { failureText } from '../../lib/remote/failure-text.ts';
import { loadMessages } from '../../lib/session/late-messages.ts';
import { currentMember } from '../../lib/session/member.ts';
import { showOverlay } from '../../lib/session/session-outlet.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { createSavedSearch } from './calls.ts';
import { noteSaved } from './load-saved.ts';
import type { ShownSearch } from './saved.ts';

const TOAST_ID = 'saved-search';

/** Saves a search at once, or asks a visitor for an address. Failures are shown. */
export async function pressSave(search: ShownSearch, opener: HTMLElement): Promise<void> {
  try {
    if (currentMember() === null) await askForAddress(search, opener);
    else await saveNow(search);
  } catch (error) {
    const t = translatorFor(document.documentElement.lang as Locale);
    showToast({ id: TOAST_ID, tone: 'error', title: t('list.save.failed'), description: failureText(error, t) });
  }
}

async function saveNow(search: ShownSearch): Promise<void> {
  const { data } = await browserApi().call(createSavedSearch, { body: search });
  void noteSaved(data);
  const t = translatorFor(document.documentElement.lang as Locale);
  showToast({
    id: TOAST_ID,
    tone: 'success',
    title: t('list.save.done'),
    description: t('list.save.doneText'),
    action: { label: t('list.save.change'), to: sectionHref('searches') },
  });
}

async function askForAddress(search: ShownSearch, opener: HTMLElement): Promise<void> {
  const [{ SaveByMail }] = await Promise.all([import('./save-by-mail.tsx'), loadMessages('savebymail')]);
  showOverlay((remove) => <SaveByMail search={search} opener={opener} onGone={remove} />);
}

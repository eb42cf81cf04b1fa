import type { z } from 'zod';
import type { Account, Notifications, profileFormSchema } from '#contract/account-settings.ts';
import { ApiError } from '#contract/errors.ts';
import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';
import type { Caller, RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { fieldError } from '../errors.ts';
import { emit } from '../events.ts';
import { queueLooks } from '../flags/queue.ts';
import type { Jobs } from '../jobs.ts';
import type { Limits } from '../limits/service.ts';
import { findPlace } from '../places/service.ts';
import { hashPassword } from '../sessions/service.ts';
import { announcePerson, announceShop } from './announce.ts';
import { deleteMailTokens } from './link-repository.ts';
import { queueMail } from './mails.ts';
import type { RegistrationService } from './registration.ts';
import { findSettings, type SettingsChange, type SettingsRow, updateSettings } from './settings-repository.ts';

interface SettingsDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly registration: RegistrationService;
  /** Writes the search terms of a seller's listings anew, where the name stands among them. */
  readonly renameInSearch: (tx: Tx, sellerId: number, sellerName: string) => Promise<void>;
}

/** What others read of a person. */
const SEEN_BY_ALL = ['name', 'description'] as const;
/** What is on where a person has chosen nothing. News is asked for, never assumed. */
const USUAL: Notifications = { messages: true, comments: true, expiry: true, news: false };

export type SettingsService = ReturnType<typeof createSettingsService>;

/** What people change of their own account. */
export function createSettingsService({ db, jobs, limits, registration, renameInSearch }: SettingsDeps) {
  async function getAccount(caller: Caller): Promise<Account> {
    const row = await findSettings(db, caller.id);
    if (!row) throw new ApiError('mustLoggedIn');
    return present(row);
  }

  function change(caller: Caller, fields: SettingsChange): Promise<Account> {
    return db.transaction().execute(async (tx) => {
      await updateSettings(tx, caller.id, fields);
      if (fields.name !== undefined) await renameSeller(tx, caller.id, fields.name);
      await emit(tx, 'account.changed', { id: caller.id });
      if (fields.shop_url !== undefined) await announceShop(tx, caller.id);
      if (SEEN_BY_ALL.some((field) => fields[field])) await queueLooks(jobs, tx, [{ type: 'account', id: caller.id }]);
      const row = await findSettings(tx, caller.id);
      if (!row) throw new ApiError('mustLoggedIn');
      return present(row);
    });
  }

  /** A name stands on every card and in the search terms of what its owner offers. */
  async function renameSeller(tx: Tx, sellerId: number, sellerName: string): Promise<void> {
    await renameInSearch(tx, sellerId, sellerName);
    await announcePerson(tx, sellerId);
  }

  /** @throws ApiError 'placeUnknown' at `town` */
  async function updateProfile(
    caller: Caller,
    { town, ...fields }: z.output<typeof profileFormSchema>,
    locale: Locale,
  ): Promise<Account> {
    const before = await getAccount(caller);
    const isRenamed = fields.name !== undefined && fields.name !== before.name;
    const { name, shop_url: shopUrl, ...rest } = fields;
    const hasMoved = shopUrl !== undefined && shopUrl !== before.shop_url;
    return change(caller, {
      ...rest,
      ...(isRenamed ? { name } : {}),
      ...(hasMoved ? { shop_url: shopUrl } : {}),
      ...placeFields(town, locale),
    });
  }

  async function changePassword(caller: Caller, password: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    await db.transaction().execute((tx) => registration.replacePassword(tx, caller.id, passwordHash, caller.sessionId));
  }

  /** The address changes when the link in the mail to it is followed. Who has it already shows in nothing. */
  async function changeEmail(caller: Caller, email: string, { ip }: RequestContext): Promise<Account> {
    await limits.take({ 'mail.recipient': email, 'mail.address': ip });
    const { locale, name } = await getAccount(caller);
    return db.transaction().execute(async (tx) => {
      await deleteMailTokens(tx, caller.id, ['changeEmail']);
      await updateSettings(tx, caller.id, { pending_email: email });
      await queueMail(jobs, tx, { kind: 'changeEmail', accountId: caller.id, to: { email, name, locale } });
      const row = await findSettings(tx, caller.id);
      if (!row) throw new ApiError('mustLoggedIn');
      return present(row);
    });
  }

  return {
    getAccount,
    updateProfile,
    updatePreferences: (
      caller: Caller,
      {
        showsPresence,
        ...fields
      }: { locale?: Locale; notifications?: Partial<Notifications>; showsPresence?: boolean },
    ) => change(caller, { ...fields, ...(showsPresence === undefined ? {} : { shows_presence: showsPresence }) }),
    changePassword,
    changeEmail,
    changePhone: (caller: Caller, phone: string) => change(caller, { phone_number: phone }),
  };
}

function placeFields(town: string | null | undefined, locale: Locale): SettingsChange {
  if (town === undefined) return {};
  if (!town) return { place_id: null, town: null };
  const place = findPlace(town);
  if (place) return { place_id: place.id, town: place.name };
  throw fieldError(locale, 'town', 'validation.placeUnknown', { code: 'placeUnknown' });
}

function present(row: SettingsRow): Account {
  return {
    name: row.name,
    email: row.email,
    pendingEmail: row.pending_email,
    verified: row.email_verified_at !== null,
    phone_number: row.phone_number,
    description: row.description,
    town: row.town,
    shop_url: row.shop_url,
    shopLinkUntil: row.shop_link_until?.toISOString() ?? null,
    locale: findLocale(row.locale) ?? DEFAULT_LOCALE,
    notifications: { ...USUAL, ...row.notifications },
    showsPresence: row.shows_presence,
    memberSince: row.created_at.toISOString(),
  };
}

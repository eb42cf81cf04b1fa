import type * as z from 'zod';
import type { Account, Notifications, profileFormSchema } from '#contract/accounts/settings.ts';
import { ApiError } from '#contract/errors.ts';
import { DEFAULT_LOCALE, findLocale, type Locale } from '#i18n/locales.ts';
import { queueLooks } from '../moderation/flags/queue.ts';
import { whyOf } from '../notifications/bounces/delivery-status.ts';
import { listTroubles } from '../notifications/bounces/trouble-repository.ts';
import { queueMail } from '../notifications/mail/queued.ts';
import { findPlace } from '../places/service.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { hashPassword } from '../sessions/service.ts';
import type { Blocked } from '../settings/blocked.ts';
import { announcePerson, announceShop } from './announce.ts';
import { holdAccount } from './hold-repository.ts';
import { deleteMailTokens } from './link-repository.ts';
import { keepSwitches, readSwitches } from './mail-switches.ts';
import { accountMails } from './mails.ts';
import type { PasswordChoices } from './password-choice.ts';
import type { RegistrationService } from './registration.ts';
import { findSettings, type SettingsChange, type SettingsRow, updateSettings } from './settings-repository.ts';
import { assertPaidShop } from './shop-link.ts';

interface SettingsDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly registration: RegistrationService;
  readonly choices: PasswordChoices;
  readonly blocked: Pick<Blocked, 'assertAddress'>;
  /** Updates the search terms of a seller's listings, which include the name. */
  readonly renameInSearch: (tx: Tx, sellerId: number, sellerName: string) => Promise<void>;
}

/** Fields of a profile that are public. */
const SEEN_BY_ALL = ['name', 'description'] as const;

export type SettingsService = ReturnType<typeof createSettingsService>;

/** A person's own account settings. */
export function createSettingsService(deps: SettingsDeps) {
  return withDeps(deps, {
    getAccount,
    updateProfile,
    updatePreferences: (
      deps: SettingsDeps,
      caller: Caller,
      {
        showsPresence,
        ...fields
      }: { locale?: Locale; notifications?: Partial<Notifications>; showsPresence?: boolean },
    ) => change(deps, caller, { ...fields, ...(showsPresence === undefined ? {} : { shows_presence: showsPresence }) }),
    changePassword,
    changeEmail,
    changePhone: (deps: SettingsDeps, caller: Caller, phone: string) => change(deps, caller, { phone_number: phone }),
  });
}

async function getAccount({ db }: SettingsDeps, caller: Caller): Promise<Account> {
  const row = await findSettings(db, caller.id);
  if (!row) throw new ApiError('mustLoggedIn');
  return present(db, caller, row);
}

type Change = Omit<SettingsChange, 'notifications'> & { notifications?: Partial<Notifications> };

function change(deps: SettingsDeps, caller: Caller, fields: Change, locale: Locale = DEFAULT_LOCALE): Promise<Account> {
  return deps.db.transaction().execute(async (tx) => {
    if (fields.shop_url) {
      await holdAccount(tx, caller.id);
      await assertPaidShop(tx, caller.id, fields.shop_url, locale);
    }
    const { notifications: { news, ...switches } = {}, ...settings } = fields;
    await updateSettings(tx, caller.id, { ...settings, ...(news === undefined ? {} : { notifications: { news } }) });
    await keepSwitches(tx, caller.id, switches);
    if (fields.name !== undefined) await renameSeller(deps, tx, caller.id, fields.name);
    await emit(tx, 'account.changed', { id: caller.id });
    if (fields.shop_url !== undefined) await announceShop(tx, caller.id);
    if (SEEN_BY_ALL.some((field) => fields[field]))
      await queueLooks(deps.jobs, tx, [{ type: 'account', id: caller.id }]);
    const row = await findSettings(tx, caller.id);
    if (!row) throw new ApiError('mustLoggedIn');
    return present(tx, caller, row);
  });
}

/** The name appears on every card and in the search terms of the person's listings. */
async function renameSeller(
  { renameInSearch }: SettingsDeps,
  tx: Tx,
  sellerId: number,
  sellerName: string,
): Promise<void> {
  await renameInSearch(tx, sellerId, sellerName);
  await announcePerson(tx, sellerId);
}

/** @throws ApiError 'placeUnknown' at `town`, 'validationFailed' at `shop_url` while a link to another shop is paid for */
async function updateProfile(
  deps: SettingsDeps,
  caller: Caller,
  { town, ...fields }: z.output<typeof profileFormSchema>,
  locale: Locale,
): Promise<Account> {
  const before = await getAccount(deps, caller);
  const isRenamed = fields.name !== undefined && fields.name !== before.name;
  const { name, shop_url: shopUrl, ...rest } = fields;
  const hasMoved = shopUrl !== undefined && shopUrl !== before.shop_url;
  const changes = {
    ...rest,
    ...(isRenamed ? { name } : {}),
    ...(hasMoved ? { shop_url: shopUrl } : {}),
    ...placeFields(town, locale),
  };
  return change(deps, caller, changes, locale);
}

/** @throws ApiError 'validationFailed' at `password` if it is easy to guess. */
async function changePassword(
  deps: SettingsDeps,
  caller: Caller,
  password: string,
  context: RequestContext,
): Promise<void> {
  const { name, email, phone_number: phone } = await getAccount(deps, caller);
  await deps.choices.assertGood(password, [name, email, phone ?? ''], context);
  const passwordHash = await hashPassword(password);
  await deps.db
    .transaction()
    .execute((tx) => deps.registration.replacePassword(tx, caller.id, passwordHash, caller.sessionId));
}

/** Changes the address once the mailed link is followed. The response never reveals whether the address is taken. */
async function changeEmail(
  deps: SettingsDeps,
  caller: Caller,
  email: string,
  { ip, locale: spoken }: RequestContext,
): Promise<Account> {
  deps.blocked.assertAddress(spoken, email);
  await deps.limits.take({ 'mail.account': String(caller.id), 'mail.recipient': email, 'mail.address': ip });
  const { locale, name } = await getAccount(deps, caller);
  return deps.db.transaction().execute(async (tx) => {
    await deleteMailTokens(tx, caller.id, ['changeEmail']);
    await updateSettings(tx, caller.id, { pending_email: email });
    await queueMail(deps.jobs, tx, accountMails.changeEmail, { accountId: caller.id, to: { email, name, locale } });
    const row = await findSettings(tx, caller.id);
    if (!row) throw new ApiError('mustLoggedIn');
    return present(tx, caller, row);
  });
}

function placeFields(town: string | null | undefined, locale: Locale): SettingsChange {
  if (town === undefined) return {};
  if (!town) return { place_id: null, town: null };
  const place = findPlace(town);
  if (place) return { place_id: place.id, town: place.name };
  throw fieldError(locale, 'town', 'validation.placeUnknown', { code: 'placeUnknown' });
}

async function present(db: Db, { id }: Caller, row: SettingsRow): Promise<Account> {
  const trouble = (await listTroubles(db, [id])).get(id);
  return {
    name: row.name,
    email: row.email,
    pendingEmail: row.pending_email,
    verified: row.email_verified_at !== null,
    mailTrouble: trouble ? { why: whyOf(trouble.status), since: trouble.bouncedAt.toISOString() } : null,
    phone_number: row.phone_number,
    description: row.description,
    town: row.town,
    shop_url: row.shop_url,
    shopLinkUntil: row.shop_link_until?.toISOString() ?? null,
    locale: findLocale(row.locale) ?? DEFAULT_LOCALE,
    // The newsletter is opt-in.
    notifications: { ...(await readSwitches(db, id)), news: row.notifications.news ?? false },
    showsPresence: row.shows_presence,
    memberSince: row.created_at.toISOString(),
  };
}

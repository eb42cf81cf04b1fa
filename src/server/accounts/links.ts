import { ApiError, isApiError } from '#contract/errors.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Limits } from '../platform/limits/service.ts';
import { hashToken, makeToken } from '../sessions/service.ts';
import { setExportToken } from './export-repository.ts';
import {
  findConfirmedBy,
  findMailToken,
  insertMailToken,
  type LinkPurpose,
  type LinkRow,
  renewMailTokens,
  takeConfirmingToken,
  takeMailToken,
} from './link-repository.ts';

const HOUR_MS = 60 * 60_000;

/** How long a mailed link is valid, and the page it leads to. */
const LINKS: Record<LinkPurpose, { ttlMs: number; path: (token: string) => string }> = {
  verifyEmail: { ttlMs: 48 * HOUR_MS, path: (token) => `/verifyEmail/${token}` },
  changeEmail: { ttlMs: 48 * HOUR_MS, path: (token) => `/verifyEmail/${token}` },
  resetPassword: { ttlMs: HOUR_MS, path: (token) => `/resetPassword?token=${token}` },
  loginLink: { ttlMs: HOUR_MS / 4, path: (token) => `/loginLink/${token}` },
  renewListing: { ttlMs: 30 * 24 * HOUR_MS, path: (token) => `/renew/${token}` },
  // An old mail must still be able to unsubscribe.
  stopMails: { ttlMs: 365 * 24 * HOUR_MS, path: (token) => `/stopMails/${token}` },
};

/** Creates a link while its mail is being sent, so that no usable token exists before. */
export async function makeLink(
  db: Db,
  publicUrl: string,
  {
    accountId,
    purpose,
    email,
    listingId = null,
    topic = null,
  }: { accountId: number; purpose: LinkPurpose; email: string; listingId?: number | null; topic?: string | null },
): Promise<string> {
  const { token, hash } = makeToken();
  const { ttlMs, path } = LINKS[purpose];
  const expiresAt = new Date(Date.now() + ttlMs);
  await insertMailToken(db, {
    account_id: accountId,
    purpose,
    token_hash: hash,
    email,
    expires_at: expiresAt,
    listing_id: listingId,
    topic,
  });
  return publicUrl + path(token);
}

/** The link to a data export, created when its mail is sent. */
export async function makeExportLink(db: Db, publicUrl: string, exportId: number): Promise<string> {
  const { token, hash } = makeToken();
  await setExportToken(db, exportId, hash);
  return `${publicUrl}/api/user/exports/${token}`;
}

/** Extends recently mailed links by the lifetime of a new one. */
export async function renewLinks(tx: Tx, accountId: number, purpose: LinkPurpose): Promise<void> {
  await renewMailTokens(tx, accountId, purpose, LINKS[purpose].ttlMs);
}

/** Runs an action that uses a link. Counts only invalid links, so that neighbours behind one address share no limit. */
export async function countingWrongLinks<T>(
  limits: Limits,
  { ip }: Pick<RequestContext, 'ip'>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isApiError(error) && error.code === 'linkInvalid') await limits.take({ 'link.address': ip });
    throw error;
  }
}

/** Reads a link without consuming it, so that it can be opened twice. @throws ApiError 'linkInvalid' */
export async function readLink(db: Db, token: string, purpose: LinkPurpose): Promise<LinkRow> {
  const link = await findMailToken(db, hashToken(token), purpose);
  if (!link) throw new ApiError('linkInvalid');
  return link;
}

/** Consumes a link that confirms an address; undefined if it is unknown, expired or used. */
export function useConfirmingLink(tx: Tx, token: string): Promise<LinkRow | undefined> {
  return takeConfirmingToken(tx, hashToken(token));
}

/** The address that a used link confirmed, if it is still that person's. */
export function confirmedBefore(db: Db, token: string): Promise<string | undefined> {
  return findConfirmedBy(db, hashToken(token));
}

/** Consumes a link. @throws ApiError 'linkInvalid' if it is unknown, expired or used. */
export async function useLink(tx: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<LinkRow> {
  const link = await takeMailToken(tx, hashToken(token), purposes);
  if (!link) throw new ApiError('linkInvalid');
  return link;
}

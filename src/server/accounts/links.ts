import { ApiError } from '#contract/errors.ts';
import type { Db, Tx } from '../db/client.ts';
import { hashToken, makeToken } from '../sessions/service.ts';
import { setExportToken } from './export-repository.ts';
import { findMailToken, insertMailToken, type LinkPurpose, type LinkRow, takeMailToken } from './link-repository.ts';

const HOUR_MS = 60 * 60_000;

/** How long a link in a mail holds, and the page that it leads to. */
const LINKS: Record<LinkPurpose, { ttlMs: number; path: (token: string) => string }> = {
  verifyEmail: { ttlMs: 48 * HOUR_MS, path: (token) => `/verifyEmail/${token}` },
  changeEmail: { ttlMs: 48 * HOUR_MS, path: (token) => `/verifyEmail/${token}` },
  resetPassword: { ttlMs: HOUR_MS, path: (token) => `/resetPassword?token=${token}` },
  renewListing: { ttlMs: 30 * 24 * HOUR_MS, path: (token) => `/renew/${token}` },
  // Whoever finds an old mail must still be able to end them.
  stopMails: { ttlMs: 365 * 24 * HOUR_MS, path: (token) => `/stopMails/${token}` },
};

/** Makes a link for a mail that is being sent now: until then nothing is known that could let anybody in. */
export async function makeLink(
  db: Db,
  publicUrl: string,
  {
    accountId,
    purpose,
    email,
    listingId = null,
  }: { accountId: number; purpose: LinkPurpose; email: string; listingId?: number | null },
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
  });
  return publicUrl + path(token);
}

/** The link to a copy of somebody's data, made when its mail is sent. */
export async function makeExportLink(db: Db, publicUrl: string, exportId: number): Promise<string> {
  const { token, hash } = makeToken();
  await setExportToken(db, exportId, hash);
  return `${publicUrl}/api/user/exports/${token}`;
}

/** Whose link it is; it holds on, for whoever presses it twice. @throws ApiError 'linkInvalid' */
export async function readLink(db: Db, token: string, purpose: LinkPurpose): Promise<LinkRow> {
  const link = await findMailToken(db, hashToken(token), purpose);
  if (!link) throw new ApiError('linkInvalid');
  return link;
}

/** Uses a link up. @throws ApiError 'linkInvalid' when it never was, is over or has been used. */
export async function useLink(tx: Tx, token: string, purposes: readonly LinkPurpose[]): Promise<LinkRow> {
  const link = await takeMailToken(tx, hashToken(token), purposes);
  if (!link) throw new ApiError('linkInvalid');
  return link;
}

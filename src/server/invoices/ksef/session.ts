import * as z from 'zod';
import type { KsefAccess } from './access.ts';
import { digestOf, encryptForKsef, encryptInSession, newSessionKey, type SessionKey } from './crypto.ts';
import { type AskKsef, type KsefCall, read } from './http.ts';

const FORM_CODE = { systemCode: 'FA (3)', schemaVersion: '1-0E', value: 'FA' };
/** The schema's format of KSeF numbers. */
const KSEF_NUMBER = /^\d{10}-20\d{6}-[\dA-F]{6}-?[\dA-F]{6}-[\dA-F]{2}$/;

/** A session in which invoices are sent one after another. */
export interface OpenSession {
  readonly referenceNumber: string;
  readonly key: SessionKey;
}

/**
 * The status of a sent invoice.
 *
 * code        KSeF's: 100 and 150 while processing, 200 when accepted.
 * text        KSeF's description.
 * original    for a duplicate: where the existing one is.
 */
export interface InvoiceStatus {
  readonly code: number;
  readonly text: string;
  readonly ksefNumber: string | null;
  readonly original: { readonly session: string; readonly ksefNumber: string } | null;
}

/** The calls of an interactive session, each of which @throws KsefUnavailable | KsefRefusal | KsefSignInRefused */
export interface KsefSessions {
  readonly open: () => Promise<OpenSession>;
  /** @returns the invoice's reference in this session */
  readonly send: (session: OpenSession, xml: Uint8Array) => Promise<string>;
  readonly close: (session: OpenSession) => Promise<void>;
  readonly getStatus: (session: string, invoiceRef: string) => Promise<InvoiceStatus>;
  /** The receipt (UPO), an XML signed by the ministry. */
  readonly getReceipt: (
    session: string,
    invoice: { readonly ref: string } | { readonly ksefNumber: string },
  ) => Promise<string>;
}

const referenceSchema = z.object({ referenceNumber: z.string().min(1) });
const numberSchema = z.string().regex(KSEF_NUMBER);
const statusSchema = z.object({
  ksefNumber: numberSchema.nullish(),
  status: z.object({
    code: z.number(),
    description: z.string(),
    details: z.array(z.string()).nullish(),
    extensions: z.record(z.string(), z.string().nullish()).nullish(),
  }),
});

export function createKsefSessions({ ask, access }: { ask: AskKsef; access: KsefAccess }): KsefSessions {
  const call = (parts: Omit<KsefCall, 'token'>) => access.withToken((token) => ask({ ...parts, token }));
  return {
    open: () =>
      access.withKey('SymmetricKeyEncryption', async (publicKey) => {
        const key = newSessionKey();
        const encryption = {
          encryptedSymmetricKey: encryptForKsef(publicKey, key.key),
          initializationVector: key.iv.toString('base64'),
          ...(publicKey.publicKeyId ? { publicKeyId: publicKey.publicKeyId } : {}),
        };
        const body = { formCode: FORM_CODE, encryption };
        const { referenceNumber } = read(
          referenceSchema,
          await call({ method: 'POST', path: '/sessions/online', body }),
        );
        return { referenceNumber, key };
      }),
    send: async ({ referenceNumber, key }, xml) => {
      const path = `/sessions/online/${encodeURIComponent(referenceNumber)}/invoices`;
      return read(referenceSchema, await call({ method: 'POST', path, body: invoiceBody(key, xml) })).referenceNumber;
    },
    close: async ({ referenceNumber }) => {
      await call({ method: 'POST', path: `/sessions/online/${encodeURIComponent(referenceNumber)}/close` });
    },
    getStatus: async (session, invoiceRef) => {
      const path = `/sessions/${encodeURIComponent(session)}/invoices/${encodeURIComponent(invoiceRef)}`;
      return statusOf(read(statusSchema, await call({ method: 'GET', path })));
    },
    getReceipt: (session, invoice) => {
      const name =
        'ref' in invoice ? encodeURIComponent(invoice.ref) : `ksef/${encodeURIComponent(invoice.ksefNumber)}`;
      return call({ method: 'GET', path: `/sessions/${encodeURIComponent(session)}/invoices/${name}/upo` });
    },
  };
}

function invoiceBody(key: SessionKey, xml: Uint8Array): object {
  const encrypted = encryptInSession(key, xml);
  const [plainDigest, encryptedDigest] = [digestOf(xml), digestOf(encrypted)];
  return {
    invoiceHash: plainDigest.hash,
    invoiceSize: plainDigest.size,
    encryptedInvoiceHash: encryptedDigest.hash,
    encryptedInvoiceSize: encryptedDigest.size,
    encryptedInvoiceContent: encrypted.toString('base64'),
    offlineMode: false,
  };
}

function statusOf({ ksefNumber, status }: z.output<typeof statusSchema>): InvoiceStatus {
  const { code, description, details, extensions } = status;
  const session = extensions?.originalSessionReferenceNumber;
  const original = numberSchema.safeParse(extensions?.originalKsefNumber);
  return {
    code,
    text: [`${code} ${description}`, ...(details ?? [])].join('; '),
    ksefNumber: ksefNumber ?? null,
    original: session && original.success ? { session, ksefNumber: original.data } : null,
  };
}

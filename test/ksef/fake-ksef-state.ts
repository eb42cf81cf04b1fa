import {
  constants,
  createDecipheriv,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { selfSigned } from '#server/notifications/push/test-certificate.ts';
import { listFaults, textsOf } from './fa3-faults.ts';

const DAY_MS = 86_400_000;

/** A KSeF key, with the certificate in which it is published. */
interface PublishedKey {
  readonly privateKey: KeyObject;
  readonly published: object;
  readonly publicKeyId: string;
}

type Keys = ReturnType<typeof newKeys>;

/** What KSeF stores about a received invoice. */
export interface KeptInvoice {
  readonly ref: string;
  readonly session: string;
  readonly xml: string;
  readonly hash: string;
  readonly status: { code: number; description: string; details?: string[]; extensions?: Record<string, string> };
  readonly ksefNumber: string | null;
}

export class Refused extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** KSeF's state, and how it processes invoices. */
export class KsefState {
  readonly nip: string;
  readonly token: string;
  #sets = [newKeys(), newKeys()] as const;
  keys: Keys = this.#sets[0];
  readonly challenges = new Map<string, number>();
  readonly access = new Set<string>();
  readonly sessions = new Map<string, { key: Buffer; iv: Buffer; isOpen: boolean }>();
  readonly invoices: KeptInvoice[] = [];
  /** Fixed results for the next invoices, used in order instead of judging them. */
  readonly fates: { code: number; description: string }[] = [];

  constructor(nip: string, token: string) {
    this.nip = nip;
    this.token = token;
  }

  /** Rotates the keys, as after an incident: earlier ones are no longer accepted. */
  rotateKeys(): void {
    this.keys = this.#sets[this.keys === this.#sets[0] ? 1 : 0];
  }

  openChallenge(): { challenge: string; timestamp: string; timestampMs: number; clientIp: string } {
    const challenge = `20261122-CR-${randomBytes(5).toString('hex').toUpperCase()}`;
    const timestampMs = Date.now();
    this.challenges.set(challenge, timestampMs);
    return { challenge, timestamp: new Date(timestampMs).toISOString(), timestampMs, clientIp: '127.0.0.1' };
  }

  /** Whether the token is the taxpayer's, encrypted freshly for this challenge. */
  isOwner(body: {
    challenge: string;
    contextIdentifier: object;
    encryptedToken: string;
    publicKeyId?: string;
  }): boolean {
    const timestampMs = this.challenges.get(body.challenge);
    this.challenges.delete(body.challenge);
    const secret = this.decrypt('KsefTokenEncryption', body.encryptedToken, body.publicKeyId).toString();
    const isContext = JSON.stringify(body.contextIdentifier) === JSON.stringify({ type: 'Nip', value: this.nip });
    return isContext && timestampMs !== undefined && secret === `${this.token}|${timestampMs}`;
  }

  decrypt(use: keyof Keys, encrypted: string, publicKeyId: string | undefined): Buffer {
    const key = this.keys[use];
    if (publicKeyId !== key.publicKeyId) throw new Refused(400, 21470, 'Nieznany identyfikator klucza');
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    return privateDecrypt({ key: key.privateKey, padding, oaepHash: 'sha256' }, Buffer.from(encrypted, 'base64'));
  }

  openSession(body: {
    formCode: object;
    encryption: { encryptedSymmetricKey: string; initializationVector: string; publicKeyId?: string };
  }): string {
    const { encryptedSymmetricKey, initializationVector, publicKeyId } = body.encryption;
    if (JSON.stringify(body.formCode) !== '{"systemCode":"FA (3)","schemaVersion":"1-0E","value":"FA"}') {
      throw new Refused(400, 21405, 'Wskazany kod formularza nie jest wspierany');
    }
    const key = this.decrypt('SymmetricKeyEncryption', encryptedSymmetricKey, publicKeyId);
    const iv = Buffer.from(initializationVector, 'base64');
    if (key.length !== 32 || iv.length !== 16) throw new Refused(400, 21405, 'Zły klucz');
    const reference = `20261122-SO-${randomBytes(5).toString('hex').toUpperCase()}`;
    this.sessions.set(reference, { key, iv, isOpen: true });
    return reference;
  }

  /**
   * Receives an invoice and judges it at once.
   *
   * @returns its reference number in the session
   */
  take(sessionRef: string, body: Record<string, string | number | boolean>): string {
    const session = this.sessions.get(sessionRef);
    if (!session?.isOpen) throw new Refused(400, 21180, 'Status sesji nie pozwala na wykonanie operacji');
    const encrypted = Buffer.from(String(body.encryptedInvoiceContent), 'base64');
    const decipher = createDecipheriv('aes-256-cbc', session.key, session.iv);
    const plain = Buffer.concat([decipher.update(encrypted), decipher.final()]);
    const isTold =
      body.invoiceHash === sha256(plain) &&
      body.invoiceSize === plain.length &&
      body.encryptedInvoiceHash === sha256(encrypted) &&
      body.encryptedInvoiceSize === encrypted.length;
    if (!isTold) throw new Refused(400, 21405, 'Skrót lub rozmiar nie zgadza się z treścią');
    const ref = `20261122-EE-${randomUUID()}`;
    this.invoices.push(this.#judge(ref, sessionRef, plain.toString()));
    return ref;
  }

  #judge(ref: string, session: string, xml: string): KeptInvoice {
    const kept = { ref, session, xml, hash: sha256(Buffer.from(xml)), ksefNumber: null };
    const fate = this.fates.shift();
    if (fate) return { ...kept, status: fate };
    const faults = listFaults(xml);
    if (faults.length > 0)
      return { ...kept, status: { code: 450, description: 'Błąd weryfikacji semantyki', details: faults } };
    if (textsOf(xml, 'NIP')[0] !== this.nip)
      return { ...kept, status: { code: 410, description: 'Nieprawidłowy zakres uprawnień' } };
    const same = this.accepted.find((other) => sameInvoice(other.xml, xml));
    if (same) {
      const extensions = { originalSessionReferenceNumber: same.session, originalKsefNumber: same.ksefNumber ?? '' };
      return { ...kept, status: { code: 440, description: 'Duplikat faktury', extensions } };
    }
    return { ...kept, status: { code: 200, description: 'Sukces' }, ksefNumber: this.#newNumber(xml) };
  }

  get accepted(): KeptInvoice[] {
    return this.invoices.filter(({ ksefNumber }) => ksefNumber !== null);
  }

  #newNumber(xml: string): string {
    const day = textsOf(xml, 'P_1')[0]?.replaceAll('-', '');
    return `${this.nip}-${day}-${randomBytes(6).toString('hex').toUpperCase()}-${randomBytes(1).toString('hex').toUpperCase()}`;
  }
}

/** The receipt, in the published format. */
export function receiptOf({ session, xml, hash, ksefNumber }: KeptInvoice): string {
  return `<?xml version="1.0" encoding="utf-8"?><Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"><NumerReferencyjnySesji>${session}</NumerReferencyjnySesji><Dokument><NumerKSeFDokumentu>${ksefNumber}</NumerKSeFDokumentu><NumerFaktury>${textsOf(xml, 'P_2')[0]}</NumerFaktury><SkrotDokumentu>${hash}</SkrotDokumentu></Dokument></Potwierdzenie>`;
}

/** An earlier invoice of the same seller, kind and number. */
function sameInvoice(one: string, other: string): boolean {
  return ['NIP', 'RodzajFaktury', 'P_2'].every((name) => textsOf(one, name)[0] === textsOf(other, name)[0]);
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}

function newKeys() {
  return {
    KsefTokenEncryption: newKey('KsefTokenEncryption'),
    SymmetricKeyEncryption: newKey('SymmetricKeyEncryption'),
  };
}

function newKey(use: string): PublishedKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = selfSigned('Ministerstwo Finansów', publicKey).certificate;
  const certificate = pem.replace(/-----.*?-----|\s/g, '');
  const publicKeyId = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  return {
    privateKey,
    publicKeyId,
    published: { certificate, publicKeyId, validFrom: at(-1), validTo: at(1), usage: [use] },
  };
}

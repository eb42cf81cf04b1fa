import { createHash } from 'node:crypto';
import { documentName, type MediaStore } from '../media/store.ts';
import type { Db } from '../platform/db/client.ts';
import { invoiceFileName, invoiceNumber } from './numbers.ts';
import { makeInvoicePdf } from './pdf/document.ts';
import { findInvoice, type InvoiceRow, notePdf } from './repository.ts';
import { contentOf, type InvoiceFacts } from './stored.ts';

/** An invoice file: the name to save it as, and its bytes. */
export interface InvoiceFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

const NAME_LENGTH = 32;

/** Archives the PDF of each invoice: created once, never changed, under a name that no public path serves. */
export function createInvoiceArchive({ db, store }: { db: Db; store: MediaStore }) {
  async function read(row: InvoiceRow): Promise<InvoiceFile> {
    const fileName = invoiceFileName(invoiceNumber(row));
    const { pdf_name: name, pdf_sha256: sha256 } = row;
    if (name && sha256) return { fileName, bytes: await readKept(row, { name, sha256 }) };
    const bytes = await make(row);
    const made = { name: nameOf(bytes), sha256: hashOf(bytes) };
    await store.put(made.name, bytes);
    if (await notePdf(db, row.id, made)) return { fileName, bytes };
    // Another process created it meanwhile, and that one counts.
    const current = await findInvoice(db, row.id);
    if (!current?.pdf_sha256) throw new Error(`the PDF of invoice ${row.id} cannot be stored`);
    if (current.pdf_name !== made.name) await store.remove(made.name);
    return read(current);
  }

  /** Recreates a lost or damaged file, provided that the result is identical. */
  async function readKept(row: InvoiceRow, { name, sha256 }: { name: string; sha256: Buffer }): Promise<Buffer> {
    const isWhole = (bytes: Uint8Array) => hashOf(bytes).equals(sha256);
    const kept = await store.getBytes(name).catch(() => undefined);
    if (kept && isWhole(kept)) return Buffer.from(kept);
    const bytes = await make(row);
    if (!isWhole(bytes)) throw new Error(`the archived PDF of invoice ${row.id} is lost`);
    await store.put(name, bytes);
    return bytes;
  }

  return { read };
}

function make(row: InvoiceRow): Promise<Buffer> {
  return makeInvoicePdf(contentOf(row), (row.facts as InvoiceFacts).qr);
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Named by content, so that a job that was killed and runs again leaves no second file. */
function nameOf(bytes: Uint8Array): string {
  return documentName(hashOf(bytes).toString('hex').slice(0, NAME_LENGTH));
}

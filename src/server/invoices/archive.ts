import { createHash } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { documentName, type MediaStore } from '../media/store.ts';
import { invoiceFileName, invoiceNumber } from './numbers.ts';
import { makeInvoicePdf } from './pdf/document.ts';
import { findInvoice, type InvoiceRow, notePdf } from './repository.ts';
import { contentOf, type InvoiceFacts } from './stored.ts';

/** An invoice as a file: the name to keep it under, and its bytes. */
export interface InvoiceFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

const NAME_LENGTH = 32;

/** Keeps the PDF of each invoice: made once, the same bytes ever after, under a name that no public path serves. */
export function createInvoiceArchive({ db, store }: { db: Db; store: MediaStore }) {
  async function read(row: InvoiceRow): Promise<InvoiceFile> {
    const fileName = invoiceFileName(invoiceNumber(row));
    const { pdf_name: name, pdf_sha256: sha256 } = row;
    if (name && sha256) return { fileName, bytes: await readKept(row, { name, sha256 }) };
    const bytes = await make(row);
    const made = { name: nameOf(bytes), sha256: hashOf(bytes) };
    await store.put(made.name, bytes);
    if (await notePdf(db, row.id, made)) return { fileName, bytes };
    // Somebody else made it meanwhile, and theirs is the one that counts.
    const current = await findInvoice(db, row.id);
    if (!current?.pdf_sha256) throw new Error(`the invoice ${row.id} cannot be kept`);
    if (current.pdf_name !== made.name) await store.remove(made.name);
    return read(current);
  }

  /** A file that was lost or damaged is made again, and counts only where it comes out the same. */
  async function readKept(row: InvoiceRow, { name, sha256 }: { name: string; sha256: Buffer }): Promise<Buffer> {
    const isWhole = (bytes: Uint8Array) => hashOf(bytes).equals(sha256);
    const kept = await store.getBytes(name).catch(() => undefined);
    if (kept && isWhole(kept)) return Buffer.from(kept);
    const bytes = await make(row);
    if (!isWhole(bytes)) throw new Error(`the archived invoice ${row.id} is lost`);
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

/** Named by its content, so that a job that was killed and runs again leaves no second file behind. */
function nameOf(bytes: Uint8Array): string {
  return documentName(hashOf(bytes).toString('hex').slice(0, NAME_LENGTH));
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { attachDocument, insertDocument } from '../credentials/document-repository.ts';
import type { DocumentStore } from '../credentials/document-store.ts';
import { findCredential } from '../credentials/service.ts';
import type { Db } from '../platform/db/client.ts';
import type { JobPayloads } from '../platform/jobs.ts';

interface Drawer {
  readonly db: Db;
  readonly documents: DocumentStore;
}

const WIDTH = 840;
const HEIGHT = 1_188;
const MARGIN = 84;
const PAPER = [250, 248, 240] as const;
const INK = [96, 92, 84] as const;
const BANNER = [120, 60, 48] as const;
const SEAL = [150, 40, 40] as const;

/** Draws the documents of the demo market's credentials that wait for review; idempotent. */
export function createDocumentWorker({ db, documents }: Drawer) {
  return async ({ credentialIds }: JobPayloads['demo.documents']): Promise<void> => {
    for (const id of credentialIds) {
      const row = await findCredential(db, id);
      if (!row || row.document_key !== null) continue;
      const storageKey = createHash('sha256').update(`demo document ${id}`).digest('hex').slice(0, 32);
      const bytes = await drawDocument(id);
      await documents.put(storageKey, bytes);
      const document = { name: 'decyzja.webp', type: 'image/webp', bytes, fingerprint: fingerprintOf(bytes) } as const;
      await db.transaction().execute(async (tx) => {
        await insertDocument(tx, { accountId: row.account_id, storageKey }, document);
        await attachDocument(tx, id, storageKey);
      });
    }
  };
}

function fingerprintOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** A sheet with a banner, lines of illegible writing and a round seal, unlike any real document. */
function drawDocument(seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) pixels.set(colorAt(x, y, seed), (y * WIDTH + x) * 3);
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ quality: 70 })
    .toBuffer();
}

function colorAt(x: number, y: number, seed: number): readonly number[] {
  const fromSeal = Math.hypot(x - (WIDTH - 210), y - (HEIGHT - 240));
  if (Math.abs(fromSeal - 96) < 5 || Math.abs(fromSeal - 70) < 2) return SEAL;
  if (x < MARGIN || x > WIDTH - MARGIN) return PAPER;
  if (y > MARGIN && y < MARGIN + 54) return BANNER;
  const line = Math.floor((y - 220) / 44);
  const isInLine = y > 220 && line < 16 && (y - 220) % 44 < 12;
  // Words of different lengths, and a ragged right margin.
  const isInWord = (x + line * 37 + seed * 11) % (70 + ((line + seed) % 5) * 18) > 14;
  return isInLine && isInWord && x < WIDTH - MARGIN - ((line * 53 + seed * 29) % 240) ? INK : PAPER;
}

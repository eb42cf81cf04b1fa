import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Jobs } from '../jobs.ts';
import { createKsefAccess } from './access.ts';
import { exportFolder } from './folder.ts';
import { createAsk } from './http.ts';
import { createExporting, createOutbox } from './outbox.ts';
import { markAgain, markWaiting } from './repository.ts';
import { createKsefSessions } from './session.ts';

interface KsefDeps {
  readonly config: Pick<Config, 'dataDir' | 'payments' | 'operator'>;
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'queue' | 'work'>;
  /** Gets one line for what an operator should know. */
  readonly warn: (line: string) => void;
  /** Time, where it is not the real one. */
  readonly clock?: Clock;
}

interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** The way of invoices to KSeF (Krajowy System e-Faktur). */
export interface KsefService {
  /** Notes that an invoice is for KSeF; in the invoice's own transaction, after its row. Others than those are left. */
  readonly enqueue: (tx: Tx, invoiceId: number) => Promise<void>;
  /** Sends what was refused, or waits in vain, once more. @returns whether there was something to send */
  readonly retry: (tx: Tx, invoiceId: number) => Promise<boolean>;
  /** One run over all that waits; never two at a time. */
  readonly send: () => Promise<void>;
  /** Names the function that does the job 'ksef.send'. */
  readonly work: () => void;
}

const REAL: Clock = { now: Date.now, wait: async (ms) => void (await sleep(ms)) };

/** Puts together what sends invoices to KSeF, or only writes them to a folder where no KSeF is configured. */
export function createKsef(deps: KsefDeps): KsefService {
  const { jobs } = deps;
  const send = createSend(deps);
  return {
    send,
    enqueue: async (tx, invoiceId) => {
      if (await markWaiting(tx, invoiceId)) await jobs.queue(tx, 'ksef.send', {});
    },
    retry: async (tx, invoiceId) => {
      const isAgain = await markAgain(tx, invoiceId);
      if (isAgain) await jobs.queue(tx, 'ksef.send', {});
      return isAgain;
    },
    work: () => jobs.work('ksef.send', send),
  };
}

function createSend({ config, db, warn, clock = REAL }: KsefDeps): () => Promise<void> {
  const folder = exportFolder(config.dataDir);
  const nip = config.operator?.taxId;
  const { ksef } = config.payments;
  if (!ksef || !nip) return createExporting({ db, folder, warn });
  const ask = createAsk(ksef.url);
  const access = createKsefAccess({ ask, ksefToken: ksef.token, nip, ...clock });
  return createOutbox({ db, folder, sessions: createKsefSessions({ ask, access }), warn, ...clock });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { Jobs } from '../../platform/jobs.ts';
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
  /** Logs one line for the operator. */
  readonly warn: (line: string) => void;
  /** Overrides the real time in tests. */
  readonly clock?: Clock;
}

interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Submission of invoices to KSeF (Krajowy System e-Faktur). */
export interface KsefService {
  /** Enqueues an invoice, in its own transaction after its row; ignores those not for KSeF. */
  readonly enqueue: (tx: Tx, invoiceId: number) => Promise<void>;
  /** Requeues a refused or stuck invoice. @returns whether there was something to send */
  readonly retry: (tx: Tx, invoiceId: number) => Promise<boolean>;
  /** One run over everything waiting; never two concurrently. */
  readonly send: () => Promise<void>;
  /** Registers the worker of the job 'ksef.send'. */
  readonly work: () => void;
}

const REAL: Clock = { now: Date.now, wait: async (ms) => void (await sleep(ms)) };

/** Creates the KSeF submission, or only the export to a folder if no KSeF is configured. */
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

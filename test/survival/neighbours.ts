import { sql } from 'kysely';
import { openServer } from '#server/platform/db/client.ts';
import { type FakeS3, startFakeS3 } from '../fake-s3.ts';
import { openTestInbox, type TestInbox } from '../inbox.ts';
import { NIP, openTestKsef, type TestKsef, TOKEN } from '../ksef/fake-ksef.ts';
import { statusRows } from './database.ts';
import { Gate } from './gate.ts';
import { type Load, startLoad } from './load.ts';
import { isSo, longestOf, noneOf, type Row, type Scenario, until } from './scenario.ts';
import { Stage } from './stage.ts';

const DOWN_MS = 8_000;
const WORKING_MS = 2_000;
const BACK_MS = 10_000;
/** Mails and invoices are retried on a schedule; KSeF's runs come every five minutes at the latest. */
const CAUGHT_UP_MS = 60_000;
const KSEF_CAUGHT_UP_MS = 330_000;

/** The third-party servers that the site needs, each behind a gate. */
interface Neighbours {
  readonly inbox: TestInbox;
  readonly s3: FakeS3;
  readonly ksef: TestKsef;
  readonly gates: { readonly mail: Gate; readonly s3: Gate; readonly ksef: Gate };
  readonly settings: Record<string, string>;
  close(): Promise<void>;
}

/** The third-party servers go down one after the other, and return. */
export const neighbours: Scenario = {
  title: 'Mail server, S3, payment provider and KSeF down and back, under mixed load on two nodes',
  run: async ({ say }) => {
    const its = await openNeighbours();
    try {
      return await Stage.use({ slot: 2, people: 10, shops: 8, settings: its.settings }, async (stage) => {
        await stage.startNodes();
        const load = startLoad(stage);
        const rows = await breakAll(load, its, say);
        await load.stop();
        const { ledger, tally } = load;
        return [
          noneOf('processes that crashed', stage.deaths),
          ...statusRows(tally),
          ...rows,
          ...(await ledger.compare(stage.databaseUrl)),
          missingFiles(load, its),
          await mailsOf(load, its),
          await invoicesOf(stage, its),
        ];
      });
    } finally {
      await its.close();
    }
  },
};

async function openNeighbours(): Promise<Neighbours> {
  const [inbox, s3, ksef] = [await openTestInbox(), await startFakeS3(), await openTestKsef(NIP, TOKEN)];
  const gates = {
    mail: await Gate.open(portOf(inbox.url)),
    s3: await Gate.open(s3.port),
    ksef: await Gate.open(portOf(ksef.url)),
  };
  const settings = {
    ...s3.settingsAt(gates.s3.port),
    SMTP_URL: `smtp://127.0.0.1:${gates.mail.port}`,
    KSEF_URL: `http://127.0.0.1:${gates.ksef.port}/v2`,
    KSEF_TOKEN: TOKEN,
  };
  const close = async () => {
    for (const gate of Object.values(gates)) await gate.shut();
    for (const each of [inbox, s3, ksef]) await each.close();
  };
  return { inbox, s3, ksef, gates, settings, close };
}

const portOf = (url: string) => Number(new URL(url).port);

async function breakAll(load: Load, { gates }: Neighbours, say: (line: string) => void): Promise<Row[]> {
  const { ledger, stage, client } = load;
  const backMs: number[] = [];
  const broken: readonly [string, Gate, (() => number) | null][] = [
    ['the mail server', gates.mail, null],
    ['S3', gates.s3, () => ledger.pictures.length],
    ['the payment provider', stage.stripeGate, () => ledger.payments.length],
    ['KSeF', gates.ksef, null],
  ];
  for (const [name, gate, count] of broken) {
    await client.pause(WORKING_MS);
    load.tally.isDown = true;
    await gate.shut();
    await client.pause(DOWN_MS);
    await gate.reopen();
    load.tally.isDown = false;
    const before = count?.() ?? 0;
    if (count) backMs.push(await until(`${name} is used again`, () => count() > before, CAUGHT_UP_MS));
    say(`${name} was down for ${DOWN_MS / 1_000} s`);
  }
  await client.pause(WORKING_MS);
  return [longestOf('until pictures and payments are accepted again', backMs, BACK_MS)];
}

/** Every acknowledged picture exists in the bucket. */
function missingFiles({ ledger }: Load, { s3 }: Neighbours): Row {
  const keys = [...s3.objects.keys()];
  const missing = ledger.pictures.filter((hash) => !keys.some((key) => key.includes(`/${hash}-`)));
  return noneOf('acknowledged pictures without their files', missing, String(ledger.pictures.length));
}

/** Every buyer gets one mail with the invoice, even if the mail server was down meanwhile. */
async function mailsOf({ ledger }: Load, { inbox }: Neighbours): Promise<Row> {
  const count = () => new Set(inbox.received.map(({ mail }) => mail.messageId)).size;
  const wanted = ledger.payments.length;
  await until('every mail has come', () => count() >= wanted, CAUGHT_UP_MS).catch(() => {});
  const twice = inbox.received.length - count();
  const measured = `${count()} mails for ${wanted} payments, ${twice} of them duplicates`;
  return isSo(
    'every mail arrived exactly once after the mail server returned',
    count() >= wanted && twice === 0,
    measured,
  );
}

async function invoicesOf(stage: Stage, { ksef }: Neighbours): Promise<Row> {
  const client = await openServer(stage.databaseUrl, 1);
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from invoice where ksef_state not in ('accepted', 'exported')`.execute(client.db);
    return rows[0]?.count ?? 0;
  };
  try {
    await until('KSeF has every invoice', async () => (await waiting()) === 0, KSEF_CAUGHT_UP_MS).catch(() => {});
    const left = await waiting();
    const measured = `${ksef.state.invoices.length} invoices accepted, ${left} missing`;
    return isSo('KSeF has every invoice after its return', left === 0, measured);
  } finally {
    await client.close();
  }
}

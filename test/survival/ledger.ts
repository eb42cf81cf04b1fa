import { sql } from 'kysely';
import { type DatabaseClient, openServer } from '#server/platform/db/client.ts';
import { noneOf, type Row } from './scenario.ts';

/** The acknowledged writes, as the clients recorded them; compared with the database at the end. */
export class Ledger {
  /** The content of messages, all different. */
  readonly messages: string[] = [];
  /** The hash of pictures, all different. */
  readonly pictures: string[] = [];
  /** Purchases whose webhook was acknowledged. */
  readonly payments: number[] = [];

  get count(): number {
    return this.messages.length + this.pictures.length + this.payments.length;
  }

  /** Acknowledged writes that the database has lost, and those that it has twice; it must be running. */
  async compare(databaseUrl: string): Promise<Row[]> {
    const client = await openServer(databaseUrl, 2);
    try {
      const found = [await this.#messages(client), await this.#pictures(client), await this.#payments(client)];
      const { messages, pictures, payments } = this;
      const parts = `${messages.length} messages, ${pictures.length} pictures, ${payments.length} payments`;
      return [
        noneOf(
          'acknowledged writes lost',
          found.flatMap(({ lost }) => lost),
          parts,
        ),
        noneOf(
          'duplicated writes',
          found.flatMap(({ doubled }) => doubled),
        ),
      ];
    } finally {
      await client.close();
    }
  }

  async #messages({ db }: DatabaseClient): Promise<Found> {
    const { rows } = await sql<Counted>`select content as name, count(*) as count from message group by 1`.execute(db);
    // A gap in the numbers would be a message that a reader never receives.
    const { rows: gaps } = await sql<Counted>`
      select 'gap in conversation ' || id as name, last_number as count from conversation c
      where last_number <> (select count(*) from message where conversation_id = c.id)`.execute(db);
    const { lost, doubled } = compareNames('message', this.messages, rows);
    return { lost: [...lost, ...gaps.map(({ name }) => name)], doubled };
  }

  async #pictures({ db }: DatabaseClient): Promise<Found> {
    const { rows } = await sql<Counted>`
      select content_hash as name, count(*) as count
      from gallery_picture join media on media.id = media_id group by 1`.execute(db);
    return compareNames('picture', this.pictures, rows);
  }

  async #payments({ db }: DatabaseClient): Promise<Found> {
    const { rows } = await sql<Counted>`
      select purchase.id::text as name, count(invoice.id) as count
      from purchase left join invoice on invoice.purchase_id = purchase.id
      where status = 'success' and activated_at is not null and mismatch is null group by 1`.execute(db);
    const { rows: twice } = await sql<Counted>`
      select 'listing ' || listing_id || ' paid for' as name, count(*) as count
      from purchase where status in ('success', 'refunded') group by listing_id having count(*) > 1`.execute(db);
    const invoiced = rows.filter(({ count }) => count > 0);
    const { lost, doubled } = compareNames('payment', this.payments.map(String), invoiced);
    return { lost, doubled: [...doubled, ...twice.map(({ name, count }) => `${name} ${count} times`)] };
  }
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

interface Found {
  readonly lost: string[];
  readonly doubled: string[];
}

function compareNames(what: string, acknowledged: readonly string[], stored: readonly Counted[]): Found {
  const names = new Set(stored.map(({ name }) => name));
  return {
    lost: acknowledged.filter((name) => !names.has(name)).map((name) => `${what} ${name}`),
    doubled: stored.filter(({ count }) => count > 1).map(({ name, count }) => `${what} ${name} exists ${count} times`),
  };
}

import type { ColumnType } from 'kysely';

/** A required timestamp. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** A timestamp with a default in the database. */
export type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A nullable timestamp. */
export type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

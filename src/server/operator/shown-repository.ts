import { sql } from 'kysely';

/** Whether visitors see a listing (`l`) now. */
export const SHOWN = sql<boolean>`(l.is_shown and (l.visible_until is null or l.visible_until > now()))`;

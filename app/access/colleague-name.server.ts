import { sql } from 'kysely';

/**
 * The name of the colleague whose id a column has. A join of `user_profiles` would find the reader alone, as
 * most roles may not read the profiles of others.
 */
export const colleagueName = (column: string) =>
  sql<string | null>`private.colleague_name(${sql.ref(column)})`;

import { Refusal } from '#app/access/commands/command.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';

/** What the database forbids the user is said on the page of the import, and not instead of it. */
export async function orForbidden<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) === '42501') throw new Refusal('forbidden', 403);
    throw error;
  }
}

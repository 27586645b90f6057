import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { startProject } from './staff-projects.store.server.ts';

const uuid = z.uuid();

/** Begins the work for a won deal, or says with which status that is refused. */
export async function startFromDeal(
  person: Person,
  deal: string,
  may: boolean,
): Promise<{ project: string } | { status: 403 | 404 | 409 }> {
  if (!may) return { status: 403 };
  const id = uuid.safeParse(deal);
  if (!id.success) return { status: 404 };
  try {
    return { project: await asPerson(person, (tx) => startProject(tx, id.data)) };
  } catch (error) {
    const state = sqlState(error);
    if (state === '23503') return { status: 404 };
    if (state === '23514') return { status: 409 };
    throw error;
  }
}

import { insideActor } from './actor.server.ts';
import { classified } from './errors.server.ts';
import { openHandle } from './handle.server.ts';

/**
 * SQL of the job library alone: it runs as the owner, outside any actor, in the library's own schema.
 * Without values several statements may be given at once. Throws inside asActor, where on the one
 * connection of the embedded engine it would wait for itself.
 */
export async function jobSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  if (insideActor()) throw new Error('jobSql inside asActor: the embedded engine would hang');
  try {
    const { owner } = openHandle();
    if (values && values.length > 0) return await owner.query(text, values);
    const results: unknown = await owner.query(text);
    const last: unknown = Array.isArray(results) ? results.at(-1) : results;
    return last as { rows: unknown[] };
  } catch (error) {
    throw classified(error);
  }
}

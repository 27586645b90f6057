import { sql, type Transaction } from 'kysely';
import { functionCall } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readForm } from '../forms.store.server.ts';
import { type DropOff, dropOffOf } from './drop-off.ts';

/** How far visitors got in a form in the last days, or undefined for a form that does not exist. */
export async function readDropOff(
  tx: Transaction<DB>,
  id: string,
  days: number,
): Promise<(DropOff & { name: string }) | undefined> {
  const form = await readForm(tx, id);
  if (!form) return undefined;
  const figures = await sql<{ views: string; starts: string; completions: string }>`
    select views, starts, completions from ${functionCall('private.form_figures', { days })} as g
    where g.form_id = ${id}::uuid`.execute(tx);
  const parts = await sql<{ part: string; reached: string }>`
    select part, reached from ${functionCall('private.form_drop_off', { formId: id, days })} as d`.execute(
    tx,
  );
  const [sums] = figures.rows;
  return {
    name: form.name,
    ...dropOffOf(
      form.definition,
      {
        views: Number(sums?.views ?? 0),
        starts: Number(sums?.starts ?? 0),
        sent: Number(sums?.completions ?? 0),
      },
      new Map(parts.rows.map(({ part, reached }) => [part, Number(reached)])),
    ),
  };
}

import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { taskArguments, taskFields, taskIds } from './typed-task.server.ts';

/** Changes a task. Refused where a colleague has changed it since. */
export const editTask = command({
  permission: 'crm:update',
  input: z.object({ ...taskFields, id: taskIds, revision: z.coerce.number().int() }),
  async run({
    tx,
    input: {
      id: [id = ''],
      revision,
      ...task
    },
  }) {
    const { rows } = await sql<{ now: number | null }>`
      select public.edit_task(${id}::uuid, ${revision}::int, ${taskArguments(task)}) as now`.execute(
      tx,
    );
    if (rows[0]?.now == null) throw new Refusal('changed');
    return { id };
  },
});

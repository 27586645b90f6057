import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { TASK_SUBJECTS } from '../tasks.ts';
import { noneOrOneId, taskArguments, taskFields } from './typed-task.server.ts';

/** Creates a task about a lead, a contact or a deal. Posted twice under one id it is one task. */
export const writeTask = command({
  permission: 'crm:update',
  input: z.object({
    ...taskFields,
    id: noneOrOneId,
    subject: z.enum(TASK_SUBJECTS),
    about: z.uuid(),
  }),
  async run({
    tx,
    input: {
      id: [id = randomUUID()],
      subject,
      about,
      ...task
    },
  }) {
    await sql`select public.write_task(${id}::uuid, ${subject}, ${about}::uuid,
      ${taskArguments(task)})`.execute(tx);
    return { id };
  },
});

import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { requiredText, stageDaysIn } from './project-fields.ts';

const LONGEST_GLOSS = 300;

const stagesIn = (form: FormData) =>
  stageDaysIn(form, 'promised').map(({ position, day }) => ({
    position,
    promised_on: day ?? null,
    gloss: String(form.get(`gloss-${position}`) ?? '')
      .trim()
      .slice(0, LONGEST_GLOSS),
  }));

/** Saves name, first day and stages of a project as it was read; promised days only until the project is published. */
export const saveProject = command({
  permission: 'projects:update',
  input: z.object({
    id: z.uuid(),
    revision: z.coerce.number().int(),
    name: requiredText(120),
    startsOn: typedDay,
  }),
  prepare: async ({ form }) => stagesIn(form),
  async run({ tx, input: { id, revision, name, startsOn }, ready: stages }) {
    await sql`select public.save_project(${id}::uuid, ${revision}::integer, ${name}, ${startsOn}::date,
      (select p.conducted_by from public.projects p where p.id = ${id}::uuid),
      ${JSON.stringify(stages)}::jsonb)`.execute(tx);
    return {};
  },
});

import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { WHOSE } from '../projects.ts';
import { stageDaysIn } from './project-fields.ts';

const changesIn = (form: FormData) =>
  (['promised', 'planned', 'actual'] as const).flatMap((kind) =>
    stageDaysIn(form, kind).flatMap(({ position, day }) =>
      day === undefined ? [] : [{ position, kind, on: day }],
    ),
  );

/** Moves days of a project that is shown, together, with one cause. */
export const changeProjectDates = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), cause: z.string().trim().max(500), whose: z.enum(WHOSE) }),
  prepare: async ({ form }) => changesIn(form),
  async run({ tx, input: { id: project, cause, whose }, ready: changes }) {
    await callValue(tx, 'public.change_project_dates', {
      project,
      changes: JSON.stringify(changes),
      cause,
      whose,
    });
    return {};
  },
});

import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Makes a company of the client of a project that is a person. Refused once an invoice was issued. */
export const changeProjectClient = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), company: z.uuid() }),
  async run({ tx, input: { id: project, company } }) {
    return { projects: await callValue(tx, 'public.change_project_client', { project, company }) };
  },
});

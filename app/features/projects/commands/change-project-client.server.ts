import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Makes a company of the client that is a person. Refused once an invoice was issued. */
export const changeProjectClient = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), company: z.uuid() }),
  async run({ tx, input: { id: project, company } }) {
    const change = randomUUID();
    const projects = await callValue(tx, 'public.change_project_client', {
      project,
      company,
      change,
    });
    return { projects, change };
  },
  undo: ({ data: { projects, change } }) =>
    projects > 0 ? { intent: 'client-back', change } : undefined,
});

/** Undoes that: the client is the person again. Refused once an invoice was issued, or other work began. */
export const undoClientChange = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), change: z.uuid() }),
  async run({ tx, input: { id: project, change } }) {
    return { projects: await callValue(tx, 'public.undo_client_change', { project, change }) };
  },
});

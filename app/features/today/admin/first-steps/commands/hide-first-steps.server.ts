import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';

/** Hides the list of first steps from one user. */
export const hideFirstSteps = command({
  permission: 'settings:update',
  input: z.object({}),
  async run({ tx, user }) {
    await tx
      .updateTable('user_profiles')
      .set({ firstStepsHiddenAt: sql<Date>`now()` })
      .where('userId', '=', user.userId)
      .execute();
    return {};
  },
});

/** Shows the list to the user again. */
export const showFirstSteps = command({
  permission: 'settings:update',
  input: z.object({}),
  async run({ tx, user }) {
    await tx
      .updateTable('user_profiles')
      .set({ firstStepsHiddenAt: null })
      .where('userId', '=', user.userId)
      .execute();
    return {};
  },
});

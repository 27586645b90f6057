import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Marks notices of rules to the user as read: those that were on the screen. */
export const readRuleNotices = command({
  permission: null,
  input: z.object({ notice: z.array(z.uuid()) }),
  async run({ tx, input: { notice: ids } }) {
    return { count: await callValue(tx, 'public.read_rule_notices', { ids }) };
  },
});

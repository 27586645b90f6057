import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { isChoice } from '../../notices.ts';

/** Switches a kind of notice off or on, by one channel and for the current user. */
export const chooseNotice = command({
  permission: null,
  input: z.object({ kind: z.string(), channel: z.string(), off: z.stringbool() }),
  async run({ tx, input: { kind, channel, off } }) {
    const choice = { kind, channel };
    if (!isChoice(choice)) throw new Refusal('invalid', 422);
    await callValue(tx, 'public.choose_notice', { ...choice, off });
    return { choice, off };
  },
  undo: ({ data: { choice, off } }) => ({ ...choice, off: String(!off) }),
});

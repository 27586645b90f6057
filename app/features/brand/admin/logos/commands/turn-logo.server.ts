import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';
import { setLogo } from '../logos.store.server.ts';

/** Turns a logo on or off. */
export const turnLogo = command({
  permission: 'site:update',
  input: z.object({ id: settingId, intent: z.enum(['on', 'off']) }),
  async run({ tx, input: { id, intent } }) {
    const isChanged = await setLogo(tx, id, { isActive: intent === 'on' });
    if (!isChanged) throw new Refusal('gone', 404);
    return {};
  },
});

import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { seenRevision, settingId } from '#app/audit/posted-setting.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { withPreset } from '../scheme-form.server.ts';
import { typedIn } from '../staff-scheme.ts';

/** Fills the editor with the colours of a preset, and counts its use; the scheme is not saved. */
export const fillFromPreset = command({
  permission: 'site:update',
  input: z.object({ id: z.uuid(), revision: seenRevision, preset: settingId }),
  prepare: async ({ form }) => typedIn(textsOf(form)),
  async run({ tx, input: { revision, preset }, ready: texts }) {
    const colors = await callValue(
      tx,
      'public.use_color_preset',
      { id: preset },
      typed<Record<string, unknown> | null>(),
    );
    if (!colors) throw new Refusal('gone', 404);
    return { typed: withPreset(texts, colors), revision };
  },
});

import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { receiverCity, receiverName } from '../../../invoices/pix/br-code.ts';
import { KEY_KINDS, pixKeyIn } from '../../../invoices/pix/pix-key.ts';
import type { FieldCodes } from '../staff-invoices.ts';

const text = z.string().default('');

/** Sets the Pix key to which clients pay from now on. */
export const savePixKey = command({
  permission: 'financial:approve',
  stepUp: true,
  input: z.object({
    kind: z.enum(KEY_KINDS),
    key: text,
    name: text.transform(receiverName),
    city: text.transform(receiverCity),
  }),
  async run({ tx, input: { kind, key: typed, name, city } }) {
    const key = pixKeyIn(kind, typed);
    const fieldErrors: FieldCodes = {
      ...(!key && { key: typed ? 'key' : 'required' }),
      ...(!name && { name: 'required' }),
      ...(!city && { city: 'required' }),
    };
    if (!key || !name || !city) throw new Refusal('invalid', 422, undefined, fieldErrors);
    await callValue(tx, 'public.save_pix_key', { kind, key, name, city });
    return {};
  },
});

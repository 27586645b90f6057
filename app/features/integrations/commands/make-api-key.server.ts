import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedLine } from '#app/platform/text/typed-text.ts';
import { API_SCOPES, KEY_LIVES, LONGEST_KEY_NAME } from '../keys/api-key.ts';
import { hashOfKey, newSecretKey } from '../keys/secret-key.server.ts';

const DAY_MS = 86_400_000;
const line = z.string().catch('').pipe(typedLine);

const endOf = (life: (typeof KEY_LIVES)[number]) =>
  life === 'never' ? null : new Date(Date.now() + Number(life) * DAY_MS);

/** Makes a key and shows it, this once. */
export const makeApiKey = command({
  permission: 'integrations:create',
  stepUp: true,
  input: z.object({
    name: line,
    scopes: z.array(z.string()),
    product: line,
    life: z.enum(KEY_LIVES).catch('90'),
  }),
  async run({ tx, input: { name, scopes, product, life } }) {
    const mistakes: Record<string, string> = {};
    if (name === '') mistakes['name'] = 'name_missing';
    if (name.length > LONGEST_KEY_NAME) mistakes['name'] = 'name_long';
    const chosen = API_SCOPES.filter((scope) => scopes.includes(scope));
    if (chosen.length === 0) mistakes['scopes'] = 'scopes_missing';
    if (Object.keys(mistakes).length > 0) {
      throw new Refusal('invalid', 422, undefined, mistakes);
    }
    const { key, prefix } = newSecretKey();
    await callValue(tx, 'public.make_api_key', {
      id: randomUUID(),
      name,
      prefix,
      hash: hashOfKey(key),
      scopes: chosen,
      product: product || null,
      expiresAt: endOf(life),
    });
    return { key, name };
  },
});

import { z } from 'zod';
import { backInAdmin } from '#app/access/commands/back-in-admin.server.ts';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { areaPaths } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** The list of an address, without its filters and its open record, which the chosen product may not have. */
const listOf = (path: string) => /^\/admin(?:\/[\w-]+)?/.exec(path)?.[0] ?? areaPaths.admin;

/** Limits the lists of the user to one product, or to none, and redirects to the list that they were on. */
export const chooseProduct = command({
  permission: null,
  input: z.object({ product: z.string().max(40), back: backInAdmin }),
  async run({ tx, input: { product } }) {
    const chosen = await callValue(tx, 'public.choose_product', { slug: product || null });
    if (!chosen) throw new Refusal('gone', 404);
  },
  redirectTo: ({ input: { back } }) => listOf(back),
});

import { data, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { areaPaths } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { ownAddress } from '#app/platform/http/own-address.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import type { Route } from './+types/product-choice.route';

const choice = z.object({
  product: z.string().max(40),
  // A screen of the area, without what was filtered or open there: it may not be there any more.
  back: z
    .string()
    .max(500)
    .transform((back) => ownAddress(back, [areaPaths.admin]) ?? areaPaths.admin)
    .catch(areaPaths.admin),
});

/** No screen: a GET redirects to the area. */
export const loader = () => redirect(areaPaths.admin, 303);

/** Sets the user's product, and redirects to the list that they were on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const asked = choice.safeParse(await postedTexts(request));
  if (!asked.success) throw data(null, { status: 422 });
  const { product, back } = asked.data;
  const chosen = await asPerson(user, (tx) =>
    callValue(tx, 'public.choose_product', { slug: product || null }),
  );
  if (!chosen) throw notFound();
  return redirect(/^\/admin(?:\/[\w-]+)?/.exec(back)?.[0] ?? areaPaths.admin, 303);
}

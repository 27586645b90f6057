import { data, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { areaPaths } from '#app/paths.ts';
import { ownAddress } from '#app/platform/http/own-address.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { setAtWork } from '../at-work.store.server.ts';
import type { Route } from './+types/at-work.route';

const asked = z.object({
  on: z.enum(['yes', 'no']),
  back: z
    .string()
    .max(500)
    .transform((back) => ownAddress(back, [areaPaths.admin]) ?? areaPaths.admin)
    .catch(areaPaths.admin),
});

/** A GET of this address redirects to the admin area. */
export const loader = () => redirect(areaPaths.admin, 303);

/** Marks the user as at work, or no longer, and redirects to the screen that they were on. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  if (!current.permissions.has('crm:update')) throw data(null, { status: 403 });
  const given = asked.safeParse(await postedTexts(request));
  if (!given.success) throw data(null, { status: 422 });
  await asPerson(user, (tx) => setAtWork(tx, given.data.on === 'yes'));
  wakeWorker();
  return redirect(given.data.back, 303);
}

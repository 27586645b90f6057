import { data, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import type { Route } from './+types/ticket-writing.route';

const uuid = z.uuid();

/** A GET of this address redirects to the tickets. */
export const loader = () => redirect(adminPath('tickets'), 303);

/** The user has begun to write a reply, goes on, or has stopped. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuid.safeParse(params.id);
  if (!current.permissions.has('feedback:update') || !id.success) throw data(null, { status: 403 });
  const on = (await postedForm(request)).get('writing') === 'on';
  await asPerson(user, (tx) =>
    callValue(tx, 'public.say_writing', { ticketId: id.data, writing: on }),
  );
  return new Response(null, { status: 204 });
}

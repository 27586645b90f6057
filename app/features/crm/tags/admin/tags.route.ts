import { data, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { actOnTags } from '../act-on-tags.server.ts';
import type { Route } from './+types/tags.route';

/** Nothing to see here; whoever comes by address is shown the leads. */
export const loader = () => redirect(adminPath('leads'), 303);

/** A tag of a lead or deal: put, or taken off. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const form = await postedForm(request);
  if (!current.permissions.has('crm:update')) {
    return data({ tag: false, why: 'forbidden' } as const, { status: 403 });
  }
  const { reply, status } = await actOnTags(asker, form);
  return data(reply, { status });
}

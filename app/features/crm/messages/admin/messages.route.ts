import { data, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { actOnAddress, isAboutAddress } from '#app/features/inbound/trust-address.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { actOnMessages } from '../act-on-messages.server.ts';
import type { Route } from './+types/messages.route';

/** Nothing to see here; whoever comes by address is shown the leads. */
export const loader = () => redirect(adminPath('leads'), 303);

/** A message to a lead, contact or deal: sent, noted, or taken back; or an address that is trusted again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const form = await postedForm(request);
  if (isAboutAddress(form)) {
    const { reply, status } = await actOnAddress(asker, form, current.permissions);
    return data(reply, { status });
  }
  const may = current.permissions.has('crm:update');
  const { reply, status } = await actOnMessages(asker, form, may);
  return data(reply, { status });
}

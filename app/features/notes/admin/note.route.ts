import { redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import type { Route } from './+types/note.route';

/** Redirects to the deal, contact or company of a note. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const note = await asPerson(user, (tx) =>
    tx
      .selectFrom('crm_notes')
      .select(['dealId', 'contactId', 'companyId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (note?.dealId) throw redirect(adminPath('deal', { id: note.dealId }));
  if (note?.contactId) throw redirect(adminPath('contact', { id: note.contactId }));
  if (note?.companyId) throw redirect(adminPath('crmCompany', { id: note.companyId }));
  throw notFound();
}

import { data } from 'react-router';
import { z } from 'zod';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { askerOf } from '#app/features/people/asker.server.ts';
import { LeadSheet } from '#app/features/qualification/admin/lead-sheet.tsx';
import { moveLead, readLead } from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { LEAD_STATUSES } from '#app/features/qualification/admin/staff-leads.ts';
import { postedForm } from '#app/platform/posted-form.server.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/lead.route';

export const middleware = [requirePermission('crm', 'read')];

const uuid = z.uuid();
const move = z.object({ status: z.enum(LEAD_STATUSES) });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const id = uuid.safeParse(params.id);
  const lead = id.success ? await asPerson(asker, (tx) => readLead(tx, id.data)) : undefined;
  if (!lead) throw data(null, { status: 404 });
  return { head: adminHead(request, 'leads.one'), lead };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker } = askerOf(request, context);
  const id = uuid.safeParse(params.id);
  const parsed = move.safeParse(Object.fromEntries(await postedForm(request)));
  if (!id.success || !parsed.success) return data({ moved: false as const }, { status: 422 });
  const moved = await asPerson(asker, (tx) => moveLead(tx, id.data, parsed.data.status));
  return moved
    ? { moved: true as const, status: parsed.data.status }
    : data({ moved: false as const }, { status: 403 });
}

export default function LeadPage({ loaderData }: Route.ComponentProps) {
  return <LeadSheet lead={loaderData.lead} />;
}

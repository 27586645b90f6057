import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { changeLeads } from '#app/features/qualification/admin/change-leads.server.ts';
import { anybodyEnds } from '#app/features/qualification/admin/ending-leads.store.server.ts';
import { LeadList } from '#app/features/qualification/admin/lead-list.tsx';
import { LeadSheet } from '#app/features/qualification/admin/lead-sheet.tsx';
import { MoveNotice } from '#app/features/qualification/admin/move-notice.tsx';
import { listLeads, readLead } from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { LEAD_SORTS, USUAL_LEAD_SORT } from '#app/features/qualification/admin/staff-leads.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import {
  cutPage,
  type ListPage,
  listAddress,
  sortIn,
} from '#app/ui/admin/data-table/list-address.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/leads.route';
import { leadFilterIn } from './leads-filter.ts';

const PAGE = 50;

export const middleware = [requirePermission('crm', 'read')];

const place = z.object({
  after: z.uuid().optional().catch(undefined),
  open: z.uuid().optional().catch(undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = leadFilterIn(searchParams);
  const sort = sortIn(searchParams, LEAD_SORTS, USUAL_LEAD_SORT);
  const { after, open } = place.parse(Object.fromEntries(searchParams));
  const { asker } = askerOf(request, context);
  const { leads, lead, ends } = await asPerson(asker, async (tx) => ({
    leads: await listLeads(tx, filter, { sort, after, limit: PAGE + 1 }),
    lead: open ? await readLead(tx, open) : undefined,
    ends: await anybodyEnds(tx),
  }));
  const { rows, next } = cutPage(leads, PAGE);
  const page: ListPage = { filter, sort, usualSort: USUAL_LEAD_SORT, after: after ?? null, next };
  return { head: adminHead(request, 'nav.leads'), page, leads: rows, lead, ends };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const may = current.permissions.has('crm:update');
  const { reply, status } = await changeLeads(asker, await postedForm(request), may);
  return data(reply, { status });
}

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  const { t } = useTranslation('leads');
  const { page, leads, lead, ends } = loaderData;
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('nav.leads', { ns: 'admin' })}</h1>
        <Link className="l" to={adminPath('endingLeads')}>
          {t(ends ? 'ending.some' : 'ending.title')}
        </Link>
      </header>
      <MoveNotice reply={reply} action={adminPath('leads')} />
      <div className="split">
        <LeadList page={page} leads={leads} openId={lead?.id} />
        {lead && (
          <DetailPanel
            labelledBy="lead"
            closeTo={listAddress(page, { after: page.after ?? undefined })}
            closeLabel={t('back')}
            openerId={`lead-${lead.id}`}
          >
            <LeadSheet lead={lead} within="panel" />
          </DetailPanel>
        )}
      </div>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readLostReasons } from '#app/features/crm/close-reasons/reasons.store.server.ts';
import { SubjectTasks } from '#app/features/crm/tasks/admin/subject-tasks.tsx';
import taskStyles from '#app/features/crm/tasks/admin/tasks.css?url';
import { readSubjectTasks } from '#app/features/crm/tasks/read-subject-tasks.server.ts';
import { adminPath } from '#app/paths.ts';
import { listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readClocks } from '../answer-clock/answer-clock.store.server.ts';
import { type LeadReply, leadsAction } from '../commands/lead-actions.server.ts';
import { anybodyEnds } from '../ending-leads.store.server.ts';
import insightStyles from '../insight/insight.css?url';
import { readLeadChoices } from '../lead-choices.store.server.ts';
import { LeadList } from '../lead-list.tsx';
import { LeadPanel } from '../lead-panel.tsx';
import { isMoveReply, isOwnerReply } from '../lead-replies.ts';
import { leadsList } from '../leads.list.server.ts';
import { countByStatus, countLeads, listLeads } from '../leads-page.store.server.ts';
import { MoveNotice } from '../move-notice.tsx';
import { readLeadOwners } from '../owners/lead-owners.store.server.ts';
import { OwnerNotice } from '../owners/owner-notice.tsx';
import { readLead } from '../staff-leads.store.server.ts';
import type { Route } from './+types/leads.route';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: taskStyles },
  { rel: 'stylesheet', href: insightStyles },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(leadsList, new URL(request.url).searchParams);
  const { user, current } = requireUser(request, context);
  const writes = current.permissions.has('crm:update');
  const { leads, total, ...rest } = await asPerson(user, async (tx) => {
    const leads = await listLeads(tx, query);
    return {
      leads,
      clocks: Object.fromEntries(
        await readClocks(
          tx,
          leads.map(({ id }) => id),
        ),
      ),
      total: await countLeads(tx, query.filter, query.counted),
      // A tab keeps the other filters, so its count uses them too.
      states: await countByStatus(tx, query.filter, COUNTED),
      lead: query.open ? await readLead(tx, query.open, writes) : undefined,
      tasks: query.open
        ? await readSubjectTasks(tx, 'lead', query.open, current.userId)
        : undefined,
      ends: await anybodyEnds(tx),
      owners: await readLeadOwners(tx),
      reasons: await readLostReasons(tx),
      choices: await readLeadChoices(tx),
    };
  });
  return { head: adminHead(request, 'nav.leads'), ...query.page(leads, total), ...rest };
}

export const action = leadsAction;

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<LeadReply>(actionData);
  const { t } = useTranslation('leads');
  const { page, rows, states, lead, tasks, ends, owners, reasons, choices, clocks } = loaderData;
  return (
    <>
      {reply && isOwnerReply(reply) && <OwnerNotice reply={reply} action={adminPath('leads')} />}
      {reply && isMoveReply(reply) && (
        <MoveNotice reply={reply} action={`${adminPath('leads')}${listAddress(page)}`} />
      )}
      <LeadList
        title={t('nav.leads', { ns: 'admin' })}
        page={page}
        leads={rows}
        owners={owners}
        reasons={reasons}
        choices={choices}
        clocks={clocks}
        states={states}
        openId={lead?.id}
        aside={
          <>
            <Link className="link" to={adminPath('unfinishedLeads')}>
              {t('unfinished.title')}
            </Link>{' '}
            <Link className="link" to={adminPath('endingLeads')}>
              {t(ends ? 'ending.some' : 'ending.title')}
            </Link>
          </>
        }
        panel={
          lead && (
            <DetailPanel
              labelledBy="lead"
              page={page}
              rows={rows}
              openId={lead.id}
              full={recordAddress(adminPath('lead', { id: lead.id }), page)}
              openerOf={(id) => `lead-${id}`}
            >
              <LeadPanel
                lead={lead}
                within="panel"
                tasks={tasks && <SubjectTasks {...tasks} heading="h3" />}
              />
            </DetailPanel>
          )
        }
      />
    </>
  );
}

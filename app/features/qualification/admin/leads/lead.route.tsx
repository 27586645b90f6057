import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { SubjectTasks } from '#app/features/crm/tasks/admin/subject-tasks.tsx';
import taskStyles from '#app/features/crm/tasks/admin/tasks.css?url';
import { readSubjectTasks } from '#app/features/crm/tasks/read-subject-tasks.server.ts';
import { NoteNotice } from '#app/features/notes/admin/note-notice.tsx';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type LeadReply, leadAction } from '../commands/lead-actions.server.ts';
import insightStyles from '../insight/insight.css?url';
import { LeadPanel } from '../lead-panel.tsx';
import { isLeadNoteReply, isMoveReply, isOwnerReply } from '../lead-replies.ts';
import { leadsList } from '../leads.list.server.ts';
import { listLeads } from '../leads-page.store.server.ts';
import { MoveNotice } from '../move-notice.tsx';
import { OwnerNotice } from '../owners/owner-notice.tsx';
import { readLead } from '../staff-leads.store.server.ts';
import type { Route } from './+types/lead.route';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: taskStyles },
  { rel: 'stylesheet', href: insightStyles },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidParam(params.id);
  const writes = current.permissions.has('crm:update');
  const found = await asPerson(user, async (tx) => ({
    lead: await readLead(tx, id, writes),
    tasks: await readSubjectTasks(tx, 'lead', id, current.userId),
    ...(await readSteps({
      list: leadsList,
      read: (part) => listLeads(tx, part),
      search: new URL(request.url).searchParams,
      id,
      home: adminPath('leads'),
      pathOf: (one) => adminPath('lead', { id: one }),
    })),
  }));
  const { lead } = found;
  if (!lead) throw notFound();
  return { head: adminHead(request, 'leads:one'), ...found, lead };
}

export const action = leadAction;

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<LeadReply>(actionData);
  const noteReply = reply && isLeadNoteReply(reply) ? reply : undefined;
  const { t } = useTranslation('leads');
  const { lead, tasks, home, steps } = loaderData;
  return (
    <>
      {noteReply && <NoteNotice reply={noteReply} action={adminPath('lead', { id: lead.id })} />}
      {reply && isOwnerReply(reply) && (
        <OwnerNotice reply={reply} action={adminPath('lead', { id: lead.id })} />
      )}
      {reply && isMoveReply(reply) && (
        <MoveNotice reply={reply} action={adminPath('lead', { id: lead.id })} />
      )}
      <LeadPanel
        lead={lead}
        within="page"
        back={{ to: home, label: t('back') }}
        steps={steps}
        noteReply={noteReply}
        tasks={<SubjectTasks {...tasks} heading="h2" />}
      />
    </>
  );
}

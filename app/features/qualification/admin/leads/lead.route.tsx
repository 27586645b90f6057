import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { SubjectTasks } from '#app/features/crm/tasks/admin/subject-tasks.tsx';
import taskStyles from '#app/features/crm/tasks/admin/tasks.css?url';
import { readSubjectTasks } from '#app/features/crm/tasks/read-subject-tasks.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { actOnLeads } from '../act-on-leads.server.ts';
import insightStyles from '../insight/insight.css?url';
import { LeadPanel } from '../lead-panel.tsx';
import { MoveNotice } from '../move-notice.tsx';
import { actOnNotes, isNoteIntent } from '../notes/act-on-notes.server.ts';
import { isNoteReply, type NoteReply } from '../notes/lead-notes.ts';
import { NoteNotice } from '../notes/note-notice.tsx';
import { actOnOwners, isOwnerIntent } from '../owners/act-on-owners.server.ts';
import { isOwnerReply, type OwnerReply } from '../owners/lead-owners.ts';
import { OwnerNotice } from '../owners/owner-notice.tsx';
import { readLead } from '../staff-leads.store.server.ts';
import type { MoveReply } from '../staff-leads.ts';
import type { Route } from './+types/lead.route';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: taskStyles },
  { rel: 'stylesheet', href: insightStyles },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker, current } = askerOf(request, context);
  const id = uuidParam(params.id);
  const writes = current.permissions.has('crm:update');
  const found = await asPerson(asker, async (tx) => ({
    lead: await readLead(tx, id, writes),
    tasks: await readSubjectTasks(tx, 'lead', id, current.userId),
  }));
  const lead = found?.lead;
  if (!lead) throw notFound();
  return { head: adminHead(request, 'leads:one'), lead, tasks: found.tasks };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const form = await postedForm(request);
  const may = current.permissions.has('crm:update');
  if (isNoteIntent(form)) {
    const { reply, status } = await actOnNotes(asker, params.id, form, may);
    return data(reply, { status });
  }
  form.set('id', params.id);
  if (isOwnerIntent(form)) {
    const { reply, status } = await actOnOwners(asker, form, may);
    return data(reply, { status });
  }
  const { reply, status } = await actOnLeads(asker, form, may);
  return data(reply, { status });
}

type Reply = MoveReply | NoteReply | OwnerReply;

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<Reply>(actionData);
  const noteReply = isNoteReply(reply) ? reply : undefined;
  const { t } = useTranslation('leads');
  const { lead, tasks } = loaderData;
  return (
    <>
      <p>
        <Link className="link" to={adminPath('leads')}>
          {t('back')}
        </Link>
      </p>
      {isNoteReply(reply) ? (
        <NoteNotice reply={reply} leadId={lead.id} />
      ) : isOwnerReply(reply) ? (
        <OwnerNotice reply={reply} action={adminPath('lead', { id: lead.id })} />
      ) : (
        <MoveNotice reply={reply} action={adminPath('lead', { id: lead.id })} />
      )}
      <LeadPanel
        lead={lead}
        within="page"
        noteReply={noteReply}
        tasks={<SubjectTasks {...tasks} heading="h2" />}
      />
    </>
  );
}

import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import clientStyles from '#app/features/crm/clients/admin/clients.css?url';
import { DealClientBlock } from '#app/features/crm/clients/admin/deal-client.tsx';
import { readDealClient } from '#app/features/crm/clients/clients.store.server.ts';
import { isAboutClient } from '#app/features/crm/clients/clients.ts';
import { SubjectTasks } from '#app/features/crm/tasks/admin/subject-tasks.tsx';
import taskStyles from '#app/features/crm/tasks/admin/tasks.css?url';
import { readSubjectTasks } from '#app/features/crm/tasks/read-subject-tasks.server.ts';
import { isFieldReply } from '#app/features/custom-fields/field-replies.ts';
import { isNoteReply } from '#app/features/notes/note-replies.ts';
import { DealProject } from '#app/features/projects/admin/staff-projects/deal-project.tsx';
import { readProjectOfDeal } from '#app/features/projects/projects.store.server.ts';
import { FirstLead } from '#app/features/qualification/admin/first-lead.tsx';
import { readFirstLead } from '#app/features/qualification/intake/first-lead.store.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { adminPath } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { FROM_LIST } from '#app/ui/admin/record/record-address.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { DealReply } from '../commands/deal-actions.server.ts';
import { readDeal } from '../deal.store.server.ts';
import { dealsList } from '../deals.list.server.ts';
import { listDeals } from '../deals.store.server.ts';
import { findParties } from '../found-parties.store.server.ts';
import type { Route } from './+types/deal.route';
import { dealAction } from './deal-action.server.ts';
import { DealPage } from './deal-page.tsx';
import styles from './deals.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: taskStyles },
  { rel: 'stylesheet', href: clientStyles },
];
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const address = new URL(request.url).searchParams;
  const look = address.get('with');
  const text = wordsUpTo(200).read(look ?? '');
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => {
    const deal = await readDeal(tx, id, current.permissions.has('crm:update'));
    const found = deal && text ? await findParties(tx, text) : undefined;
    const search = look === null ? undefined : { text: look.slice(0, 200), found };
    return (
      deal && {
        deal,
        search,
        ...(await readSteps({
          list: dealsList,
          read: (part) => listDeals(tx, part),
          search: address,
          id,
          home: adminPath(address.has(FROM_LIST) ? 'dealsList' : 'deals'),
          pathOf: (one) => adminPath('deal', { id: one }),
        })),
        firstWords: deal.leadId
          ? await readFirstLead(tx, { lead: deal.leadId }, preferredLocale(request))
          : null,
        tasks: await readSubjectTasks(tx, 'deal', id, current.userId),
        client: await readDealClient(tx, id),
        project: (await readProjectOfDeal(tx, id)) ?? null,
      }
    );
  });
  if (!found) throw notFound();
  return { head: adminHead(request, 'deals:one'), ...found, origin: settings().PUBLIC_URL };
}

export const action = dealAction;

const isAboutDeal = (reply: { intent: string }): reply is DealReply =>
  !isAboutClient(reply) &&
  !isNoteReply(reply) &&
  !isFieldReply(reply) &&
  reply.intent !== 'start-project';

export default function OneDealPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply(actionData);
  const { deal, search, tasks, client, project, origin, firstWords, home, steps } = loaderData;
  return (
    <DealPage
      key={deal.id}
      deal={deal}
      search={search}
      reply={reply && isAboutDeal(reply) ? reply : undefined}
      home={home}
      steps={steps}
      firstWords={firstWords && <FirstLead lead={firstWords} />}
      fieldReply={reply && isFieldReply(reply) ? reply : undefined}
      noteReply={reply && isNoteReply(reply) ? reply : undefined}
      tasks={<SubjectTasks {...tasks} heading="h2" />}
      client={
        client && (
          <DealClientBlock
            deal={deal.id}
            state={client}
            origin={origin}
            reply={reply && isAboutClient(reply) ? reply : undefined}
          />
        )
      }
      project={
        client && (
          <DealProject
            deal={{ id: deal.id, title: deal.title }}
            project={project}
            refused={reply?.intent === 'start-project'}
          />
        )
      }
    />
  );
}

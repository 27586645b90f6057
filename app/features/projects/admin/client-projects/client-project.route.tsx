import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { companiesList } from '#app/features/crm/companies/companies.list.server.ts';
import { listCompanies } from '#app/features/crm/companies/companies.store.server.ts';
import { isNoteReply } from '#app/features/notes/note-replies.ts';
import { uploadOwner } from '#app/features/projects/files/upload-owner.server.ts';
import {
  readProjectColleagues,
  readProjectNotes,
} from '#app/features/projects/notes/project-notes.store.server.ts';
import {
  readDeliverables,
  readNames,
  readProject,
  readUpdates,
} from '#app/features/projects/projects.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { portfolioList } from '../portfolio/portfolio.list.server.ts';
import { listPortfolio } from '../portfolio/portfolio.store.server.ts';
import { readInvoicesOf } from '../staff-invoices/staff-invoices.store.server.ts';
import { type ProjectReply, projectAction } from '../staff-projects/project-actions.server.ts';
import { StaffProjectPage } from '../staff-projects/project-page.tsx';
import styles from '../staff-projects/projects.css?url';
import { readStaffFiles } from '../staff-projects/staff-files.store.server.ts';
import { readInvitable, readStaffSide } from '../staff-projects/staff-projects.store.server.ts';
import { readDiscussions } from '../staff-projects/version-comments.store.server.ts';
import type { Route } from './+types/client-project.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
const MOST_NEWS = 50;
const words = wordsUpTo(100);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidParam(params.id);
  const text = words.read(new URL(request.url).searchParams.get('find') ?? '');
  const found = await asPerson(user, async (tx) => {
    const project = await readProject(tx, id);
    if (!project) return undefined;
    const staff = await readStaffSide(tx, project.id);
    const shelf = await readStaffFiles(tx, project.id, current.userId);
    const discussions = await readDiscussions(tx, project.id, current.userId);
    const notes = await readProjectNotes(tx, project.id);
    const updates = await readUpdates(tx, [project.id], MOST_NEWS);
    return {
      project,
      staff,
      shelf,
      discussions,
      updates,
      notes,
      colleagues: current.permissions.has('projects:update')
        ? await readProjectColleagues(tx, project.id)
        : [],
      companies:
        text && current.permissions.has('crm:read')
          ? await listCompanies(tx, { filter: { text }, sort: companiesList.usual, limit: 8 })
          : [],
      ...(await readSteps({
        list: portfolioList,
        read: (part) => listPortfolio(tx, part),
        search: new URL(request.url).searchParams,
        id,
        home: adminPath('clientProjects'),
        pathOf: (one) => adminPath('clientProject', { id: one }),
      })),
      deliverables: await readDeliverables(tx, [project.id]),
      invitable: await readInvitable(tx, project.deal),
      invoices: current.permissions.has('financial:read')
        ? await readInvoicesOf(tx, { project: project.id })
        : null,
      names: await readNames(tx, [
        project.conductedBy,
        ...staff.events.map(({ actor }) => actor),
        ...staff.members.map(({ user }) => user),
        ...shelf.files.map(({ by }) => by),
        ...discussions.flatMap(({ versions }) =>
          versions.flatMap(({ comments }) => comments.map(({ author }) => author)),
        ),
        ...updates.flatMap(({ author, comments }) => [
          author,
          ...comments.map((one) => one.author),
        ]),
      ]),
    };
  });
  if (!found) throw notFound();
  return {
    head: adminHead(request, 'nav.clientProjects'),
    ...found,
    sought: text ?? '',
    ids: {
      ...{ version: randomUUID(), answer: randomUUID(), update: randomUUID() },
      folder: randomUUID(),
    },
    owner: uploadOwner(current.userId),
  };
}

export const action = projectAction;

export default function ClientProject({ loaderData, actionData }: Route.ComponentProps) {
  const latest = useLatestReply(actionData);
  const noteReply = latest && isNoteReply(latest) ? latest : undefined;
  const reply = latest && !isNoteReply(latest) ? (latest as ProjectReply) : undefined;
  const { head: _, ...given } = loaderData;
  return (
    <StaffProjectPage key={loaderData.project.id} {...given} reply={reply} noteReply={noteReply} />
  );
}

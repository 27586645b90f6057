import { data, redirect } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf, noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { readNames, readProject } from '#app/features/projects/projects.store.server.ts';
import { portalPath } from '#app/paths.ts';
import { canOpen } from '#app/platform/files/send-file.server.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { fileAddress } from '../file-address.server.ts';
import { readFile, readFileProjects, readFolders } from '../files.store.server.ts';
import { receiveFiles } from '../receive-files.server.ts';
import type { Route } from './+types/project-file.route';
import { filesHead, filesWords, uploadIsland } from './files-page.server.ts';
import { ProjectFilePage } from './project-file-page.tsx';

export const middleware = [requireSession, sameAccount];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const { memberships, found } = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const file = isUuid(params.id) ? await readFile(tx, params.id) : undefined;
    const project = file && (await readProject(tx, file.project));
    // Other files that staff may read are in the admin area.
    const member = memberships.find(({ id }) => id === project?.organization);
    if (!file || !project?.shownAt || !member || member.role === 'finance') {
      return { memberships, found: undefined };
    }
    const folders = await readFolders(tx, [project.id]);
    const projects = await readFileProjects(tx, member.id);
    return {
      memberships,
      found: {
        file,
        organization: member.id,
        folder: folders.find(({ id }) => id === file.folder) ?? null,
        project: projects.find(({ id }) => id === project.id) ?? null,
        names: await readNames(
          tx,
          file.versions.map(({ by }) => by),
        ),
      },
    };
  });
  const frame = await frameOf(request, context, memberships, found?.organization ?? null);
  const now = new Date().toISOString();
  if (!found?.project) {
    await noteMissed(request, context);
    return data({ head: filesHead(filesWords(request)('name')), frame, now, found: null }, 404);
  }
  const { file, folder, project, names } = found;
  const versions = file.versions.map((one) => ({
    ...one,
    download: fileAddress('projectFileVersion', one.id, current.userId),
    opened: canOpen(one.type)
      ? fileAddress('projectFileVersion', one.id, current.userId, true)
      : null,
  }));
  const upload = uploadIsland(request, context, {
    ...{ projects: [project], folders: folder ? [folder] : [], project: project.id, folder, file },
    action: portalPath('projectFile', { id: file.id }),
  });
  const sent = new URL(request.url).searchParams.get('done') === 'sent';
  return data(
    {
      head: filesHead(file.name),
      frame,
      now,
      found: { name: file.name, id: file.id, versions, folder, project, names, upload, sent },
    },
    200,
  );
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const outcome = await receiveFiles(request, user, async () => null);
  const refused = outcome?.refused ?? [{ name: '', why: 'gone' as const }];
  if (refused.length === 0) {
    return redirect(`${portalPath('projectFile', { id: params.id })}?done=sent`, 303);
  }
  const isGone = refused.some(({ why }) => why === 'gone');
  if (isGone) await noteMissed(request, context);
  return data({ refused }, isGone ? 404 : 422);
}

export default function ProjectFile({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, now, found } = loaderData;
  if (!found) return <NothingHere frame={frame} />;
  return <ProjectFilePage {...{ frame, now }} {...found} refused={actionData?.refused ?? []} />;
}

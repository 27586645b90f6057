import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { data, redirect } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf, noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { type Membership, readMemberships } from '#app/features/projects/members.store.server.ts';
import { readNames } from '#app/features/projects/projects.store.server.ts';
import { portalPaths } from '#app/paths.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { isUuid } from '#app/ui/uuid.ts';
import {
  makeFolder,
  readFileProjects,
  readFiles,
  readFolders,
  readTotals,
} from '../files.store.server.ts';
import {
  type FilePlace,
  type FileProject,
  type FileRefusal,
  FOLDER_NAME_LENGTH,
  placeIn,
} from '../project-files.ts';
import { receiveFiles, textIn } from '../receive-files.server.ts';

import type { Route } from './+types/files.route';
import { filesHead, filesWords, uploadIsland } from './files-page.server.ts';
import { FilesPage } from './files-page.tsx';

export const middleware = [requireSession, sameAccount];

const PAGE = 30;
const DONE = ['sent', 'folder'] as const;

/** The query of an address; search words as they were typed. */
function parseFilesQuery(request: Request) {
  const { searchParams } = new URL(request.url);
  const idIn = (name: string) => {
    const given = searchParams.get(name) ?? undefined;
    return isUuid(given) ? given : null;
  };
  return {
    organization: idIn('cliente'),
    folder: idIn('pasta'),
    project: idIn('projeto'),
    after: idIn('depois'),
    words: (searchParams.get('q') ?? '').trim().slice(0, 80),
    done: DONE.find((one) => one === searchParams.get('done')) ?? null,
  };
}

type FilesQuery = ReturnType<typeof parseFilesQuery>;
type Client = { one: Membership; projects: FileProject[] };

/** The client of the requested files, and their place: by a folder, a project, or none of both. */
async function placeOf(tx: Transaction<DB>, query: FilesQuery, memberships: readonly Membership[]) {
  const clients: Client[] = [];
  for (const one of memberships) {
    clients.push({ one, projects: await readFileProjects(tx, one.id) });
  }
  const every = clients.flatMap(({ projects }) => projects.map(({ id }) => id));
  const folders = query.folder ? await readFolders(tx, every) : [];
  const folder = folders.find(({ id }) => id === query.folder) ?? null;
  if (query.folder && !folder) return undefined;
  const project = folder?.project ?? query.project;
  const client = project
    ? clients.find(({ projects }) => projects.some(({ id }) => id === project))
    : (clients.find(({ one }) => one.id === query.organization) ?? clients[0]);
  return client && { client, folder, project };
}

/** The files and folders of the page; none for finance. */
async function readPage(tx: Transaction<DB>, query: FilesQuery) {
  const memberships = await readMemberships(tx);
  const place = await placeOf(tx, query, memberships);
  const member = place?.client.one ?? null;
  if (!place || member?.role === 'finance') return { memberships, member, found: undefined };
  const { client, folder, project } = place;
  const all = client.projects.map(({ id }) => id);
  const { words, after } = query;
  const files = await readFiles(tx, {
    ...{ projects: project ? [project] : all, folder: folder?.id ?? null, words, after },
    most: PAGE + 1,
  });
  return {
    memberships,
    member,
    found: {
      ...{ projects: client.projects, project, folder },
      folders: await readFolders(tx, all),
      totals: await readTotals(tx, all),
      files: files.slice(0, PAGE),
      more: files.length > PAGE,
      names: await readNames(
        tx,
        files.map(({ by }) => by),
      ),
    },
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = parseFilesQuery(request);
  const { memberships, member, found } = await asPerson(user, (tx) => readPage(tx, query));
  const frame = await frameOf(request, context, memberships, member?.id ?? null);
  const now = new Date().toISOString();
  const { words, after, done } = query;
  const given = { frame, now, words, after, done, folderId: randomUUID() };
  const head = filesHead(filesWords(request)('name'));
  if (found) {
    const upload = uploadIsland(request, context, {
      ...found,
      file: null,
      action: portalPaths.files,
    });
    return data({ ...given, head, found: { ...found, upload }, closed: null }, 200);
  }
  // The folder or project in the address belongs to another client.
  if (query.folder || query.project) {
    await noteMissed(request, context);
    return data({ ...given, head, found: null, closed: 'missing' as const }, 404);
  }
  // A user without a client sees an explanation of the page.
  return member
    ? data({ ...given, head, found: null, closed: 'finance' as const }, 403)
    : data({ ...given, head, found: null, closed: 'nobody' as const }, 200);
}

const toPlace = (place: FilePlace | undefined, done: string) => {
  const query = new URLSearchParams({
    ...(place?.folder && { pasta: place.folder }),
    ...(place && !place.folder && { projeto: place.project }),
    done,
  });
  return redirect(`${portalPaths.files}?${query}`, 303);
};

type FolderMade = { made: FilePlace | null; why: FileRefusal | null; typed: string };

/** Creates a folder, or returns the code of the refusal. */
async function makeFolderOf(person: Person, texts: FormData): Promise<FolderMade> {
  const id = textIn(texts, 'id');
  const place = placeIn(textIn(texts, 'place'));
  const name = textIn(texts, 'name').trim();
  const refused = (why: FileRefusal) => ({ made: null, why, typed: name });
  if (!place || !isUuid(id)) return refused('gone');
  if (name === '' || name.length > FOLDER_NAME_LENGTH) return refused('name');
  const { project } = place;
  const outcome = await asPerson(person, (tx) => makeFolder(tx, { id, project, name }));
  if (outcome !== 'made') return refused(outcome);
  return { made: { project, folder: id }, why: null, typed: '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const outcome = await receiveFiles(request, user, (texts) => makeFolderOf(user, texts));
  if ('made' in outcome && outcome.made) return toPlace(outcome.made, 'folder');
  if ('taken' in outcome && outcome.refused.length === 0) return toPlace(outcome.place, 'sent');
  const reply =
    'taken' in outcome
      ? { refused: outcome.refused, folder: null, typed: '' }
      : { refused: [], folder: outcome.why, typed: outcome.typed };
  const isGone = reply.folder === 'gone' || reply.refused.some(({ why }) => why === 'gone');
  if (isGone) await noteMissed(request, context);
  return data(reply, isGone ? 404 : 422);
}

export default function Files({ loaderData, actionData }: Route.ComponentProps) {
  const { found, closed, frame, ...rest } = loaderData;
  if (closed === 'missing') return <NothingHere frame={frame} />;
  return <FilesPage {...rest} frame={frame} found={found} closed={closed} reply={actionData} />;
}

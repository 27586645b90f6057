import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere } from '#app/areas/portal/parts/portal-frame.tsx';
import {
  frameOf,
  noteMissed,
  portalHead,
  portalWords,
} from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readDeliverable } from '#app/features/projects/deliverable.store.server.ts';
import { fileAddress } from '#app/features/projects/files/file-address.server.ts';
import {
  markOpened,
  readMemberships,
  readOwners,
} from '#app/features/projects/members.store.server.ts';
import { readPages } from '#app/features/projects/pages/pages.store.server.ts';
import { visiblePages } from '#app/features/projects/pages/visible-pages.server.ts';
import { readNames, readProject } from '#app/features/projects/projects.store.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { uuidIn } from '#app/ui/uuid.ts';
import type { Route } from './+types/deliverable.route';
import { DONE } from './commands/posted-version.ts';
import { type VersionReply, versionAction } from './commands/version-actions.server.ts';
import styles from './deliverable.css?url';
import { DeliverablePage } from './deliverable-page.tsx';
import pointStyles from './point.css?url';
import { PointPage } from './point-page.tsx';
import { withPlace } from './pointed-place.ts';

export const middleware = [requireSession, sameAccount];

/** Types that a browser shows by itself. */
const DISPLAYED_TYPES = /^(?:image\/(?:jpeg|png|gif)|application\/pdf)$/;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidIn(params.id);
  const { searchParams } = new URL(request.url);
  const number = Number(searchParams.get('versao'));
  const { memberships, found } = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const deliverable = id ? await readDeliverable(tx, id) : undefined;
    const project = deliverable && (await readProject(tx, deliverable.project));
    const member = memberships.find((one) => one.id === project?.organization);
    const version =
      deliverable?.versions.find((one) => one.number === number) ?? deliverable?.versions[0];
    if (!deliverable || !project?.shownAt || !member || !version)
      return { memberships, found: undefined };
    if (!project.openedAt) await markOpened(tx, project.id);
    const { versions } = deliverable;
    return {
      memberships,
      found: {
        deliverable,
        version,
        file: fileAddress('versionFile', version.id, current.userId),
        opened: DISPLAYED_TYPES.test(version.type)
          ? fileAddress('versionFile', version.id, current.userId, true)
          : null,
        shown: visiblePages(version, await readPages(tx, [version.id]), current.userId),
        isLast: version === versions[0],
        project: { id: project.id, name: project.name },
        holds: project.waits.some((wait) => wait.version === version.id && wait.until === null),
        role: member.role,
        isStaff: current.role !== null && !user.viewing,
        organization: { id: member.id, name: member.name },
        person: current.name || current.email,
        owners: member.role === 'owner' ? [] : await readOwners(tx, member.id),
        names: await readNames(tx, [
          ...versions.map(({ sentBy }) => sentBy),
          ...versions.flatMap(({ comments }) => comments.map(({ author }) => author)),
        ]),
      },
    };
  });
  const frame = await frameOf(request, context, memberships, found?.organization.id ?? null);
  const t = portalWords(request);
  const now = new Date().toISOString();
  // Ids are made with the page, so that a repeated post is stored once.
  const ids = { change: randomUUID(), comment: randomUUID() };
  if (!found) {
    await noteMissed(request, context);
    return data(
      { head: portalHead(t('missing.thing')), frame, found: null, at: null, done: null, now, ids },
      404,
    );
  }
  const done = DONE.find((one) => one === searchParams.get('done')) ?? null;
  const page = Number(searchParams.get('apontar'));
  // A finance member writes no comments, and so places no pins.
  const isVisible = found.role !== 'finance' && found.shown.some((one) => one.page === page);
  const at = isVisible ? page : null;
  const title = `${found.deliverable.title}, ${t('version.number', found.version)}`;
  const head = portalHead(title, at ? pointStyles : styles);
  return data({ head, frame, found, at, done, now, ids }, 200);
}

export async function action(args: Route.ActionArgs) {
  const texts = await postedTexts(args.request.clone());
  // A press on the page requests the form for that place.
  const values = texts['intent'] === 'pin' ? withPlace(texts) : undefined;
  if (!values) return versionAction(args);
  return data<VersionReply>({ ok: false, intent: 'pin', code: 'placed', fieldErrors: {}, values });
}

export default function Deliverable({ loaderData, actionData }: Route.ComponentProps) {
  const { found, frame, at, done, now, ids } = loaderData;
  if (!found) return <NothingHere frame={frame} />;
  const reply = actionData?.ok === false ? (actionData as VersionReply) : undefined;
  const props = { ...found, frame, done, now, ids, reply };
  return at ? <PointPage {...props} at={at} /> : <DeliverablePage {...props} />;
}

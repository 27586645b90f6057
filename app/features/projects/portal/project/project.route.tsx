import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { News } from '#app/areas/portal/parts/conversation.tsx';
import { DateLog } from '#app/areas/portal/parts/date-log.tsx';
import { DeliverableList } from '#app/areas/portal/parts/deliverables.tsx';
import { NothingHere, Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { Lateness, StageList, useStateWords } from '#app/areas/portal/parts/project-summary.tsx';
import {
  frameOf,
  noteMissed,
  portalHead,
  portalWords,
} from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { BarFigure } from '#app/features/projects/bar/bar-figure.tsx';
import { markOpened, readMemberships } from '#app/features/projects/members.store.server.ts';
import {
  readDeliverables,
  readNames,
  readProject,
  readUpdates,
} from '#app/features/projects/projects.store.server.ts';
import { portalPath, portalPaths } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { uuidIn } from '#app/ui/uuid.ts';
import type { Route } from './+types/project.route';
import { type ProjectReply, projectAction } from './commands/project-actions.server.ts';
import styles from './project.css?url';

export const middleware = [requireSession, sameAccount];

const MOST_NEWS = 50;
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidIn(params.id);
  const { memberships, found } = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const project = id ? await readProject(tx, id) : undefined;
    // Staff see only what the client sees here; the rest is in the admin area.
    const member = memberships.find((one) => one.id === project?.organization);
    if (!project?.shownAt || !member) return { memberships, found: undefined };
    if (!project.openedAt) await markOpened(tx, project.id);
    const updates = await readUpdates(tx, [project.id], MOST_NEWS);
    const authors = updates.flatMap(({ author, comments }) => [
      author,
      ...comments.map((one) => one.author),
    ]);
    const movers = project.moves.map(({ by }) => by);
    return {
      memberships,
      found: {
        project,
        role: member.role,
        deliverables: await readDeliverables(tx, [project.id]),
        // Ids are made with the page, so that a repeated post is stored once.
        updates: updates.map((one) => ({ ...one, commentId: randomUUID() })),
        names: await readNames(tx, [project.conductedBy, ...authors, ...movers]),
      },
    };
  });
  const frame = await frameOf(request, context, memberships, found?.project.organization ?? null);
  const t = portalWords(request);
  if (!found) {
    await noteMissed(request, context);
    return data({ head: portalHead(t('missing.thing')), frame, found: null, now: '' }, 404);
  }
  return data(
    { head: portalHead(found.project.name, styles), frame, found, now: new Date().toISOString() },
    200,
  );
}

export const action = projectAction;

/** Users who may not comment get the same sentence as those who may not see the project. */
const WORDS = {
  invalid: 'empty',
  long: 'long',
  forbidden: 'gone',
  viewing: 'gone',
  gone: 'gone',
  failed: 'failed',
} as const satisfies Record<ProjectReply['code'], string>;

type Found = NonNullable<Route.ComponentProps['loaderData']['found']>;

/** Waiting items at the top of the page; nothing where there are none. */
function WaitingNote({ deliverables, role }: Pick<Found, 'deliverables' | 'role'>) {
  const { t } = useTranslation('portal');
  const [first] = deliverables.filter(({ state }) => state === 'waiting');
  if (!first) return null;
  return (
    <div className="portal-note">
      <p>
        <b>{t('project.waits')}</b> {first.title}, {t('version.number', first)}.
      </p>
      <a className="button compact" href={portalPath('deliverable', { id: first.id })}>
        {t(role === 'owner' ? 'waiting.decide' : 'waiting.view')}
      </a>
    </div>
  );
}

export default function ProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['portal', 'files']);
  const stateOf = useStateWords();
  const { frame, found, now } = loaderData;
  if (!found) return <NothingHere frame={frame} />;
  const { project, role, deliverables, updates, names } = found;
  const action = portalPath('project', { id: project.id });
  const reply = actionData?.ok === false ? (actionData as ProjectReply) : undefined;
  const failed = reply && {
    update: reply.values['update'] ?? '',
    typed: reply.values['body'] ?? '',
    error: t(`comment.${WORDS[reply.code]}`),
    ours: reply.code === 'failed',
  };
  const conducts = project.conductedBy && names[project.conductedBy];
  return (
    <PortalFrame frame={frame} section="projects">
      <p>
        <a className="link" href={portalPaths.overview}>
          {t('back')}
        </a>
      </p>
      <div className="portal-split">
        <div>
          <TwoLines thing={project.name} state={stateOf(project)} />
          <Lateness project={project} />
        </div>
        <WaitingNote {...{ deliverables, role }} />
      </div>
      <Part id="etapas" title={t('project.stages')}>
        <div className="portal-wide">
          <BarFigure name={project.name} days={project.days} />
        </div>
        <StageList project={project} />
        <DateLog project={project} names={names} />
      </Part>
      <div className="portal-split">
        <Part id="noticias" title={t('news.title')}>
          <News {...{ updates, now, names, failed }} action={role === 'finance' ? null : action} />
        </Part>
        <div>
          <Part id="entregas" title={t('deliverables.title')}>
            <DeliverableList deliverables={deliverables} />
          </Part>
          {role !== 'finance' && (
            <Part id="arquivos" title={t('files:name')}>
              <ActionLink
                href={`${portalPaths.files}?${new URLSearchParams({ projeto: project.id })}`}
                arrow
              >
                {t('files:folders.all')}
              </ActionLink>
            </Part>
          )}
          {conducts && (
            <Part id="quem" title={t('project.who')}>
              <p>
                <b>{conducts}</b>
              </p>
              <p className="soft">{t('project.conducts')}</p>
            </Part>
          )}
        </div>
      </div>
    </PortalFrame>
  );
}

import { useTranslation } from 'react-i18next';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { Part, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { sectionPath } from '#app/areas/portal/parts/portal-nav.tsx';
import { frameOf, portalHead, portalWords } from '#app/areas/portal/portal-page.server.ts';
import { barOf } from '#app/features/projects/bar/bar.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { readVisiblePage } from '#app/features/projects/projects.store.server.ts';
import type { Project } from '#app/features/projects/projects.ts';
import { portalPaths } from '#app/paths.ts';
import { uuidIn } from '#app/ui/uuid.ts';
import type { Route } from './+types/projects.route';
import { ProjectRow } from './project-row.tsx';
import styles from './projects.css?url';

export const middleware = [requireSession];

/** All published projects of a client, newest first, by pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const after = uuidIn(searchParams.get('apos'));
  const { memberships, chosen, page } = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const wanted = searchParams.get('cliente');
    const chosen = memberships.find(({ id }) => id === wanted) ?? memberships[0];
    const page = chosen
      ? await readVisiblePage(tx, chosen.id, after)
      : { projects: [], open: 0, all: 0, next: null };
    return { memberships, chosen, page };
  });
  return {
    head: portalHead(portalWords(request)('sections.projects'), styles),
    frame: await frameOf(request, context, memberships, chosen?.id ?? null),
    isFirst: after === undefined,
    ...page,
  };
}

const isOver = ({ days }: Project) => ['delivered', 'ended'].includes(barOf(days).state);

function Projects({ id, title, projects }: { id: string; title: string; projects: Project[] }) {
  if (projects.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className="portal-rows">
        {projects.map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </ul>
    </Part>
  );
}

/** An address of the next page, or of the first, for the same client. */
function pageOf(base: string, next: string | null): string {
  if (next === null) return base;
  return `${base}${base.includes('?') ? '&' : '?'}${new URLSearchParams({ apos: next })}`;
}

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('portal');
  const { frame, projects, open, all, next, isFirst } = loaderData;
  const base = frame.organization ? sectionPath('projects', frame) : portalPaths.projects;
  return (
    <PortalFrame frame={frame} section="projects">
      <TwoLines
        thing={t('projects.thing', { count: all })}
        state={t('projects.open', { count: open })}
      />
      {open === 0 && <p className="soft">{t(all === 0 ? 'projects.noneYet' : 'projects.none')}</p>}
      <Projects
        id="andamento"
        title={t('projects.running')}
        projects={projects.filter((one) => !isOver(one))}
      />
      <Projects id="encerrados" title={t('projects.over')} projects={projects.filter(isOver)} />
      {(next !== null || !isFirst) && (
        <p className="acts">
          {!isFirst && (
            <a className="button outlined" href={base}>
              {t('projects.newest')}
            </a>
          )}{' '}
          {next !== null && (
            <a className="button outlined" href={pageOf(base, next)}>
              {t('projects.older')}
            </a>
          )}
        </p>
      )}
    </PortalFrame>
  );
}

import { useTranslation } from 'react-i18next';
import { Gauge } from '#app/areas/portal/parts/portal-frame.tsx';
import { barOf } from '#app/features/projects/bar/bar.ts';
import type { Project } from '#app/features/projects/projects.ts';

const STAGES = 6;

/** Its name and whether it is late, and in which stage it is. */
function StateLine({ project }: { project: Project }) {
  const { t } = useTranslation(['portal', 'projects']);
  const { state, current, delay } = barOf(project.days);
  const place = current ?? 1;
  const isOpen = state === 'running' || state === 'waiting';
  return (
    <li className="portal-row">
      <p>
        <b>{project.name}</b>
        {delay !== null && (isOpen || delay > 0) && (
          <span className={delay > 0 ? 'portal-bad' : undefined}>
            {delay > 0
              ? t('portal:overview.late', { count: delay })
              : t('portal:overview.onTime', { count: -delay })}
          </span>
        )}
      </p>
      <Gauge
        word={isOpen ? t(`projects:stages.${place}`).toLowerCase() : t(`portal:state.${state}`)}
        on={state === 'ahead' ? 0 : state === 'delivered' ? STAGES : place}
        of={STAGES}
        kind={isOpen ? 'hot' : 'done'}
      />
    </li>
  );
}

/** A line for each project, above their bars. */
export function StateLines({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className="portal-lines">
      {projects.map((project) => (
        <StateLine key={project.id} project={project} />
      ))}
    </ul>
  );
}

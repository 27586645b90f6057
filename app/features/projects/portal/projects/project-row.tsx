import { Lateness, useStateWords } from '#app/areas/portal/parts/project-summary.tsx';
import { BarFigure } from '#app/features/projects/bar/bar-figure.tsx';
import type { Project } from '#app/features/projects/projects.ts';
import { portalPath } from '#app/paths.ts';

/** A project in a list: where it is, in words and as its bar. */
export function ProjectRow({ project }: { project: Project }) {
  const stateOf = useStateWords();
  return (
    <li className="portal-project">
      <div>
        <h3>
          <a className="link" href={portalPath('project', { id: project.id })}>
            {project.name}
          </a>
        </h3>
        <p>
          <b>{stateOf(project)}</b>
        </p>
        <Lateness project={project} />
      </div>
      <BarFigure name={project.name} days={project.days} />
    </li>
  );
}

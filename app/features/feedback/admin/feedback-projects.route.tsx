import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/feedback-projects.route';
import { actOnProjects } from './feedback-projects/act-on-projects.server.ts';
import { DeletedProject } from './feedback-projects/deleted-project.tsx';
import type { ProjectAct } from './feedback-projects/feedback-projects.ts';
import { ProjectList } from './feedback-projects/project-list.tsx';
import { feedbackProjectsList } from './feedback-projects/projects.list.server.ts';
import { listProjects } from './feedback-projects/projects.store.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { filter, sort, cut } = listAsked(feedbackProjectsList, query);
  const { asker } = askerOf(request, context);
  const { rows, page } = cut(await asPerson(asker, (tx) => listProjects(tx, filter, sort)));
  return {
    head: adminHead(request, 'nav.feedbackProjects'),
    page,
    projects: rows,
    set: query.get('set'),
  };
}

/** Brings back a project that was deleted. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const form = await postedForm(request);
  const { reply, status } = await actOnProjects(asker, { form, permissions: current.permissions });
  return data(reply, { status });
}

/** Products that feedback is taken for. */
export default function FeedbackProjectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('feedback-projects');
  const { may } = usePermissions();
  const { page, projects, set } = loaderData;
  const answer = useKeptReply<ProjectAct>(actionData);
  return (
    <>
      <DeletedProject reply={answer ?? (set === null ? undefined : { project: 'deleted', set })} />
      <ProjectList
        title={t('nav.feedbackProjects', { ns: 'admin' })}
        page={page}
        projects={projects}
        create={
          may('settings', 'manage') && (
            <Link className="button compact" to={adminPath('feedbackProject', { id: 'new' })}>
              {t('new')}
            </Link>
          )
        }
      />
    </>
  );
}

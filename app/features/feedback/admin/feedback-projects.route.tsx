import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/feedback-projects.route';
import {
  type ProjectListReply,
  projectListAction,
} from './feedback-projects/commands/project-actions.server.ts';
import { DeletedProject } from './feedback-projects/deleted-project.tsx';
import { ProjectList } from './feedback-projects/project-list.tsx';
import { feedbackProjectsList } from './feedback-projects/projects.list.server.ts';
import { listProjects } from './feedback-projects/projects.store.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { filter, sort, slicePage } = parseListQuery(feedbackProjectsList, search);
  const { user } = requireUser(request, context);
  const { rows, page } = slicePage(await asPerson(user, (tx) => listProjects(tx, filter, sort)));
  return {
    head: adminHead(request, 'nav.feedbackProjects'),
    page,
    projects: rows,
    set: search.get('set'),
  };
}

export const action = projectListAction;

/** Feedback projects. */
export default function FeedbackProjectsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('feedback-projects');
  const { may } = usePermissions();
  const { page, projects, set } = loaderData;
  const reply = useLatestReply<ProjectListReply>(actionData);
  return (
    <>
      <DeletedProject reply={reply} set={set} />
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

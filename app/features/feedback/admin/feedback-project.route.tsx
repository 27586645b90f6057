import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath, endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/feedback-project.route';
import {
  type ProjectReply,
  projectAction,
} from './feedback-projects/commands/project-actions.server.ts';
import styles from './feedback-projects/feedback-projects.css?url';
import type { ProductChoice, StaffProject } from './feedback-projects/feedback-projects.ts';
import { blankProject } from './feedback-projects/project-draft.ts';
import { ProjectEditor } from './feedback-projects/project-editor.tsx';
import { readEditableProducts, readProject } from './feedback-projects/projects.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const newProject = (products: readonly ProductChoice[]): StaffProject => ({
  id: null,
  revision: 0,
  deleted: null,
  draft: blankProject(products[0]?.slug ?? ''),
  used: [],
  mayEdit: true,
});

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const key = uuidOrNew(params.id);
  const { found, products } = await asPerson(user, async (tx) => ({
    found: key ? await readProject(tx, key) : undefined,
    products: await readEditableProducts(tx),
  }));
  // Users who may not edit any may not create one.
  const project = key === null && products.length > 0 ? newProject(products) : found;
  if (!project) throw notFound();
  return {
    head: adminHead(request, 'nav.feedbackProjects'),
    project,
    products,
    loader: `${settings().PUBLIC_URL}${endpoints.feedbackWidget}`,
  };
}

export const action = projectAction;

/** One feedback project. */
export default function FeedbackProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('feedback-projects');
  const reply = useLatestReply<ProjectReply>(actionData);
  const edited = reply?.ok && reply.intent === 'edit' ? reply.data : undefined;
  const { project, products, loader: address } = loaderData;
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{project.id ? project.draft.name : t('new')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
        {project.id && (
          <Link className="link" to={`${adminPath('changes')}?row=${project.id}`}>
            {t('history')}
          </Link>
        )}
      </header>
      <ProjectEditor
        key={project.id ?? 'new'}
        project={project}
        products={products}
        loader={address}
        reply={edited || reply?.intent === 'delete' ? undefined : reply}
        edited={edited}
        refused={reply?.ok === false && reply.intent === 'delete' ? reply.code : undefined}
      />
    </>
  );
}

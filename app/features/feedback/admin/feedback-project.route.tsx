import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath, endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/feedback-project.route';
import { actOnProjects } from './feedback-projects/act-on-projects.server.ts';
import styles from './feedback-projects/feedback-projects.css?url';
import type { ProductChoice, StaffProject } from './feedback-projects/feedback-projects.ts';
import { blankProject } from './feedback-projects/project-draft.ts';
import { ProjectEditor } from './feedback-projects/project-editor.tsx';
import { readEditableProducts, readProject } from './feedback-projects/projects.store.server.ts';
import { saveProject } from './feedback-projects/save-project.server.ts';

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
  const { asker } = askerOf(request, context);
  const key = uuidOrNew(params.id);
  const { found, products } = await asPerson(asker, async (tx) => ({
    found: key ? await readProject(tx, key) : undefined,
    products: await readEditableProducts(tx),
  }));
  // Nobody makes one who may edit none.
  const project = key === null && products.length > 0 ? newProject(products) : found;
  if (!project) throw notFound();
  return {
    head: adminHead(request, 'nav.feedbackProjects'),
    project,
    products,
    loader: `${settings().PUBLIC_URL}${endpoints.feedbackWidget}`,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const id = uuidOrNew(params.id);
  const form = await postedForm(request);
  const { permissions } = current;
  if (form.get('intent') === 'delete') {
    form.set('id', id ?? '');
    const { reply, status } = await actOnProjects(asker, { form, permissions });
    if (reply.project !== 'deleted') return data({ act: reply }, { status });
    const query = new URLSearchParams({ set: reply.set ?? '' });
    throw redirect(`${adminPath('feedbackProjects')}?${query}`, 303);
  }
  const { reply, status } = await saveProject({ person: asker, id, form, permissions });
  if (id === null && reply.done && reply.id) {
    return redirect(adminPath('feedbackProject', { id: reply.id }), 303);
  }
  return data({ reply }, { status });
}

/** One product that feedback is taken for. */
export default function FeedbackProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('feedback-projects');
  const answer = useKeptReply(actionData);
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
        reply={answer && 'reply' in answer ? answer.reply : undefined}
        act={answer && 'act' in answer ? answer.act : undefined}
      />
    </>
  );
}

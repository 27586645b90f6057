import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { revisionIn } from '#app/audit/change-set.server.ts';
import { adminPath, endpoints } from '#app/paths.ts';
import { settings } from '#app/platform/env.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/feedback-project.route';
import {
  type ProjectReply,
  projectAction,
} from './feedback-projects/commands/project-actions.server.ts';
import styles from './feedback-projects/feedback-projects.css?url';
import type { ProductChoice, StaffProject } from './feedback-projects/feedback-projects.ts';
import { applyEdit, blankProject, draftIn } from './feedback-projects/project-draft.ts';
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

/** The result of an edit on the typed modules, for users who may save them; undefined for every other post. */
async function editModules({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request.clone());
  const edit = form.get('edit');
  const id = uuidOrNew(params.id);
  const { user, current } = requireUser(request, context);
  if (typeof edit !== 'string' || !current.permissions.has('settings:manage')) return undefined;
  const found = id === null ? undefined : await asPerson(user, (tx) => readProject(tx, id));
  if (id !== null && !found?.mayEdit) return undefined;
  return { typed: applyEdit(draftIn(form), edit, found?.used ?? []), revision: revisionIn(form) };
}

/** Edits the draft without scripts; everything else is a command. */
export async function action(args: Route.ActionArgs) {
  const edited = await editModules(args);
  return edited ? { edited } : projectAction(args);
}

/** One feedback project. */
export default function FeedbackProjectPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('feedback-projects');
  const answer = useKeptReply(actionData);
  const reply = answer && 'ok' in answer ? (answer as ProjectReply) : undefined;
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
        reply={reply?.intent === 'save' ? reply : undefined}
        edited={answer && 'edited' in answer ? answer.edited : undefined}
        refused={reply?.ok === false && reply.intent === 'delete' ? reply.code : undefined}
      />
    </>
  );
}

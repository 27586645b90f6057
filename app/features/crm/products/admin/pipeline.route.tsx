import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { revisionIn } from '#app/audit/change-set.server.ts';
import {
  type PipelineReply,
  pipelineAction,
} from '#app/features/crm/pipelines/admin/commands/pipeline-actions.server.ts';
import { PipelineEditor } from '#app/features/crm/pipelines/admin/pipeline-editor.tsx';
import styles from '#app/features/crm/pipelines/admin/pipelines.css?url';
import { retainedStage } from '#app/features/crm/pipelines/admin/retained-stage.ts';
import { applyEdit, draftIn } from '#app/features/crm/pipelines/pipeline-draft.ts';
import {
  readPipeline,
  readPipelineProduct,
} from '#app/features/crm/pipelines/pipelines.store.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/pipeline.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

function readPipelineOf(person: Person, params: Route.LoaderArgs['params']) {
  const [productId, id] = [uuidParam(params.id), uuidParam(params.pipeline)];
  return asPerson(person, async (tx) => {
    const product = await readPipelineProduct(tx, productId);
    const pipeline = product && (await readPipeline(tx, product.slug, id));
    return pipeline && { product, pipeline };
  });
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const found = await readPipelineOf(requireUser(request, context).user, params);
  if (!found) throw notFound();
  return { head: adminHead(request, 'pipelines:title'), ...found };
}

/** The typed stages after an edit without scripts, for users who may save them; undefined for every other post. */
async function editStages({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request.clone());
  const edit = form.get('edit');
  const { user, current } = requireUser(request, context);
  if (typeof edit !== 'string' || !current.permissions.has('settings:manage')) return undefined;
  const found = await readPipelineOf(user, params);
  if (!found?.product.mayEdit) return undefined;
  const { pipeline } = found;
  const typed = applyEdit(draftIn(form), edit, pipeline.away);
  return { typed, revision: revisionIn(form), ...retainedStage(pipeline, typed) };
}

/** Edits what is typed without scripts; everything else is a command. */
export async function action(args: Route.ActionArgs) {
  const edited = await editStages(args);
  if (!edited) return pipelineAction(args);
  return data({ edited }, { status: 'inUse' in edited ? 409 : 200 });
}

export default function PipelineRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, pipeline } = loaderData;
  const answer = useLatestReply(actionData);
  return (
    <PipelineEditor
      key={pipeline.id}
      product={product}
      pipeline={pipeline}
      reply={answer && 'ok' in answer ? (answer as PipelineReply) : undefined}
      edited={answer && 'edited' in answer ? answer.edited : undefined}
    />
  );
}

export function ErrorBoundary() {
  return <ScreenError loading="fields" />;
}

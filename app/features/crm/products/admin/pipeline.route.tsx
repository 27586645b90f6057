import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { PipelineEditor } from '#app/features/crm/pipelines/admin/pipeline-editor.tsx';
import styles from '#app/features/crm/pipelines/admin/pipelines.css?url';
import {
  readPipeline,
  readPipelineProduct,
} from '#app/features/crm/pipelines/pipelines.store.server.ts';
import { savePipeline } from '#app/features/crm/pipelines/save-pipeline.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/pipeline.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const [productId, id] = [uuidParam(params.id), uuidParam(params.pipeline)];
  const found = await asPerson(user, async (tx) => {
    const product = await readPipelineProduct(tx, productId);
    const pipeline = product && (await readPipeline(tx, product.slug, id));
    return pipeline && { product, pipeline };
  });
  if (!found) throw notFound();
  return { head: adminHead(request, 'pipelines:title'), ...found };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const { reply, status } = await savePipeline({
    person: user,
    product: params.id,
    id: params.pipeline,
    form: await postedForm(request),
    permissions: current.permissions,
  });
  return data(reply, { status });
}

export default function PipelineRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, pipeline } = loaderData;
  const reply = useKeptReply(actionData);
  return <PipelineEditor key={pipeline.id} product={product} pipeline={pipeline} reply={reply} />;
}

export function ErrorBoundary() {
  return <ScreenError loading="fields" />;
}

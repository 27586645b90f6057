import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import {
  type PipelineListReply,
  pipelineListAction,
} from '#app/features/crm/pipelines/admin/commands/pipeline-actions.server.ts';
import { PipelineList } from '#app/features/crm/pipelines/admin/pipeline-list.tsx';
import styles from '#app/features/crm/pipelines/admin/pipelines.css?url';
import {
  listPipelines,
  readPipelineProduct,
} from '#app/features/crm/pipelines/pipelines.store.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/pipelines.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => {
    const product = await readPipelineProduct(tx, id);
    return product && { product, pipelines: await listPipelines(tx, product.slug) };
  });
  if (!found) throw notFound();
  return { head: adminHead(request, 'pipelines:title'), ...found };
}

export const action = pipelineListAction;

export default function PipelinesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<PipelineListReply>(actionData);
  return (
    <PipelineList product={loaderData.product} pipelines={loaderData.pipelines} reply={reply} />
  );
}

export function ErrorBoundary() {
  return <ScreenError loading="fields" />;
}

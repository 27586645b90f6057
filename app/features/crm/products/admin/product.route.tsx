import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type ProductReply, productAction } from '../commands/product-actions.server.ts';
import { readProduct } from '../products.store.server.ts';
import type { Route } from './+types/product.route';
import { ProductEditor } from './product-editor.tsx';
import styles from './products.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const product = await asPerson(user, (tx) => readProduct(tx, id));
  if (!product) throw notFound();
  return { head: adminHead(request, 'nav.products'), product };
}

export const action = productAction;

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product } = loaderData;
  const reply = useLatestReply<ProductReply>(actionData);
  return <ProductEditor key={product.id} product={product} reply={reply} />;
}

export function ErrorBoundary() {
  return <ScreenError loading="fields" />;
}

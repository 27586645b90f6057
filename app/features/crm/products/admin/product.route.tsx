import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { readProduct } from '../products.store.server.ts';
import { saveProduct } from '../save-product.server.ts';
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

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const { reply, status } = await saveProduct({
    person: user,
    id: params.id,
    texts: await postedTexts(request),
    permissions: current.permissions,
  });
  return data(reply, { status });
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product } = loaderData;
  const reply = useKeptReply(actionData);
  return <ProductEditor key={product.id} product={product} reply={reply} />;
}

export function ErrorBoundary() {
  return <ScreenError loading="fields" />;
}

import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ProductList } from '#app/features/crm/products/product-list.tsx';
import styles from '#app/features/crm/products/products.css?url';
import { listProducts } from '#app/features/crm/products/products.store.server.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/products.route';

export const middleware = [requirePermission('settings', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  return {
    head: adminHead(request, 'nav.products'),
    products: await asPerson(asker, listProducts),
  };
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ProductList products={loaderData.products} />;
}

import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { listProducts } from '../products.store.server.ts';
import type { Route } from './+types/products.route';
import { ProductList } from './product-list.tsx';
import styles from './products.css?url';

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

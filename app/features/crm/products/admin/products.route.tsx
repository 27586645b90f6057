import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { listProducts } from '../products.store.server.ts';
import type { Route } from './+types/products.route';
import { ProductList } from './product-list.tsx';
import styles from './products.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.products'),
    products: await asPerson(user, listProducts),
  };
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ProductList products={loaderData.products} />;
}

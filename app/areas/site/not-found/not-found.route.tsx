import { data } from 'react-router';
import type { PageHead } from '../page-head.ts';
import type { Route } from './+types/not-found.route';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const head: PageHead = { title: '404', description: '', noindex: true };
  return data({ head, pathname }, { status: 404 });
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <h1>404 {loaderData.pathname}</h1>;
}

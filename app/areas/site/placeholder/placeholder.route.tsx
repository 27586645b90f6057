import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { pageOfPath } from '../alternates.ts';
import type { PageHead } from '../page-head.ts';
import type { Route } from './+types/placeholder.route';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const name = pageOfPath(pathname)?.name ?? 'home';
  const t = instanceOf(locale).getFixedT(locale, 'site');
  const head: PageHead = { title: name, description: '', noindex: true };
  void t;
  return { head, name };
}

export default function PlaceholderPage({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.name}</h1>;
}

import { data } from 'react-router';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import stylesheet from '../kit/holding.css?url';
import type { Route } from './+types/server-error.route';
import { crashOf } from './crashed-address.ts';
import { ServerErrorPage } from './server-error-page.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const t = instanceOf(locale).getFixedT(locale, 'crash');
  const head: PageHead = {
    title: t('page.title'),
    description: t('page.text'),
    noindex: true,
    stylesheet,
  };
  return data({ head, ...crashOf(url) }, { status: 500 });
}

export default function ServerErrorRoute({ loaderData }: Route.ComponentProps) {
  return <ServerErrorPage code={loaderData.code} back={loaderData.back} />;
}

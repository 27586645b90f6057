import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { siteFacts } from '#app/features/content/facts/site/site-facts.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import type { Route } from './+types/home.route';
import { Closing } from './closing.tsx';
import { ConfirmedNotice } from './confirmed-notice.tsx';
import { Differentials } from './differentials.tsx';
import { FigureDefs } from './figures/figure-defs.tsx';
import { Hero } from './hero.tsx';
import stylesheet from './home.css?url';
import { Method } from './method.tsx';
import { PainPoints } from './pain-points.tsx';
import { ToolEvaluation } from './tool-evaluation.tsx';
import { Trust } from './trust.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'home', 'meta');
  const description = t('description', claimWords(locale));
  const head: PageHead = { title: t('title'), description, stylesheet, wholeStylesheet: true };
  return { head, facts: await siteFacts() };
}

export default function HomePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <div className="home">
      <FigureDefs />
      <ConfirmedNotice />
      <Hero />
      <Differentials />
      <WhatWeDo />
      <PainPoints />
      <Method />
      <ToolEvaluation />
      <Trust facts={loaderData.facts} />
      <Closing />
    </div>
  );
}

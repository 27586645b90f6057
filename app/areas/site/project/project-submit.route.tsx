import { data, redirect } from 'react-router';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { Island } from '#app/islands/island.tsx';
import { pathTo } from '#app/paths.ts';
import { requestFacts } from '#app/platform/request-context.server.ts';
import type { Route } from './+types/project-submit.route';
import { projectPage } from './project-page.server.ts';
import { replyToScript, takeProjectPost } from './take-project-post.server.ts';

/** Scripts ask for JSON and get it before anything is rendered. An address typed by hand, or a
 * refused post loaded anew, belongs to the form page. */
const beforeRendering: Route.MiddlewareFunction = async ({ request, context }, next) => {
  if (request.method !== 'POST') {
    throw redirect(pathTo('project', localeOfPath(new URL(request.url).pathname)), 303);
  }
  if (!request.headers.get('accept')?.includes('application/json')) return next();
  const facts = context.get(requestFacts);
  return replyToScript(request, await takeProjectPost(request, facts), facts.businessUnit);
};

export const middleware = [beforeRendering];

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const outcome = await takeProjectPost(request, context.get(requestFacts));
  if (outcome.kind === 'accepted') {
    throw redirect(pathTo('protocol', locale, { protocol: outcome.protocol }), 303);
  }
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  const notice =
    outcome.kind === 'invalid'
      ? undefined
      : {
          title: t(`outcome.${outcome.outcome}.title`),
          text: t(`outcome.${outcome.outcome}.text`),
        };
  const page = await projectPage(locale, outcome.from, { lastResult: outcome.result, notice });
  return data(page, { status: outcome.status, headers: { 'cache-control': 'no-store' } });
}

export default function ProjectSubmitPage({ actionData }: Route.ComponentProps) {
  return actionData && <Island island={actionData.island} />;
}

import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/score.route';
import { type ScoreReply, scoreAction } from './commands/score-actions.server.ts';
import { readPreview } from './read-preview.server.ts';
import { readRuleQuestions } from './rule-questions.store.server.ts';
import styles from './score.css?url';
import { readLastRun, readRules, readVersions } from './score.store.server.ts';
import { ScoreScreen } from './score-screen.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { user, current } = requireUser(request, context);
  const read = await asPerson(user, async (tx) => {
    const versions = await readVersions(tx);
    const version =
      versions.find(({ id }) => id === query.get('version')) ??
      versions.find(({ state }) => state === 'draft') ??
      versions.find(({ state }) => state === 'used') ??
      versions[0];
    return {
      versions,
      version,
      rules: version ? await readRules(tx, version.id) : [],
      ruleQuestions: await readRuleQuestions(tx, preferredLocale(request)),
      run: await readLastRun(tx),
    };
  });
  const { version } = read;
  // It lists people, so it needs both permissions; an active version has nothing to compare.
  const previews =
    query.get('preview') === 'yes' &&
    version?.state !== 'used' &&
    current.permissions.has('crm:read');
  return {
    head: adminHead(request, 'nav.score'),
    ...read,
    preview: previews && version ? await readPreview(user, version.id) : undefined,
  };
}

export const action = scoreAction;

export default function ScorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { head: _, ...read } = loaderData;
  return <ScoreScreen {...read} reply={useLatestReply<ScoreReply>(actionData)} />;
}

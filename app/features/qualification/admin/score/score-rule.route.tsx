import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/score-rule.route';
import { type RuleReply, ruleAction } from './commands/score-actions.server.ts';
import { RuleForm } from './rule-form.tsx';
import { readRuleQuestions } from './rule-questions.store.server.ts';
import { readRule, readVersions } from './score.store.server.ts';
import { RULE_KINDS } from './score-rules.ts';

const kindIn = (given: unknown) => RULE_KINDS.find((kind) => kind === given) ?? 'answer';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const key = uuidOrNew(params.id);
  const { found, ruleQuestions, versions } = await asPerson(user, async (tx) => ({
    found: key ? await readRule(tx, key) : undefined,
    ruleQuestions: await readRuleQuestions(tx, preferredLocale(request)),
    versions: await readVersions(tx),
  }));
  if (key && !found) throw notFound();
  const draft = versions.find(({ state }) => state === 'draft');
  return {
    head: adminHead(request, 'nav.score'),
    kind: found?.rule.kind ?? kindIn(new URL(request.url).searchParams.get('kind')),
    rule: found?.rule ?? null,
    deleted: found?.deleted ?? null,
    ruleQuestions,
    editable: draft !== undefined && (!found || found.rule.versionId === draft.id),
  };
}

export const action = ruleAction;

export default function ScoreRulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('score');
  const reply = useLatestReply<RuleReply>(actionData);
  const { kind, rule, deleted, ruleQuestions, editable } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{rule?.name ?? t('form.new', { kind: t(`kinds.${kind}`) })}</h1>
        {rule && (
          <Link className="link" to={`${adminPath('changes')}?row=${rule.id}`}>
            {t('version.history')}
          </Link>
        )}
      </header>
      {editable || deleted ? (
        <RuleForm key={rule?.id ?? kind} {...{ kind, rule, deleted, ruleQuestions, reply }} />
      ) : (
        <p className="admin-notice">
          {t('form.readOnly')}{' '}
          <Link className="link" to={adminPath('score')}>
            {t('form.back')}
          </Link>
        </p>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { data, Link, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { actOnRules, takeBackRun } from '../act-on-rules.server.ts';
import { readRuleChoices } from '../choices.store.server.ts';
import { type Example, exampleDraft, isExample } from '../examples.ts';
import { previewRule } from '../preview.store.server.ts';
import { blankRule } from '../rule-draft.ts';
import type { RuleReply } from '../rule-reply.ts';
import { readRule } from '../rules.store.server.ts';
import { rulesRunsList } from '../runs.list.server.ts';
import { listRuns } from '../runs.store.server.ts';
import { lookAhead, saveRule } from '../save-rule.server.ts';
import type { Route } from './+types/rule.route';
import styles from './automation.css?url';
import { RuleForm } from './rule-form.tsx';
import { RuleRecord } from './rule-record.tsx';
import { StoppedRule } from './stopped-rule.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { listed, ...part } = listAsked(rulesRunsList, query);
  const { asker, current } = askerOf(request, context);
  const key = uuidOrNew(params.id);
  const read = await asPerson(asker, async (tx) => {
    const found = key ? await readRule(tx, key) : undefined;
    return {
      found,
      choices: await readRuleChoices(tx),
      preview: found ? await previewRule(tx, found.rule, found.rule.id) : null,
      runs: found ? await listRuns(tx, found.rule.id, part) : [],
    };
  });
  const makes = key === null && current.permissions.has('settings:manage');
  if (!read.found && !makes) throw notFound();
  const { rows, page } = listed(read.runs);
  const example = query.get('example');
  return {
    head: adminHead(request, 'nav.automation'),
    rule: read.found?.rule ?? null,
    deleted: read.found?.deleted ?? null,
    choices: read.choices,
    preview: read.preview,
    example: isExample(example) ? example : null,
    rows,
    page,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const id = uuidOrNew(params.id);
  const form = await postedForm(request);
  const { permissions } = current;
  const intent = form.get('intent');
  if (intent === 'preview') return lookAhead(asker, id, form);
  if (intent === 'undo-run') {
    const { reply, status } = await takeBackRun(asker, { form, permissions });
    return data(reply, { status });
  }
  if (intent === 'delete') {
    form.set('id', id ?? '');
    const { reply, status } = await actOnRules(asker, { form, permissions });
    if (reply.rule !== 'deleted') return data(reply, { status });
    const query = new URLSearchParams({ set: reply.set ?? '' });
    throw redirect(`${adminPath('automation')}?${query}`, 303);
  }
  const { reply, status } = await saveRule(asker, { id, form, permissions });
  if (reply.kind === 'saved' && id === null) {
    return redirect(adminPath('automationRule', { id: reply.id }), 303);
  }
  return data(reply, { status });
}

/** One rule: how it is written, what it would have done, and everything it did. */
export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('automation');
  const { may } = usePermissions();
  const reply = useKeptReply(actionData);
  const { rule, deleted, choices, preview, example, page, rows } = loaderData;
  const mayEdit = may('settings', 'manage');
  const words = (one: Example) => ({
    name: t(`examples.${one}`),
    task: t('examples.task'),
  });
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{rule?.name ?? t('new')}</h1>
        {rule && (
          <Link className="link" to={`${adminPath('changes')}?row=${rule.id}`}>
            {t('history')}
          </Link>
        )}
      </header>
      {rule && <StoppedRule rule={rule} />}
      {!mayEdit && <p className="admin-notice">{t('readOnly')}</p>}
      <fieldset className="rule-whole" disabled={!mayEdit}>
        <legend className="unseen">{t('parts.rule')}</legend>
        <RuleForm
          key={rule?.id ?? 'new'}
          rule={rule}
          first={example ? exampleDraft(example, words(example)) : blankRule()}
          {...{ deleted, choices, preview }}
          reply={reply && 'kind' in reply ? (reply as RuleReply) : undefined}
        />
      </fieldset>
      {rule && !deleted && (
        <RuleRecord
          {...{ rule, page, mayEdit }}
          runs={rows}
          refused={reply && 'rule' in reply && reply.rule === false ? reply.why : undefined}
        />
      )}
    </>
  );
}

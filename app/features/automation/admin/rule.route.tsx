import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { ruleIn } from '../check-rule.ts';
import { readRuleChoices } from '../choices.store.server.ts';
import { type RuleReply, ruleAction } from '../commands/rule-actions.server.ts';
import { type Example, exampleDraft, isExample } from '../examples.ts';
import { previewRule } from '../preview.store.server.ts';
import { applyEdit, blankRule, draftIn } from '../rule-draft.ts';
import { readRule } from '../rules.store.server.ts';
import { rulesRunsList } from '../runs.list.server.ts';
import { listRuns } from '../runs.store.server.ts';
import type { Route } from './+types/rule.route';
import styles from './automation.css?url';
import { RuleForm } from './rule-form.tsx';
import { RuleRecord } from './rule-record.tsx';
import { StoppedRule } from './stopped-rule.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = parseListQuery(rulesRunsList, search);
  const { user, current } = requireUser(request, context);
  const key = uuidOrNew(params.id);
  const read = await asPerson(user, async (tx) => {
    const found = key ? await readRule(tx, key) : undefined;
    return {
      found,
      choices: await readRuleChoices(tx),
      preview: found ? await previewRule(tx, found.rule, found.rule.id) : null,
      runs: found ? await listRuns(tx, found.rule.id, query) : [],
    };
  });
  const makes = key === null && current.permissions.has('settings:manage');
  if (!read.found && !makes) throw notFound();
  const { rows, page } = query.page(read.runs);
  const example = search.get('example');
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

/** The runs a typed rule would have had last month, saved or not. */
async function previewTyped(args: Route.ActionArgs, form: FormData) {
  const { user } = requireUser(args.request, args.context);
  const id = uuidOrNew(args.params.id);
  // Its name does not affect the runs.
  const read = ruleIn({ ...draftIn(form), name: 'x' });
  if ('mistakes' in read) return { preview: null };
  return { preview: await asPerson(user, (tx) => previewRule(tx, read.rule, id)) };
}

/** Previews the draft, adds or removes a line without scripts; everything else is a command. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request.clone());
  if (form.get('intent') === 'preview') return previewTyped(args, form);
  const edit = form.get('edit');
  if (typeof edit === 'string' && !form.has('intent')) {
    return { edited: applyEdit(draftIn(form), edit) };
  }
  return ruleAction(args);
}

/** One rule: its editor, its preview, and its runs. */
export default function RulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('automation');
  const { may } = usePermissions();
  const answer = useLatestReply(actionData);
  const reply = answer && 'ok' in answer ? (answer as RuleReply) : undefined;
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
          reply={reply?.intent === 'save' ? reply : undefined}
          edited={answer && 'edited' in answer ? answer.edited : undefined}
        />
      </fieldset>
      {rule && !deleted && (
        <RuleRecord
          {...{ rule, page, mayEdit }}
          runs={rows}
          refused={reply?.ok === false && reply.intent === 'delete' ? reply.code : undefined}
        />
      )}
    </>
  );
}

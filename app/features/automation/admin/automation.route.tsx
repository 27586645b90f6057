import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readRuleChoices } from '../choices.store.server.ts';
import { type RuleListReply, ruleListAction } from '../commands/rule-actions.server.ts';
import { rulesList } from '../rules.list.server.ts';
import { listRules } from '../rules.store.server.ts';
import { countRuns } from '../runs.store.server.ts';
import type { Route } from './+types/automation.route';
import styles from './automation.css?url';
import { DeletedRule } from './deleted-rule.tsx';
import { ExampleRules } from './example-rules.tsx';
import { RuleList } from './rule-list.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { slicePage } = parseListQuery(rulesList, search);
  const { user } = requireUser(request, context);
  const { rules, runs, choices } = await asPerson(user, async (tx) => ({
    rules: await listRules(tx),
    runs: await countRuns(tx),
    choices: await readRuleChoices(tx),
  }));
  const { rows, page } = slicePage(
    rules.map((rule) => ({ ...rule, ...(runs.get(rule.id) ?? { ran: 0, failed: 0 }) })),
  );
  return {
    head: adminHead(request, 'nav.automation'),
    page,
    rules: rows,
    choices,
    set: search.get('set'),
  };
}

export const action = ruleListAction;

/** The list of automation rules. */
export default function AutomationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('automation');
  const { may } = usePermissions();
  const { page, rules, choices, set } = loaderData;
  const answer = useLatestReply<RuleListReply>(actionData);
  const mayEdit = may('settings', 'manage');
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('title')}</h1>
          <p className="soft">{t('lead')}</p>
        </div>
        {mayEdit && (
          <Link className="button compact" to={adminPath('automationRule', { id: 'new' })}>
            {t('new')}
          </Link>
        )}
      </header>
      <DeletedRule
        reply={answer ?? (set === null ? undefined : { ok: true, intent: 'delete', data: { set } })}
      />
      <RuleList page={page} rules={rules} choices={choices} mayEdit={mayEdit} />
      {rules.length === 0 && mayEdit && <ExampleRules />}
    </>
  );
}

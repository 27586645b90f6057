import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { actOnRules } from '../act-on-rules.server.ts';
import { readRuleChoices } from '../choices.store.server.ts';
import type { RuleAct } from '../rule-reply.ts';
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
  const query = new URL(request.url).searchParams;
  const { cut } = listAsked(rulesList, query);
  const { asker } = askerOf(request, context);
  const { rules, runs, choices } = await asPerson(asker, async (tx) => ({
    rules: await listRules(tx),
    runs: await countRuns(tx),
    choices: await readRuleChoices(tx),
  }));
  const { rows, page } = cut(
    rules.map((rule) => ({ ...rule, ...(runs.get(rule.id) ?? { ran: 0, failed: 0 }) })),
  );
  return {
    head: adminHead(request, 'nav.automation'),
    page,
    rules: rows,
    choices,
    set: query.get('set'),
  };
}

/** Switches a rule, deletes it, or brings a deleted one back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const form = await postedForm(request);
  const { reply, status } = await actOnRules(asker, { form, permissions: current.permissions });
  return data(reply, { status });
}

/** Rules that act by themselves. */
export default function AutomationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('automation');
  const { may } = usePermissions();
  const { page, rules, choices, set } = loaderData;
  const answer = useKeptReply<RuleAct>(actionData);
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
      <DeletedRule reply={answer ?? (set === null ? undefined : { rule: 'deleted', set })} />
      <RuleList page={page} rules={rules} choices={choices} mayEdit={mayEdit} />
      {rules.length === 0 && mayEdit && <ExampleRules />}
    </>
  );
}

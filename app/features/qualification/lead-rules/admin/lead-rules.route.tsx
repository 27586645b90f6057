import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readLeadOwners } from '#app/features/qualification/admin/owners/lead-owners.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { leadRulesList } from '../lead-rules.list.server.ts';
import { listLeadRules } from '../lead-rules.store.server.ts';
import { readRuleProducts } from '../rule-products.store.server.ts';
import type { Route } from './+types/lead-rules.route';
import { type RuleListReply, ruleListAction } from './commands/lead-rule-actions.server.ts';
import { LeadRuleList } from './lead-rule-list.tsx';
import styles from './lead-rules.css?url';
import { RulesNotice } from './rules-notice.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const { user } = requireUser(request, context);
  const found = await asPerson(user, async (tx) => ({
    rules: await listLeadRules(tx),
    names: { owners: await readLeadOwners(tx), products: await readRuleProducts(tx) },
  }));
  const { rows, page } = parseListQuery(leadRulesList, search).slicePage(found.rules);
  return {
    head: adminHead(request, 'nav.leadRules'),
    page,
    rules: rows,
    names: found.names,
    set: search.get('set'),
  };
}

export const action = ruleListAction;

export default function LeadRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('lead-rules');
  const { may } = usePermissions();
  const { page, rules, names, set } = loaderData;
  const answer = useLatestReply<RuleListReply>(actionData);
  // After a deletion on the screen of the rule the address names the change set.
  const deleted: RuleListReply | undefined =
    set === null
      ? undefined
      : {
          ok: true,
          intent: 'delete',
          data: { set },
          ...(set && { undo: { intent: 'undo', set } }),
        };
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('nav.leadRules', { ns: 'admin' })}</h1>
        {may('settings', 'update') && (
          <Link className="button compact" to={adminPath('leadRule', { id: 'new' })}>
            {t('new')}
          </Link>
        )}
      </header>
      <p className="soft">{t('lead')}</p>
      <RulesNotice reply={answer ?? deleted} />
      <LeadRuleList page={page} rules={rules} names={names} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readLeadOwners } from '#app/features/qualification/admin/owners/lead-owners.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidOrNew } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readLeadRule } from '../lead-rules.store.server.ts';
import { readRuleProducts } from '../rule-products.store.server.ts';
import type { Route } from './+types/lead-rule.route';
import { type RuleReply, ruleAction } from './commands/lead-rule-actions.server.ts';
import { DeleteRuleForm } from './delete-rule-form.tsx';
import { LeadRuleForm } from './lead-rule-form.tsx';
import styles from './lead-rules.css?url';
import { RuleInWords } from './rule-in-words.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const key = uuidOrNew(params.id);
  const { found, names } = await asPerson(user, async (tx) => ({
    found: key ? await readLeadRule(tx, key) : null,
    names: { owners: await readLeadOwners(tx), products: await readRuleProducts(tx) },
  }));
  const makes = key === null && current.permissions.has('settings:update');
  if (!found && !makes) throw notFound();
  return {
    head: adminHead(request, 'nav.leadRules'),
    rule: found?.rule ?? null,
    deleted: found?.deleted ?? null,
    names,
  };
}

export const action = ruleAction;

export default function LeadRulePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('lead-rules');
  const { may } = usePermissions();
  const reply = useLatestReply<RuleReply>(actionData);
  const { rule, deleted, names } = loaderData;
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
      {may('settings', 'update') || !rule ? (
        <>
          <LeadRuleForm key={rule?.id ?? 'new'} {...{ rule, deleted, names, reply }} />
          {rule && !deleted && <DeleteRuleForm rule={rule} />}
        </>
      ) : (
        <RuleInWords rule={rule} names={names} />
      )}
    </>
  );
}

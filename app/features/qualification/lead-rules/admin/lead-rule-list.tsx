import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { LeadRule } from '../lead-rules.ts';
import { type RuleNames, useRuleWords } from './use-rule-words.ts';

type Props = { page: ListPage; rules: readonly LeadRule[]; names: RuleNames };

/** The buttons that move a rule among the others. */
function Move({ rule, at, last }: { rule: LeadRule; at: number; last: number }) {
  const { t } = useTranslation('lead-rules');
  const { may } = usePermissions();
  if (!may('settings', 'update') || last === 0) return null;
  return (
    <Form method="post" className="lead-rule-move" preventScrollReset>
      <input type="hidden" name="id" value={rule.id} />
      <button
        type="submit"
        name="intent"
        value="up"
        disabled={at === 0}
        aria-label={t('up', { rule: rule.name })}
      >
        <ArrowUp aria-hidden="true" />
      </button>
      <button
        type="submit"
        name="intent"
        value="down"
        disabled={at === last}
        aria-label={t('down', { rule: rule.name })}
      >
        <ArrowDown aria-hidden="true" />
      </button>
    </Form>
  );
}

/** Rules in the order in which they are applied; each links to its editor. */
export function LeadRuleList({ page, rules, names }: Props) {
  const { t } = useTranslation('lead-rules');
  const { may } = usePermissions();
  const { when, then } = useRuleWords(names);
  return (
    <DataTable
      name="lead-rules"
      caption={t('caption')}
      columns={[
        {
          key: 'name',
          label: t('fields.name'),
          cell: ({ id, name }) => (
            <Link to={adminPath('leadRule', { id })} className="admin-row-link">
              <b>{name}</b>
            </Link>
          ),
        },
        { key: 'when', label: t('when'), cell: when },
        { key: 'then', label: t('then'), cell: then },
        { key: 'state', label: t('state'), cell: ({ isActive }) => t(isActive ? 'on' : 'off') },
        {
          key: 'move',
          label: t('order'),
          cell: (rule) => <Move rule={rule} at={rules.indexOf(rule)} last={rules.length - 1} />,
        },
      ]}
      rows={rules}
      page={page}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: may('settings', 'update')
          ? { label: t('new'), href: adminPath('leadRule', { id: 'new' }) }
          : undefined,
      }}
    />
  );
}

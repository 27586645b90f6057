import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { RuleChoices } from '../choices.ts';
import type { RuleListReply } from '../commands/rule-actions.server.ts';
import type { Rule } from '../rule.ts';
import { draftOf } from '../rule-draft.ts';
import { RuleOrder } from './rule-order.tsx';
import { useSentence } from './use-sentence.ts';

export type ListedRule = Rule & { ran: number; failed: number };

/** On or off, switched in place; switched off by itself it is red. */
function RuleSwitch({ rule }: { rule: Rule }) {
  const { t } = useTranslation('automation');
  const fetcher = useFetcher<RuleListReply>();
  const intent = fetcher.formData?.get('intent');
  const on = intent ? intent === 'on' : rule.isActive;
  return (
    <fetcher.Form method="post" action={adminPath('automation')} className="rule-switch">
      <input type="hidden" name="id" value={rule.id} />
      <input type="hidden" name="revision" value={rule.revision} />
      <button
        type="submit"
        name="intent"
        value={on ? 'off' : 'on'}
        role="switch"
        aria-checked={on}
        aria-label={`${t(on ? 'turnOff' : 'turnOn')}: ${rule.name}`}
      >
        {t(on ? 'on' : 'off')}
      </button>
      {rule.stoppedAt && !on && <span className="bad">{t('stopped')}</span>}
      {fetcher.data?.ok === false && (
        <span className="error" role="alert">
          {t(`notDone.${fetcher.data.code}`)}
        </span>
      )}
    </fetcher.Form>
  );
}

type Props = {
  page: ListPage;
  rules: readonly ListedRule[];
  choices: RuleChoices;
  mayEdit: boolean;
};

function useColumns({ choices, rules, mayEdit }: Props): DataColumn<ListedRule>[] {
  const { t } = useTranslation('automation');
  const sentence = useSentence(choices);
  const tagName = (id: string) => choices.tags.find(({ value }) => value === id)?.label ?? id;
  const productName = (slug: string) =>
    choices.products.find(({ value }) => value === slug)?.label ?? slug;
  return [
    {
      key: 'rule',
      label: t('columns.rule'),
      cell: (rule) => (
        <>
          <Link to={adminPath('automationRule', { id: rule.id })} className="admin-row-link">
            <b>{rule.name}</b>
          </Link>
          <span className="rule-does soft">{sentence(draftOf(rule, tagName))}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: t('columns.state'),
      cell: (rule) => (mayEdit ? <RuleSwitch rule={rule} /> : t(rule.isActive ? 'on' : 'off')),
    },
    {
      key: 'product',
      label: t('columns.product'),
      room: 1000,
      cell: ({ product }) => (product ? productName(product) : t('everyProduct')),
    },
    {
      key: 'last',
      label: t('columns.last'),
      cell: ({ lastRunAt }) => (lastRunAt ? <Moment at={lastRunAt} /> : t('never')),
    },
    {
      key: 'runs',
      label: t('columns.runs'),
      cell: ({ id, ran, failed }) => (
        <>
          <Link className="link" to={`${adminPath('automationRule', { id })}#done`}>
            {t('runs', { count: ran })}
          </Link>
          {failed > 0 && <span className="rule-failed"> {t('failed', { count: failed })}</span>}
        </>
      ),
    },
    ...(mayEdit
      ? [
          {
            key: 'order',
            label: t('columns.order'),
            cell: (rule: ListedRule) => (
              <RuleOrder rule={rule} at={rules.indexOf(rule)} count={rules.length} />
            ),
          },
        ]
      : []),
  ];
}

/** Rules in words, each with its switch, its last run, and its failures. */
export function RuleList(props: Props) {
  const { t } = useTranslation('automation');
  return (
    <DataTable
      name="automation"
      caption={t('caption')}
      columns={useColumns(props)}
      rows={props.rules}
      page={props.page}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}

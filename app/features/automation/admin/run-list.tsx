import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import type { RuleReply } from '../commands/rule-actions.server.ts';
import { RUN_CODES } from '../rule-codes.ts';
import { OUTCOMES, type Outcome, REASONS, type RuleRun } from '../runs.ts';
import { subjectPath } from '../subject-path.ts';

function RunSubject({ subject, subjectId, name }: RuleRun) {
  const { t } = useTranslation('automation', { keyPrefix: 'done' });
  if (subjectId === null) return <span className="soft">{t('erased')}</span>;
  if (name === null) return <span className="soft">{t('hidden')}</span>;
  return (
    <Link className="link" to={subjectPath(subject, subjectId)}>
      <b>{name}</b>
    </Link>
  );
}

function useReason() {
  const { t } = useTranslation('automation', { keyPrefix: 'done.reasons' });
  return (code: string) => {
    const known = REASONS.find((one) => one === code);
    return known ? t(known) : t('other', { code });
  };
}

/** Undoes a run, where nothing has changed since; reports a conflict. */
function UndoRun({ run }: { run: RuleRun }) {
  const { t } = useTranslation('automation', { keyPrefix: 'done' });
  const fetcher = useFetcher<RuleReply>();
  const { data } = fetcher;
  const code = data?.ok === false ? RUN_CODES.find((one) => one === data.code) : undefined;
  if (run.outcome !== 'done') return null;
  return (
    <fetcher.Form method="post" className="rule-undo">
      <input type="hidden" name="run" value={run.id} />
      <Button
        type="submit"
        name="intent"
        value="undo-run"
        variant="outline"
        small
        busy={fetcher.state !== 'idle'}
        aria-label={`${t('undo')}: ${run.name ?? t('hidden')}`}
      >
        {t('undo')}
      </Button>
      {code && (
        <span className="error" role="alert">
          {t(`notUndone.${code}`)}
        </span>
      )}
    </fetcher.Form>
  );
}

function useColumns(mayUndo: boolean): DataColumn<RuleRun>[] {
  const { t } = useTranslation('automation');
  const reasonOf = useReason();
  const columns: DataColumn<RuleRun>[] = [
    {
      key: 'subject',
      label: t('done.subject'),
      cell: (run) => <RunSubject {...run} />,
    },
    { key: 'at', label: t('done.when'), sorts: 'down', cell: ({ at }) => <Moment at={at} /> },
    {
      key: 'acts',
      label: t('done.acts'),
      cell: ({ acts }) => acts.map((kind) => t(`acts.${kind}`)).join(' · '),
    },
    {
      key: 'outcome',
      label: t('done.outcome'),
      cell: ({ outcome, reason }) => (
        <span className={outcome === 'failed' ? 'bad' : undefined}>
          {t(`done.outcomes.${outcome}`)}
          {reason && `: ${reasonOf(reason)}`}
        </span>
      ),
    },
  ];
  if (mayUndo) {
    columns.push({ key: 'undo', label: t('done.undo'), cell: (run) => <UndoRun run={run} /> });
  }
  return columns;
}

type Props = { page: ListPage; runs: readonly RuleRun[]; mayUndo: boolean };

/** Everything a rule did, the newest first, each with its undo. */
export function RunList({ page, runs, mayUndo }: Props) {
  const { t } = useTranslation('automation', { keyPrefix: 'done' });
  const { outcome: current } = page.filter;
  const tabOf = (outcome?: Outcome) => ({
    key: outcome ?? 'all',
    label: outcome ? t(`outcomes.${outcome}`) : t('all'),
    to: listAddress({ ...page, filter: outcome ? { outcome } : {} }),
    current: current === outcome,
    count: undefined,
  });
  return (
    <section className="rule-done" aria-labelledby="done">
      <h2 className="subtitle" id="done">
        {t('title')}
      </h2>
      <DataTable
        name="automation-runs"
        caption={t('caption')}
        columns={useColumns(mayUndo)}
        rows={runs}
        page={page}
        tabs={<ListTabs label={t('tabs')} tabs={[tabOf(), ...OUTCOMES.map(tabOf)]} />}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
    </section>
  );
}

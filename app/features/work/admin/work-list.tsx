import { useTranslation } from 'react-i18next';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Job } from '#app/platform/jobs/job-list.server.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { jobName } from './job-name.ts';
import { RetryBulk } from './retry-bulk.tsx';
import { useRetry } from './use-retry.ts';

/** States that staff need, the failed ones first. */
const STATES = [
  'failed',
  'retry',
  'withheld',
  'waiting',
  'created',
  'active',
  'completed',
] as const;

const mayTry = ({ state }: Job) => state === 'failed' || state === 'retry';

type Props = {
  page: ListPage;
  jobs: readonly Job[];
  kinds: readonly string[];
};

/** Mails and jobs with their state; failed ones can be retried at once. */
export function WorkList({ page, jobs, kinds }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const fetcher = useRetry();
  const at = ({ createdAt }: Job) => formatDateTime(new Date(createdAt), locale);
  const { state: current } = page.filter;
  return (
    <DataTable
      name="work"
      heading={{ title: t('nav.work'), lead: t('work.lead') }}
      caption={t('work.caption')}
      rows={jobs}
      page={page}
      columns={[
        { key: 'kind', label: t('work.kind'), sorts: 'up', cell: ({ kind }) => jobName(t, kind) },
        {
          key: 'state',
          label: t('work.state'),
          sorts: 'up',
          cell: ({ state }) => (
            <span className="admin-job" data-state={state}>
              {t(`work.states.${state}`)}
            </span>
          ),
        },
        {
          key: 'tries',
          label: t('work.tries'),
          sorts: 'down',
          numeric: true,
          cell: ({ tries }) => tries,
        },
        {
          key: 'created',
          label: t('work.created'),
          sorts: 'down',
          numeric: true,
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        { key: 'error', label: t('work.error'), cell: ({ error }) => error },
        {
          key: 'retry',
          label: t('work.retry'),
          cell: (job: Job) =>
            mayTry(job) && (
              <Needs
                resource="settings"
                action="manage"
                label={t('work.retry')}
                item={`${jobName(t, job.kind)}, ${at(job)}`}
              >
                <fetcher.Form method="post" action={adminPath('work')}>
                  <Button
                    type="submit"
                    name="id"
                    value={job.id}
                    variant="outline"
                    small
                    aria-label={t('work.retryOf', {
                      kind: jobName(t, job.kind),
                      date: at(job),
                    })}
                  >
                    {t('work.retry')}
                  </Button>
                </fetcher.Form>
              </Needs>
            ),
        },
      ]}
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('work.kind'),
          options: kinds.map((kind) => ({ value: kind, label: jobName(t, kind) })),
        },
        { kind: 'date', name: 'from', label: t('work.from') },
        { kind: 'date', name: 'to', label: t('work.to') },
      ]}
      tabs={
        <ListTabs
          label={t('work.state')}
          tabs={[undefined, ...STATES].map((state) => ({
            key: state ?? 'all',
            label: state ? t(`work.states.${state}`) : t('work.all'),
            to: listAddress({ ...page, filter: { ...page.filter, state } }),
            current: state === current,
          }))}
        />
      }
      bulk={{
        nameOf: (job) => `${jobName(t, job.kind)}, ${at(job)}`,
        may: mayTry,
        matching: true,
        form: ({ id, matching }) => (
          <Needs resource="settings" action="manage" label={t('work.retryMany')}>
            <RetryBulk id={id} matching={matching} page={page} fetcher={fetcher} />
          </Needs>
        ),
      }}
      empty={{
        title: t('work.empty.title'),
        text: t('work.empty.text'),
        action: { label: t('work.empty.action'), href: adminPath('forms') },
      }}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { data, Form, Link, useActionData } from 'react-router';
import { z } from 'zod';
import { requirePermission } from '#app/access/guard.server.ts';
import { session } from '#app/access/session.server.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { JOB_STATES, listJobs, retryJob } from '#app/platform/jobs.server.ts';
import { postedForm } from '#app/platform/posted-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Table } from '#app/ui/table.tsx';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/work.route';
import { STATES, type WorkState } from './work-states.ts';

export const middleware = [requirePermission('settings', 'read')];

const PAGE = 50;

const filters = z.object({
  state: z.enum(JOB_STATES).optional().catch(undefined),
  before: z.iso.datetime().optional().catch(undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const jobs = await listJobs(filter, PAGE + 1);
  const { waiting } = await asActor({ kind: 'system' }, (tx) =>
    tx
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow(),
  );
  return {
    head: adminHead(request, 'nav.work'),
    state: filter.state ?? null,
    jobs: jobs.slice(0, PAGE),
    next: jobs.length > PAGE ? (jobs[PAGE - 1]?.createdAt ?? null) : null,
    waiting: Number(waiting),
    mayRetry: context.get(session)?.permissions.has('settings:manage') ?? false,
  };
}

const job = z.object({ kind: z.string().min(1).max(100), id: z.uuid() });

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = job.safeParse(Object.fromEntries(await postedForm(request)));
  if (!context.get(session)?.permissions.has('settings:manage')) {
    return data({ retried: null }, { status: 403 });
  }
  if (!parsed.success) return data({ retried: null }, { status: 422 });
  await retryJob(parsed.data.kind, parsed.data.id);
  return { retried: parsed.data.id };
}

const addressOf = (state: WorkState | null, before?: string) => {
  const given = Object.entries({ state: state ?? undefined, before }).filter(([, value]) => value);
  return `?${new URLSearchParams(given as [string, string][])}`;
};

/** What the site still has to do, and what went wrong with it. */
export default function WorkPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const reply = useActionData<typeof action>();
  const { state, jobs, next, waiting, mayRetry } = loaderData;
  const at = (moment: string) => formatDateTime(new Date(moment), locale);
  return (
    <>
      <header className="ad-head">
        <div>
          <h1 className="t2">{t('nav.work')}</h1>
          <p className="soft">
            {t('work.lead')} {t('work.waiting', { count: waiting })}
          </p>
        </div>
      </header>
      <p role="status">{reply?.retried && t('work.retried')}</p>
      <nav className="ad-tabs" aria-label={t('work.state')}>
        {[null, ...STATES].map((each) => (
          <Link
            key={each ?? 'all'}
            to={addressOf(each)}
            aria-current={each === state ? 'true' : undefined}
          >
            {each ? t(`work.states.${each}`) : t('work.all')}
          </Link>
        ))}
      </nav>
      {jobs.length === 0 ? (
        <EmptyState title={t('work.empty')} />
      ) : (
        <Table
          caption={t('work.caption')}
          columns={[
            { key: 'kind', label: t('work.kind') },
            { key: 'state', label: t('work.state') },
            { key: 'tries', label: t('work.tries'), numeric: true },
            { key: 'created', label: t('work.created'), numeric: true },
            { key: 'error', label: t('work.error') },
            ...(mayRetry ? [{ key: 'retry', label: t('work.retry') }] : []),
          ]}
          rows={jobs.map((row) => ({
            key: row.id,
            cells: [
              row.kind,
              t(`work.states.${row.state}`),
              row.tries,
              at(row.createdAt),
              row.error,
              ...(mayRetry
                ? [
                    row.state === 'failed' && (
                      <Form key="retry" method="post">
                        <input type="hidden" name="kind" value={row.kind} />
                        <input type="hidden" name="id" value={row.id} />
                        <Button type="submit" variant="outline" small>
                          {t('work.retry')}
                        </Button>
                      </Form>
                    ),
                  ]
                : []),
            ],
          }))}
        />
      )}
      <nav className="ad-pages" aria-label={t('work.caption')}>
        {next && <Link to={addressOf(state, next)}>{t('leads.more')}</Link>}
      </nav>
    </>
  );
}

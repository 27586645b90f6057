import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { z } from 'zod';
import { requirePermission } from '#app/access/guard.server.ts';
import { session } from '#app/access/session.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import {
  JOB_SORTS,
  JOB_STATES,
  type JobSort,
  listJobKinds,
  listJobs,
} from '#app/platform/jobs/job-list.server.ts';
import { retryJobs } from '#app/platform/jobs/jobs.server.ts';
import { cutPage, type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/work.route';
import { WorkList } from './work-list.tsx';

export const middleware = [requirePermission('settings', 'read')];

const PAGE = 50;
const NEWEST: JobSort = { by: 'created', descending: true };

const filters = z.object({
  state: z.enum(JOB_STATES).optional().catch(undefined),
  kind: z.string().trim().min(1).max(100).optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
const place = z.object({ after: z.uuid().optional().catch(undefined) });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries(searchParams);
  const filter = filters.parse(asked);
  const { after } = place.parse(asked);
  const sort = sortIn(searchParams, JOB_SORTS, NEWEST);
  const { rows, next } = cutPage(await listJobs(filter, { sort, after, limit: PAGE + 1 }), PAGE);
  const page: ListPage = { filter, sort, usualSort: NEWEST, after: after ?? null, next };
  return {
    head: adminHead(request, 'nav.work'),
    page,
    jobs: rows,
    kinds: await listJobKinds(),
    mayRetry: context.get(session)?.permissions.has('settings:manage') ?? false,
  };
}

const wanted = z.array(z.uuid()).min(1).max(200);

export async function action({ request, context }: Route.ActionArgs) {
  const ids = wanted.safeParse((await postedForm(request)).getAll('id'));
  if (!context.get(session)?.permissions.has('settings:manage')) {
    return data({ retried: 0 }, { status: 403 });
  }
  if (!ids.success) return data({ retried: 0 }, { status: 422 });
  const retried = await retryJobs(ids.data);
  return data({ retried }, { status: retried > 0 ? 200 : 409 });
}

/** What the site still has to do, and what went wrong with it. */
export default function WorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  const { t } = useTranslation('admin');
  return (
    <>
      <header className="ad-head">
        <div>
          <h1 className="t2">{t('nav.work')}</h1>
          <p className="soft">{t('work.lead')}</p>
        </div>
      </header>
      {reply && (
        <p role="status" className={reply.retried > 0 ? 'ad-notice' : 'ad-notice bad'}>
          {reply.retried > 0 ? t('work.again', { count: reply.retried }) : t('work.notRetried')}
        </p>
      )}
      <WorkList {...loaderData} />
    </>
  );
}

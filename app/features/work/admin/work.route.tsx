import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { z } from 'zod';
import { session } from '#app/access/session.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { listJobs } from '#app/platform/jobs/job-list.server.ts';
import { jobKinds, retryJobs } from '#app/platform/jobs/jobs.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/work.route';
import { jobsList } from './jobs.list.server.ts';
import { retryMatching } from './retry-matching.server.ts';
import { WorkList } from './work-list.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  const query = parseListQuery(jobsList, new URL(request.url).searchParams);
  const { rows, page } = query.page(await listJobs(query.filter, query));
  return {
    head: adminHead(request, 'nav.work'),
    page,
    jobs: rows,
    kinds: await jobKinds(),
  };
}

const wanted = z.array(z.uuid()).min(1).max(200);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const matching = form.get('intent') === 'matching';
  const ids = wanted.safeParse(form.getAll('id'));
  if (!context.get(session)?.permissions.has('settings:manage')) {
    return data({ retried: 0 }, { status: 403 });
  }
  if (!matching && !ids.success) return data({ retried: 0 }, { status: 422 });
  const retried = matching
    ? await retryMatching(parseListQuery(jobsList, new URL(request.url).searchParams).filter)
    : await retryJobs(ids.data ?? []);
  return data({ retried }, { status: retried > 0 ? 200 : 409 });
}

/** Pending jobs of the site, and failed ones. */
export default function WorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  const { t } = useTranslation('admin');
  return (
    <>
      {reply && (
        <p role="status" className={reply.retried > 0 ? 'admin-notice' : 'admin-notice bad'}>
          {reply.retried > 0 ? t('work.again', { count: reply.retried }) : t('work.notRetried')}
        </p>
      )}
      <WorkList {...loaderData} />
    </>
  );
}

import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { listJobs } from '#app/platform/jobs/job-list.server.ts';
import { jobKinds } from '#app/platform/jobs/jobs.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/work.route';
import { jobAction } from './commands/job-actions.server.ts';
import { jobsList } from './jobs.list.server.ts';
import { useRetrySentence } from './use-retry.ts';
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

export const action = jobAction;

/** Pending jobs of the site, and failed ones. */
export default function WorkPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply(actionData);
  const sentence = useRetrySentence();
  return (
    <>
      {reply && (
        <p role="status" className={reply.ok ? 'admin-notice' : 'admin-notice bad'}>
          {sentence(reply)}
        </p>
      )}
      <WorkList {...loaderData} />
    </>
  );
}

import { JOB_SORTS, JOB_STATES } from '#app/platform/jobs/job-list.server.ts';
import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import { aDay, oneOf, severalOf, textUpTo } from '#app/ui/admin/data-table/list-filters.ts';

/** Pending and finished jobs of the site. */
export const jobsList = declareList({
  filters: {
    state: severalOf(oneOf(JOB_STATES)),
    kind: severalOf(textUpTo(100)),
    from: aDay,
    to: aDay,
  },
  sorts: JOB_SORTS,
  usual: { by: 'created', descending: true },
  size: 50,
  whole: 'the job library deletes finished jobs after some days',
});

import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readLostReasons } from '#app/features/crm/close-reasons/reasons.store.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { SubjectTasks } from '#app/features/crm/tasks/admin/subject-tasks.tsx';
import taskStyles from '#app/features/crm/tasks/admin/tasks.css?url';
import { readSubjectTasks } from '#app/features/crm/tasks/read-subject-tasks.server.ts';
import { readListFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { readCampaigns } from '#app/features/qualification/admin/lead-choices.store.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { adminPath } from '#app/paths.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import { readAllTags } from '../../tags/tags.store.server.ts';
import { readDeal } from '../deal.store.server.ts';
import { dealsList } from '../deals.list.server.ts';
import { listDeals, readPipelines, sumDeals } from '../deals.store.server.ts';
import type { Route } from './+types/deals-list.route';
import { DealList } from './deal-list.tsx';
import { DealPanel } from './deal-panel.tsx';
import styles from './deals.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: taskStyles },
];
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(dealsList, new URL(request.url).searchParams);
  const { user, current } = requireUser(request, context);
  const writes = current.permissions.has('crm:update');
  const { deals, sums, ...more } = await asPerson(user, async (tx) => {
    const found = await listDeals(tx, query);
    return {
      deals: found,
      custom: await readListFields(tx, 'deal', found),
      sums: await sumDeals(tx, query.filter),
      pipelines: await readPipelines(tx),
      owners: await readOwners(tx),
      reasons: await readLostReasons(tx),
      tags: await readAllTags(tx),
      campaigns: await readCampaigns(tx),
      deal: query.open ? await readDeal(tx, query.open, writes) : undefined,
      tasks: query.open
        ? await readSubjectTasks(tx, 'deal', query.open, current.userId)
        : undefined,
    };
  });
  const head = adminHead(request, 'nav.deals');
  const { rows, page } = query.page(deals, sums.deals);
  return { head, deals: rows, page, sums, today: businessDay(), ...more };
}

export default function DealsListPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('deals');
  const { head: _, deal, tasks, ...given } = loaderData;
  const { page, deals } = given;
  return (
    <DealList
      title={t('nav.deals', { ns: 'admin' })}
      {...given}
      openId={deal?.id}
      panel={
        deal && (
          <DetailPanel
            labelledBy="deal"
            page={page}
            rows={deals}
            openId={deal.id}
            full={recordAddress(adminPath('deal', { id: deal.id }), page)}
            openerOf={(id) => `deal-${id}`}
          >
            <DealPanel
              key={deal.id}
              deal={deal}
              tasks={tasks && <SubjectTasks {...tasks} heading="h3" />}
            />
          </DetailPanel>
        )
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { readDeal } from '#app/features/crm/deals/deal.store.server.ts';
import { DealList } from '#app/features/crm/deals/deal-list.tsx';
import { DealPanel } from '#app/features/crm/deals/deal-panel.tsx';
import styles from '#app/features/crm/deals/deals.css?url';
import { dealsList } from '#app/features/crm/deals/deals.list.server.ts';
import { listDeals, readPipelines, sumDeals } from '#app/features/crm/deals/deals.store.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readSubjectTasks } from '#app/features/crm/tasks/read-subject-tasks.server.ts';
import { SubjectTasks } from '#app/features/crm/tasks/subject-tasks.tsx';
import taskStyles from '#app/features/crm/tasks/tasks.css?url';
import { businessDay } from '#app/i18n/business-day.ts';
import { adminPath } from '#app/paths.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/deals-list.route';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: taskStyles },
];
export const middleware = [requirePermission('crm', 'read')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { open, listed, ...part } = listAsked(dealsList, new URL(request.url).searchParams);
  const { asker, current } = askerOf(request, context);
  const { deals, sums, ...more } = await asPerson(asker, async (tx) => ({
    deals: await listDeals(tx, part),
    sums: await sumDeals(tx, part.filter),
    pipelines: await readPipelines(tx),
    owners: await readOwners(tx),
    deal: open ? await readDeal(tx, open) : undefined,
    tasks: open ? await readSubjectTasks(tx, 'deal', open, current.userId) : undefined,
  }));
  const head = adminHead(request, 'nav.deals');
  const { rows, page } = listed(deals, sums.deals);
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
            full={adminPath('deal', { id: deal.id })}
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

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { listEndingLeads } from '#app/features/qualification/admin/ending-leads.store.server.ts';
import { ENDING_ORDER } from '#app/features/qualification/admin/ending-leads.ts';
import { EndingList } from '#app/features/qualification/admin/ending-list.tsx';
import { adminPath } from '#app/paths.ts';
import { cutPage, type ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/ending-leads.route';

const PAGE = 50;

export const middleware = [requirePermission('crm', 'read')];

const uuid = z.uuid().optional().catch(undefined);

export async function loader({ request, context }: Route.LoaderArgs) {
  const after = uuid.parse(new URL(request.url).searchParams.get('after') ?? undefined);
  const { asker } = askerOf(request, context);
  const found = await asPerson(asker, (tx) => listEndingLeads(tx, { after, limit: PAGE + 1 }));
  const { rows, next } = cutPage(found, PAGE);
  const page: ListPage = {
    filter: {},
    sort: ENDING_ORDER,
    usualSort: ENDING_ORDER,
    after: after ?? null,
    next,
  };
  return { head: adminHead(request, 'leads:ending.title'), page, ending: rows };
}

/** What the privacy policy takes away next. */
export default function EndingLeadsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('leads');
  return (
    <>
      <p>
        <Link className="l" to={adminPath('leads')}>
          {t('back')}
        </Link>
      </p>
      <header className="ad-head">
        <div>
          <h1 className="t2">{t('ending.title')}</h1>
          <p className="soft">{t('ending.lead')}</p>
        </div>
      </header>
      <EndingList {...loaderData} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { listRequests } from '#app/features/privacy/admin/privacy-desk.store.server.ts';
import { DESK_SORTS, USUAL_DESK_SORT } from '#app/features/privacy/admin/privacy-desk.ts';
import { RequestList } from '#app/features/privacy/admin/request-list.tsx';
import { REQUEST_KINDS, REQUEST_STATES } from '#app/features/privacy/privacy-request.ts';
import { cutPage, type ListPage, sortIn } from '#app/ui/admin/data-table/list-address.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/privacy.route';

export const middleware = [requirePermission('users', 'read')];

const PAGE = 50;

const asked = z.object({
  text: z.string().trim().min(1).max(200).optional().catch(undefined),
  kind: z.enum(REQUEST_KINDS).optional().catch(undefined),
  state: z.enum(REQUEST_STATES).optional().catch(undefined),
  after: z.uuid().optional().catch(undefined),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { after, ...filter } = asked.parse(Object.fromEntries(searchParams));
  const sort = sortIn(searchParams, DESK_SORTS, USUAL_DESK_SORT);
  const { asker } = askerOf(request, context);
  const found = await asPerson(asker, (tx) =>
    listRequests(tx, filter, { sort, after, limit: PAGE + 1 }),
  );
  const { rows, next } = cutPage(found, PAGE);
  const page: ListPage = { filter, sort, usualSort: USUAL_DESK_SORT, after: after ?? null, next };
  const now = new Date().toISOString();
  return { head: adminHead(request, 'nav.privacy'), page, requests: rows, now };
}

export default function PrivacyDesk({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { page, requests, now } = loaderData;
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('nav.privacy')}</h1>
      </header>
      <RequestList page={page} requests={requests} now={now} />
    </>
  );
}

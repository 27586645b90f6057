import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, pageAsked } from '#app/access/guard.server.ts';
import { LeadsPerWeek } from '#app/features/qualification/admin/leads-per-week.tsx';
import {
  countLeads,
  leadsPerWeek,
} from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { proxyForgotten } from '#app/platform/http/forgotten-proxy.server.ts';
import { adminHead } from '../admin-head.server.ts';
import { screens } from '../frame/screens.ts';
import type { Route } from './+types/overview.route';

const WEEKS = 12;

/** The area opens on what has come in; whoever may not see that, on the first screen that she may. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker, current } = askerOf(request, context);
  if (!current.permissions.has('crm:read')) {
    const first = screens.find(({ resource }) => current.permissions.has(`${resource}:read`));
    const [, query] = pageAsked(request).split('?');
    throw redirect(`${first?.path ?? '/auth/account'}${query ? `?${query}` : ''}`);
  }
  const { weeks, waiting } = await asPerson(asker, async (tx) => ({
    weeks: await leadsPerWeek(tx, WEEKS),
    waiting: await countLeads(tx, { status: 'new' }),
  }));
  return { head: adminHead(request, 'home'), weeks, waiting, proxyForgotten: proxyForgotten() };
}

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { weeks, waiting, proxyForgotten: forgotten } = loaderData;
  return (
    <>
      <header className="ad-head">
        <h1 className="t2">{t('home')}</h1>
        <Link className="b o s" to={`${adminPath('leads')}?status=new`}>
          {t('overview.waiting', { count: waiting })}
        </Link>
      </header>
      {forgotten && (
        <section className="ad-notice bad tall" aria-labelledby="proxy">
          <h2 id="proxy" className="t3">
            {t('overview.proxy.title')}
          </h2>
          <p>{t('overview.proxy.text')}</p>
        </section>
      )}
      <LeadsPerWeek weeks={weeks} />
    </>
  );
}

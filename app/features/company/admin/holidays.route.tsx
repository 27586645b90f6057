import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { adminPath } from '#app/paths.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { HolidayList } from '../business-time/admin/holiday-list.tsx';
import { HolidayNotice } from '../business-time/admin/holiday-notice.tsx';
import styles from '../business-time/admin/holidays.css?url';
import { NewHoliday } from '../business-time/admin/new-holiday.tsx';
import {
  type HolidayReply,
  holidayAction,
} from '../business-time/commands/holiday-actions.server.ts';
import { readHolidays } from '../business-time/holidays.store.server.ts';
import type { Route } from './+types/holidays.route';
import { readSettings, readUnits } from './staff-company.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const thisYear = Number(businessDay().slice(0, 4));
  const found = await asPerson(user, async (tx) => {
    const [unit] = await readUnits(tx);
    const settings = unit && (await readSettings(tx, unit.slug));
    return {
      years: [
        { year: thisYear, holidays: await readHolidays(tx, thisYear) },
        { year: thisYear + 1, holidays: await readHolidays(tx, thisYear + 1) },
      ],
      hasHours: Object.values(settings?.week ?? {}).some((spans) => spans.length > 0),
    };
  });
  return { head: adminHead(request, 'nav.holidays'), ...found };
}

export const action = holidayAction;

export default function HolidaysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('business-time');
  const reply = useLatestReply<HolidayReply>(actionData);
  const { years, hasHours } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
        <Link className="link" to={`${adminPath('changes')}?table=company_holidays`}>
          {t('history')}
        </Link>
      </header>
      <HolidayNotice reply={reply} />
      <p className="soft">
        {t('lead')} {t(hasHours ? 'hours' : 'always')}{' '}
        <Link className="link" to={adminPath('company')}>
          {t('company')}
        </Link>
      </p>
      {years.map((one) => (
        <HolidayList key={one.year} {...one} />
      ))}
      {/* Remounted after each added holiday, so that its fields are empty. */}
      <NewHoliday
        key={reply?.ok && reply.intent === 'add' ? reply.data.set : 'new'}
        reply={reply}
      />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { adminPath } from '#app/paths.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { listOverrides } from '../../overrides/overrides.store.server.ts';
import { readPast, readWaiting } from '../../schedules/schedules.store.server.ts';
import { type ScheduleReply, scheduleAction } from '../commands/schedule-actions.server.ts';
import { namesOf } from '../content-list.ts';
import type { Route } from './+types/content-calendar.route';
import styles from './calendar.css?url';
import { ScheduleNotice } from './schedule-notice.tsx';
import { PastSchedules, WaitingSchedules } from './schedule-rows.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const found = await asPerson(user, async (tx) => ({
    waiting: await readWaiting(tx),
    past: await readPast(tx),
    written: await listOverrides(tx),
  }));
  const nameOf = namesOf(found.written, preferredLocale(request));
  const named = (schedules: typeof found.waiting) =>
    schedules.map((one) => ({ ...one, name: nameOf(one) }));
  return {
    head: adminHead(request, 'content:calendar.title'),
    waiting: named(found.waiting),
    past: named(found.past),
  };
}

export const action = scheduleAction;

/** Planned and past schedules that publish or unpublish items of content. */
export default function ContentCalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const reply = useLatestReply<ScheduleReply>(actionData);
  const { waiting, past } = loaderData;
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
        <Link className="link" to={`${adminPath('changes')}?table=content_schedules`}>
          {t('history')}
        </Link>
        <Link className="link" to={adminPath('content')}>
          {t('back')}
        </Link>
      </header>
      <ScheduleNotice reply={reply} />
      <p className="soft">{t('lead')}</p>
      <WaitingSchedules schedules={waiting} reply={reply} />
      {past.length > 0 && <PastSchedules schedules={past} />}
    </>
  );
}

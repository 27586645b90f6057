import { CalendarClock, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { businessDay } from '#app/i18n/business-day.ts';
import { formatDate, formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { fieldTime } from '../../schedules/company-time.ts';
import type { Schedule } from '../../schedules/schedule.ts';
import type { ScheduleReply } from '../commands/schedule-actions.server.ts';

type Named = Schedule & { name: string };

function ItemLink({ schedule: { kind, slug, name } }: { schedule: Named }) {
  const { t } = useTranslation('content');
  return (
    <>
      <Link className="link" to={adminPath('contentItem', { kind, slug })}>
        {name || t('list.unnamed')}
      </Link>{' '}
      <span className="soft small">{t(`kinds.${kind}`)}</span>
    </>
  );
}

function Act({ schedule: { act } }: { schedule: Named }) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const Icon = act === 'publish' ? CalendarClock : EyeOff;
  return (
    <span className="calendar-act">
      <Icon size={15} aria-hidden="true" /> {t(`acts.${act}`)}
    </span>
  );
}

type RowProps = { schedule: Named; reply: ScheduleReply | undefined };

/** Changes when it is due, or cancels it. */
function ScheduleForm({ schedule, reply }: RowProps) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const { id, revision, dueAt, name } = schedule;
  const own = reply?.ok === false && reply.values['id'] === id ? reply : undefined;
  const mistake = own?.fieldErrors['at'];
  return (
    <Needs resource="site" action="update" label={t('move')} item={name}>
      <Form method="post" preventScrollReset className="calendar-form">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <Field
          id={`at-${id}`}
          label={
            <>
              {t('at')} <span className="unseen">{name}</span>
            </>
          }
          type="datetime-local"
          name="at"
          required
          defaultValue={own?.values['at'] ?? fieldTime(dueAt)}
          error={mistake && t(`refused.${mistake === 'past' ? 'past' : 'invalid'}`)}
        />
        <Button type="submit" variant="outline" small name="intent" value="move">
          {t('move')}
          <span className="unseen"> {name}</span>
        </Button>
        <Button type="submit" variant="outline" small name="intent" value="cancel" formNoValidate>
          {t('cancel')}
          <span className="unseen"> {name}</span>
        </Button>
      </Form>
    </Needs>
  );
}

type ListProps = { schedules: readonly Named[]; reply: ScheduleReply | undefined };

/** What waits, day by day. */
export function WaitingSchedules({ schedules, reply }: ListProps) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const locale = useLocale();
  if (schedules.length === 0) {
    return (
      <div className="calendar-empty">
        <h2 className="subtitle">{t('empty.title')}</h2>
        <p className="soft">{t('empty.text')}</p>
        <Link className="button outlined compact" to={adminPath('content')}>
          {t('empty.action')}
        </Link>
      </div>
    );
  }
  const days = Map.groupBy(schedules, ({ dueAt }) => businessDay(new Date(dueAt)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="calendar-day" aria-labelledby={`day-${day}`}>
      <h2 className="subtitle" id={`day-${day}`}>
        {formatDate(new Date(ofDay[0]?.dueAt ?? day), locale)}
      </h2>
      <ol>
        {ofDay.map((schedule) => (
          <li key={schedule.id}>
            <div>
              <p>
                <ItemLink schedule={schedule} />
              </p>
              <p className="soft">
                <Act schedule={schedule} />{' '}
                <time dateTime={schedule.dueAt}>
                  {formatDateTime(new Date(schedule.dueAt), locale)}
                </time>
              </p>
            </div>
            {/* Made again once it is changed: the field then has the new time. */}
            <ScheduleForm key={schedule.revision} schedule={schedule} reply={reply} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

/** What was done or missed last. */
export function PastSchedules({ schedules }: { schedules: readonly Named[] }) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const locale = useLocale();
  return (
    <section className="calendar-day" aria-labelledby="calendar-past">
      <h2 className="subtitle" id="calendar-past">
        {t('past')}
      </h2>
      <ol>
        {schedules.map((schedule) => (
          <li key={schedule.id}>
            <div>
              <p>
                <ItemLink schedule={schedule} />
              </p>
              <p className="soft">
                <Act schedule={schedule} />{' '}
                <time dateTime={schedule.dueAt}>
                  {formatDateTime(new Date(schedule.dueAt), locale)}
                </time>{' '}
                {t(schedule.state === 'missed' ? 'missed' : 'finished')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

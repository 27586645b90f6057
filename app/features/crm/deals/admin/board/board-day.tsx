import { ChevronLeft, ChevronRight, History, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigate } from 'react-router';
import { formatBrl, formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { Button } from '#app/ui/button.tsx';

type Props = {
  /** The shown day; null for now. */
  day: string | null;
  today: string;
  pipeline: string;
};

/** A day so many days away. */
const dayFrom = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** In the head of the board: switches to any day, and from there a day further or back to now. */
export function BoardDay({ day, today, pipeline }: Props) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const navigate = useNavigate();
  const at = day ?? today;
  const to = (other: string) =>
    `?${new URLSearchParams({ pipeline, ...(other < today && { day: other }) })}`;
  const go = (other: string) => void navigate(to(other), { preventScrollReset: true });
  useKeys([
    {
      keys: '[',
      label: t('past.dayBack'),
      group: 'list',
      legend: true,
      run: () => go(dayFrom(at, -1)),
    },
    { keys: ']', label: t('past.dayOn'), group: 'list', run: () => go(dayFrom(at, 1)) },
    ...(day
      ? [
          {
            keys: 'Escape',
            label: t('past.toNow'),
            group: 'list' as const,
            legend: true,
            run: () => go(today),
          },
        ]
      : []),
  ]);
  return (
    <div className="board-day">
      <Link
        className="board-day-step"
        to={to(dayFrom(at, -1))}
        aria-label={t('past.dayBack')}
        title={t('past.dayBack')}
        preventScrollReset
      >
        <ChevronLeft aria-hidden="true" />
      </Link>
      <FoldMenu
        name={`${t('past.label')} ${day ? formatDay(day, locale) : t('past.today')}`}
        label={
          <>
            <History aria-hidden="true" />
            <span>{day ? formatDay(day, locale) : t('past.today')}</span>
          </>
        }
      >
        <Form method="get" className="board-day-form" key={at}>
          <input type="hidden" name="pipeline" value={pipeline} />
          <label htmlFor="board-day">{t('past.label')}</label>
          <input
            id="board-day"
            className="input"
            type="date"
            name="day"
            max={today}
            defaultValue={at}
            required
          />
          <Button type="submit" variant="outline" small>
            {t('past.see')}
          </Button>
        </Form>
      </FoldMenu>
      {day && (
        <>
          <Link
            className="board-day-step"
            to={to(dayFrom(at, 1))}
            aria-label={t('past.dayOn')}
            title={t('past.dayOn')}
            preventScrollReset
          >
            <ChevronRight aria-hidden="true" />
          </Link>
          <Link className="board-day-now" to={to(today)} preventScrollReset>
            <RotateCcw aria-hidden="true" /> {t('past.toNow')}
          </Link>
        </>
      )}
    </div>
  );
}

type NoticeProps = {
  day: string;
  then: { deals: number; value: number };
  now: { deals: number; value: number };
};

/** Marks a day of the past, and what has become of it. */
export function PastNotice({ day, then, now }: NoticeProps) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  return (
    <p className="board-past" role="status">
      <History aria-hidden="true" /> <b>{t('past.title', { day: formatDay(day, locale) })}</b>{' '}
      <span>
        {t('past.sums', {
          past: t('deals', { count: then.deals }),
          pastValue: formatBrl(then.value, locale),
          now: t('deals', { count: now.deals }),
          nowValue: formatBrl(now.value, locale),
        })}
      </span>
    </p>
  );
}

import { Calendar, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { formatShortDay } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import {
  COMPARISONS,
  type KeptQuery,
  RANGES,
  rangeAddress,
  type TodayRange,
} from './today-range.ts';

/** A day without its year, where that is this one. */
const dayOf = (day: string, today: string, locale: Locale) =>
  day.slice(0, 4) === today.slice(0, 4)
    ? new Date(`${day}T00:00:00Z`).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, {
        day: '2-digit',
        month: locale === 'en' ? 'short' : '2-digit',
        timeZone: 'UTC',
      })
    : formatShortDay(day, locale);

/** The days that the figures are of: those that end today, or one's own. */
export function RangeMenu({
  range,
  today,
  kept = {},
}: {
  range: TodayRange;
  today: string;
  kept?: KeptQuery;
}) {
  const { t } = useTranslation('today', { keyPrefix: 'range' });
  const locale = useLocale();
  const { from, to, kind, comparison, problem } = range;
  const days = t('days', { from: dayOf(from, today, locale), to: dayOf(to, today, locale) });
  return (
    <FoldMenu
      // Another range closes it.
      key={`${from} ${to} ${comparison} ${problem}`}
      className="overview-menu"
      name={`${t('label')}: ${days}`}
      label={
        <>
          <Calendar aria-hidden="true" />
          {days}
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <ul>
        {RANGES.map((one) => (
          <li key={one}>
            <Link
              to={rangeAddress({ ...range, kind: one }, kept)}
              aria-current={one === kind ? 'true' : undefined}
              preventScrollReset
            >
              {t(`last.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="get" className="overview-own" preventScrollReset>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {comparison !== 'before' && <input type="hidden" name="compare" value={comparison} />}
        <Field
          id="td-from"
          type="date"
          name="from"
          label={t('from')}
          defaultValue={from}
          max={today}
          required
        />
        <Field
          id="td-to"
          type="date"
          name="to"
          label={t('to')}
          defaultValue={to}
          max={today}
          required
        />
        <Button type="submit" variant="outline" small>
          {t('show')}
        </Button>
      </Form>
    </FoldMenu>
  );
}

/** On paper, without menus: the days of the figures, and the days they are compared with. */
export function PrintedRange({ range }: { range: TodayRange }) {
  const { t } = useTranslation('today', { keyPrefix: 'range' });
  const locale = useLocale();
  const { from, to, comparison } = range;
  return (
    <p className="overview-printed">
      {t(`printed.${comparison}`, {
        from: formatShortDay(from, locale),
        to: formatShortDay(to, locale),
      })}
    </p>
  );
}

/** The range of comparison. */
export function ComparisonMenu({ range, kept = {} }: { range: TodayRange; kept?: KeptQuery }) {
  const { t } = useTranslation('today');
  const { comparison } = range;
  const named = t(`compare.${comparison}`);
  return (
    <FoldMenu
      key={`${range.from} ${range.to} ${comparison}`}
      className="overview-menu"
      name={`${t('compare.label')}: ${named}`}
      label={
        <>
          {`${t('compare.label')}: ${named}`}
          <ChevronDown aria-hidden="true" />
        </>
      }
    >
      <ul>
        {COMPARISONS.map((one) => (
          <li key={one}>
            <Link
              to={rangeAddress({ ...range, comparison: one }, kept)}
              aria-current={one === comparison ? 'true' : undefined}
              preventScrollReset
            >
              {t(`compare.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </FoldMenu>
  );
}

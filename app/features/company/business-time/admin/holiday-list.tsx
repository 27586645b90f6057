import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import type { Holiday } from '../holidays.ts';

type Intent = 'close' | 'work' | 'remove';

/** The actions on a day: a computed holiday is kept or worked on, one of the company's own is deleted. */
function Act({ holiday, name }: { holiday: Holiday; name: string }) {
  const { t } = useTranslation('business-time');
  const intent: Intent = holiday.code === null ? 'remove' : holiday.isObserved ? 'work' : 'close';
  return (
    <Needs resource="settings" action="update" label={t(`acts.${intent}`)} item={name}>
      <Form method="post" preventScrollReset>
        {holiday.code === null ? (
          <>
            <input type="hidden" name="id" value={holiday.id} />
            <input type="hidden" name="revision" value={holiday.revision} />
          </>
        ) : (
          <input type="hidden" name="code" value={holiday.code} />
        )}
        <Button type="submit" variant="outline" small name="intent" value={intent}>
          {t(`acts.${intent}`)}
          <span className="unseen"> {name}</span>
        </Button>
      </Form>
    </Needs>
  );
}

function HolidayRow({ holiday }: { holiday: Holiday }) {
  const { t } = useTranslation('business-time');
  const locale = useLocale();
  const name =
    holiday.code === null
      ? (locale === 'en' && holiday.nameEn) || holiday.name
      : t(`national.${holiday.code}`);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const hours = holiday.spans?.map((span) => span.join('–')).join(', ');
  const state = hours ?? t(holiday.isObserved ? 'closed' : 'works');
  return (
    <tr data-kept={holiday.isObserved || undefined}>
      <td>
        <time dateTime={holiday.day}>{formatShortDay(holiday.day, locale)}</time>
      </td>
      <td className="soft">{weekday.format(new Date(`${holiday.day}T12:00:00Z`))}</td>
      <th scope="row">
        {name}
        {holiday.code === null && (
          <span className="soft"> · {t(holiday.yearly ? 'ownYearly' : 'own')}</span>
        )}
      </th>
      <td>{state}</td>
      <td>
        <Act holiday={holiday} name={name} />
      </td>
    </tr>
  );
}

type Props = { year: number; holidays: readonly Holiday[] };

/** The holidays of one year. */
export function HolidayList({ year, holidays }: Props) {
  const { t } = useTranslation('business-time');
  const { may } = usePermissions();
  return (
    <section aria-labelledby={`year-${year}`}>
      <h2 className="subtitle" id={`year-${year}`}>
        {year}
      </h2>
      <div className="holiday-scroll">
        <table className="holidays" data-acts={may('settings', 'update') || undefined}>
          <thead className="unseen">
            <tr>
              {(['day', 'weekday', 'name', 'state', 'act'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {holidays.map((holiday) => (
              <HolidayRow key={holiday.code ?? `${holiday.id} ${holiday.day}`} holiday={holiday} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import {
  clock,
  dayName,
  hourOf,
  spansOf,
} from '#app/features/company/business-time/opening-week.ts';
import { type OpeningHours, WEEKDAYS } from '#app/features/company/company.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

type Scale = { hours: readonly OpeningHours[]; left: number; hour: number; row: number };
const MARKS = [0, 6, 12, 18, 24];

function Week({ hours, left, hour, row }: Scale) {
  const locale = useLocale();
  const x = (time: number) => left + time * hour;
  const bottom = WEEKDAYS.length * row + 30;
  const ticks = Array.from({ length: 25 }, (_, i) => `M${x(i)} 22v${i % 6 ? 5 : 8}`).join('');
  return (
    <>
      {MARKS.map((mark) => (
        <text key={mark} x={x(mark)} y="14" textAnchor={mark === 24 ? 'end' : 'middle'}>
          {clock(`${mark}:00`, locale)}
        </text>
      ))}
      <path className="contour" d={`M${x(0)} 30H${x(24)}`} />
      <path className="thin-line" d={ticks} />
      <path className="center-line" d={`M${x(12)} 30V${bottom}`} />
      {WEEKDAYS.map((day, i) => {
        const y = 30 + i * row;
        return (
          <g key={day}>
            <text className="ink-text" x="0" y={y + row / 2 + 4}>
              {dayName(day, locale, 'short')}
            </text>
            <path className="dimension" d={`M${x(0)} ${y + row}H${x(24)}`} />
            {spansOf(hours, day).map(({ opens, closes }) => {
              const [from, to] = [x(hourOf(opens)), x(hourOf(closes))];
              return (
                <g key={opens}>
                  <path className="facet-2" d={`M${from} ${y + 7}H${to}V${y + row / 2}H${from}Z`} />
                  <path
                    className="facet-4"
                    d={`M${from} ${y + row / 2}H${to}V${y + row - 7}H${from}Z`}
                  />
                  <path className="heat-line" d={`M${to} ${y + 7}V${y + row - 7}`} />
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}

/** The week as a scale of hours: metal during opening hours, a hot edge where they end. */
export function WeekFigure({ hours }: { hours: readonly OpeningHours[] }) {
  const { t } = useTranslation('contact', { keyPrefix: 'hours' });
  return (
    <figure className="week">
      <svg className="wide" viewBox="0 0 1360 318" role="img" aria-labelledby="week-title">
        <title id="week-title">{t('figure')}</title>
        <Week hours={hours} left={112} hour={52} row={40} />
      </svg>
      <svg className="tall" viewBox="0 0 328 244" aria-hidden="true">
        <Week hours={hours} left={52} hour={11.3} row={29} />
      </svg>
    </figure>
  );
}

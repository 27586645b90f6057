import { useTranslation } from 'react-i18next';
import { downtimeDays } from '#app/features/content/claims/claim-words.ts';
import { claims, claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { markedDays } from './year-days.ts';

const WIDE = { row: 365, pitch: 3.726, rise: 0, high: 64, top: 0, left: 1, from: 264 };
const TALL = { row: 73, pitch: 4.493, rise: 24, high: 18, top: 0, left: 1, from: 269 };

/**
 * 365 lines, one a day. 99.9 % leaves 0.1 % of 8,760 hours, 8 h 45 min, 0.365 of one line.
 * Under 700 px the year is in five rows of 73 days.
 */
export function YearFigure() {
  const { t } = useTranslation('home', { keyPrefix: 'trust.uptime' });
  const words = claimWords(useLocale());
  const days = downtimeDays(claims());
  const wide = markedDays(WIDE, days);
  const tall = markedDays(TALL, days);
  return (
    <figure className="year">
      <svg className="wide" viewBox="0 0 1360 96" role="img">
        <title>{t('figure', words)}</title>
        <pattern id="day" width="3.726" height="64" patternUnits="userSpaceOnUse">
          <path d="M1 0V64" className="metal-line" />
        </pattern>
        <rect width="1360" height="64" fill="url(#day)" />
        <path className="paper" d={wide.paper} />
        <path className="now" d={wide.lines} />
        {wide.first && (
          <>
            <path className="thin-line" d={`M${wide.first.x} 68V82h13`} />
            <text className="hot-text" x={wide.first.x + 19} y="87">
              {t('limit', words)}
            </text>
          </>
        )}
        <text x="0" y="87">
          {t('start')}
        </text>
        <text x="1360" y="87" textAnchor="end">
          {t('end')}
        </text>
      </svg>
      <svg className="tall" viewBox="0 0 328 148" role="img">
        <title>{t('figure', words)}</title>
        <pattern id="day5" width="4.493" height="24" patternUnits="userSpaceOnUse">
          <path d="M1 0V18" className="metal-line" />
        </pattern>
        <rect width="328" height="120" fill="url(#day5)" />
        <path className="paper" d={tall.paper} />
        <path className="now" d={tall.lines} />
        {tall.first && <TallLabel {...tall.first}>{t('limit', words)}</TallLabel>}
        <text x="0" y="138">
          {t('start')}
        </text>
      </svg>
    </figure>
  );
}

/** Where the marked line is near the right edge, its label hangs to the left. */
function TallLabel({ x, bottom, children }: { x: number; bottom: number; children: string }) {
  const [way, anchor] = x > 240 ? ([-1, 'end'] as const) : ([1, undefined] as const);
  return (
    <>
      <path className="thin-line" d={`M${x} ${bottom + 3}V134h${9 * way}`} />
      <text className="hot-text" x={x + 15 * way} y="138" textAnchor={anchor}>
        {children}
      </text>
    </>
  );
}

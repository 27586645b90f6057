import { useTranslation } from 'react-i18next';
import type { Claims } from '#app/features/content/claims/claims.ts';
import { claims, claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { evenStep } from './even-step.ts';

type Terms = Pick<Claims, 'discovery' | 'development'>;

type Scale = {
  /** Units of the figure a week takes, and the position of week 0. */
  week: number;
  left: number;
  /** Where the scale ends and evolution begins to run out of the sheet. */
  right: number;
};

const lastWeek = ({ discovery, development }: Terms) => discovery.most + development.most;

/** What the longest terms take of the sheet; the rest of it is evolution's. */
const WIDE = 1176;
const TALL = 280;

/** Bars on a scale of weeks: full metal up to the shortest term, hatched up to the longest. */
function Bars({ week, left, right, terms }: Scale & { terms: Terms }) {
  const x = (weeks: number) => Math.round((left + weeks * week) * 10) / 10;
  const bar = (from: number, to: number, y: number) =>
    `M${x(from)} ${y}H${x(to)}V${y + 26}H${x(from)}Z`;
  const weeks = lastWeek(terms);
  // One mark per week, as long as marks can be distinguished.
  const every = evenStep(weeks, 56);
  const ticks = Array.from(
    { length: Math.floor(weeks / every) + 1 },
    (_, i) => `M${x(i * every)} 116v${i % 2 === 0 ? -12 : -7}`,
  ).join('');
  const { discovery, development } = terms;
  const start = discovery.most;
  return (
    <>
      <path className="hid" d={`M${x(start)} 22V116M${x(weeks)} 60V116`} />
      <path className="hatched" d={bar(0, start, 22)} />
      <path className="metal" d={bar(0, discovery.least, 22)} />
      <path className="hatched" d={bar(start, weeks, 62)} />
      <path className="metal" d={bar(start, start + development.least, 62)} />
      <path className="heat-line" d={`M${x(weeks)} 75H${right}`} />
      <path className="contour" d={`M${left} 116H${right}`} />
      <path className="thin-line" d={ticks} />
    </>
  );
}

/** A word beside its bar, or before the bar's end where the sheet ends too soon. */
function BarWord({
  x,
  y,
  room,
  children,
}: {
  x: number;
  y: string;
  room: number;
  children: string;
}) {
  return x <= room ? (
    <text className="ink-text" x={x} y={y}>
      {children}
    </text>
  ) : (
    <text className="ink-text halo" x={room + 60} y={y} textAnchor="end">
      {children}
    </text>
  );
}

/** Typical terms on one scale: how short and how long each phase tends to be. */
export function PhaseRuler() {
  const { t } = useTranslation('kit', { keyPrefix: 'ruler' });
  const terms = claims();
  const title = t('title', claimWords(useLocale()));
  const weeks = lastWeek(terms);
  const wide: Scale = { week: WIDE / weeks, left: 2, right: 1358 };
  const tall: Scale = { week: TALL / weeks, left: 2, right: 326 };
  const at = (scale: Scale, week: number) => Math.round((scale.left + week * scale.week) * 10) / 10;
  const numbers = (scale: Scale, most: number) => {
    const every = evenStep(weeks, most);
    return Array.from({ length: Math.floor(weeks / every) }, (_, i) => (i + 1) * every).map((n) => (
      <text key={n} x={at(scale, n)} y="138" textAnchor="middle">
        {n}
      </text>
    ));
  };
  const discovered = terms.discovery.most;
  const developed = discovered + terms.development.least;
  return (
    <figure className="drawing">
      <svg className="wide full" viewBox="0 0 1360 146" role="img" aria-labelledby="ruler-t">
        <title id="ruler-t">{title}</title>
        <Bars {...wide} terms={terms} />
        <BarWord x={at(wide, discovered) + 14} y="40" room={1240}>
          {t('discovery')}
        </BarWord>
        <BarWord x={at(wide, developed)} y="54" room={1080}>
          {t('development')}
        </BarWord>
        <text className="hot-text" x="1358" y="62" textAnchor="end">
          {t('evolution')}
        </text>
        {numbers(wide, 16)}
        <text x="1358" y="138" textAnchor="end">
          {t('unit')}
        </text>
      </svg>
      <svg className="tall" viewBox="0 0 328 162" role="img" aria-labelledby="ruler-t-tall">
        <title id="ruler-t-tall">{title}</title>
        <Bars {...tall} terms={terms} />
        <BarWord x={at(tall, discovered) + 8} y="38" room={230}>
          {t('discovery')}
        </BarWord>
        <BarWord x={at(tall, developed)} y="56" room={210}>
          {t('development')}
        </BarWord>
        {numbers(tall, 8)}
        <text x="326" y="156" textAnchor="end">
          {t('unit')}
        </text>
      </svg>
    </figure>
  );
}

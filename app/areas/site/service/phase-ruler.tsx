import { useTranslation } from 'react-i18next';
import { DEVELOPMENT_WEEKS, DISCOVERY_WEEKS } from '#app/features/content/services/facts.ts';

const [DISCOVERY_LEAST, DISCOVERY_MOST] = DISCOVERY_WEEKS;
const [DEVELOPMENT_LEAST, DEVELOPMENT_MOST] = DEVELOPMENT_WEEKS;
const WEEKS = DISCOVERY_MOST + DEVELOPMENT_MOST;

type Scale = {
  /** Units of the figure a week takes, and where week 0 lies. */
  week: number;
  left: number;
  /** Where the scale ends and evolution begins to run out of the sheet. */
  right: number;
};

/** Bars on a scale of weeks: full metal up to the shortest term, hatched up to the longest. */
function Bars({ week, left, right }: Scale) {
  const x = (weeks: number) => left + weeks * week;
  const bar = (from: number, to: number, y: number) =>
    `M${x(from)} ${y}H${x(to)}V${y + 26}H${x(from)}Z`;
  const ticks = Array.from(
    { length: WEEKS + 1 },
    (_, i) => `M${x(i)} 116v${i % 2 === 0 ? -12 : -7}`,
  ).join('');
  const start = DISCOVERY_MOST;
  return (
    <>
      <path className="hid" d={`M${x(start)} 22V116M${x(WEEKS)} 60V116`} />
      <path className="ht" d={bar(0, DISCOVERY_MOST, 22)} />
      <path className="mf" d={bar(0, DISCOVERY_LEAST, 22)} />
      <path className="ht" d={bar(start, WEEKS, 62)} />
      <path className="mf" d={bar(start, start + DEVELOPMENT_LEAST, 62)} />
      <path className="ks" d={`M${x(WEEKS)} 75H${right}`} />
      <path className="o1" d={`M${left} 116H${right}`} />
      <path className="o2" d={ticks} />
    </>
  );
}

/** Typical terms on one scale: how short and how long each phase tends to be. */
export function PhaseRuler() {
  const { t } = useTranslation('service', { keyPrefix: 'ruler' });
  const wide: Scale = { week: 84, left: 2, right: 1358 };
  const tall: Scale = { week: 20, left: 2, right: 326 };
  const at = (scale: Scale, weeks: number) => scale.left + weeks * scale.week;
  const numbers = (scale: Scale, every: number) =>
    Array.from({ length: WEEKS / every }, (_, i) => (i + 1) * every).map((n) => (
      <text key={n} x={at(scale, n)} y="138" textAnchor="middle">
        {n}
      </text>
    ));
  return (
    <figure className="drawing">
      <svg className="wide full" viewBox="0 0 1360 146" role="img" aria-labelledby="ruler-t">
        <title id="ruler-t">{t('title')}</title>
        <Bars {...wide} />
        <text className="tk" x={at(wide, DISCOVERY_MOST) + 14} y="40">
          {t('discovery')}
        </text>
        <text className="tk" x={at(wide, DISCOVERY_MOST + DEVELOPMENT_LEAST)} y="54">
          {t('development')}
        </text>
        <text className="th" x="1358" y="62" textAnchor="end">
          {t('evolution')}
        </text>
        {numbers(wide, 1)}
        <text x="1358" y="138" textAnchor="end">
          {t('unit')}
        </text>
      </svg>
      <svg className="tall" viewBox="0 0 328 162" role="img" aria-labelledby="ruler-t-tall">
        <title id="ruler-t-tall">{t('title')}</title>
        <Bars {...tall} />
        <text className="tk" x={at(tall, DISCOVERY_MOST) + 8} y="38">
          {t('discovery')}
        </text>
        <text className="tk" x={at(tall, DISCOVERY_MOST + DEVELOPMENT_LEAST)} y="56">
          {t('development')}
        </text>
        {numbers(tall, 2)}
        <text x="326" y="156" textAnchor="end">
          {t('unit')}
        </text>
      </svg>
    </figure>
  );
}

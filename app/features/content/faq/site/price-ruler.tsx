import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { evenStep } from '#app/areas/site/kit/even-step.ts';
import { claims } from '#app/features/content/claims/published-claims.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

const ROWS = ['automation', 'diagnostic', 'gamificationWorkshop'] as const;
/** Lengths of the scale: its start, the highest price, and the end of the sheet. */
type Scale = {
  left: number;
  highest: number;
  right: number;
  pitch: number;
  top: number;
  /** What the dashed bar needs above and below, because words are in it. */
  slack: number;
};

const WIDE: Scale = { left: 2, highest: 902, right: 1358, pitch: 46, top: 26, slack: 5 };
const TALL: Scale = { left: 2, highest: 207, right: 326, pitch: 58, top: 38, slack: 0 };
const HIGH = 26;
/** What a word takes that ends where its bar begins. */
const WORD = 220;

/** Reais a unit of the figure stands for. Prices of nothing have no scale: any will do. */
const realPerUnit = ({ left, highest }: Scale) =>
  Math.max(1000, ...Object.values(claims().fromBrl)) / (highest - left);
const xOf = (scale: Scale, brl: number) =>
  Math.round((scale.left + brl / realPerUnit(scale)) * 10) / 10;
/** The last price that the sheet has room for. */
const lastOf = (scale: Scale) => (scale.right - scale.left) * realPerUnit(scale);
const yOf = ({ top, pitch }: Scale, row: number) => top + row * pitch;

/** A torn end: the bar goes on beyond the sheet. */
const torn = (x: number, y: number) =>
  `L${x - 6} ${y + 7}L${x + 2} ${y + 13}L${x - 8} ${y + 19}L${x - 3} ${y + HIGH}`;

/** Bars that start where a price starts; no end is drawn, because none is published. */
function Bars({ scale, every, parts }: { scale: Scale; every: number; parts: number }) {
  const { left, right, slack } = scale;
  const dashed = `M${left} ${yOf(scale, ROWS.length) - slack}H${right}v${HIGH + 2 * slack}H${left}Z`;
  const floor = yOf(scale, ROWS.length + 1);
  const count = Math.floor((lastOf(scale) / every) * parts);
  const ticks = Array.from(
    { length: count + 1 },
    (_, i) => `M${xOf(scale, (i * every) / parts)} ${floor}v${i % parts === 0 ? -12 : -6}`,
  );
  return (
    <>
      {ROWS.map((name, row) => {
        const x = xOf(scale, claims().fromBrl[name]);
        const y = yOf(scale, row);
        return (
          <g key={name}>
            <path className="hid" d={`M${x} ${y + HIGH}V${floor}`} />
            <path className="metal" d={`M${x} ${y}H${right}${torn(right, y)}H${x}Z`} />
            <path className="heat-line" d={`M${x} ${y - 5}V${y + HIGH + 5}`} />
          </g>
        );
      })}
      <path className="dashed-paper" d={dashed} />
      <path className="contour" d={`M${left} ${floor}H${right}`} />
      <path className="thin-line" d={ticks.join('')} />
    </>
  );
}

/** Published prices on one scale of reais, and the price that depends on a design. */
export function PriceRuler() {
  const { t } = useTranslation('faq', { keyPrefix: 'figure' });
  const locale = useLocale();
  const price = (name: (typeof ROWS)[number]) =>
    t('from', { price: formatBrl(claims().fromBrl[name], locale) });
  const numbers = (scale: Scale, every: number) =>
    Array.from({ length: Math.floor(lastOf(scale) / every) }, (_, i) => (i + 1) * every)
      .filter((brl) => xOf(scale, brl) < scale.right - 30)
      .map((brl) => (
        <text
          key={brl}
          x={xOf(scale, brl)}
          y={yOf(scale, ROWS.length + 1) + 20}
          textAnchor="middle"
        >
          {formatBrl(brl, locale)}
        </text>
      ));
  const everyWide = evenStep(lastOf(WIDE), 8);
  const everyTall = evenStep(lastOf(TALL), 4);
  return (
    <Drawing
      id="price-figure"
      title={t('title', {
        automation: price('automation'),
        diagnostic: price('diagnostic'),
        gamificationWorkshop: price('gamificationWorkshop'),
      })}
      broad
      wideBox="0 0 1360 236"
      tallBox="0 0 328 300"
      wide={
        <>
          <Bars scale={WIDE} every={everyWide} parts={5} />
          {ROWS.map((name, row) => {
            const x = xOf(WIDE, claims().fromBrl[name]);
            const before = x > WORD;
            return (
              <text
                key={name}
                className={before ? 'ink-text' : 'ink-text halo'}
                x={before ? x - 14 : x + 14}
                y={yOf(WIDE, row) + 17}
                textAnchor={before ? 'end' : undefined}
              >
                {t(name)}
              </text>
            );
          })}
          <text className="ink-text halo" x="16" y={yOf(WIDE, ROWS.length) + 17}>
            {t('custom')}
          </text>
          {numbers(WIDE, everyWide)}
        </>
      }
      tall={
        <>
          <Bars scale={TALL} every={everyTall} parts={10} />
          {ROWS.map((name, row) => (
            <text key={name} className="ink-text halo" x="2" y={yOf(TALL, row) - 12}>
              {`${t(name)}, ${price(name)}`}
            </text>
          ))}
          <text className="ink-text halo" x="2" y={yOf(TALL, ROWS.length) - 12}>
            {t('customShort')}
          </text>
          {numbers(TALL, everyTall)}
        </>
      }
    />
  );
}

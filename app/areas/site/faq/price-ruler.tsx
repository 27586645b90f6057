import { useTranslation } from 'react-i18next';
import { FROM_BRL } from '#app/features/content/services/facts.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Drawing } from '../services/sheet/drawing.tsx';

const ROWS = ['automation', 'diagnostic', 'gamificationWorkshop'] as const;
/** Lengths of the scale: units of the figure a thousand reais take, and where it starts and ends. */
type Scale = {
  thousand: number;
  left: number;
  right: number;
  pitch: number;
  top: number;
  /** What the dashed bar needs above and below, because words stand in it. */
  slack: number;
};

const WIDE: Scale = { thousand: 36, left: 2, right: 1358, pitch: 46, top: 26, slack: 5 };
const TALL: Scale = { thousand: 8.2, left: 2, right: 326, pitch: 58, top: 38, slack: 0 };
const HIGH = 26;

const xOf = ({ left, thousand }: Scale, brl: number) => left + (brl / 1000) * thousand;
const yOf = ({ top, pitch }: Scale, row: number) => top + row * pitch;

/** A torn end: the bar goes on beyond the sheet. */
const torn = (x: number, y: number) =>
  `L${x - 6} ${y + 7}L${x + 2} ${y + 13}L${x - 8} ${y + 19}L${x - 3} ${y + HIGH}`;

/** Bars that start where a price starts; no end is drawn, because none is published. */
function Bars({ scale, every }: { scale: Scale; every: number }) {
  const { left, right, thousand, slack } = scale;
  const dashed = `M${left} ${yOf(scale, ROWS.length) - slack}H${right}v${HIGH + 2 * slack}H${left}Z`;
  const floor = yOf(scale, ROWS.length + 1);
  const count = Math.floor((right - left) / thousand);
  const ticks = Array.from(
    { length: count + 1 },
    (_, i) => `M${left + i * thousand} ${floor}v${i % every === 0 ? -12 : -6}`,
  );
  return (
    <>
      {ROWS.map((name, row) => {
        const x = xOf(scale, FROM_BRL[name]);
        const y = yOf(scale, row);
        return (
          <g key={name}>
            <path className="hid" d={`M${x} ${y + HIGH}V${floor}`} />
            <path className="mf" d={`M${x} ${y}H${right}${torn(right, y)}H${x}Z`} />
            <path className="ks" d={`M${x} ${y - 5}V${y + HIGH + 5}`} />
          </g>
        );
      })}
      <path className="hp" d={dashed} />
      <path className="o1" d={`M${left} ${floor}H${right}`} />
      <path className="o2" d={ticks.join('')} />
    </>
  );
}

/** Published prices on one scale of reais, and the one that only a drawing can tell. */
export function PriceRuler() {
  const { t } = useTranslation('faq', { keyPrefix: 'figure' });
  const locale = useLocale();
  const price = (name: (typeof ROWS)[number]) =>
    t('from', { price: formatBrl(FROM_BRL[name], locale) });
  const numbers = (scale: Scale, every: number) =>
    Array.from(
      { length: Math.floor((scale.right - scale.left) / scale.thousand / every) },
      (_, i) => (i + 1) * every,
    )
      .filter((thousands) => xOf(scale, thousands * 1000) < scale.right - 30)
      .map((thousands) => (
        <text
          key={thousands}
          x={xOf(scale, thousands * 1000)}
          y={yOf(scale, ROWS.length + 1) + 20}
          textAnchor="middle"
        >
          {formatBrl(thousands * 1000, locale)}
        </text>
      ));
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
          <Bars scale={WIDE} every={5} />
          {ROWS.map((name, row) => (
            <text
              key={name}
              className="tk"
              x={xOf(WIDE, FROM_BRL[name]) - 14}
              y={yOf(WIDE, row) + 17}
              textAnchor="end"
            >
              {t(name)}
            </text>
          ))}
          <text className="tk halo" x="16" y={yOf(WIDE, ROWS.length) + 17}>
            {t('custom')}
          </text>
          {numbers(WIDE, 5)}
        </>
      }
      tall={
        <>
          <Bars scale={TALL} every={10} />
          {ROWS.map((name, row) => (
            <text key={name} className="tk halo" x="2" y={yOf(TALL, row) - 12}>
              {`${t(name)}, ${price(name)}`}
            </text>
          ))}
          <text className="tk halo" x="2" y={yOf(TALL, ROWS.length) - 12}>
            {t('customShort')}
          </text>
          {numbers(TALL, 10)}
        </>
      }
    />
  );
}

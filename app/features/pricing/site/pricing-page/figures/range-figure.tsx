import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { evenStep } from '#app/areas/site/kit/even-step.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { priceWords, weeksWords } from '../../../estimate-words.ts';
import type { PriceRange } from '../../../price-rules.ts';
import type { Answers } from '../../../questions.ts';

/** Weeks until the day that the visitor named; none where there is no such day. */
const WEEKS_TO: Readonly<Record<Answers['deadline'], number | null>> = {
  soon: null,
  threeMonths: 13,
  sixMonths: 26,
  open: null,
};

type Sheet = {
  /** Where scales begin and end. */
  left: number;
  right: number;
  /** Most numbers under each scale. */
  prices: number;
  weeks: number;
  /** What the unit takes at the end of a scale. */
  unit: number;
};

const WIDE: Sheet = { left: 2, right: 1340, prices: 9, weeks: 14, unit: 140 };
const TALL: Sheet = { left: 2, right: 320, prices: 3, weeks: 7, unit: 60 };
/** Height of one scale, and of the space before the first. */
const HIGH = 150;
const BAR = 30;
/** Half of what a letter of the drawing takes at most. */
const HALF_LETTER = 4;

type Ends = { least: number; most: number };
type ScaleProps = {
  sheet: Sheet;
  /** Most numbers under it. */
  numbers: number;
  top: number;
  ends: Ends;
  /** Where the scale ends, a little beyond the most. */
  end: number;
  /** The range, on its dimension line. */
  words: string;
  /** Absent where each number names it. */
  unit?: string;
  number: (value: number) => string;
  /** A mark of the visitor's own on the scale. */
  mark?: { at: number; words: string } | null;
};

/** A bar on a scale from nothing: full metal up to the least, hatched up to the most, dimensioned above. */
function Scale({ sheet, numbers, top, ends, end, words, unit, number, mark }: ScaleProps) {
  const { left, right } = sheet;
  const x = (value: number) => Math.round((left + (value / end) * (right - left)) * 10) / 10;
  const bar = top + 44;
  const floor = bar + BAR + 26;
  const [least, most] = [x(ends.least), x(ends.most)];
  const every = evenStep(end, numbers);
  const marks = Array.from({ length: Math.floor(end / every) }, (_, i) => (i + 1) * every);
  // Above the line, moved where they would leave the sheet.
  const half = words.length * HALF_LETTER;
  const middle = Math.min(Math.max((least + most) / 2, left + half), right - half);
  return (
    <>
      <path className="dimension" d={`M${least} ${top + 8}V${floor}M${most} ${top + 8}V${floor}`} />
      {most > least && <path className="dimension-arrows" d={`M${least} ${top + 16}H${most}`} />}
      {most > least && <path className="hatched" d={`M${least} ${bar}H${most}v${BAR}H${least}Z`} />}
      <path className="metal" d={`M${left} ${bar}H${least}v${BAR}H${left}Z`} />
      <path className="contour" d={`M${left} ${floor}H${right}`} />
      <path className="thin-line" d={marks.map((value) => `M${x(value)} ${floor}v-10`).join('')} />
      {mark && <path className="heat-line" d={`M${x(mark.at)} ${bar - 12}V${floor}`} />}
      {mark && (
        <text
          className="hot-text halo"
          x={x(mark.at) + (x(mark.at) > right / 2 ? -8 : 8)}
          y={bar + BAR + 16}
          textAnchor={x(mark.at) > right / 2 ? 'end' : undefined}
        >
          {mark.words}
        </text>
      )}
      <text className="ink-text halo" x={middle} y={top + 8} textAnchor="middle">
        {words}
      </text>
      {marks
        .filter(
          (value) => x(value) < right - (unit ? sheet.unit : HALF_LETTER * number(value).length),
        )
        .map((value) => (
          <text key={value} x={x(value)} y={floor + 20} textAnchor="middle">
            {number(value)}
          </text>
        ))}
      {unit && (
        <text x={right} y={floor + 20} textAnchor="end">
          {unit}
        </text>
      )}
    </>
  );
}

type Props = { range: PriceRange; deadline: Answers['deadline'] };

/** Price and weeks of a range, each on a scale of its own with its dimension line. */
export function RangeFigure({ range, deadline }: Props) {
  const { t } = useTranslation('pricing-page', { keyPrefix: 'figure' });
  const { t: words } = useTranslation('pricing');
  const locale = useLocale();
  const [price, weeks] = [priceWords(words, range, locale), weeksWords(words, range)];
  const reais = { least: range.priceLeast / 100, most: range.priceMost / 100 };
  const wanted = WEEKS_TO[deadline];
  const end = Math.ceil(range.weeksMost * 1.12);
  const inSight = wanted !== null && wanted <= end;
  const drawn = (sheet: Sheet) => (
    <>
      <Scale
        sheet={sheet}
        top={0}
        ends={reais}
        numbers={sheet.prices}
        end={reais.most * 1.12}
        words={price}
        number={(value) => formatBrl(value, locale)}
      />
      <Scale
        sheet={sheet}
        top={HIGH}
        ends={{ least: range.weeksLeast, most: range.weeksMost }}
        numbers={sheet.weeks}
        end={end}
        words={weeks}
        unit={t('weeks')}
        number={String}
        mark={inSight ? { at: wanted, words: t('wanted') } : null}
      />
    </>
  );
  return (
    <Drawing
      id="range"
      title={`${t('range', { price, weeks })}${inSight ? ` ${t('wantedAt', { week: wanted })}` : ''}`}
      broad
      wideBox={`0 -12 1360 ${2 * HIGH}`}
      tallBox={`0 -12 328 ${2 * HIGH}`}
      wide={drawn(WIDE)}
      tall={drawn(TALL)}
    />
  );
}

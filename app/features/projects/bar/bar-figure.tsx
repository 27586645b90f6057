import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type BarDays, barOf, type PieceKind } from './bar.ts';
import { barSentence, barWords } from './bar-words.ts';
import { type BarDrawing, type DrawnPiece, drawBar, type Label } from './draw-bar.ts';

type Props = { name: string; days: BarDays };

/** At 320 px as drawn, and never smaller; from 900 px the long one. */
const SLIM = { width: 288, thickness: 30 };
const WIDE = { width: 960, thickness: 40 };

function PieceShape({ piece, y, height }: { piece: DrawnPiece; y: number; height: number }) {
  const { x, width } = piece;
  const middle = y + height / 2;
  const box = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const shapes: Record<PieceKind, React.ReactNode> = {
    done: (
      <>
        <path className="facet-2" d={box} />
        <path className="facet-4" d={`M${x} ${middle}h${width}v${height / 2}h${-width}Z`} />
        <path className="gap" d={`M${x + width} ${y}v${height}`} />
      </>
    ),
    stopped: (
      <>
        <path className="facet-2" d={box} />
        <path className="facet-4" d={`M${x} ${middle}h${width}v${height / 2}h${-width}Z`} />
      </>
    ),
    active: (
      <>
        <path className="heat" d={box} />
        <path className="contour" d={box} />
      </>
    ),
    blocked: (
      <path
        className="hid"
        d={`M${x} ${middle - height * 0.2}h${width}M${x} ${middle + height * 0.2}h${width}`}
      />
    ),
    remaining: (
      <>
        <path className="shape" d={box} />
        <path className="hatched" d={box} />
      </>
    ),
    undated: <path className="hid" d={box} />,
  };
  return shapes[piece.kind];
}

/** The point of the bar: metal with a hot edge once delivered, else drawn like the last piece. */
function Head({ drawing, kind }: { drawing: BarDrawing; kind: PieceKind | undefined }) {
  const { y, height, end, head } = drawing.actual;
  const middle = y + height / 2;
  const [back, notch] = [end - head.length, end - head.length * 0.62];
  const [top, bottom] = [middle - head.half, middle + head.half];
  if (kind === 'done') {
    return (
      <>
        <path className="facet-1" d={`M${end} ${middle}L${back} ${top}L${notch} ${middle}Z`} />
        <path className="facet-4" d={`M${end} ${middle}L${back} ${bottom}L${notch} ${middle}Z`} />
        <path className="heat-line" d={`M${back} ${top}L${end} ${middle}L${back} ${bottom}`} />
      </>
    );
  }
  const outline = `M${end} ${middle}L${back} ${top}L${notch} ${middle}L${back} ${bottom}Z`;
  return (
    <>
      <path className={kind === 'undated' ? 'blank' : 'shape'} d={outline} />
      <path className={kind === 'undated' ? 'hid' : 'hatched'} d={outline} />
    </>
  );
}

/** The dashed outline above the bar: the promised ends. */
function PromisedView({ drawing }: { drawing: BarDrawing }) {
  const { y, height, end, marks } = drawing.promised;
  const sides = marks.map((x) => `M${x} ${y}v${height}`).join('');
  if (end === null) {
    const last = marks.at(-1) ?? 2;
    return <path className="hid" d={`M2 ${y}H${last}v${height}H2Z${sides}`} />;
  }
  const [middle, length] = [y + height / 2, height * 1.7];
  const back = Math.max(2, end - length);
  return (
    <>
      <path
        className="hid"
        d={`M2 ${y}H${back}M2 ${y + height}H${back}M2 ${y}v${height}${sides}`}
      />
      <path
        className="hid"
        d={`M${end} ${middle}L${back} ${y - height / 2}L${back + 3} ${middle}L${back} ${y + height * 1.5}Z`}
      />
    </>
  );
}

function Joints({ drawing: { joints, promised, actual, late } }: { drawing: BarDrawing }) {
  const bottom = promised.y + promised.height;
  const middle = actual.y + actual.height / 2;
  return (
    <>
      {joints.map(({ from, to, late: isLate, last }, i) =>
        // The dimension line labels the last late one instead.
        last && late ? null : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: one a stage, in their order
            key={i}
            className={isLate ? 'late' : 'dimension'}
            d={`M${from} ${last ? promised.y + promised.height / 2 : bottom + 1}L${to} ${last ? middle : actual.y - 2}`}
          />
        ),
      )}
      {late && promised.end !== null && (
        <>
          <path className="late thin" d={`M${actual.end} ${promised.y - 4}V${middle - 2}`} />
          <path
            className="late"
            d={`M${Math.min(promised.end + 5, actual.end)} ${promised.y + promised.height / 2}H${actual.end}`}
          />
        </>
      )}
    </>
  );
}

function Ruler({ drawing }: { drawing: BarDrawing }) {
  const { y, weeks, months } = drawing.ruler;
  const ticks = weeks.map((x) => `M${x} ${y}v4`).join('');
  const marks = months.map((x) => `M${x} ${y}v9`).join('');
  return <path className="thin-line" d={`M2 ${y}H${drawing.width - 12}${ticks}${marks}`} />;
}

const NUMBER: Record<PieceKind, string> = {
  done: 'white-text',
  stopped: 'white-text',
  active: 'heat-text',
  blocked: 'ink-text',
  remaining: 'ink-text halo',
  undated: 'ink-text',
};

function BarLabels({ drawing }: { drawing: BarDrawing }) {
  const { labels, numbers, actual, ruler, late } = drawing;
  const baseline: Record<Label['row'], number> = {
    top: 12,
    today: actual.y + actual.height + 19,
    ruler: ruler.y + 17,
  };
  const last = labels.filter(({ row }) => row === 'top').at(-1);
  const looks = (label: Label) => {
    if (label.row === 'today') return 'hot-text';
    if (label === last && late && !label.tail) return 'bad-text';
    return label.row === 'top' || label.to >= drawing.width ? 'ink-text' : '';
  };
  return (
    <>
      {numbers.map(({ stage, x, kind }) => (
        <text
          key={stage}
          className={NUMBER[kind]}
          x={x}
          y={actual.y + actual.height / 2 + 4}
          textAnchor="middle"
        >
          {stage}
        </text>
      ))}
      {labels.map((label) => (
        <text
          key={`${label.row} ${label.from}`}
          className={looks(label)}
          x={label.from}
          y={baseline[label.row]}
        >
          {label.text}
          {label.tail && (
            <tspan className={late ? 'bad-text' : undefined}>{` ${label.tail}`}</tspan>
          )}
        </text>
      ))}
    </>
  );
}

/** The mark of today, and the line across a bar whose project was ended. */
function Marks({ drawing, ended }: { drawing: BarDrawing; ended: boolean }) {
  const { today, stopped, actual } = drawing;
  const bottom = actual.y + actual.height;
  return (
    <>
      {ended && <path className="contour" d={`M${stopped} ${actual.y - 8}V${bottom + 8}`} />}
      {today !== null && (
        <>
          <path className="contour" d={`M${today} ${actual.y - 5}V${bottom + 6}`} />
          <path className="heat" d={`M${today - 3} ${bottom + 3}h6v6h-6z`} />
        </>
      )}
    </>
  );
}

/** The bar of a project as a drawing: what was promised above what happened, on one axis. */
export function BarFigure({ name, days }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const bar = barOf(days);
  const words = barWords(t, days, bar, locale);
  const text = barSentence(t, { name, days, bar, locale });
  return (
    <figure className="project-bar">
      {[SLIM, WIDE].map((size) => {
        const drawing = drawBar(bar, days.startsOn, words, size);
        const { y, height } = drawing.actual;
        return (
          <svg
            key={size.width}
            className={size === SLIM ? 'slim' : 'wide'}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            role="img"
            aria-label={text}
          >
            <PromisedView drawing={drawing} />
            <Joints drawing={drawing} />
            {drawing.pieces.map((piece) => (
              <PieceShape key={`${piece.stage} ${piece.from}`} {...{ piece, y, height }} />
            ))}
            <Head drawing={drawing} kind={bar.pieces.at(-1)?.kind} />
            <Ruler drawing={drawing} />
            <Marks drawing={drawing} ended={bar.state === 'ended'} />
            <BarLabels drawing={drawing} />
          </svg>
        );
      })}
    </figure>
  );
}

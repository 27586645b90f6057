import { useTranslation } from 'react-i18next';
import { type BalloonAt, Balloons } from '#app/areas/site/kit/balloons.tsx';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { boxFaces, dimetric, face, line } from '#app/areas/site/kit/projection.ts';
import type { ServiceBar } from './service-bar.ts';
import { usePartLabels } from './use-part-labels.ts';

const at = dimetric(153, 229);
const WIDE = 330;
const DEEP = 170;
/** Height of each layer above the lowest. */
const LEVEL = { base: 0, data: 76, rules: 152, screen: 228 };

const rect = (x: number, y: number, z: number, wide: number, deep: number) =>
  face(at, [x, y, z], [x + wide, y, z], [x + wide, y + deep, z], [x, y + deep, z]);

function Plate({
  z,
  high = 7,
  wide = WIDE,
  x = 0,
}: {
  z: number;
  high?: number;
  wide?: number;
  x?: number;
}) {
  const { top, left, right } = boxFaces(at, { x, y: 0, z: z - high, wide, deep: DEEP, high });
  return (
    <>
      <path className="shape" d={`${left}${right}`} />
      <path className="hatched" d={`${left}${right}`} />
      <path className="shape" d={top} />
    </>
  );
}

/** A store of records: drum with two hoops, standing on its layer. */
function Drum({ x, y }: { x: number; y: number }) {
  const [cx, cy] = at(x, y, LEVEL.data).split(' ').map(Number) as [number, number];
  const side = `M${cx - 27} ${cy - 26}v26a27 11 0 0 0 54 0v-26`;
  return (
    <>
      <path className="shape" d={side} />
      <ellipse className="shape" cx={cx} cy={cy - 26} rx="27" ry="11" />
      <path className="thin-line" d={`M${cx - 27} ${cy - 13}a27 11 0 0 0 54 0`} />
    </>
  );
}

const CHART = [60, 96, 128, 170, 206, 250, 300];
const HEIGHTS = [70, 52, 66, 40, 54, 30, 36];

function Screen() {
  const z = LEVEL.screen;
  return (
    <>
      <Plate z={z} />
      <path className="thin-line" d={line(at, [0, 24, z], [WIDE, 24, z])} />
      <path className="thin-line" d={line(at, [76, 24, z], [76, DEEP, z])} />
      <path className="dot" d={[12, 26, 40].map((x) => rect(x, 9, z, 7, 7)).join('')} />
      <path className="metal" d={rect(12, 40, z, 48, 12)} />
      <path
        className="thin-line"
        d={[72, 92, 112, 132].map((y) => line(at, [12, y, z], [58, y, z])).join('')}
      />
      <path className="wash" d={rect(92, 36, z, 222, 68)} />
      <path
        className="metal-line"
        d={line(at, ...CHART.map((x, i) => [x + 20, 26 + (HEIGHTS[i] ?? 0), z] as const))}
      />
      <path
        className="thin-line"
        d={[120, 136, 152].map((y) => line(at, [92, y, z], [214, y, z])).join('')}
      />
      <path className="heat" d={rect(240, 118, z, 74, 36)} />
    </>
  );
}

function Phone() {
  const z = LEVEL.screen;
  const { top, left, right } = boxFaces(at, {
    x: 356,
    y: 10,
    z: z - 7,
    wide: 74,
    deep: 136,
    high: 7,
  });
  return (
    <>
      <path className="hid" d={line(at, [WIDE, 24, z], [356, 24, z])} />
      <path className="hid" d={line(at, [WIDE, 118, z], [356, 118, z])} />
      <path className="shape" d={`${left}${right}`} />
      <path className="shape" d={top} />
      <path className="wash" d={rect(364, 24, z, 58, 44)} />
      <path
        className="metal-line"
        d={line(at, [368, 58, z], [384, 42, z], [398, 50, z], [416, 32, z])}
      />
      <path
        className="thin-line"
        d={[82, 96].map((y) => line(at, [364, y, z], [416, y, z])).join('')}
      />
      <path className="heat" d={rect(364, 112, z, 58, 24)} />
    </>
  );
}

function Rules() {
  const z = LEVEL.rules;
  return (
    <>
      <Plate z={z} />
      <path className="thin-line" d={line(at, [120, 128, z], [296, 128, z])} />
      <path className="thin-line" d={line(at, [226, 128, z], [226, 56, z], [300, 56, z])} />
      <path className="shape" d={rect(98, 110, z, 56, 36)} />
      <path
        className="shape"
        d={face(at, [196, 128, z], [226, 104, z], [256, 128, z], [226, 152, z])}
      />
      <path className="shape" d={rect(280, 38, z, 38, 36)} />
      <path className="shape" d={rect(280, 110, z, 38, 36)} />
    </>
  );
}

function Base() {
  return (
    <>
      <path
        className="hid"
        d={`${line(at, [0, DEEP, -8], [0, DEEP, -26], [WIDE, DEEP, -26], [WIDE, 0, -26], [WIDE, 0, -8])}${line(at, [WIDE, DEEP, -26], [WIDE, DEEP, -16])}`}
      />
      <Plate z={LEVEL.base} high={14} />
      <path
        className="thin-line"
        d={[40, 80, 120, 160, 200, 240, 280]
          .map((x) => line(at, [x, 0, 0], [x, DEEP, 0]))
          .concat([57, 114].map((y) => line(at, [0, y, 0], [WIDE, y, 0])))
          .join('')}
      />
    </>
  );
}

/** The request that falls through every layer; hidden where a layer is before it. */
const FALL = [310, 150] as const;
const fallTo = (from: number, to: number) => line(at, [...FALL, from], [...FALL, to]);

function Stack() {
  return (
    <>
      <path
        className="center-line"
        d={[
          [0, DEEP],
          [WIDE, DEEP],
          [WIDE, 0],
        ]
          .map(([x = 0, y = 0]) => line(at, [x, y, LEVEL.screen], [x, y, 0]))
          .join('')}
      />
      <Base />
      <path className="heat-line" d={fallTo(LEVEL.data - 26, 0)} />
      <Plate z={LEVEL.data} />
      <path
        className="thin-line"
        d={[20, 56, 92].map((x) => line(at, [x, 104, LEVEL.data], [x, 160, LEVEL.data])).join('')}
      />
      <Drum x={150} y={136} />
      <Drum x={216} y={110} />
      <Drum x={282} y={84} />
      <path className="heat-line" d={fallTo(LEVEL.rules - 26, LEVEL.data)} />
      <Rules />
      <path className="heat-line" d={fallTo(LEVEL.screen - 26, LEVEL.rules)} />
      <Screen />
      <Phone />
      {[LEVEL.base, LEVEL.data, LEVEL.rules].map((z) => (
        <path key={z} className="heat" d={rect(FALL[0] - 5, FALL[1] - 5, z, 10, 10)} />
      ))}
    </>
  );
}

/** Pipes from the data layer to what the company already has, and its three ends. */
const PIPES = 'M152 213H124M124 213C84 213 96 165 62 165M124 213H62M124 213C84 213 96 261 62 261';
const ENDS = [165, 213, 261];

const WIDE_MARKS: BalloonAt[] = [
  { n: 1, x: 740, y: 60, to: [560, 101] },
  { n: 2, x: 740, y: 188, to: [596, 186] },
  { n: 3, x: 740, y: 262, to: [596, 261] },
  { n: 4, x: 124, y: 318, to: [124, 213], left: true },
  { n: 5, x: 740, y: 336, to: [596, 338] },
];
const TALL_MARKS: BalloonAt[] = [
  { n: 1, x: 30, y: 14, to: [74, 38] },
  { n: 2, x: 310, y: 146, to: [270, 118] },
  { n: 3, x: 310, y: 184, to: [270, 164] },
  { n: 4, x: 18, y: 196, to: [6, 131] },
  { n: 5, x: 310, y: 222, to: [270, 210] },
];

/** One system in exploded view: screens over rules over data over its base, and what it connects to. */
export function SoftwareFigure() {
  const { t } = useTranslation('service', { keyPrefix: 'figures.softwareApps' });
  const labels = usePartLabels('softwareApps');
  return (
    <Drawing
      id="software-figure"
      title={t('title')}
      wideBox="0 0 880 424"
      tallBox="0 0 328 262"
      wide={
        <>
          <g transform="translate(152 0)">
            <g id="software">
              <Stack />
            </g>
          </g>
          <path className="contour" d={PIPES} />
          <path className="shape" d={ENDS.map((y) => `M38 ${y - 12}h24v24h-24z`).join('')} />
          <Balloons at={WIDE_MARKS.map((mark, i) => ({ ...mark, label: labels[i] ?? '' }))} />
        </>
      }
      tall={
        <>
          <use href="#software" transform="translate(4 6) scale(.6)" />
          <Balloons r={12} at={TALL_MARKS} />
        </>
      }
    />
  );
}

/** The bar of this service in the press of the index: a screen. */
export const softwareBar: ServiceBar = {
  facets: [
    ['facet-1', 5],
    ['facet-2', 19],
  ],
  profile: 'M-34-24H34V24H-34Z',
  hole: 'M-29-13H-15V19H-29ZM-10-13H29V4H-10ZM-10 9H29V19H-10Z',
};

import { useTranslation } from 'react-i18next';
import { type BalloonAt, Balloons } from '#app/areas/site/kit/balloons.tsx';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import type { ServiceBar } from './service-bar.ts';
import { usePartLabels } from './use-part-labels.ts';

const ROCK = 'M-132 21-108-51-54-69-18-126 66-102 87-42 135 0 111 75 45 84 6 126-75 108-90 60Z';
const EDGES =
  'M-132 21-36-9-54-69 39-39-18-126M39-39 87-42M-36-9 39-39 6 57-36-9-90 60 6 57 45 84M6 57 6 126M39-39 135 0 6 57';
const SHADE =
  'M-36-9-90 60 6 57ZM6 57 135 0 111 75 45 84ZM-54-69 39-39-18-126ZM6 57 6 126-75 108-90 60Z';
const TOOL = 'M112 4-14-46 14-7-84-10-92-16-104-14-108-8V16L-104 22-92 24-84 18 14 15-14 54Z';

const TICKS = Array.from(
  { length: 37 },
  (_, i) => `M${66 + i * 10} 34v${i % 5 === 0 ? 14 : 8}`,
).join('');
const VERNIER = Array.from({ length: 10 }, (_, i) => `M${378 + i * 9} 72v-8`).join('');

/** The caliper closed on the raw piece: beam, fixed jaw, sliding jaw with its vernier. */
function Caliper() {
  return (
    <>
      <path className="shape" d="M26 34H470V64H26Z" />
      <path className="thin-line" d={TICKS} />
      <path className="shape" d="M60 64H106V196L98 262Q62 226 60 152Z" />
      <path className="hatched" d="M60 64H106V196L98 262Q62 226 60 152Z" />
      <path className="shape" d="M372 26H470V80H420V152Q418 226 382 262L373 196V80H372Z" />
      <path className="hatched" d="M373 80H420V152Q418 226 382 262L373 196Z" />
      <path className="thin-line" d={VERNIER} />
      <path className="heat-line" d="M414 80V52" />
      <circle className="shape" cx="448" cy="92" r="12" />
    </>
  );
}

function RawPiece() {
  return (
    <>
      <path className="shape" d={ROCK} />
      <path d={SHADE} fill="url(#ht)" />
      <path className="thin-line" d={EDGES} />
      <path className="contour" d={ROCK} />
    </>
  );
}

/** The same rock cut open: hatch is what is left over, the outline inside is what can be made. */
function CutPiece() {
  return (
    <>
      <path className="shape" d={ROCK} />
      <path d={ROCK} fill="url(#ht)" />
      <path className="paper" d="M118 4-14-58-2-12-88-16-112-18-114 26-88 26-2 20-14 66Z" />
      <path className="wash" d={TOOL} />
      <path className="metal-line" d={TOOL} />
      <path className="heat-line lit" d="M34-96 42-74 30-58 46-40 36-24" />
    </>
  );
}

/** The drawing, and the plan with its three ways: build, adapt, leave alone. */
function Papers() {
  return (
    <>
      <path className="shape" d="M756 92H866V186H756Z" />
      <path
        className="thin-line"
        d="M800 126H822M811 138V152M790 152H834M790 152V158M834 152V158"
      />
      <path
        className="shape"
        d="M772 112H800V138H772ZM822 112H850V138H822ZM776 158H804V176H776ZM820 158H848V176H820Z"
      />
      <path className="metal" d="M822 112H850V138H822Z" />
      <path className="shape" d="M756 226H866V344H756Z" />
      <path className="metal-line" d="M774 326V284C774 262 790 254 812 254H846" />
      <path
        className="contour"
        d="M774 296C774 286 790 286 812 286H846M774 312C780 318 796 318 846 318"
      />
      <path className="heat" d="M846 248 856 254 846 260Z" />
    </>
  );
}

const WIDE_MARKS: BalloonAt[] = [
  { n: 1, x: 520, y: 36, to: [440, 46] },
  { n: 2, x: 592, y: 392 },
  { n: 3, x: 640, y: 80, to: [634, 144] },
  { n: 4, x: 811, y: 58, to: [811, 96], left: true },
  { n: 5, x: 811, y: 378, to: [811, 340] },
];

/** Measure first: the caliper on the rock, the rock in section, and the papers that come of it. */
export function ConsultingFigure() {
  const { t } = useTranslation('service', { keyPrefix: 'figures.consulting' });
  const labels = usePartLabels('consulting');
  return (
    <Drawing
      id="consulting-figure"
      title={t('title')}
      wideBox="0 0 880 424"
      tallBox="0 0 328 470"
      wide={
        <>
          <path className="center-line" d="M0 226H740M240 96V400M592 96V372" />
          <g id="consulting-rock">
            <g transform="translate(240 226)">
              <RawPiece />
            </g>
            <Caliper />
          </g>
          <g transform="translate(592 226)">
            <g id="consulting-cut">
              <CutPiece />
            </g>
          </g>
          <path className="dimension" d="M108 270V388M375 262V388" />
          <path className="dimension-arrows" d="M108 380H375" />
          <text className="halo" x="240" y="384" textAnchor="middle">
            ?
          </text>
          <text className="metal-text" x="4" y="218">
            A
          </text>
          <text className="metal-text" x="452" y="218">
            A
          </text>
          <Papers />
          <Balloons at={WIDE_MARKS.map((mark, i) => ({ ...mark, label: labels[i] ?? '' }))} />
        </>
      }
      tall={
        <>
          <path className="center-line" d="M0 158H328M0 360H328" />
          <use href="#consulting-rock" transform="translate(-8 0) scale(.7)" />
          <use href="#consulting-cut" transform="translate(150 360) scale(.8)" />
          <Balloons
            r={12}
            at={[
              { n: 1, x: 222, y: 76, to: [222, 38] },
              { n: 2, x: 290, y: 424, to: [226, 404] },
              { n: 3, x: 270, y: 264, to: [184, 300] },
            ]}
          />
        </>
      }
    />
  );
}

/** The bar of this service in the press of the index: a caliper's jaws. */
export const consultingBar: ServiceBar = {
  facets: [
    ['facet-2', 9],
    ['facet-1', 3],
    ['facet-4', 12],
  ],
  profile: 'M-34-26H34V-10H24V12L15 26V-10H-15V26L-24 12V-10H-34Z',
};

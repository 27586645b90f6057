import { useTranslation } from 'react-i18next';
import { type BalloonAt, Balloons } from '#app/areas/site/kit/balloons.tsx';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import type { ServiceBar } from './service-bar.ts';
import { usePartLabels } from './use-part-labels.ts';

const HOUSING = 'M198 300V124L212 108H304L318 124V300Z';
const UPPER_JAW = 'M362 122H438V194L426 206H374L362 194Z';
const LOWER_JAW = 'M362 300V238L374 226H426L438 238V300Z';
const HAMMER = 'M506 116H574V160L562 172V204H518V172L506 160Z';
const SPOKES =
  'M258 130V154M258 186V206M220 168H244M272 168H296M231 141 248 158M268 178 285 195M285 141 268 158M248 178 231 195';

/** What comes in: a message, a document, a photo. Dashed, because it is about to be gone. */
function Inlet() {
  return (
    <>
      <path className="dashed-paper" d="M6 96H104V148H50L34 166V148H6Z" />
      <path className="hid" d="M18 113H88M18 129H66" />
      <path className="dashed-paper" d="M14 184 84 174 94 240 24 250Z" />
      <path className="hid" d="M28 196 74 189M30 209 76 202M32 222 62 218" />
      <path className="dashed-paper" d="M20 272H108V330H20Z" />
      <path className="hid" d="M26 322 50 294 66 312 80 300 102 322" />
      <circle className="dashed-paper" cx="86" cy="287" r="6" />
      <path className="dimension onward" d="M112 128C140 134 140 190 164 206" />
      <path className="dimension onward" d="M102 214H162" />
      <path className="dimension onward" d="M116 300C142 296 140 244 164 228" />
    </>
  );
}

/** Rollers that read, template that checks, hammer that types, on one bed. */
function Machine() {
  return (
    <>
      <path className="shape" d="M170 206H238V226H170Z" />
      <path className="thin-line" d="M178 213H206M178 219H198" />
      <ellipse cx="262" cy="216" rx="112" ry="84" fill="url(#gl)" className="lit" />
      <path className="shape" d={HOUSING} />
      <circle className="shape" cx="258" cy="168" r="38" />
      <circle className="shape" cx="258" cy="264" r="38" />
      <path className="thin-line" d={SPOKES} />
      <path className="thin-line" d={SPOKES} transform="translate(0 96)" />
      <circle className="hatched" cx="258" cy="168" r="11" />
      <circle className="hatched" cx="258" cy="264" r="11" />
      <path className="shape" d="M236 209 258 209 660 209V223H258L236 223Z" />
      <path className="heat lit" d="M252 210H362V222H252Z" />
      <path className="metal-line" d="M226 120A58 58 0 0 1 290 120" />
      <path className="metal-line" d="M258 112V96L206 74" />
      <circle className="shape" cx="204" cy="73" r="8" />
      <path className="shape" d={UPPER_JAW} />
      <path className="hatched" d={UPPER_JAW} />
      <path className="shape" d={LOWER_JAW} />
      <path className="hatched" d={LOWER_JAW} />
      <circle className="shape" cx="400" cy="98" r="26" />
      <path
        className="thin-line"
        d="M400 76v7M416 82l-4 5M384 82l4 5M378 98h7M422 98h-7M400 122v-8"
      />
      <path className="heat-line" d="M400 98 411 86" />
      <circle className="dot" cx="400" cy="98" r="3" />
      <path className="shape" d="M506 226H574L560 250V300H520V250Z" />
      <path className="hatched" d="M506 226H574L560 250H520Z" />
      <path className="shape" d="M574 128H650q9 0 9 7t-9 7H574Z" />
      <path className="shape" d={HAMMER} />
      <path className="hatched" d={HAMMER} />
      <path className="paper" d="M526 178H554V204H526Z" />
      <path className="metal-line" d="M532 201 540 182 548 201M535 195H545" />
      <path
        className="heat-line lit"
        d="M500 200 482 188M502 192 490 174M580 200 598 188M578 192 590 174"
      />
      <path className="metal" d="M590 212h18v8h-18zM614 212h12v8h-12zM632 212h20v8h-20z" />
      <path className="shape" d="M176 300H664V318H176Z" />
      <path className="hatched" d="M176 300H664V318H176Z" />
    </>
  );
}

/** The record in the system; its last line is being written. */
function Outlet() {
  return (
    <>
      <path className="dimension onward" d="M664 216H690" />
      <path className="shape" d="M696 138H872V296H696Z" />
      <path
        className="thin-line"
        d="M696 164H872M696 190H872M696 216H872M696 242H872M696 268H872M782 164V296M708 152H756M708 178H744M708 204H760M708 230H738M708 256H752M708 282H742"
      />
      <path
        className="metal"
        d="M794 172h52v10h-52zM794 198h36v10h-36zM794 224h60v10h-60zM794 250h44v10h-44z"
      />
      <path className="heat lit" d="M783 269H871V295H783Z" />
    </>
  );
}

/** Who decides, with document, question and source on one screen. */
function Person() {
  return (
    <>
      <path className="hid" d="M400 72V46H468" />
      <circle className="shape" cx="492" cy="28" r="12" />
      <path className="shape" d="M470 70a22 24 0 0 1 44 0Z" />
      <path className="shape" d="M532 16H612V66H532Z" />
      <path
        className="thin-line"
        d="M566 16V66M540 28H558M540 38H558M540 48H554M574 28H602M574 38H592"
      />
      <path className="heat" d="M574 46H604V58H574Z" />
      <path className="contour" d="M462 70H622" />
    </>
  );
}

const MARKS_ON_TAPE = Array.from({ length: 14 }, (_, i) => 246 + i * 34);

/** The trail: a tape that notes every step and rolls itself up. */
function Tape() {
  return (
    <>
      <path className="shape" d="M204 318H250V352H204Z" />
      <path className="shape" d="M226 346H748V372H226Z" />
      <path
        className="thin-line"
        d={MARKS_ON_TAPE.map((x) => `M${x} 353h14M${x} 360h20M${x} 366h9`).join('')}
      />
      <circle className="shape" cx="748" cy="345" r="27" />
      <path className="thin-line" d="M748 327a18 18 0 1 0 18 18M748 336a9 9 0 1 0 9 9" />
    </>
  );
}

const TALL_TRAIL = MARKS_ON_TAPE.slice(0, 8)
  .map((x) => `M${x - 226} 294h12M${x - 226} 300h18M${x - 226} 306h8`)
  .join('');
const WIDE_MARKS: BalloonAt[] = [
  { n: 1, x: 150, y: 36, to: [226, 138], left: true },
  { n: 2, x: 332, y: 36, to: [374, 134], left: true },
  { n: 3, x: 690, y: 100, to: [634, 135] },
  { n: 4, x: 690, y: 36, to: [604, 36] },
  { n: 5, x: 640, y: 402, to: [592, 362] },
];
const TALL_MARKS: BalloonAt[] = [
  { n: 1, x: 18, y: 146, to: [32, 186] },
  { n: 2, x: 112, y: 124, to: [130, 158] },
  { n: 3, x: 312, y: 128, to: [296, 150] },
  { n: 4, x: 312, y: 62, to: [282, 84] },
  { n: 5, x: 312, y: 322, to: [286, 306] },
];

/** The same three papers in a row, for the phone. */
const TALL_INLET = 'M4 6H58V36H28L18 46V36H4ZM76 4 116 0 122 42 82 46ZM136 8H192V44H136Z';
const TALL_LINES =
  'M12 16H50M12 26H38M86 14 108 11M88 24 112 21M140 40 154 22 164 34 172 26 186 40';

/** Papers in, record out, in section; doubts go up to a person, the trail comes out below. */
export function AutomationFigure() {
  const { t } = useTranslation('service', { keyPrefix: 'figures.automationAi' });
  const labels = usePartLabels('automationAi');
  return (
    <Drawing
      id="automation-figure"
      title={t('title')}
      wideBox="0 0 880 424"
      tallBox="0 0 328 466"
      wide={
        <>
          <path className="center-line" d="M0 216H880" />
          <Inlet />
          <g id="automation-machine">
            <Machine />
            <Person />
          </g>
          <g id="automation-outlet">
            <Outlet />
          </g>
          <Tape />
          <Balloons at={WIDE_MARKS.map((mark, i) => ({ ...mark, label: labels[i] ?? '' }))} />
        </>
      }
      tall={
        <>
          <path className="dashed-paper" d={TALL_INLET} />
          <path className="hid" d={TALL_LINES} />
          <path className="dimension onward" d="M8 56V196" />
          <use href="#automation-machine" transform="translate(-112 62) scale(.65)" />
          <path className="shape" d="M16 288H296V312H16Z" />
          <path className="thin-line" d={TALL_TRAIL} />
          <path className="dimension onward" d="M318 202C330 260 330 370 272 392" />
          <use href="#automation-outlet" transform="translate(-446 217) scale(.82)" />
          <Balloons r={12} at={TALL_MARKS} />
        </>
      }
    />
  );
}

const TEETH = Array.from({ length: 10 }, (_, i) => i * 36)
  .map((degrees) => {
    const point = (radius: number, turn: number) => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    };
    return `${point(21, -11)}L${point(29, -7)}L${point(29, 7)}L${point(21, 11)}`;
  })
  .join('L');

/** The bar of this service in the press of the index: a gear. */
export const automationBar: ServiceBar = {
  facets: [
    ['facet-1', 4],
    ['facet-4', 4],
    ['facet-2', 4],
    ['facet-4', 4],
    ['facet-2', 4],
    ['facet-4', 4],
  ],
  profile: `M${TEETH}Z`,
  hole: 'M8 0a8 8 0 1 0-16 0 8 8 0 0 0 16 0z',
};

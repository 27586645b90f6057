import { useTranslation } from 'react-i18next';
import { ROOMS, type RoomRoute } from '#app/features/content/about/about.ts';
import { ARM_FIGURES } from '#app/features/content/home/site/figures/arm-figures.ts';
import { isServiceName } from '#app/features/content/services/register.ts';
import { SERVICE_FIGURES } from '#app/features/content/services/site/service/figures/service-figures.ts';

/** Between the outer walls, and what a room of the sheet as it was drawn takes of it. */
const WIDE = { left: 44, width: 1272, room: 212 };
const STOREY = 150;
const ROOMS_A_STOREY = 2;

const roomAt = (i: number) => WIDE.left + ((i + 0.5) * WIDE.width) / ROOMS.length;
const roomScale = 1.12 * Math.min(1, WIDE.width / ROOMS.length / WIDE.room);
const storeys = Array.from({ length: Math.ceil(ROOMS.length / ROOMS_A_STOREY) }, (_, i) => i);
const floorOf = (storey: number) => 206 + storey * STOREY;
const outerWalls = storeys
  .map((storey) => {
    const top = storey === 0 ? 58 : floorOf(storey - 1) + 8;
    return `M8 ${top}V${floorOf(storey)}M320 ${top}V${floorOf(storey)}`;
  })
  .join('');

function Room({ of }: { of: RoomRoute }) {
  const { room: Drawn } = isServiceName(of) ? SERVICE_FIGURES[of] : ARM_FIGURES[of];
  return <Drawn />;
}

const ROOF = 'M30 166V52L453 166V52L876 166V52L1330 166';
const ROOF_IN = 'M44 166V72L440 180M467 166V72L863 180M890 166V72L1316 180';
const SMOKE = 'M1200 2c8-8-8-13 0-22M1224-2c8-8-8-13 0-22';

function Balloon({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <>
      <circle className="shape" cx={x} cy={y} r="13" />
      <text className="ink-text" x={x} y={y + 4} textAnchor="middle">
        {n}
      </text>
    </>
  );
}

function Wide({ label }: { label: string }) {
  return (
    <>
      <path className="shape" d="M1182 129V10H1240V144" />
      <path className="hatched" d="M1182 129V10H1192V132ZM1230 141V10H1240V144Z" />
      <path className="heat-line lit" d={SMOKE} />
      <path className="hid" d="M1194 138V274M1228 147V274" />
      <path className="thin-line" d={ROOF_IN} />
      <path className="contour" d={ROOF} />
      <path className="hatched" d="M30 166H44V386H30ZM1316 166H1330V386H1316ZM0 386H1360V402H0Z" />
      <path className="center-line" d="M453 166V386M876 166V386" />
      {ROOMS.map((route, i) => (
        <g key={route} transform={`translate(${roomAt(i)} 386) scale(${roomScale})`}>
          <Room of={route} />
        </g>
      ))}
      {ROOMS.map((route, i) => (
        <Balloon key={route} x={roomAt(i)} y={206} n={i + 1} />
      ))}
      <path className="dimension" d="M30 410V442M1330 410V442" />
      <path className="dimension-arrows" d="M30 434H1330" />
      <text className="halo" x="680" y="438" textAnchor="middle">
        {label}
      </text>
    </>
  );
}

/** Storeys on a phone: two rooms a floor. */
function Tall() {
  return (
    <>
      <path className="contour" d="M8 58V18L112 58V18L216 58V18L320 58" />
      <path className="heat-line" d="M262 26V8M276 30V4" />
      {storeys.map((storey) => (
        <path
          key={storey}
          className="hatched"
          d={`M0 ${floorOf(storey)}H328V${floorOf(storey) + 8}H0Z`}
        />
      ))}
      <path className="contour" d={outerWalls} />
      {ROOMS.map((route, i) => {
        const x = i % ROOMS_A_STOREY ? 244 : 84;
        const y = floorOf(Math.floor(i / ROOMS_A_STOREY));
        return (
          <g key={route}>
            <g transform={`translate(${x} ${y}) scale(.7)`}>
              <Room of={route} />
            </g>
            <Balloon x={x - 56} y={y - 122} n={i + 1} />
          </g>
        );
      })}
    </>
  );
}

/** The house cut lengthwise: the services under the first roofs, the arms under the last. */
export function HouseFigure() {
  const { t } = useTranslation('about', { keyPrefix: 'house' });
  return (
    <figure className="house">
      <svg className="wide" viewBox="0 -26 1360 476" role="img" aria-labelledby="house-title">
        <title id="house-title">{t('title')}</title>
        <Wide label={t('dimension')} />
      </svg>
      <svg className="tall" viewBox={`0 0 328 ${66 + storeys.length * STOREY}`} aria-hidden="true">
        <Tall />
      </svg>
    </figure>
  );
}

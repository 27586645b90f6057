import { useTranslation } from 'react-i18next';
import {
  Classroom,
  DrawingTable,
  GameSteps,
  Hearth,
  ReadingMachine,
  Workbench,
} from './house-rooms.tsx';

const ROOMS = [DrawingTable, Workbench, ReadingMachine, GameSteps, Classroom, Hearth];

const ROOF = 'M30 166V52L453 166V52L876 166V52L1330 166';
const ROOF_IN = 'M44 166V72L440 180M467 166V72L863 180M890 166V72L1316 180';
const SMOKE = 'M1200 2c8-8-8-13 0-22M1224-2c8-8-8-13 0-22';

function Balloon({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <>
      <circle className="op" cx={x} cy={y} r="13" />
      <text className="tk" x={x} y={y + 4} textAnchor="middle">
        {n}
      </text>
    </>
  );
}

function Wide({ label }: { label: string }) {
  return (
    <>
      <path className="op" d="M1182 129V10H1240V144" />
      <path className="ht" d="M1182 129V10H1192V132ZM1230 141V10H1240V144Z" />
      <path className="ks lit" d={SMOKE} />
      <path className="hid" d="M1194 138V274M1228 147V274" />
      <path className="o2" d={ROOF_IN} />
      <path className="o1" d={ROOF} />
      <path className="ht" d="M30 166H44V386H30ZM1316 166H1330V386H1316ZM0 386H1360V402H0Z" />
      <path className="cx" d="M453 166V386M876 166V386" />
      {ROOMS.map((Room, i) => (
        <g key={Room.name} transform={`translate(${150 + i * 212} 386) scale(1.12)`}>
          <Room />
        </g>
      ))}
      {ROOMS.map((Room, i) => (
        <Balloon key={Room.name} x={150 + i * 212} y={206} n={i + 1} />
      ))}
      <path className="dm" d="M30 410V442M1330 410V442" />
      <path className="dma" d="M30 434H1330" />
      <text className="halo" x="680" y="438" textAnchor="middle">
        {label}
      </text>
    </>
  );
}

/** Three storeys on a phone: two rooms a floor. */
function Tall() {
  return (
    <>
      <path className="o1" d="M8 58V18L112 58V18L216 58V18L320 58" />
      <path className="ks" d="M262 26V8M276 30V4" />
      {[0, 1, 2].map((floor) => (
        <path
          key={floor}
          className="ht"
          d={`M0 ${206 + floor * 150}H328V${214 + floor * 150}H0Z`}
        />
      ))}
      <path className="o1" d="M8 58V206M320 58V206M8 214V356M320 214V356M8 364V506M320 364V506" />
      {ROOMS.map((Room, i) => {
        const x = i % 2 ? 244 : 84;
        const y = 206 + Math.floor(i / 2) * 150;
        return (
          <g key={Room.name}>
            <g transform={`translate(${x} ${y}) scale(.7)`}>
              <Room />
            </g>
            <Balloon x={x - 56} y={y - 122} n={i + 1} />
          </g>
        );
      })}
    </>
  );
}

/** The house cut lengthwise: four trades under the first roofs, Lab and Craft under the last. */
export function HouseFigure() {
  const { t } = useTranslation('about', { keyPrefix: 'house' });
  return (
    <figure className="house">
      <svg className="wide" viewBox="0 -26 1360 476" role="img" aria-labelledby="house-title">
        <title id="house-title">{t('title')}</title>
        <Wide label={t('dimension')} />
      </svg>
      <svg className="tall" viewBox="0 0 328 516" aria-hidden="true">
        <Tall />
      </svg>
    </figure>
  );
}

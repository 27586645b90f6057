import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { services, shortName } from '#app/features/content/services/services.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { ServiceName } from '#app/paths.ts';

/** Height at which each bar leaves the die, in the order of the services. */
const EXITS = SERVICE_NAMES.map((_, i) => 74 + (i * 210) / (SERVICE_NAMES.length - 1));
const HALF = 12;
/** More profiles than four are drawn smaller, so that none touches the next. */
const SMALLER = SERVICE_NAMES.length > 4 ? `scale(${4 / SERVICE_NAMES.length})` : undefined;

const walls = 'M128 20H500V42H128ZM128 316H500V338H128Z';
/** What is left of the die between its openings. */
const die = [42 - HALF, ...EXITS]
  .map((exit, i) => `M440 ${exit + HALF}H500V${(EXITS[i] ?? 316 + HALF) - HALF}H440Z`)
  .join('');

/** The press: the ram drives a raw, hot billet through a die with an opening a service. */
function Press() {
  return (
    <>
      <path className="shape" d="M2 152H130V206H2Z" />
      <path
        className="thin-line"
        d="M16 152V206M30 152V206M44 152V206M58 152V206M72 152V206M86 152V206"
      />
      <path className="paper" d="M150 42H440V316H150Z" />
      <path fill="url(#ht)" d="M150 42H290L262 96 300 150 268 214 306 262 280 316H150Z" />
      <path
        className="thin-line"
        d="M150 110 214 84 262 96M214 84 196 42M214 84 232 168 150 196M232 168 300 150M232 168 222 252 268 214M222 252 150 270M222 252 244 316M222 252 306 262"
      />
      <ellipse cx="420" cy="179" rx="150" ry="176" fill="url(#gl)" className="lit" />
      <path className="heat lit" d="M290 42H440V316H280L306 262 268 214 300 150 262 96Z" />
      <path className="contour" d="M290 42 262 96 300 150 268 214 306 262 280 316" />
      <path className="shape" d="M128 42H152V316H128Z" />
      <path className="hatched" d="M128 42H152V316H128Z" />
      <path className="shape" d={walls} />
      <path className="hatched" d={walls} />
    </>
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

type Cut = {
  /** Facets of the bar from its upper edge down; their thicknesses sum up to its height. */
  facets: readonly (readonly [tone: string, high: number])[];
  /** What the bar is when cut across, and what is cut out of it again. */
  profile: string;
  hole?: string;
};

/** The bar that stands for each service: a screen, a gear, a flight of steps, a caliper's jaws. */
const CUTS: Readonly<Record<ServiceName, Cut>> = {
  softwareApps: {
    facets: [
      ['facet-1', 5],
      ['facet-2', 19],
    ],
    profile: 'M-34-24H34V24H-34Z',
    hole: 'M-29-13H-15V19H-29ZM-10-13H29V4H-10ZM-10 9H29V19H-10Z',
  },
  automationAi: {
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
  },
  gamesGamification: {
    facets: [
      ['facet-1', 8],
      ['facet-2', 8],
      ['facet-4', 8],
    ],
    profile: 'M-32 26V10H-11V-8H11V-26H32V26Z',
  },
  consulting: {
    facets: [
      ['facet-2', 9],
      ['facet-1', 3],
      ['facet-4', 12],
    ],
    profile: 'M-34-26H34V-10H24V12L15 26V-10H-15V26L-24 12V-10H-34Z',
  },
};

/** The bars and the die they come through; `to` is where they end. */
function Bars({ to }: { to: number }) {
  return (
    <>
      {SERVICE_NAMES.map((name, i) => {
        const y = EXITS[i] ?? 0;
        let top = y - HALF;
        return (
          <g key={name}>
            <path className="heat" d={`M440 ${y - HALF}H470V${y + HALF}H440Z`} />
            {CUTS[name].facets.map(([tone, high]) => {
              const d = `M470 ${top}H${to}v${high}H470Z`;
              top += high;
              return <path key={d} className={tone} d={d} />;
            })}
            <path className="heat-line" d={`M${to} ${y - HALF}V${y + HALF}`} />
          </g>
        );
      })}
      <path className="shape" d={die} />
      <path className="hatched" d={die} />
    </>
  );
}

function Profile({ of }: { of: ServiceName }) {
  const { profile, hole } = CUTS[of];
  return (
    <>
      <path className="metal" d={profile} />
      <path className="paper" d={hole} />
    </>
  );
}

/** One metal, a cut a service: the billet goes through the die and leaves as their profiles. */
export function PressFigure() {
  const { t } = useTranslation('services');
  const locale = useLocale();
  return (
    <Drawing
      id="press-figure"
      title={t('figure')}
      broad
      wideBox="0 0 1360 358"
      tallBox="0 0 328 486"
      wide={
        <>
          <path className="center-line" d={EXITS.map((y) => `M500 ${y}H1170`).join('')} />
          <g id="press">
            <Press />
          </g>
          <Bars to={1000} />
          {services().map(({ name }, i) => (
            <g key={name} transform={`translate(1100 ${EXITS[i] ?? 0})`}>
              <g id={`profile-${name}`} transform={SMALLER}>
                <Profile of={name} />
              </g>
              <text className="ink-text halo" x="52" dy=".36em">
                {shortName(name, locale)}
              </text>
            </g>
          ))}
        </>
      }
      tall={
        <>
          <g transform="matrix(0 .62 .8 0 20 0)">
            <use href="#press" />
            <Bars to={600} />
          </g>
          {services().map(({ name }, i) => (
            <g key={name} transform={`translate(${20 + (EXITS[i] ?? 0) * 0.8} 424)`}>
              <path className="center-line" d="M0-48V36" />
              <use href={`#profile-${name}`} transform="scale(.8)" />
              <text className="ink-text" y="58" textAnchor="middle">
                {i + 1}
              </text>
            </g>
          ))}
        </>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { SERVICE_NAMES } from '#app/features/content/services/register.ts';
import { services, shortName } from '#app/features/content/services/services.ts';
import { SERVICE_FIGURES } from '#app/features/content/services/site/service/figures/service-figures.ts';
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
            {SERVICE_FIGURES[name].bar.facets.map(([tone, high]) => {
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
  const { profile, hole } = SERVICE_FIGURES[of].bar;
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

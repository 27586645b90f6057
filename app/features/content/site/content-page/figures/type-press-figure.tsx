import { useTranslation } from 'react-i18next';

const LINES = 'M-58-92H40M-58-76H58M-58-60H50M-58-44H20';

function Sheet({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="shape" d="M-76-118H76V-6H-76Z" />
      <path className="thin-line" d={LINES} />
    </g>
  );
}

/** The screw press in section: type below, paper between, and the platen coming down. */
function Press() {
  return (
    <>
      <path
        className="hatched"
        d="M-190-300H190V-262H-190ZM-190-262H-158V0H-190ZM158-262H190V0H158Z"
      />
      <path className="shape" d="M-18-330H18V-150H-18Z" />
      <path
        className="thin-line"
        d="M-18-252 18-262M-18-238 18-248M-18-224 18-234M-18-210 18-220M-18-196 18-206M-18-182 18-192"
      />
      <path className="facet-2" d="M-120-342H120V-330H-120Z" />
      <path className="facet-4" d="M-132-350H-112V-322H-132ZM112-350H132V-322H112Z" />
      <path className="facet-1" d="M-130-150H130L140-138H-140Z" />
      <path className="facet-3" d="M-140-138H140V-112H-140Z" />
      <path className="shape" d="M-120-76H120V-66H-120Z" />
      <ellipse cx="0" cy="-64" rx="150" ry="40" fill="url(#gl)" className="lit" />
      <path
        className="heat"
        d="M-108-58H-86V-40H-108ZM-80-58H-52V-40H-80ZM-46-58H-30V-40H-46ZM-24-58H14V-40H-24ZM20-58H36V-40H20ZM42-58H72V-40H42ZM78-58H108V-40H78Z"
      />
      <path className="shape" d="M-140-40H140V-14H-140Z" />
      <path className="hatched" d="M-140-40H140V-14H-140Z" />
      <path className="dimension-arrows" d="M-150-112V-66" />
    </>
  );
}

/** Content to come: blank paper on the left, the press at work, the first printed sheets. */
export function TypePressFigure() {
  const { t } = useTranslation('content-page');
  return (
    <figure className="press">
      <svg className="wide" viewBox="0 0 1360 376" role="img" aria-labelledby="press-title">
        <title id="press-title">{t('figure')}</title>
        <path className="center-line" d="M0 286H1360M620 0V350" />
        <path
          className="hid"
          d="M60 330V222H236V330ZM72 222V210H248V318M84 210V198H260V306M96 198V186H272V294"
        />
        <path className="dimension" d="M300 286H400" markerEnd="url(#ar)" />
        <g transform="translate(620 350)">
          <Press />
        </g>
        <path className="dimension" d="M836 286H920" markerEnd="url(#ar)" />
        <Sheet x={1040} y={344} turn={-5} />
        <Sheet x={1150} y={350} turn={2} />
        <Sheet x={1260} y={346} turn={7} />
        <path className="heat-line" d="M1204 242 1230 246" />
        <path className="hatched" d="M0 350H1360V366H0Z" />
      </svg>
      <svg className="tall" viewBox="0 0 328 270" aria-hidden="true">
        <g transform="translate(140 256) scale(.7)">
          <Press />
        </g>
        <g transform="translate(284 256) scale(.5)">
          <Sheet x={0} y={0} turn={4} />
        </g>
        <path className="hatched" d="M0 256H328V268H0Z" />
      </svg>
    </figure>
  );
}

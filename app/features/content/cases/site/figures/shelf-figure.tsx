import { useTranslation } from 'react-i18next';

/* Pieces under cloth, each standing at y = 0 around x = 0; the last is being uncovered. */

function TallPiece() {
  return (
    <>
      <path className="facet-1" d="M-34-196 8-212-12-118-34 0-50-6-66 0-80-6-60-88Z" />
      <path className="facet-2" d="M8-212 40-190 30-92 24-4 8 0-12-5-34 0-12-118Z" />
      <path className="facet-4" d="M40-190 62-86 84-6 66 0 46-5 24-4 30-92Z" />
    </>
  );
}

function WidePiece() {
  return (
    <>
      <path className="facet-1" d="M-104-84-60-104-64-48-84 0-104-5-130 0-122-40Z" />
      <path className="facet-2" d="M-60-104 44-108 36-46 20 0-6-5-30 0-58-5-84 0-64-48Z" />
      <path className="facet-3" d="M44-108 84-90 80-40 66 0 44-5 20 0 36-46Z" />
      <path className="facet-4" d="M84-90 112-44 128 0 108-5 90 0 66 0 80-40Z" />
    </>
  );
}

function RoundPiece() {
  return (
    <>
      <path className="facet-1" d="M-52-132-8-152-24-84-44 0-62-5-92 0-76-62Z" />
      <path className="facet-2" d="M-8-152 36-140 32-72 22 0-2-5-22 0-44 0-24-84Z" />
      <path className="facet-4" d="M36-140 70-96 84-40 92 0 70-5 48 0 22 0 32-72Z" />
    </>
  );
}

function Uncovered() {
  return (
    <>
      <ellipse cx="0" cy="-120" rx="120" ry="100" fill="url(#gl)" className="lit" />
      <path
        className="hid"
        d="M0-236 56-96 13-130 17-22 22-14 20 0H-20L-22-14-17-22-13-130-56-96ZM0-198-34-114-13-130H13L34-114Z"
      />
      <path className="heat-line" d="M-56-96 0-236 56-96" />
      <path className="facet-1" d="M-124-30-64-52-20-26-46 0-70-5-98 0-140 0Z" />
      <path className="facet-3" d="M-20-26 40-44 92-20 128 0 96-5 66 0 30-5-4 0-46 0Z" />
      <path className="facet-2" d="M-64-52-20-26 40-44 10-62Z" />
    </>
  );
}

function Tag({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="thin-line" d="M0-34 6 0" />
      <path className="shape" d="M-10 6 6 0 22 6V34H-10Z" />
      <path className="thin-line" d="M-4 16H16M-4 24H10" />
    </g>
  );
}

/** Cases to come: pieces under cloth on a long bench, and one whose edge is already in sight. */
export function ShelfFigure() {
  const { t } = useTranslation('cases');
  return (
    <figure className="shelf">
      <svg className="wide" viewBox="0 0 1360 306" role="img" aria-labelledby="shelf-title">
        <title id="shelf-title">{t('figure')}</title>
        <path className="center-line" d="M1120 10V250" />
        <g transform="translate(140 250)">
          <TallPiece />
        </g>
        <g transform="translate(430 250)">
          <WidePiece />
        </g>
        <g transform="translate(740 250)">
          <RoundPiece />
        </g>
        <g transform="translate(1120 250)">
          <Uncovered />
        </g>
        <Tag x={236} y={210} />
        <Tag x={584} y={206} />
        <Tag x={852} y={204} />
        <path className="hatched" d="M0 250H1360V268H0Z" />
        <path className="contour" d="M60 268V306M84 268V306M1276 268V306M1300 268V306" />
      </svg>
      <svg className="tall" viewBox="0 0 328 250" aria-hidden="true">
        <g transform="translate(78 220) scale(.86)">
          <TallPiece />
        </g>
        <g transform="translate(226 220) scale(.86)">
          <Uncovered />
        </g>
        <path className="hatched" d="M0 220H328V234H0Z" />
      </svg>
    </figure>
  );
}

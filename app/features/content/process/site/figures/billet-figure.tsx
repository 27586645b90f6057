import { useTranslation } from 'react-i18next';
import { boxFaces, dimetric, line } from '#app/areas/site/kit/projection.ts';
import { STAGE_NAMES, type StageName } from '#app/features/content/process/stage.ts';

const at = dimetric(92, 66);
const BOX = { x: 0, y: 0, z: 0, wide: 190, deep: 74, high: 64 };
const { top, left, right } = boxFaces(at, BOX);

/** Seams between the layers, on both visible sides. */
function seams(layers: number): string {
  return Array.from({ length: layers - 1 }, (_, i) => (BOX.high * (i + 1)) / layers)
    .map((z) => line(at, [0, BOX.deep, z], [BOX.wide, BOX.deep, z], [BOX.wide, 0, z]))
    .join('');
}

/** The pattern that folding leaves on the polished face. */
const GRAIN = [12, 26, 40, 54, 66]
  .map((y, i) =>
    line(
      at,
      ...Array.from(
        { length: 13 },
        (_, j) => [6 + j * 15, y + Math.sin(j * 1.3 + i * 1.7) * 5, BOX.high] as const,
      ),
    ),
  )
  .join('');

const LOOK: Record<StageName, 'raw' | 'drawn' | 'hot' | 'metal' | 'fine'> = {
  foundry: 'raw',
  observe: 'drawn',
  refine: 'hot',
  generate: 'metal',
  empower: 'metal',
  expand: 'fine',
};

/** The billet of a stage: every fold doubles its layers, which is how pattern steel is made. */
export function BilletFigure({ stage }: { stage: StageName }) {
  const { t } = useTranslation('process');
  const look = LOOK[stage];
  const layers = 2 ** STAGE_NAMES.indexOf(stage);
  const solid = look === 'metal' || look === 'fine';
  return (
    <svg className="billet" viewBox="0 0 384 158" aria-hidden="true">
      {solid ? (
        <>
          <path className="facet-1" d={top} />
          <path className="facet-2" d={left} />
          <path className="facet-4" d={right} />
          <path className="seam" d={seams(layers)} />
          {look === 'fine' && <path className="seam" d={GRAIN} />}
        </>
      ) : (
        <>
          {look === 'hot' && (
            <ellipse cx="150" cy="80" rx="150" ry="78" fill="url(#gl)" className="lit" />
          )}
          <path className="shape" d={`${left}${right}`} />
          {look === 'raw' && <path className="hatched" d={`${left}${right}`} />}
          <path className="shape" d={top} />
          {look === 'hot' && <path className="heat lit" d={`${left}${top}`} />}
          <path className="contour" d={`${left}${right}${top}`} />
          <path className="contour" d={seams(layers)} />
        </>
      )}
      {look === 'raw' && (
        <path
          className="thin-line"
          d={line(
            at,
            [30, 10, 64],
            [70, 48, 64],
            [20, 60, 64],
            [70, 48, 64],
            [130, 30, 64],
            [170, 60, 64],
            [130, 30, 64],
            [150, 6, 64],
          )}
        />
      )}
      {look === 'fine' && (
        <path
          className="heat-line"
          d={line(
            at,
            [0, BOX.deep, BOX.high],
            [BOX.wide, BOX.deep, BOX.high],
            [BOX.wide, 0, BOX.high],
          )}
        />
      )}
      <path className="dimension" d="M268 63h28M268 127h28" />
      <path className="dimension-arrows" d="M290 63V127" />
      <text className="ink-text" x="302" y="99">
        {t('layers', { count: layers })}
      </text>
    </svg>
  );
}

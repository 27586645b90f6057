import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { claims, claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

const WAYS = ['build', 'wait', 'not'] as const;

/** Ends of the bar: the least and the most that an assessment takes, on a sheet of so many units. */
function useEnds(left: number, width: number) {
  const { least, most } = claims().discovery;
  return { least: Math.round(left + (least / most) * width), most: left + width };
}

/** The timeline of consulting: the assessment, then a decision with three ways on. Only the first has a duration. */
export function AssessmentTimeline() {
  const { t } = useTranslation('service', { keyPrefix: 'timeline' });
  const words = claimWords(useLocale());
  const wide = useEnds(2, 520);
  const tall = useEnds(2, 200);
  return (
    <Drawing
      id="assessment-timeline"
      title={t('title', words)}
      broad
      wideBox="0 0 1360 170"
      tallBox="0 0 328 220"
      wide={
        <>
          <path className="dimension" d={`M2 22V128M${wide.most} 22V128`} />
          <path className="dimension-arrows" d={`M2 30H${wide.most}`} />
          <text className="ink-text halo" x={(2 + wide.most) / 2} y="34" textAnchor="middle">
            {t('assessment', words)}
          </text>
          <path className="hatched" d={`M2 70H${wide.most}V100H2Z`} />
          <path className="metal" d={`M2 70H${wide.least}V100H2Z`} />
          <path className="contour" d={`M${wide.most} 85H620`} />
          <path className="shape" d="M620 85 660 51 700 85 660 119Z" />
          <text className="ink-text" x="660" y="140" textAnchor="middle">
            {t('decision')}
          </text>
          <path className="heat-line" d="M700 85H760V30H820" />
          <path className="hid" d="M700 85H820M760 85V140H820" />
          {WAYS.map((way, i) => (
            <text key={way} className="ink-text" x="836" y={34 + i * 55}>
              {t(way)}
            </text>
          ))}
        </>
      }
      tall={
        <>
          <path className="dimension" d={`M2 16V88M${tall.most} 16V88`} />
          <path className="dimension-arrows" d={`M2 24H${tall.most}`} />
          <text className="ink-text halo" x="2" y="10">
            {t('assessment', words)}
          </text>
          <path className="hatched" d={`M2 46H${tall.most}V72H2Z`} />
          <path className="metal" d={`M2 46H${tall.least}V72H2Z`} />
          <path className="contour" d={`M${tall.most} 59H236`} />
          <path className="shape" d="M236 59 264 35 292 59 264 83Z" />
          <text className="ink-text" x="264" y="26" textAnchor="middle">
            {t('decision')}
          </text>
          <path className="heat-line" d="M264 83V122H180" />
          <path className="hid" d="M264 122V198H180M264 160H180" />
          {(['buildShort', 'waitShort', 'not'] as const).map((way, i) => (
            <text key={way} className="ink-text" x="168" y={126 + i * 38} textAnchor="end">
              {t(way)}
            </text>
          ))}
        </>
      }
    />
  );
}

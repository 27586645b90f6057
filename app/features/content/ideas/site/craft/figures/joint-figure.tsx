import { useTranslation } from 'react-i18next';
import { Drawing } from '#app/areas/site/kit/drawing.tsx';
import { CRAFT_STAGES, type CraftStage } from '#app/features/content/ideas/idea.ts';
import { Joint } from './joint.tsx';

/** Gap between the parts at each stage; closed at launch. */
const GAPS: Record<CraftStage, number> = {
  partnership: 400,
  research: 260,
  validation: 130,
  launch: 0,
};
/** Where the joint closes on the sheet, and how much nearer everything is on a phone. */
const JOINT_AT = 860;
const PHONE = 0.38;
const JOINT_AT_PHONE = 200;
const SCALE_PHONE = 0.5;

/**
 * How near an idea is to its launch: the two parts, and the positions still to be taken. The market's
 * part comes from the left, so that the stages read in their order.
 */
export function JointFigure({ stage, title }: { stage: CraftStage; title: string }) {
  const { t } = useTranslation('craft');
  const gap = GAPS[stage];
  const ghosts = CRAFT_STAGES.map((name) => GAPS[name]).filter((other) => other < gap);
  const labels = CRAFT_STAGES.map((name, i) => ({ name, n: i + 1, at: GAPS[name] }));
  const near = gap * PHONE;
  const atOnPhone = (at: number) => JOINT_AT_PHONE - at * PHONE * SCALE_PHONE;
  return (
    <Drawing
      id="joint-figure"
      title={title}
      broad
      wideBox="0 0 1360 348"
      tallBox="0 0 328 234"
      wide={
        <>
          <path className="center-line" d="M0 150H1360" />
          <g transform={`translate(${JOINT_AT - gap} 150)`}>
            <Joint
              gap={gap}
              left={JOINT_AT - gap - 2}
              right={1358 - JOINT_AT}
              ghosts={ghosts.map((ghost) => gap - ghost)}
              hatch="joint-hatch"
            />
          </g>
          <text className="ink-text halo" x="24" y="154">
            {t('figure.yours')}
          </text>
          <text className="on-metal" x="1326" y="154" textAnchor="end">
            {t('figure.ours')}
          </text>
          <path className="thin-line" d={`M${JOINT_AT - GAPS.partnership} 318H${JOINT_AT}`} />
          {labels.map(({ name, at }) => (
            <g key={name}>
              <path className="thin-line" d={`M${JOINT_AT - at} 310v16`} />
              {name === stage && <path className="heat" d={`M${JOINT_AT - at} 308l-7-12h14z`} />}
              <text
                className={name === stage ? 'hot-text' : undefined}
                x={JOINT_AT - at}
                y="344"
                textAnchor="middle"
              >
                {t(`figure.${name}`)}
              </text>
            </g>
          ))}
        </>
      }
      tall={
        <>
          <g transform={`translate(${atOnPhone(gap)} 78) scale(${SCALE_PHONE})`}>
            <Joint
              gap={near}
              left={(JOINT_AT_PHONE - 2) / SCALE_PHONE - near}
              right={(326 - JOINT_AT_PHONE) / SCALE_PHONE}
              ghosts={ghosts.map((ghost) => near - ghost * PHONE)}
              hatch="joint-hatch-phone"
            />
          </g>
          {labels.map(({ name, n, at }) => (
            <g key={name}>
              <path className="thin-line" d={`M${atOnPhone(at)} 160v10`} />
              <text
                className={name === stage ? 'hot-text' : 'ink-text'}
                x={atOnPhone(at)}
                y="186"
                textAnchor="middle"
              >
                {n}
              </text>
            </g>
          ))}
          <text className="hot-text" x="2" y="222">
            {`${CRAFT_STAGES.indexOf(stage) + 1} ${t(`figure.${stage}`)}`}
          </text>
        </>
      }
    />
  );
}

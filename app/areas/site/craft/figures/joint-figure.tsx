import { useTranslation } from 'react-i18next';
import { CRAFT_STAGES, type CraftStage } from '#app/features/content/ideas/idea.ts';
import { Drawing } from '../../kit/drawing.tsx';
import { Joint } from './joint.tsx';

/** Gap between the parts at each stage; closed at launch. */
const GAPS: Record<CraftStage, number> = {
  partnership: 400,
  research: 260,
  validation: 130,
  launch: 0,
};
/** Where the joint lies on the sheet, and how much nearer everything is on a phone. */
const JOINT_AT = 400;
const PHONE = 0.38;

/** How near an idea is to its launch: the two parts, and the positions they still have to take. */
export function JointFigure({ stage, title }: { stage: CraftStage; title: string }) {
  const { t } = useTranslation('craft');
  const gap = GAPS[stage];
  const ghosts = CRAFT_STAGES.map((name) => GAPS[name]).filter((other) => other < gap);
  const labels = CRAFT_STAGES.map((name, i) => ({ name, n: i + 1, at: GAPS[name] }));
  const right = 958 - gap;
  return (
    <Drawing
      id="joint-figure"
      title={title}
      broad
      wideBox="0 0 1360 348"
      tallBox="0 0 328 234"
      wide={
        <>
          <path className="cx" d="M0 150H1360" />
          <g transform={`translate(${JOINT_AT} 150)`}>
            <Joint
              gap={gap}
              left={JOINT_AT - 2}
              right={right}
              ghosts={ghosts}
              hatch="joint-hatch"
            />
          </g>
          <text className="tk halo" x="24" y="154">
            {t('figure.yours')}
          </text>
          <text className="on-metal" x="1326" y="154" textAnchor="end">
            {t('figure.ours')}
          </text>
          <path className="o2" d={`M${JOINT_AT} 318H${JOINT_AT + GAPS.partnership}`} />
          {labels.map(({ name, at }) => (
            <g key={name}>
              <path className="o2" d={`M${JOINT_AT + at} 310v16`} />
              {name === stage && <path className="k" d={`M${JOINT_AT + at} 308l-7-12h14z`} />}
              <text
                className={name === stage ? 'th' : undefined}
                x={JOINT_AT + at}
                y="344"
                textAnchor={name === 'launch' ? 'end' : 'middle'}
              >
                {t(`figure.${name}`)}
              </text>
            </g>
          ))}
        </>
      }
      tall={
        <>
          <g transform="translate(80 78) scale(.5)">
            <Joint
              gap={gap * PHONE}
              left={156}
              right={490 - gap * PHONE}
              ghosts={ghosts.map((ghost) => ghost * PHONE)}
              hatch="joint-hatch-phone"
            />
          </g>
          {labels.map(({ name, n, at }) => (
            <g key={name}>
              <path className="o2" d={`M${80 + at * PHONE * 0.5} 160v10`} />
              <text
                className={name === stage ? 'th' : 'tk'}
                x={80 + at * PHONE * 0.5}
                y="186"
                textAnchor="middle"
              >
                {n}
              </text>
            </g>
          ))}
          <text className="th" x="2" y="222">
            {`${CRAFT_STAGES.indexOf(stage) + 1} ${t(`figure.${stage}`)}`}
          </text>
        </>
      }
    />
  );
}

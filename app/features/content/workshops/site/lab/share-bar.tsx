import { useTranslation } from 'react-i18next';
import { percentsOf } from '#app/features/content/workshops/agenda.ts';
import type { BlockKind, Workshop } from '#app/features/content/workshops/workshop.ts';
import { BlockShape } from './block-shape.tsx';

const KINDS = ['talk', 'hands', 'show', 'pause'] as const satisfies readonly BlockKind[];
const WIDTH = 1358;

/** All agendas added up: which part of the time is hands on, which is talk. */
export function ShareBar({ of }: { of: readonly Workshop[] }) {
  const { t } = useTranslation('lab', { keyPrefix: 'day' });
  const percents = percentsOf(KINDS, of);
  const shares = KINDS.map((kind, i) => ({ kind, share: (percents[i] ?? 0) / 100 }));
  let left = 1;
  return (
    <div className="shares">
      <svg viewBox="0 0 1360 64" preserveAspectRatio="none" aria-hidden="true">
        {shares.map(({ kind, share }) => {
          const x = left;
          left += share * WIDTH;
          return <BlockShape key={kind} kind={kind} x={x} y={2} wide={share * WIDTH} high={60} />;
        })}
      </svg>
      <dl>
        {shares.map(({ kind }, i) => (
          <div key={kind}>
            <dt>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <BlockShape kind={kind} x={1} y={1} wide={18} high={18} />
              </svg>
              {t(`kinds.${kind}`)}
            </dt>
            <dd className="num">{`${percents[i]}%`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { CRAFT_STAGES } from '#app/features/content/ideas/idea.ts';

/** Four steps, as many filled as an idea has reached; the word beside it carries the meaning. */
export function StageGauge({ step }: { step: number }) {
  return (
    <svg className="gauge" viewBox="0 0 80 14" aria-hidden="true">
      {CRAFT_STAGES.map((stage, i) => (
        <path
          key={stage}
          className={i + 1 === step ? 'heat' : i + 1 < step ? 'metal' : 'dashed-paper'}
          d={`M${1 + i * 20} 1h17v12h-17z`}
        />
      ))}
    </svg>
  );
}

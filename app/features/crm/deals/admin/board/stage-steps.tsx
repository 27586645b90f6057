import type { Stage } from '#app/features/crm/deals/deals.ts';

/** The status of the deal, as filled steps and as a word. */
export function StageSteps({ stages, at }: { stages: readonly Stage[]; at: string }) {
  const open = stages.filter(({ kind }) => kind === 'open');
  const stage = stages.find(({ id }) => id === at);
  const reached = stage?.kind === 'won' ? open.length : open.findIndex(({ id }) => id === at);
  return (
    <span className="admin-state" data-status={stage?.kind}>
      <span aria-hidden="true">
        {open.map(({ id }, index) => (
          <i key={id} data-on={index <= reached || undefined} />
        ))}
      </span>
      {stage?.name}
    </span>
  );
}

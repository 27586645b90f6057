import type { BlockKind } from '#app/features/content/workshops/workshop.ts';

type BlockShapeProps = { kind: BlockKind; x: number; y: number; wide: number; high: number };

/** A block of an agenda: hatched where someone explains, hot inside where hands are on the iron. */
export function BlockShape({ kind, x, y, wide, high }: BlockShapeProps) {
  const box = `M${x} ${y}h${wide}v${high}h${-wide}z`;
  const core = high * 0.36;
  if (kind === 'pause') return <path className="dashed-paper" d={box} />;
  if (kind === 'talk') return <path className="hatched" d={box} />;
  if (kind === 'show')
    return (
      <>
        <path className="facet-2" d={box} />
        <path className="facet-4" d={`M${x} ${y + high / 2}h${wide}v${high / 2}h${-wide}z`} />
      </>
    );
  return (
    <>
      <path className="shape" d={box} />
      <path className="heat" d={`M${x} ${y + (high - core) / 2}h${wide}v${core}h${-wide}z`} />
    </>
  );
}

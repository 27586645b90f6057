/** The piece takes shape as answers come in. */
export function WorkpieceFigure({ filled, total }: { filled: number; total: number }) {
  return <progress value={filled} max={total} />;
}

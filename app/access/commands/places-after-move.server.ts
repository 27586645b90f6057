import { Refusal } from './command.server.ts';

/**
 * The rows of a list with their places, counted from 1, once the row `id` has moved one place up or down. The first row
 * stays where it is when it moves up, the last when it moves down. Throws Refusal `gone` where no row has this id.
 */
export function placesAfterMove<Row extends { id: string }>(
  rows: readonly Row[],
  id: string,
  direction: 'up' | 'down',
): { row: Row; place: number }[] {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved) throw new Refusal('gone', 404);
  const to = Math.min(rows.length - 1, Math.max(0, from + (direction === 'up' ? -1 : 1)));
  const order = rows.toSpliced(from, 1).toSpliced(to, 0, moved);
  return order.map((row, index) => ({ row, place: index + 1 }));
}

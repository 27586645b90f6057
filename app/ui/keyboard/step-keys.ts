/** How far Page Up and Page Down go. */
const PAGE = 8;

/**
 * The index that a key leads to in a list of `count`, from `at` (-1: none); arrows wrap at both ends. Undefined
 * for another key, and in an empty list.
 */
export function stepOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(at + PAGE, count - 1);
    case 'PageUp':
      return Math.max(at - PAGE, 0);
    default:
      return undefined;
  }
}

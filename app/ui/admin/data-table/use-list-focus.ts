import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus stays in a list when its element is removed: a button of the panel that has done its work, or a
 * row that has left the list. In the panel it goes to the panel, else to the row that is now in that place.
 */
export function useListFocus(
  frame: RefObject<HTMLElement | null>,
  body: RefObject<HTMLTableSectionElement | null>,
): void {
  const last = useRef<{ element: Element; row: number }>(undefined);
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const inside = frame.current?.contains(target);
      const rows = [...(body.current?.rows ?? [])];
      const picked = rows.findIndex((row) => row.dataset['chosen'] !== undefined);
      const focused = rows.findIndex((row) => row.contains(target));
      last.current = inside
        ? { element: target, row: Math.max(focused >= 0 ? focused : picked, 0) }
        : undefined;
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [frame, body]);
  useEffect(() => {
    const { element, row } = last.current ?? {};
    if (!element || element.isConnected || document.activeElement !== document.body) return;
    const panel = frame.current?.querySelector<HTMLElement>('.detail-panel');
    const rows = [...(body.current?.rows ?? [])];
    const line = rows[Math.min(row ?? 0, rows.length - 1)];
    const next = panel ?? line?.querySelector<HTMLElement>('th a, th button');
    next?.focus({ preventScroll: true });
  });
}

import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** A row and its position; the row may have left the list since. */
type Place = { id: string; at: number };

/** The last row of each list, by the address of the list, while the document lives. */
const places = new Map<string, Place>();

/** Dialogs, menus in the top layer and toasts belong to what was pressed before. */
const ASIDE = 'dialog, [popover], [data-sonner-toaster]';

type Given = {
  frame: RefObject<HTMLElement | null>;
  body: RefObject<HTMLTableSectionElement | null>;
  rows: readonly { id: string }[];
  openId: string | undefined;
  /** The address of the list. */
  address: string;
};

const linkOf = (line: Element | undefined) => line?.querySelector<HTMLElement>('th a, th button');

/**
 * Where the user is in a list. The place stays when its row leaves: the next row has moved there. The focus
 * stays in the list when its element is removed, and returns to its row when the user comes back.
 */
export function useListPlace({ frame, body, rows, openId, address }: Given) {
  const last = useRef<Element>(undefined);
  const lines = () => [...(body.current?.rows ?? [])];
  const shown = useRef(rows);
  shown.current = rows;
  const note = (id: string | undefined) => {
    const at = shown.current.findIndex((row) => row.id === id);
    if (id && at >= 0) places.set(address, { id, at });
  };
  const noted = useRef(note);
  noted.current = note;
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(ASIDE)) return;
      last.current = frame.current?.contains(target) ? target : undefined;
      if (!last.current) return;
      const all = [...(body.current?.rows ?? [])];
      const focused = all.findIndex((row) => row.contains(target));
      const inBar = target.closest('.data-table-bulk') !== null;
      const picked = inBar ? all.findIndex((row) => row.dataset['chosen'] !== undefined) : -1;
      noted.current(shown.current[focused >= 0 ? focused : picked]?.id);
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [frame, body]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another row opens, or the rows change under it
  useEffect(() => noted.current(openId), [openId, rows]);

  /** The position of the row in focus, else of the open one; -1 for none. */
  const here = (): number => {
    const focused = lines().findIndex((line) => line.contains(document.activeElement));
    return focused >= 0 ? focused : rows.findIndex(({ id }) => id === openId);
  };
  /** The last row, or the position that it has left to the next one. */
  const left = (): { at: number; gone: boolean } | undefined => {
    const place = places.get(address);
    if (!place) return undefined;
    const at = rows.findIndex(({ id }) => id === place.id);
    return at >= 0 ? { at, gone: false } : { at: place.at, gone: true };
  };
  const focusPlace = () => {
    const at = left()?.at ?? 0;
    const link = linkOf(lines()[Math.min(at, rows.length - 1)]);
    const first = (within: string) => frame.current?.querySelector<HTMLElement>(`${within} a`);
    (link ?? first('.empty') ?? first('.data-table-top'))?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const element = last.current;
    if (!element || element.isConnected || document.activeElement !== document.body) return;
    const panel = frame.current?.querySelector<HTMLElement>('.detail-panel');
    if (panel) panel.focus({ preventScroll: true });
    else focusPlace();
  });
  // Back from a record: to the row that was left, or to the one that has taken its place.
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address
  useEffect(() => {
    const idle = document.activeElement === document.body;
    if (isBack && idle && places.has(address)) focusPlace();
  }, [address]);
  return { here, left, lines };
}
export type ListPlace = ReturnType<typeof useListPlace>;

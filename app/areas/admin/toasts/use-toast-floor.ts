import { type RefObject, useEffect, useRef } from 'react';

const EVERY_MS = 100;
/** The gap below a bar that floats over another one. */
const GAP = 16;
/** Bars are lower than this part of the window; what is taller is a panel. */
const TALLEST = 0.6;
const WIDTH = 356;

const isBar = (element: Element) =>
  ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
  element.getBoundingClientRect().height < innerHeight * TALLEST;

/** The upper edge of the bar at a point, if one is there. */
function barAt(x: number, y: number): number | undefined {
  for (const found of document.elementsFromPoint(x, y)) {
    if (found.closest('[data-sonner-toaster]')) continue;
    for (
      let part: Element | null = found;
      part && part !== document.body;
      part = part.parentElement
    )
      if (isBar(part)) return part.getBoundingClientRect().top;
  }
  return undefined;
}

/** The height of the bars at the foot of the window, in the column of the toasts. */
function floorNow(): number {
  const left = Math.max(8, innerWidth - WIDTH - 24);
  const tops = [left, (left + innerWidth) / 2, innerWidth - 32].map((x) => {
    let edge = innerHeight;
    for (;;) {
      const next = barAt(x, edge - 4) ?? barAt(x, edge - GAP);
      if (next === undefined || next >= edge || next < innerHeight * (1 - TALLEST)) return edge;
      edge = next;
    }
  });
  return Math.round(innerHeight - Math.min(...tops));
}

/**
 * Keeps toasts above what is at the foot of the window: bars of selected rows, composers, save buttons,
 * the menu of a phone. The stylesheet reads the height from `--toast-floor`.
 */
export function useToastFloor(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const measure = () => {
      const list = place.querySelector<HTMLElement>('[data-sonner-toaster]');
      if (list) {
        document.documentElement.style.setProperty('--toast-floor', `${floorNow()}px`);
        timer ??= setInterval(measure, EVERY_MS);
      } else {
        clearInterval(timer);
        timer = undefined;
      }
    };
    const observer = new MutationObserver(measure);
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);
  return box;
}

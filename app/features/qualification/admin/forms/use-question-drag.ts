import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';
import type { Editing } from './editing.ts';

/** The question at a vertical position, of those in the list. */
function questionAt(list: Element, y: number): number {
  const middles = [...list.children].map((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2;
  });
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length : below;
}

/**
 * Moves a question with mouse, pen or finger: it changes places as soon as the pointer has passed another
 * one, so that the shown order is the final one.
 */
export function useQuestionDrag(editing: Editing) {
  const [grabbed, setGrabbed] = useState<string | null>(null);
  const latest = useRef(editing);
  latest.current = editing;

  function onGrab(event: ReactPointerEvent, key: string) {
    const list = event.currentTarget.closest('ol');
    if (event.button !== 0 || !list) return;
    event.preventDefault();
    setGrabbed(key);
    const move = ({ clientY }: PointerEvent) => {
      const from = latest.current.draft.questions.findIndex((question) => question.key === key);
      const reached = questionAt(list, clientY);
      // Its own place counts as its own.
      const to = reached > from ? reached - 1 : reached;
      if (to !== from) latest.current.edit(`move:${from}:${to}`);
    };
    const drop = () => {
      setGrabbed(null);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
    // The element itself is moved in the document meanwhile, which would end its own capture.
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
  }

  return { onGrab, grabbed };
}

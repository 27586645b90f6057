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

/** The list of the step at a vertical position: a step begins at its heading. */
function listAt(part: Element, y: number): Element | undefined {
  const lists = [...part.querySelectorAll('ol.form-builder-questions')];
  return (
    lists.findLast((list) => {
      const step = list.closest('[data-step]') ?? list;
      return step.getBoundingClientRect().top <= y;
    }) ?? lists[0]
  );
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
    const part = event.currentTarget.closest('#part-questions');
    if (event.button !== 0 || !part) return;
    event.preventDefault();
    setGrabbed(key);
    const move = ({ clientY }: PointerEvent) => {
      const { questions, steps } = latest.current.draft;
      const from = questions.findIndex((question) => question.key === key);
      const own = steps.findIndex((step) => step.key === questions[from]?.step);
      const list = listAt(part, clientY);
      if (!list) return;
      const step = Number(list.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? own);
      const reached = questionAt(list, clientY);
      if (step !== own) {
        latest.current.edit(`place:${from}:${step}:${reached}`);
        return;
      }
      const first = questions.findIndex((question) => question.step === questions[from]?.step);
      // Its own place counts as its own.
      const to = first + reached > from ? first + reached - 1 : first + reached;
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

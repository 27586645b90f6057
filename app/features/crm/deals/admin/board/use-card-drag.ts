import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Before so many pixels a press is a press. */
const SLACK = 5;
/** This close to its side the board scrolls. */
const EDGE = 48;

/**
 * Drags cards with a mouse or a pen. During a drag nothing is rerendered: a copy follows by `transform`
 * alone, in a layer that is laid out by itself (beside the columns it would have all of them laid out
 * again), and the column beneath gets an attribute. Touch scrolls; phones have buttons.
 */
export function useCardDrag(
  layer: RefObject<HTMLElement | null>,
  drop: (id: string, stage: string) => void,
) {
  const end = useRef<(() => void) | undefined>(undefined);
  const dropped = useRef(drop);
  useEffect(() => {
    dropped.current = drop;
  });
  useEffect(() => () => end.current?.(), []);

  return (event: ReactPointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const board = event.currentTarget;
    const target = event.target as Element;
    const card = target.closest<HTMLElement>('[data-card]');
    if (!card || target.closest('button, select')) return;
    const { clientX: fromX, clientY: fromY } = event;
    let copy: HTMLElement | undefined;
    let over: HTMLElement | undefined;
    let frame = 0;
    let pull = 0;

    const enter = (column: HTMLElement | undefined) => {
      if (column === over) return;
      over?.removeAttribute('data-over');
      column?.setAttribute('data-over', '');
      over = column;
    };
    const columns = [...board.querySelectorAll<HTMLElement>('[data-stage]')].map((column) => {
      const { left, right } = column.getBoundingClientRect();
      return { column, left, right };
    });
    const scrolled = board.scrollLeft;
    /** The column that a point is over or under: they differ in length. Nothing on the board moves meanwhile. */
    const columnAt = (x: number, y: number, box: DOMRect) => {
      if (y < box.top || x < box.left || x > box.right) return undefined;
      const at = x + board.scrollLeft - scrolled;
      return columns.find(({ left, right }) => at >= left && at < right)?.column;
    };
    const scroll = () => {
      board.scrollLeft += pull;
      frame = pull === 0 ? 0 : requestAnimationFrame(scroll);
    };
    const lift = () => {
      const box = card.getBoundingClientRect();
      copy = card.cloneNode(true) as HTMLElement;
      copy.removeAttribute('data-card');
      copy.classList.add('board-copy');
      for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
      copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px`;
      layer.current?.append(copy);
      card.setAttribute('data-lifted', '');
    };
    /** Scrolls the board while the card is held near its side. */
    const edge = (x: number, box: DOMRect) => {
      if (x > box.right - EDGE) return 12;
      return x < box.left + EDGE ? -12 : 0;
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (!copy && Math.hypot(clientX - fromX, clientY - fromY) < SLACK) return;
      if (!copy) lift();
      if (copy) copy.style.transform = `translate(${clientX - fromX}px, ${clientY - fromY}px)`;
      const box = board.getBoundingClientRect();
      enter(columnAt(clientX, clientY, box));
      pull = edge(clientX, box);
      if (pull !== 0 && frame === 0) frame = requestAnimationFrame(scroll);
    };
    const stop = () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', onKey, true);
      cancelAnimationFrame(frame);
      pull = 0;
      enter(undefined);
      card.removeAttribute('data-lifted');
      copy?.remove();
      end.current = undefined;
    };
    const onUp = () => {
      const stage = over?.dataset['stage'];
      const id = card.dataset['card'];
      const carried = copy !== undefined;
      stop();
      if (!carried) return;
      // The press of a drag is no click on its link.
      const swallow = (click: MouseEvent) => {
        click.preventDefault();
        click.stopPropagation();
      };
      addEventListener('click', swallow, { capture: true, once: true });
      // Nor may it close the dialog of a stage, as a press beside one does: that opens after it.
      setTimeout(() => {
        removeEventListener('click', swallow, true);
        if (stage && id) dropped.current(id, stage);
      }, 0);
    };
    const onKey = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return;
      press.preventDefault();
      press.stopPropagation();
      stop();
    };
    end.current = stop;
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', onKey, true);
  };
}

import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';

/** J and K step through the cards of a board, column by column; when a card leaves, the next card takes its position. */
export function useBoardSteps(): RefObject<HTMLElement | null> {
  const { t } = useTranslation('data-table');
  const board = useRef<HTMLElement>(null);
  const last = useRef<{ link: Element; at: number }>(undefined);
  const step = (by: 1 | -1) => {
    const links = [
      ...(board.current?.querySelectorAll<HTMLElement>('.board-card > a') ?? []),
    ].filter((link) => link.offsetParent !== null);
    const focused = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
    const known = last.current ? links.indexOf(last.current.link as HTMLElement) : -1;
    const from = focused >= 0 ? focused : known;
    const gap = last.current ? last.current.at - (by === 1 ? 1 : 0) : -1;
    const at = Math.min(Math.max((from >= 0 ? from : gap) + by, 0), links.length - 1);
    const link = links[at];
    if (!link) return;
    last.current = { link, at };
    link.focus({ preventScroll: true });
    link.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useKeys([
    { keys: 'j', label: t('keys.down'), group: 'list', legend: true, run: () => step(1) },
    { keys: 'k', label: t('keys.up'), group: 'list', legend: true, run: () => step(-1) },
  ]);
  return board;
}

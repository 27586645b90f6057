import { type KeyboardEvent, useState } from 'react';
import type { Column, DealRow, Stage } from '#app/features/crm/deals/deals.ts';
import { asksFor } from '../move-dialog.tsx';

type KeyAnnouncement = { key: 'picked' | 'over' | 'put' | 'dropped'; deal: DealRow; stage: Stage };

type Given = {
  columns: readonly Column[];
  may: boolean;
  move: (deal: DealRow, stage: Stage) => void;
};

const focusCard = (id: string | undefined) => id && document.getElementById(`deal-${id}`)?.focus();

/**
 * The board by keyboard: arrows go from card to card, Space picks one up, arrows carry it, Space drops
 * it, Escape puts it back. Shift with an arrow moves at once, and so does the number of a stage.
 */
export function useCardKeys({ columns, may, move }: Given) {
  const [picked, pick] = useState<{ id: string; at: number }>();
  const [announcement, announce] = useState<KeyAnnouncement>();

  const find = (id: string) => {
    const from = columns.findIndex(({ cards }) => cards.some((card) => card.id === id));
    const cards = columns[from]?.cards ?? [];
    const index = cards.findIndex((card) => card.id === id);
    const deal = cards[index];
    return deal && { deal, from, index };
  };
  const walk = (key: string, from: number, index: number) => {
    if (key === 'ArrowDown') focusCard(columns[from]?.cards[index + 1]?.id);
    else if (key === 'ArrowUp') focusCard(columns[from]?.cards[index - 1]?.id);
    else {
      const step = key === 'ArrowRight' ? 1 : -1;
      for (let at = from + step; columns[at]; at += step) {
        const cards = columns[at]?.cards ?? [];
        const neighbor = cards[Math.min(index, cards.length - 1)];
        if (neighbor && document.getElementById(`deal-${neighbor.id}`)?.offsetParent) {
          return focusCard(neighbor.id);
        }
      }
    }
  };
  const carry = (press: KeyboardEvent, deal: DealRow, at: number): boolean => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[press.key];
    if (step !== undefined) {
      const next = Math.min(Math.max(at + step, 0), columns.length - 1);
      const stage = columns[next]?.stage;
      if (stage) announce({ key: 'over', deal, stage });
      pick({ id: deal.id, at: next });
      return true;
    }
    const stage = columns[at]?.stage;
    if (press.key === 'Escape' && stage) {
      pick(undefined);
      announce({ key: 'put', deal, stage });
      return true;
    }
    if ((press.key === ' ' || press.key === 'Enter') && stage) {
      pick(undefined);
      const stays = stage.id === deal.stageId;
      if (!stays) move(deal, stage);
      // The dialog of a stage is announced by its title, and may be cancelled.
      announce(stays || !asksFor(stage, deal.value) ? { key: 'dropped', deal, stage } : undefined);
      return true;
    }
    return press.key.startsWith('Arrow');
  };
  const goTo = (deal: DealRow, stage: Stage | undefined) => {
    if (stage && may && stage.id !== deal.stageId) move(deal, stage);
  };
  const begin = (
    press: KeyboardEvent,
    { deal, from, index }: NonNullable<ReturnType<typeof find>>,
  ) => {
    const stage = columns[from]?.stage;
    if (press.key === ' ' && may && stage) {
      pick({ id: deal.id, at: from });
      announce({ key: 'picked', deal, stage });
      return true;
    }
    const neighbor = press.shiftKey && { ArrowRight: 1, ArrowLeft: -1 }[press.key];
    if (neighbor) {
      goTo(deal, columns[from + neighbor]?.stage);
      return true;
    }
    if (press.key.startsWith('Arrow')) {
      walk(press.key, from, index);
      return true;
    }
    const numbered = /^[1-9]$/.test(press.key) ? columns[Number(press.key) - 1]?.stage : undefined;
    goTo(deal, numbered);
    return numbered !== undefined;
  };
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return;
    const target = press.target as Element;
    const id = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
    if (!id || target.closest('button, select')) return;
    const found = find(id);
    if (!found) return;
    const done = picked?.id === id ? carry(press, found.deal, picked.at) : begin(press, found);
    if (!done) return;
    press.preventDefault();
    press.stopPropagation();
  };
  const over = picked && columns[picked.at]?.stage.id;
  return { onKeyDown, picked: picked?.id, over, announcement, unpick: () => pick(undefined) };
}

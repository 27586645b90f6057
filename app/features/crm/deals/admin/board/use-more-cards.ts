import { useEffect, useMemo, useRef, useState } from 'react';
import { MORE_CARDS, type Stage } from '#app/features/crm/deals/deals.ts';

type Card = { id: string };
type Held<C extends Card> = { stage: Stage; cards: readonly C[] };

type Given<C extends Card, Column extends Held<C>> = {
  known: readonly Column[];
  /** The key of a card, to request those after it. */
  keyOf: (card: C) => string;
  /** The address of the next cards of a stage. */
  address: (stage: string, after: string) => string;
  /** Called when the request fails. */
  failed: () => void;
};

async function ask<C>(address: string, signal?: AbortSignal): Promise<readonly C[]> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.startsWith('application/json')) throw new Error(`No: ${answer.status}`);
  return ((await answer.json()) as { cards: readonly C[] }).cards;
}

/**
 * The columns with the cards that were loaded after the first ones, in parts. When the first ones change,
 * the later ones are loaded again, so that a card is in its place and nowhere else.
 */
export function useMoreCards<C extends Card, Column extends Held<C>>(given: Given<C, Column>) {
  const { known } = given;
  const [behind, keep] = useState<ReadonlyMap<string, readonly C[]>>(new Map());
  const [busy, setBusy] = useState<string>();
  const now = useRef({ ...given, behind });
  useEffect(() => {
    now.current = { ...given, behind };
  });
  const columns = useMemo(() => {
    if (behind.size === 0) return known;
    const first = new Set(known.flatMap(({ cards }) => cards.map(({ id }) => id)));
    return known.map((column) => {
      const more = behind.get(column.stage.id)?.filter(({ id }) => !first.has(id)) ?? [];
      return more.length === 0 ? column : { ...column, cards: [...column.cards, ...more] };
    });
  }, [known, behind]);
  useEffect(() => {
    const stop = new AbortController();
    const { keyOf, address } = now.current;
    const again = async ({ stage, cards }: Column) => {
      const wanted = now.current.behind.get(stage.id)?.length ?? 0;
      const found: C[] = [];
      let last = cards.at(-1);
      while (last && found.length < wanted) {
        const part: readonly C[] = await ask(address(stage.id, keyOf(last)), stop.signal);
        found.push(...part);
        last = part.length < MORE_CARDS ? undefined : part.at(-1);
      }
      keep((all) => new Map(all).set(stage.id, found));
    };
    for (const column of known) {
      // The shown cards stay until they can be loaded again.
      if (now.current.behind.has(column.stage.id)) again(column).catch(() => undefined);
    }
    return () => stop.abort();
  }, [known]);
  const more = async (stage: string) => {
    const last = columns.find((column) => column.stage.id === stage)?.cards.at(-1);
    if (!last || busy) return;
    setBusy(stage);
    try {
      const found = await ask<C>(given.address(stage, given.keyOf(last)));
      keep((all) => new Map(all).set(stage, [...(all.get(stage) ?? []), ...found]));
      // The pressed link may be gone.
      requestAnimationFrame(() =>
        document.getElementById(`deal-${found[0]?.id}`)?.focus({ preventScroll: true }),
      );
    } catch {
      given.failed();
    } finally {
      setBusy(undefined);
    }
  };
  return { columns, more, busy };
}

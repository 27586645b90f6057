import { useRef } from 'react';
import type { Ticket } from '../queries/ticket.store.server.ts';

/** Messages of others since the ticket was opened on this screen, by id: marked until it is left. */
export function useFreshItems({ thread }: Pick<Ticket, 'thread'>): readonly string[] {
  const first = useRef(new Set(thread.map(({ id }) => id)));
  return thread
    .filter(({ id, kind, mine }) => kind !== 'change' && !mine && !first.current.has(id))
    .map(({ id }) => id);
}

import { useEffect } from 'react';
import { useFetcher } from 'react-router';

/** A mention counts as read once its record is open and visible. */
export function useSeenNotes(action: string, notes: readonly { isNew: boolean }[]): void {
  const { submit, state } = useFetcher();
  const unseen = notes.some(({ isNew }) => isNew);
  const idle = state === 'idle';
  useEffect(() => {
    if (!unseen || !idle) return;
    void submit({ intent: 'read-notes' }, { method: 'post', action });
  }, [unseen, idle, action, submit]);
}

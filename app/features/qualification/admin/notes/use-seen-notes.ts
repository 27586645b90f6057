import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { LeadNote } from './lead-notes.ts';

/** A mention counts as read once the lead is open and visible. */
export function useSeenNotes({ id, notes }: { id: string; notes: readonly LeadNote[] }): void {
  const { submit, state } = useFetcher();
  const unseen = notes.some(({ isNew }) => isNew);
  const idle = state === 'idle';
  useEffect(() => {
    if (!unseen || !idle) return;
    void submit({ intent: 'read-notes' }, { method: 'post', action: adminPath('lead', { id }) });
  }, [unseen, idle, id, submit]);
}

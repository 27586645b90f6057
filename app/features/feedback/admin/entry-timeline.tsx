import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { useSeenNotes } from '#app/features/notes/admin/use-seen-notes.ts';
import { MessageCard } from '#app/features/tickets/admin/ticket-thread.tsx';
import { Timeline } from '#app/ui/admin/record/timeline.tsx';
import { changesOf } from './entry-changes.tsx';
import type { Entry } from './staff-feedback.store.server.ts';
import { useEntryNotes } from './use-entry-notes.ts';

/** What was written about an entry without a ticket, and how it moved. */
export function EntryTimeline({ entry }: { entry: Entry }) {
  const subject = useEntryNotes(entry);
  const removal = useNotePosts(subject.action);
  useSeenNotes(subject.action, entry.notes);
  return (
    <Timeline
      part="h2"
      items={[
        ...entry.thread.map((message) => ({
          key: message.id,
          at: message.at,
          kind: 'message' as const,
          line: <MessageCard item={message} isNew={false} />,
        })),
        ...entry.notes.map((note) => ({
          key: note.id,
          at: note.at,
          kind: 'note' as const,
          line: <NoteCard note={note} subject={subject} removal={removal} />,
        })),
        ...changesOf(entry),
      ]}
    />
  );
}

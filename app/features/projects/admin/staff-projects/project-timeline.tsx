import { useTranslation } from 'react-i18next';
import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { useSeenNotes } from '#app/features/notes/admin/use-seen-notes.ts';
import type { Note } from '#app/features/notes/note.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Timeline } from '#app/ui/admin/record/timeline.tsx';
import type { Names, Update } from '../../projects.ts';
import { UpdateLine } from './project-words.tsx';
import type { StaffProject } from './staff-projects.ts';

type Props = {
  staff: StaffProject;
  updates: readonly Update[];
  names: Names;
  notes: readonly Note[];
  subject: NoteSubject;
};

/** What happened in a project, with what was written to its client and among colleagues. */
export function ProjectTimeline({ staff, updates, names, notes, subject }: Props) {
  const { t } = useTranslation('staff-projects');
  const removal = useNotePosts(subject.action);
  useSeenNotes(subject.action, notes);
  const nameOf = (id: string | null) => (id && names[id]) ?? t('gone');
  return (
    <Timeline
      part="h2"
      items={[
        ...staff.events.map(({ id, kind, actor, at }) => ({
          key: `event-${id}`,
          at,
          kind: 'change' as const,
          line: (
            <>
              <Moment at={at} />
              <span>
                {t(`events.${kind}`)}
                {actor && names[actor] && `, ${names[actor]}`}
              </span>
            </>
          ),
        })),
        ...notes.map((note) => ({
          key: note.id,
          at: note.at,
          kind: 'note' as const,
          line: <NoteCard note={note} subject={subject} removal={removal} />,
        })),
        ...updates.map((update) => ({
          key: update.id,
          at: update.at,
          kind: 'message' as const,
          line: <UpdateLine update={update} nameOf={nameOf} />,
        })),
      ]}
    />
  );
}

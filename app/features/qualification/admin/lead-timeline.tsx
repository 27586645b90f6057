import { useTranslation } from 'react-i18next';
import { reasonName } from '#app/features/crm/close-reasons/reasons.ts';
import { MessageLine } from '#app/features/crm/messages/admin/message-line.tsx';
import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Changed } from '#app/ui/admin/record/changed.tsx';
import { type LineItem, Timeline } from '#app/ui/admin/record/timeline.tsx';
import { OwnerFactLine } from './owners/owner-fact.tsx';
import type { readLead } from './staff-leads.store.server.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;
type Change = Lead['history'][number];

const ENDS: readonly Change['to'][] = ['lost', 'converted', 'spam'];

function Move({ change }: { change: Change }) {
  const { at, from, to, by, reason, note, keptDeal, withDeal, undoes } = change;
  const { t } = useTranslation('leads');
  const { t: tReasons } = useTranslation('close-reasons');
  const kind = to === 'lost' ? 'lost' : to === 'converted' ? 'won' : undefined;
  const reopens = ENDS.includes(from) && !ENDS.includes(to);
  const statuses = { from: t(`statuses.${from}`), to: t(`statuses.${to}`) };
  return (
    <>
      <Moment at={at} />
      <span>
        {undoes || reopens ? (
          t(undoes ? 'movedBack' : 'reopened', statuses)
        ) : (
          <Changed what={t('status')} {...statuses} />
        )}
        {', '}
        {by ?? t('byServer')}
        {withDeal && t('withDeal')}
        {keptDeal && t('keptDeal')}
        {kind && reason && t('because', { reason: reasonName(tReasons, kind, reason) })}
        {note && <q className="admin-words">{note}</q>}
      </span>
    </>
  );
}

/** The history of a lead with the notes of colleagues. */
export function LeadTimeline({
  lead,
  subject,
  part,
}: {
  lead: Lead;
  subject: NoteSubject;
  part: 'h2' | 'h3';
}) {
  const { t } = useTranslation('leads');
  const removal = useNotePosts(subject.action);
  const items: LineItem[] = [
    ...lead.notes.map((note) => ({
      key: note.id,
      at: note.at,
      kind: 'note' as const,
      line: <NoteCard note={note} subject={subject} removal={removal} />,
    })),
    ...(lead.messaging?.messages ?? []).map((message) => ({
      key: message.id,
      at: message.at,
      kind: 'message' as const,
      line: <MessageLine message={message} />,
    })),
    ...lead.owned.map((fact) => ({
      key: `owner-${fact.id}`,
      at: fact.at,
      kind: 'change' as const,
      line: (
        <>
          <Moment at={fact.at} />
          <OwnerFactLine fact={fact} />
        </>
      ),
    })),
    ...lead.history.map((change) => ({
      key: change.at,
      at: change.at,
      kind: 'change' as const,
      line: <Move change={change} />,
    })),
    {
      key: 'received',
      at: lead.createdAt,
      kind: 'change',
      line: (
        <>
          <Moment at={lead.createdAt} />
          <span>{t('received')}</span>
        </>
      ),
    },
  ];
  // Of the same moment, what was read first is the newer.
  return <Timeline items={items.toReversed()} part={part} />;
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageLine } from '#app/features/crm/messages/admin/message-line.tsx';
import type { SentMessage } from '#app/features/crm/messages/messages.ts';
import { CustomChange } from '#app/features/custom-fields/admin/custom-change.tsx';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { useSeenNotes } from '#app/features/notes/admin/use-seen-notes.ts';
import type { Note } from '#app/features/notes/note.ts';
import { formatBrl, formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Changed } from '#app/ui/admin/record/changed.tsx';
import { type LineItem, Timeline } from '#app/ui/admin/record/timeline.tsx';
import { reasonName } from '../../close-reasons/reasons.ts';
import type { DealEvent } from '../deal.store.server.ts';

const MOVES = new Set(['moved', 'reopened', 'pipeline']);
const BARE = new Set(['lead_linked', 'put_away', 'brought_back']);

/** The name of an event without values. */
function bareName({ kind, withLead, undo }: DealEvent) {
  if (kind === 'put_away' && withLead) return 'put_away_spam';
  if (kind === 'brought_back' && undo) return 'brought_back_undone';
  return kind as 'lead_linked' | 'put_away' | 'brought_back';
}

/** An event, in a sentence. */
function useSentence(): (event: DealEvent) => ReactNode {
  const { t } = useTranslation('deals');
  const { t: tReasons } = useTranslation('close-reasons');
  const locale = useLocale();
  const text = (kind: string, value: string | null) => {
    if (value === null || value === '') return t('events.nothing');
    if (kind === 'value') return formatBrl(Number(value), locale);
    return kind === 'expected_close' ? formatShortDay(value, locale) : value;
  };
  const ended = (kind: 'won' | 'lost', reason: string | null | undefined) => {
    const reasonText = reason && reasonName(tReasons, kind, reason);
    return t(`events.${kind}`, { why: reasonText || t('events.nothing') });
  };
  const between = (from: string | null, to: string | null) => ({ from: from ?? '', to: to ?? '' });
  const move = (kind: string, stages: ReturnType<typeof between>) =>
    kind === 'moved' ? (
      <Changed what={t('fields.stage')} {...stages} />
    ) : (
      t(`events.${kind as 'reopened'}`, stages)
    );
  return (event) => {
    const { kind, from, to, reason, undo, recovered } = event;
    const stages = between(from, to);
    if (kind === 'opened') return t(recovered ? 'events.recovered' : 'events.opened', stages);
    if (undo && to) return t('events.undone', stages);
    if (MOVES.has(kind)) return move(kind, stages);
    if (kind === 'won' || kind === 'lost') return ended(kind, reason);
    if (kind === 'client') return t(to ? 'events.client' : 'events.client_none', stages);
    if (BARE.has(kind)) return t(`events.${bareName(event)}`);
    return (
      <Changed
        what={t(`events.fields.${kind as 'value'}`, { defaultValue: kind })}
        from={text(kind, from)}
        to={text(kind, to)}
      />
    );
  };
}

type Props = {
  events: readonly DealEvent[];
  /** The fields that staff defined, for their changes. */
  fields: readonly CustomField[];
  messages: readonly SentMessage[];
  notes: readonly Note[];
  subject: NoteSubject;
  part: 'h2' | 'h3';
};

/** Everything that happened to a deal, with its messages and notes. */
export function DealTimeline({ events, fields, messages, notes, subject, part }: Props) {
  const { t } = useTranslation('deals');
  const sentence = useSentence();
  const removal = useNotePosts(subject.action);
  useSeenNotes(subject.action, notes);
  const items: LineItem[] = [
    ...notes.map((note) => ({
      key: note.id,
      at: note.at,
      kind: 'note' as const,
      line: <NoteCard note={note} subject={subject} removal={removal} />,
    })),
    ...messages.map((message) => ({
      key: message.id,
      at: message.at,
      kind: 'message' as const,
      line: <MessageLine message={message} />,
    })),
    ...events.map((event) => ({
      key: `${event.id}`,
      at: event.at,
      kind: 'change' as const,
      line: (
        <>
          <Moment at={event.at} />
          <span>
            {event.kind === 'custom_field' ? (
              <CustomChange change={event} fields={fields} />
            ) : (
              sentence(event)
            )}
            {', '}
            {event.by ?? t('events.site')}
            {event.withLead && t('events.withLead')}
            {event.note && <q className="admin-words">{event.note}</q>}
          </span>
        </>
      ),
    })),
  ];
  // Of the same moment, what was read first is the newer.
  return <Timeline items={items.toReversed()} part={part} />;
}

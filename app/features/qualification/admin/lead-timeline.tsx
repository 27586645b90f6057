import { useTranslation } from 'react-i18next';
import { reasonName } from '#app/features/crm/close-reasons/reasons.ts';
import { MessageLine } from '#app/features/crm/messages/admin/message-line.tsx';
import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { OwnerFactLine } from './owners/owner-fact.tsx';
import type { readLead } from './staff-leads.store.server.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;
type Change = Lead['history'][number];

const ENDS: readonly Change['to'][] = ['lost', 'converted', 'spam'];

function Moment({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time className="num" dateTime={at}>
      {formatDateTime(new Date(at), locale)}
    </time>
  );
}

function Move({ change }: { change: Change }) {
  const { at, from, to, by, reason, note, keptDeal, withDeal, undoes } = change;
  const { t } = useTranslation('leads');
  const { t: tReasons } = useTranslation('close-reasons');
  const kind = to === 'lost' ? 'lost' : to === 'converted' ? 'won' : undefined;
  const reopens = ENDS.includes(from) && !ENDS.includes(to);
  const stood = { from: t(`statuses.${from}`), to: t(`statuses.${to}`) };
  return (
    <>
      <Moment at={at} />
      <span>
        {t(undoes ? 'movedBack' : reopens ? 'reopened' : 'moved', stood)}
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

/** The history of a lead with the notes of colleagues, newest first. */
export function LeadTimeline({ lead, subject }: { lead: Lead; subject: NoteSubject }) {
  const { t } = useTranslation('leads');
  const removal = useNotePosts(subject.action);
  const facts = [
    ...lead.notes.map((note) => ({
      key: note.id,
      at: note.at,
      line: <NoteCard note={note} subject={subject} removal={removal} />,
    })),
    ...(lead.messaging?.messages ?? []).map((message) => ({
      key: message.id,
      at: message.at,
      line: <MessageLine message={message} />,
    })),
    ...lead.owned.map((fact) => ({
      key: `owner-${fact.id}`,
      at: fact.at,
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
      line: <Move change={change} />,
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <ol className="admin-log">
      {facts.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
      <li>
        <Moment at={lead.createdAt} />
        <span>{t('received')}</span>
      </li>
    </ol>
  );
}

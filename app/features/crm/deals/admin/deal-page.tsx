import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactMessages } from '#app/features/crm/messages/admin/contact-messages.tsx';
import { TagChips } from '#app/features/crm/tags/admin/tag-chips.tsx';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import { NoteNotice } from '#app/features/notes/admin/note-notice.tsx';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import { formatBrl, formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { reasonName } from '../../close-reasons/reasons.ts';
import type { DealReply } from '../commands/deal-actions.server.ts';
import type { Deal } from '../deal.store.server.ts';
import { DealEdit } from './deal-edit.tsx';
import { DealMoves } from './deal-moves.tsx';
import { DealParty, type Search } from './deal-party.tsx';
import { DealTimeline } from './deal-timeline.tsx';
import { useDealNotes } from './use-deal-notes.ts';
import { wordsOf } from './use-deal-posts.ts';

type Props = {
  deal: Deal;
  search: Search;
  reply: DealReply | undefined;
  /** The result of a note posted without scripts. */
  noteReply: NoteReply | undefined;
  /** What is to be done about it. */
  tasks: React.ReactNode;
  /** Of a won deal: its client, or the button to make one. */
  client: React.ReactNode;
};

/** The value, the owner and the place of a deal. */
export function Facts({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const owner = deal.owners.find(({ id }) => id === deal.ownerId)?.name;
  const pipeline = deal.pipelines.find(({ id }) => id === deal.pipelineId);
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [t('fields.value'), deal.value > 0 ? formatBrl(deal.value, locale) : t('noValue')],
    [t('fields.owner'), owner ?? t('nobody')],
    [t('fields.close'), deal.expectedClose ? formatDay(deal.expectedClose, locale) : t('noDay')],
    [t('here'), <Moment key="since" at={deal.stageSince} />],
    [t('pipeline'), pipeline?.name],
    [t('product'), pipeline?.product],
    [
      t('fields.source'),
      deal.leadId ? (
        <Link key="lead" className="link" to={adminPath('lead', { id: deal.leadId })}>
          {t('leadOf')}
        </Link>
      ) : (
        t(`sources.${deal.source as 'manual'}`, { defaultValue: deal.source })
      ),
    ],
  ];
  return (
    <dl className="deal-block">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One deal: its stage, its contact, its fields, and its history. */
export function DealPage({ deal, search, reply, noteReply, tasks, client }: Props) {
  const { t } = useTranslation('deals');
  const { t: tReasons } = useTranslation('close-reasons');
  const stageName = (id: string) =>
    deal.pipelines.flatMap(({ stages }) => stages).find((stage) => stage.id === id)?.name ?? '';
  const notes = useDealNotes(deal);
  const words = reply && wordsOf(t, reply, stageName);
  const said = [words?.title, words?.text].filter(Boolean).join('. ');
  return (
    <>
      <p>
        <Link className="link" to={adminPath('deals')}>
          {t('back')}
        </Link>
      </p>
      {noteReply && <NoteNotice reply={noteReply} action={notes.action} />}
      {reply && <ActionNotice reply={reply} text={said} undo={t('undo')} />}
      <article className="admin-page deal" data-stalled={deal.stalled || undefined}>
        <header>
          <h1 className="title">{deal.title}</h1>
          {deal.stalled && <p className="soft">{t('stalledFor', { count: deal.idleDays })}</p>}
          {deal.state !== 'open' && deal.reason && (
            <p>
              {t(`over.${deal.state}`, {
                why: reasonName(tReasons, deal.state, deal.reason),
              })}
              {deal.note && <q className="admin-words">{deal.note}</q>}
            </p>
          )}
        </header>
        <section aria-labelledby="stages">
          <h2 className="subtitle" id="stages">
            {t('fields.stage')}
          </h2>
          <DealMoves deal={deal} reply={reply} />
        </section>
        <Facts deal={deal} />
        <DealParty deal={deal} search={search} />
        {deal.messaging && <ContactMessages messaging={deal.messaging} />}
        <TagChips subject={{ kind: 'deal', id: deal.id }} tags={deal.tags} />
        {client}
        {tasks}
        <DealEdit deal={deal} reply={reply} />
        <section aria-labelledby="history">
          <h2 className="subtitle" id="history">
            {t('history')}
          </h2>
          <DealTimeline
            events={deal.events}
            messages={deal.messaging?.messages ?? []}
            notes={deal.notes}
            subject={notes}
          />
        </section>
        <NewNote subject={notes} reply={noteReply} fieldId="new-note" />
      </article>
    </>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContactMessages } from '#app/features/crm/messages/admin/contact-messages.tsx';
import { TagChips } from '#app/features/crm/tags/admin/tag-chips.tsx';
import { CustomFacts } from '#app/features/custom-fields/admin/custom-facts.tsx';
import type { FieldValueReply } from '#app/features/custom-fields/commands/set-field-value.server.ts';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import { NoteNotice } from '#app/features/notes/admin/note-notice.tsx';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import { adminPath } from '#app/paths.ts';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { reasonName } from '../../close-reasons/reasons.ts';
import type { DealReply } from '../commands/deal-actions.server.ts';
import type { Deal } from '../deal.store.server.ts';
import { DealFacts } from './deal-facts.tsx';
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
  /** The result of a value of a custom field posted without scripts. */
  fieldReply: FieldValueReply | undefined;
  /** The list from which it was opened, and the deals beside it there. */
  home: string;
  steps: Steps;
  /** The message of the lead that opened the deal. */
  firstWords: ReactNode;
  /** What is to be done about it. */
  tasks: ReactNode;
  /** Of a won deal: its client, or the button to make one. */
  client: ReactNode;
  /** Of a won deal: its project, or the button to begin it. */
  project: ReactNode;
};

/** Where a deal is, and where it came from. */
export function useDealBlock(deal: Deal) {
  const { t } = useTranslation('deals');
  const pipeline = deal.pipelines.find(({ id }) => id === deal.pipelineId);
  return [
    { label: t('here'), value: <Moment at={deal.stageSince} /> },
    { label: t('pipeline'), value: pipeline?.name },
    { label: t('product'), value: pipeline?.product },
    {
      label: t('fields.source'),
      value: deal.leadId ? (
        <Link className="link" to={adminPath('lead', { id: deal.leadId })}>
          {t('leadOf')}
        </Link>
      ) : (
        t(`sources.${deal.source as 'manual'}`, { defaultValue: deal.source })
      ),
    },
  ];
}

/** Warnings about a deal, and how it ended. */
export function DealState({ deal }: { deal: Deal }) {
  const { t } = useTranslation('deals');
  const { t: tReasons } = useTranslation('close-reasons');
  if (deal.state !== 'open' && deal.reason) {
    return (
      <div>
        {t(`over.${deal.state}`, { why: reasonName(tReasons, deal.state, deal.reason) })}
        {deal.note && <q className="admin-words">{deal.note}</q>}
      </div>
    );
  }
  return deal.stalled ? <p className="soft">{t('stalledFor', { count: deal.idleDays })}</p> : null;
}

/** One deal: its stage, its contact, its facts, its notes, and its history. */
export function DealPage(props: Props) {
  const { deal, search, reply, noteReply, home, steps, firstWords, tasks, client } = props;
  const { t } = useTranslation('deals');
  const stageName = (id: string) =>
    deal.pipelines.flatMap(({ stages }) => stages).find((stage) => stage.id === id)?.name ?? '';
  const notes = useDealNotes(deal);
  const words = reply && wordsOf(t, reply, stageName);
  const text = [words?.title, words?.text].filter(Boolean).join('. ');
  const party = deal.company || deal.contact || deal.email || t('nameless');
  return (
    <>
      {noteReply && <NoteNotice reply={noteReply} action={notes.action} />}
      {reply && <ActionNotice reply={reply} text={text} undo={t('undo')} />}
      <RecordPage
        id="deal"
        within="page"
        name={deal.title}
        back={{ to: home, label: t('back') }}
        steps={steps}
        mark={<Square name={party} />}
        under={
          <p>
            <Link className="link" to={adminPath('contact', { id: deal.contactId })}>
              {deal.contact || deal.email || t('nameless')}
            </Link>
            {deal.company && deal.company !== deal.title && `, ${deal.company}`}
          </p>
        }
        state={<DealState deal={deal} />}
        block={useDealBlock(deal)}
        acts={
          <>
            <section aria-labelledby="stages">
              <h2 className="unseen" id="stages">
                {t('fields.stage')}
              </h2>
              <DealMoves deal={deal} reply={reply} />
            </section>
            {props.project}
          </>
        }
        firstWords={firstWords}
        first={<DealParty deal={deal} search={search} />}
        line={
          <DealTimeline
            events={deal.events}
            fields={deal.custom.fields}
            messages={deal.messaging?.messages ?? []}
            notes={deal.notes}
            subject={notes}
            part="h2"
          />
        }
        write={
          <>
            {deal.messaging && <ContactMessages messaging={deal.messaging} />}
            <NewNote subject={notes} reply={noteReply} fieldId="new-note" />
          </>
        }
        facts={
          <>
            <DealFacts deal={deal} reply={reply} />
            <CustomFacts
              record={deal.custom}
              action={notes.action}
              resource="crm"
              part="h2"
              reply={props.fieldReply}
            />
            <TagChips subject={{ kind: 'deal', id: deal.id }} tags={deal.tags} />
            {tasks}
            {client}
          </>
        }
      />
    </>
  );
}

import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { ContactMessages } from '#app/features/crm/messages/admin/contact-messages.tsx';
import { TagChips } from '#app/features/crm/tags/admin/tag-chips.tsx';
import { CustomFacts } from '#app/features/custom-fields/admin/custom-facts.tsx';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import { useSeenNotes } from '#app/features/notes/admin/use-seen-notes.ts';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import { estimateLines } from '#app/features/pricing/estimate-words.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { LargeClock } from '#app/ui/admin/clock/large-clock.tsx';
import { Square } from '#app/ui/admin/initials.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { FirstWords } from '#app/ui/admin/record/first-words.tsx';
import { type RecordBack, RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { Button } from '#app/ui/button.tsx';
import { firstWordsOf } from '../intake/first-words.ts';
import { AnswerValue } from './answer-value.tsx';
import { ClosingDialog } from './closing-dialog.tsx';
import { LeadInsight } from './insight/lead-insight.tsx';
import { LeadMailsList } from './lead-mails-list.tsx';
import { LeadMarks } from './lead-marks.tsx';
import { LeadState } from './lead-state.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { useLeadBlock } from './lead-title-block.tsx';
import type { readLead } from './staff-leads.store.server.ts';
import { type LeadStatus, placeField, transitionsFrom } from './staff-leads.ts';
import { MOVE_KEYS } from './use-lead-acts.ts';
import { useLeadMoves } from './use-lead-moves.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;
/** Q qualifies, 8 loses and ! marks as spam, as in the list. */
function useMoveKeys(
  statuses: readonly LeadStatus[],
  form: RefObject<HTMLFormElement | null>,
): void {
  const { t } = useTranslation('leads');
  const writes = usePermissions().may('crm', 'update');
  useKeys(
    MOVE_KEYS.filter(([, status]) => writes && statuses.includes(status)).map(
      ([keys, status], index) => ({
        keys,
        label: t(`moves.${status}`),
        group: 'record',
        legend: index === 0,
        run: () => form.current?.querySelector<HTMLElement>(`[value="${status}"]`)?.click(),
      }),
    ),
  );
}

function Moves({ lead, name }: { lead: Lead; name: string }) {
  const { t } = useTranslation('leads');
  const action = adminPath('lead', { id: lead.id });
  const fetcher = useLeadMoves(action);
  // The user's own move is known before the reload: it is no conflict with a colleague.
  const { data, state } = fetcher;
  const done = state !== 'idle' && data?.ok && data.intent === 'move' ? data.data : undefined;
  const moved = done?.back.some(({ id }) => id === lead.id) ? done.status : undefined;
  const seen = { id: lead.id, status: moved ?? lead.status };
  const statuses = transitionsFrom(seen.status, moved ? null : lead.review);
  const form = useRef<HTMLFormElement>(null);
  useMoveKeys(statuses, form);
  return (
    <>
      <fetcher.Form ref={form} method="post" action={action} className="acts" data-acts={name}>
        <input type="hidden" name="seen" value={placeField(seen)} />
        {statuses.map((status, index) => (
          <Needs key={status} resource="crm" action="update" label={t(`moves.${status}`)}>
            <Button
              type="submit"
              name="status"
              value={status}
              small
              variant={index === 0 ? 'primary' : 'outline'}
              busy={fetcher.state !== 'idle'}
            >
              {t(`moves.${status}`)}
            </Button>
          </Needs>
        ))}
      </fetcher.Form>
      <ClosingDialog fetcher={fetcher} action={action} />
    </>
  );
}

type PartProps = { lead: Lead; part: 'h2' | 'h3' };

/** What a lead wrote in own words. */
function LeadFirstWords({ lead, part }: PartProps) {
  const words = firstWordsOf(lead.answers);
  return words ? (
    <FirstWords part={part} at={lead.createdAt} text={words.value}>
      {words.asked && <small lang="en">{words.asked}</small>}
    </FirstWords>
  ) : null;
}

/** The other answers of a lead. */
function Answers({ lead, part }: PartProps) {
  const { t } = useTranslation('leads');
  const known = t('fields', { returnObjects: true });
  // The forms of pages have questions of their own, which the list of staff abbreviates.
  const labelOf = (name: string, label: string) =>
    name in known && (lead.form.id === '' || label === '')
      ? known[name as keyof typeof known]
      : label || name;
  const words = firstWordsOf(lead.answers);
  const Part = part;
  return (
    <section aria-labelledby="answers">
      <Part id="answers" className="subtitle">
        {t('answers')}
      </Part>
      <dl className="admin-facts">
        {lead.answers
          .filter((answer) => answer !== words)
          .map(({ name, label, asked, value, phone }) => (
            <div key={name}>
              <dt>
                {labelOf(name, label)}
                {asked && (
                  <small lang="en">
                    <br />
                    {asked}
                  </small>
                )}
              </dt>
              <dd>
                <AnswerValue value={value} {...(phone && { phone })} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Where a lead came from, its estimate, its score and its journey, and the mails about it. */
function Background({ lead, part: Part }: PartProps) {
  const { t } = useTranslation('leads');
  const { t: prices } = useTranslation('pricing');
  const locale = useLocale();
  const from = [
    { label: t('source'), value: t(`sources.${lead.source}`) },
    { label: t('page'), value: lead.page },
    { label: t('campaign'), value: lead.campaign },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <section aria-labelledby="from">
        <Part id="from" className="subtitle">
          {t('cameFrom')}
        </Part>
        <dl className="admin-facts">
          {from.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {lead.contactId && (
          <p>
            <Link className="link" to={adminPath('contact', { id: lead.contactId })}>
              {t('contactOf')}
            </Link>
          </p>
        )}
        {lead.dealId && (
          <p>
            <Link className="link" to={adminPath('deal', { id: lead.dealId })}>
              {t('dealOf')}
            </Link>
          </p>
        )}
      </section>
      {lead.estimate && (
        <section aria-labelledby="estimate">
          <Part id="estimate" className="subtitle">
            {prices('lead')}
          </Part>
          <dl className="admin-facts">
            {estimateLines(prices, lead.estimate, locale).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <LeadInsight lead={lead} heading={Part} />
      {lead.mails.length > 0 && (
        <section aria-labelledby="mails">
          <Part id="mails" className="subtitle">
            {t('mails.title')}
          </Part>
          <LeadMailsList mails={lead.mails} />
        </section>
      )}
    </>
  );
}

type Props = {
  lead: Lead;
  /** Beside the list its heading is one of several on the screen. */
  within: 'page' | 'panel';
  /** On a page: the list from which it was opened, and the leads beside it there. */
  back?: RecordBack;
  steps?: Steps;
  /** The result of a note posted without scripts. */
  noteReply?: NoteReply | undefined;
  /** The tasks of the lead. */
  tasks?: ReactNode;
};

/** One lead: what was written first, its status, its answers, and its history. */
export function LeadPanel({ lead, within, back, steps, noteReply, tasks }: Props) {
  const part = within === 'page' ? 'h2' : 'h3';
  const Part = part;
  const { t } = useTranslation('leads');
  const subject = {
    action: adminPath('lead', { id: lead.id }),
    draft: `lead/${lead.id}`,
    colleagues: lead.colleagues,
    writes: usePermissions().may('crm', 'update'),
  };
  useSeenNotes(subject.action, lead.notes);
  const answerOf = (asked: string) =>
    lead.answers.find(({ property }) => property === asked)?.value;
  const title = answerOf('name') ?? answerOf('email') ?? t('anonymous');
  return (
    <RecordPage
      id="lead"
      within={within}
      name={title}
      {...(back && steps && { back, steps })}
      mark={<Square name={title} />}
      under={answerOf('company') && <p className="soft">{answerOf('company')}</p>}
      state={
        <>
          <LeadState status={lead.status} />
          <LeadMarks lead={lead} />
          {lead.clock && <LargeClock facts={lead.clock} />}
        </>
      }
      firstWords={<LeadFirstWords lead={lead} part={part} />}
      acts={
        <section aria-labelledby="change">
          <Part id="change" className="subtitle">
            {t('change')}
          </Part>
          <Moves lead={lead} name={title} />
        </section>
      }
      first={<Answers lead={lead} part={part} />}
      line={<LeadTimeline key={lead.id} lead={lead} subject={subject} part={part} />}
      write={
        <>
          {lead.messaging && <ContactMessages messaging={lead.messaging} />}
          <NewNote subject={subject} reply={noteReply} fieldId="new-note" />
        </>
      }
      block={useLeadBlock(lead, title)}
      facts={
        <>
          <TagChips subject={{ kind: 'lead', id: lead.id }} tags={lead.tags} />
          {lead.contactId && lead.contactFields && (
            <CustomFacts
              record={lead.contactFields}
              action={adminPath('contact', { id: lead.contactId })}
              resource="crm"
              part={part}
            />
          )}
          {tasks}
          <Background lead={lead} part={part} />
        </>
      }
    />
  );
}

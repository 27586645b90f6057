import { useTranslation } from 'react-i18next';
import type { StagePlace } from '#app/features/projects/bar/bar.ts';
import { type ClientInvoice, daysUntil, openOf } from '#app/features/projects/invoices/invoices.ts';
import { formatCents } from '#app/features/projects/invoices/money.ts';
import { useDueWords } from '#app/features/projects/invoices/portal/invoice-words.ts';
import type { Deliverable, Project } from '#app/features/projects/projects.ts';
import type { WaitingTicket } from '#app/features/tickets/client-tickets.ts';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import { formatBriefDay, formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath, portalPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Days before its due date from which an invoice is listed, as it is mailed. */
const DUE_WITHIN = 5;

/** Tasks of the client; `since` when work is blocked by one, or it is overdue. */
type Held = { key: string; since: string | null };

/** A version to decide on, or an open task of the client. */
type WaitingWork = Held & { today: string; project: string; stage: StagePlace } & (
    | { deliverable: string; title: string; number: number }
    | { what: string }
  );
type WaitingInvoice = Held & { today: string; invoice: ClientInvoice; organization: string };
/** A question in a ticket, which holds no stage up. */
type WaitingAnswer = Held & { ticket: WaitingTicket };

export type Waiting = WaitingWork | WaitingInvoice | WaitingAnswer;

/** Who waits for an answer in a ticket. */
export const waitingAnswers = (tickets: readonly WaitingTicket[]): WaitingAnswer[] =>
  tickets.map((ticket) => ({ key: ticket.id, since: null, ticket }));

/** Invoices that are overdue, or due within days. */
export const waitingInvoices = (
  invoices: readonly ClientInvoice[],
  today: string,
  organization: string,
): WaitingInvoice[] =>
  openOf(invoices)
    .filter(({ dueOn }) => daysUntil(dueOn, today) <= DUE_WITHIN)
    .map((invoice) => ({
      key: invoice.id,
      today,
      since: daysUntil(invoice.dueOn, today) < 0 ? invoice.dueOn : null,
      invoice,
      organization,
    }));

/** What of its projects waits for a client. */
export function waitingWork(
  projects: readonly Project[],
  deliverables: readonly Deliverable[],
): WaitingWork[] {
  const all = projects.flatMap(({ id, name, days, waits }): WaitingWork[] => {
    if (days.endedOn) return [];
    const open = waits.filter(({ until }) => until === null);
    const versions = deliverables.filter(
      ({ project, state }) => project === id && state === 'waiting',
    );
    return [
      ...versions.map((one) => ({
        key: one.version,
        project: name,
        today: days.today,
        since: open.find(({ version }) => version === one.version)?.since ?? null,
        stage: one.position,
        deliverable: one.id,
        title: one.title,
        number: one.number,
      })),
      ...open
        .filter(({ version }) => version === null)
        .map((wait) => ({
          key: wait.id,
          project: name,
          today: days.today,
          since: wait.since,
          stage: wait.position,
          what: wait.what,
        })),
    ];
  });
  return all;
}

/** The longest first of what holds something up, and then the rest. */
export const inTurn = (waiting: readonly Waiting[]): Waiting[] =>
  waiting.toSorted((one, other) => (one.since ?? '9').localeCompare(other.since ?? '9'));

/** Money that is waited for. */
function PayRow({
  invoice,
  organization,
  today,
  first,
}: {
  invoice: ClientInvoice;
  organization: string;
  today: string;
  first: boolean;
}) {
  const { t } = useTranslation('invoices');
  const locale = useLocale();
  const dueWords = useDueWords(today);
  const amount = formatCents(invoice.cents, locale);
  const late = daysUntil(invoice.dueOn, today) < 0;
  return (
    <>
      <div>
        <h2>{t('overview.pay', { amount })}</h2>
        <p className="soft">
          {t('overview.why', invoice)},{' '}
          {late ? <b className="portal-bad">{`${dueWords(invoice)}.`}</b> : `${dueWords(invoice)}.`}
        </p>
      </div>
      <Button
        href={`${portalPaths.invoices}?${new URLSearchParams({ cliente: organization })}#fatura-${invoice.number}`}
        variant={first ? 'primary' : 'outline'}
        small={!first}
      >
        {t('overview.act')}
        <span className="unseen">{`: ${t('overview.why', invoice)}`}</span>
      </Button>
    </>
  );
}

/** A ticket that waits for the client, with its last message and a link to reply. */
function AnswerRow({ ticket, place, now }: { ticket: WaitingTicket; place: number; now: string }) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  return (
    <li>
      <span className="balloon" aria-hidden="true">
        {place + 1}
      </span>
      <div>
        <h2>{t('waiting.answer', { who: ticket.askedBy ?? t('waiting.team') })}</h2>
        <p className="soft">
          {t('waiting.ticket', {
            number: ticketNumber(ticket.number),
            title: ticket.title,
            when: formatWhen(new Date(ticket.at), new Date(now), locale),
          })}
        </p>
      </div>
      <Button
        href={portalPath('ticket', ticket)}
        variant={place === 0 ? 'primary' : 'outline'}
        small={place > 0}
      >
        {t('waiting.reply')}
        <span className="unseen">{`: ${ticket.title}`}</span>
      </Button>
    </li>
  );
}

/** Each with why now, and one button; only the first is filled. */
export function WaitingList({
  waiting,
  decides,
  now,
}: {
  waiting: readonly Waiting[];
  decides: boolean;
  now: string;
}) {
  const { t } = useTranslation(['portal', 'projects']);
  const locale = useLocale();
  if (waiting.length === 0) return null;
  return (
    <ol className="portal-wait">
      {waiting.map((one, i) => {
        if ('invoice' in one) {
          return (
            <li key={one.key}>
              <span className="balloon" aria-hidden="true">
                {i + 1}
              </span>
              <PayRow {...one} first={i === 0} />
            </li>
          );
        }
        if ('ticket' in one)
          return <AnswerRow key={one.key} ticket={one.ticket} place={i} now={now} />;
        const stage = t(`projects:stages.${one.stage}`);
        const code = one.since
          ? t('portal:waiting.holds', {
              stage,
              day: formatBriefDay(one.since, one.today, locale),
              project: one.project,
            })
          : t('portal:waiting.of', { project: one.project });
        return (
          <li key={one.key}>
            <span className="balloon" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h2>
                {'deliverable' in one
                  ? t(decides ? 'portal:waiting.approve' : 'portal:waiting.look', one)
                  : one.what}
              </h2>
              <p className="soft">{code}</p>
            </div>
            {'deliverable' in one && (
              <Button
                href={portalPath('deliverable', { id: one.deliverable })}
                variant={i === 0 ? 'primary' : 'outline'}
                small={i > 0}
              >
                {t(decides ? 'portal:waiting.decide' : 'portal:waiting.view')}
                <span className="unseen">{`: ${one.title}`}</span>
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

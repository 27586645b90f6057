import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import type { MailReply } from './commands/inbound-actions.server.ts';
import type { InboundMail } from './inbound-mails.ts';
import { MailWords, ReceivedMailParts } from './received-mail.tsx';

const ACTS: Partial<Record<InboundMail['state'], readonly Exclude<MailReply['intent'], 'join'>[]>> =
  {
    waiting: ['open', 'take', 'discard'],
    discarded: ['restore', 'open', 'take'],
  };

/** Tickets that the mail may continue, each with the act that puts it there. */
function Continues({ mail: { id, continues } }: { mail: InboundMail }) {
  const { t } = useTranslation('inbound', { keyPrefix: 'join' });
  if (continues.length === 0) return null;
  return (
    <section aria-labelledby="continues">
      <h2 id="continues" className="subtitle">
        {t('heading')}
      </h2>
      <p className="soft">{t('hint')}</p>
      {continues.map((ticket) => (
        <Form
          key={ticket.id}
          method="post"
          action={adminPath('inboundMail', { id })}
          className="acts"
        >
          <input type="hidden" name="ticket" value={ticket.id} />
          <Link className="link" to={adminPath('ticket', { id: ticket.id })}>
            {ticket.title}
          </Link>
          <Needs
            resource="feedback"
            action="update"
            label={t('act', { number: ticketNumber(ticket.number) })}
          >
            <Button type="submit" name="intent" value="join" small variant="outline">
              {t('act', { number: ticketNumber(ticket.number) })}
            </Button>
          </Needs>
        </Form>
      ))}
    </section>
  );
}

function Acts({ mail: { id, state } }: { mail: InboundMail }) {
  const { t } = useTranslation('inbound', { keyPrefix: 'page' });
  const acts = ACTS[state];
  if (!acts) return null;
  return (
    <section aria-labelledby="decide">
      <h2 id="decide" className="subtitle">
        {t('decide')}
      </h2>
      <p className="soft">{t('takeHint')}</p>
      <Form method="post" action={adminPath('inboundMail', { id })} className="acts">
        {acts.map((act, place) => (
          <Needs
            key={act}
            resource="feedback"
            action={act === 'open' ? 'create' : 'update'}
            label={t(`acts.${act}`)}
          >
            <Button
              type="submit"
              name="intent"
              value={act}
              small
              variant={place === 0 ? 'primary' : 'outline'}
            >
              {t(`acts.${act}`)}
            </Button>
          </Needs>
        ))}
      </Form>
    </section>
  );
}

const SCREENS = { entry: 'feedbackEntry', ticket: 'ticket', message: 'message' } as const;

function Thread({ mail: { thread } }: { mail: InboundMail }) {
  const { t } = useTranslation('inbound', { keyPrefix: 'page' });
  if (!thread) return null;
  const { kind, id } = thread;
  return (
    <p>
      <Link className="link" to={adminPath(SCREENS[kind], { id })}>
        {t('open')}
      </Link>
    </p>
  );
}

/** One mail as text: its sender, its content, and its actions. */
export function InboundMailPage({ mail }: { mail: InboundMail }) {
  const { t } = useTranslation('inbound');
  const { name, from, subject, state, reason, receivedAt, body, parts } = mail;
  const isTemporary = state === 'ignored' || state === 'discarded';
  return (
    <article className="admin-page">
      <header>
        <p className="soft">
          {[name, from].filter(Boolean).join(' · ') || t('list.unknown')} ·{' '}
          <Moment at={receivedAt} />
        </p>
        <h1 className="title">{subject || t('list.noSubject')}</h1>
        <p>{t(`state.${state}`)}</p>
        {reason && <p className="soft">{t(`reasons.${reason}`)}</p>}
        {parts.otherSender && <p className="bad">{t('otherSender', { from })}</p>}
        {isTemporary && <p className="soft">{t('page.erased')}</p>}
      </header>
      <Thread mail={mail} />
      <section aria-labelledby="words">
        <h2 id="words" className="subtitle">
          {t('page.words')}
        </h2>
        {body ? (
          <MailWords text={body} mail={parts} />
        ) : (
          <p className="soft">{t('page.noWords')}</p>
        )}
        <ReceivedMailParts mail={{ ...parts, otherSender: false }} text={body} named />
      </section>
      <Continues mail={mail} />
      <Acts mail={mail} />
    </article>
  );
}

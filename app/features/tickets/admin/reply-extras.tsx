import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentField } from '#app/ui/admin/composer/attachment-field.tsx';
import type { Attachments } from '#app/ui/admin/composer/use-attachments.ts';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { TICKET_FILES, type TicketStatus, transitionsFrom } from '../ticket.ts';
import { TemplateField } from './template-field.tsx';

/** What was chosen for a reply besides its text. */
export type ReplyChoices = {
  /** When it is sent; empty for at once. */
  at: string;
  /** The status afterwards, empty for the present one; null as long as nothing was chosen. */
  next: string | null;
};

export const NO_CHOICES: ReplyChoices = { at: '', next: null };

type Props = {
  ticket: Ticket;
  files: Attachments;
  fieldId: string;
  choices: ReplyChoices;
  choose: (change: Partial<ReplyChoices>) => void;
};

/** Below the text of a reply: its files, templates, the time it is sent, and the status afterwards. */
export function ReplyExtras({ ticket, files, fieldId, choices, choose }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'write' });
  const id = useId();
  const nexts = transitionsFrom(ticket.status).filter((to): to is TicketStatus => to !== 'closed');
  // The most frequent next status comes first. A choice stays while the ticket, moved meanwhile, still leads there.
  const usual = nexts.includes('waiting') ? 'waiting' : '';
  const next = ['', ...nexts].find((one) => one === choices.next) ?? usual;
  return (
    <div className="ticket-extras">
      <input type="hidden" name="seen" value={ticket.lastAt} />
      <AttachmentField files={files} {...TICKET_FILES} />
      <TemplateField templates={ticket.templates} fieldId={fieldId} />
      {files.list.length > 0 ? (
        <span className="ticket-at">{t('atOnce')}</span>
      ) : (
        <label className="ticket-at" htmlFor={`${id}-at`}>
          {t('at')}
          <input
            id={`${id}-at`}
            className="input"
            type="datetime-local"
            name="at"
            value={choices.at}
            onChange={({ target }) => choose({ at: target.value })}
          />
        </label>
      )}
      <select
        id={`${id}-next`}
        className="input"
        name="next"
        aria-label={t('then')}
        value={next}
        onChange={({ target }) => choose({ next: target.value })}
      >
        <option value="">{t('keep')}</option>
        {nexts.map((status) => (
          <option key={status} value={status}>
            {t(`thens.${status}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

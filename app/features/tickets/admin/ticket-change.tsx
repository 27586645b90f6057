import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomChange } from '#app/features/custom-fields/admin/custom-change.tsx';
import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Changed } from '#app/ui/admin/record/changed.tsx';
import type { ThreadItem } from '../queries/ticket-thread.store.server.ts';
import { PRIORITIES, TICKET_STATUSES, ticketNumber } from '../ticket.ts';

type Change = Extract<ThreadItem, { kind: 'change' }>;

/** The field that changed, with its values before and now; or a sentence where there are none. */
function useChange(fields: readonly CustomField[]) {
  const { t } = useTranslation('tickets');
  const status = (value: string | null) => {
    const known = TICKET_STATUSES.find((one) => one === value);
    return known ? t(`statuses.${known}`) : '';
  };
  const priority = (value: string | null) => {
    const known = PRIORITIES.find((one) => one === value);
    return known ? t(`priorities.${known}`) : '';
  };
  const person = (id: string | null, name: string | null) => id && (name ?? t('thread.team'));
  return (change: Change): ReactNode => {
    const { what, from, to, fromName, toName, number, by: who } = change;
    const by = who ?? t('thread.system');
    const changed = (field: string, before: string | null, now: string | null) => (
      <>
        <Changed what={field} from={before} to={now} />, {by}
      </>
    );
    switch (what) {
      case 'status':
        return changed(t('columns.status'), status(from), status(to));
      case 'owner':
        return changed(t('columns.owner'), person(from, fromName), person(to, toName));
      case 'priority':
        return changed(t('columns.priority'), priority(from), priority(to));
      case 'module':
        return changed(t('columns.module'), fromName, toName);
      case 'custom_field':
        return (
          <>
            <CustomChange change={change} fields={fields} />, {by}
          </>
        );
      case 'linked':
      case 'unlinked':
        return t(`changes.${what}`, { by, to: to ?? '' });
      case 'merged':
        return t('changes.merged', { by, number: number ? ticketNumber(number) : '' });
      case 'title':
      case 'contact':
      case 'unmerged':
      case 'opened':
      case 'openedWithoutClock':
        return t(`changes.${what}`, { by });
      default:
        return '';
    }
  };
}

/** One line in the conversation: who did what. */
export function TicketChange({
  change,
  fields,
}: {
  change: Change;
  fields: readonly CustomField[];
}) {
  const words = useChange(fields);
  return (
    <>
      <Moment at={change.at} />
      <span>{words(change)}</span>
    </>
  );
}

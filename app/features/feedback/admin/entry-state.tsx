import { useTranslation } from 'react-i18next';
import type { EntryStatus } from '../feedback.store.server.ts';

const STEPS: readonly EntryStatus[] = ['new', 'triaged', 'planned', 'done'];

/** The status of the entry, as filled steps and as a word. */
export function EntryState({ status }: { status: EntryStatus }) {
  const { t } = useTranslation('staff-feedback');
  const reached = STEPS.indexOf(status);
  return (
    <span className="admin-state" data-status={status}>
      <span aria-hidden="true">
        {STEPS.map((step, index) => (
          <i key={step} data-on={index <= reached || undefined} />
        ))}
      </span>
      {t(`statuses.${status}`)}
    </span>
  );
}

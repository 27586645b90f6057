import { useTranslation } from 'react-i18next';
import type { FilterStatus } from './staff-newsletter.ts';

/** The status of a subscription, as marks and as a word. */
export function SubscriptionState({ status }: { status: FilterStatus }) {
  const { t } = useTranslation('staff-newsletter');
  const marks = {
    pending: [true, false],
    active: [true, true],
    unsubscribed: [false, false],
    undeliverable: [false, false],
  };
  const [asked, confirmed] = marks[status];
  return (
    <span className="admin-state" data-status={status === 'pending' ? 'new' : status}>
      <span aria-hidden="true">
        <i data-on={asked || undefined} />
        <i data-on={confirmed || undefined} />
      </span>
      {t(`statuses.${status}`)}
    </span>
  );
}

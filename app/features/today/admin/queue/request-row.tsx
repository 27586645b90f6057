import { useTranslation } from 'react-i18next';
import { RequestDue } from '#app/features/privacy/admin/request-due.tsx';
import { storedName } from '#app/i18n/stored-name.ts';
import { adminPath } from '#app/paths.ts';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** A request about personal data, by the days that the law leaves. */
export function RequestRow({ row: request, now }: RowProps<'requests'>) {
  const { t } = useTranslation('privacy');
  const { id, who, kind, dueAt } = request;
  return (
    <QueueRow
      to={adminPath('privacyRequestScreen', { id })}
      title={storedName(t('kindsShort', { returnObjects: true }), kind)}
      about={who}
      end={<RequestDue request={{ state: 'open', dueAt, closedAt: null }} now={now} />}
    />
  );
}

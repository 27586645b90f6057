import { useTranslation } from 'react-i18next';
import type { ScheduleReply } from '../commands/schedule-actions.server.ts';
import { SetNotice } from '../set-notice.tsx';

/** The result of the last act on the calendar, with its undo. */
export function ScheduleNotice({ reply }: { reply: ScheduleReply | undefined }) {
  const { t } = useTranslation('content', { keyPrefix: 'calendar' });
  const text = reply && (reply.ok ? t(`done.${reply.intent}`) : t(`refused.${reply.code}`));
  return <SetNotice kind="calendar" reply={reply} text={text} undo={t('undo')} />;
}

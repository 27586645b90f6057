import { useTranslation } from 'react-i18next';
import type { ScreenKey } from './screens.ts';
import type { Waiting } from './waiting.store.server.ts';

/** The limit of the count; a larger figure is of no use. */
const MAX_VISIBLE = 99;

/** What waits on a screen, in its link: the figure is visible, the sentence is for screen readers. */
export function WaitingCount({ screen, waiting }: { screen: ScreenKey; waiting: Waiting | null }) {
  const { t } = useTranslation('admin');
  if (!waiting || !(screen in waiting)) return null;
  const key = screen as keyof Waiting;
  const count = waiting[key];
  if (count === 0) return null;
  return (
    <>
      <b className="admin-waiting" aria-hidden="true">
        {count > MAX_VISIBLE ? `${MAX_VISIBLE}+` : count}
      </b>
      <span className="unseen">{t(`waiting.${key}`, { count })}</span>
    </>
  );
}

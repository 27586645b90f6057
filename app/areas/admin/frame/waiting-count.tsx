import { useTranslation } from 'react-i18next';
import type { ScreenKey } from './screens.ts';
import type { Waiting } from './waiting.store.server.ts';

/** As many as are counted; beyond that nobody looks at the figure. */
const MOST_SHOWN = 99;

/** What waits on a screen, in its link: the figure to be seen, the sentence to be heard. */
export function WaitingCount({ screen, waiting }: { screen: ScreenKey; waiting: Waiting | null }) {
  const { t } = useTranslation('admin');
  if (!waiting || !(screen in waiting)) return null;
  const key = screen as keyof Waiting;
  const count = waiting[key];
  if (count === 0) return null;
  return (
    <>
      <b className="admin-waiting" aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </b>
      <span className="unseen">{t(`waiting.${key}`, { count })}</span>
    </>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** Asks before unsaved work is left: by a link, by Back, and, in the browser's own words, by closing. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation('editor', { keyPrefix: 'leave' });
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      // A form posts to the screen it stands on.
      unsaved && (here.pathname !== next.pathname || here.search !== next.search),
  );
  const asks = blocker.state === 'blocked';
  useEffect(() => {
    if (asks && !dialog.current?.open) dialog.current?.showModal();
    if (!asks) dialog.current?.close();
  }, [asks]);
  useEffect(() => {
    if (!unsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [unsaved]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="cf"
      aria-labelledby="leave"
      aria-describedby="leave-text"
      onClose={() => blocker.reset?.()}
    >
      <h2 id="leave" className="t3">
        {t('title')}
      </h2>
      <p id="leave-text">{t('text')}</p>
      <div className="acts">
        {/* First, so that Enter stays. */}
        <Button type="button" onClick={() => dialog.current?.close()}>
          {t('stay')}
        </Button>
        <Button type="button" variant="outline" onClick={() => blocker.proceed?.()}>
          {t('go')}
        </Button>
      </div>
    </dialog>
  );
}

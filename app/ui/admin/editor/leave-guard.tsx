import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** True while a form is being sent: that is no leaving, whatever its address has behind the path. */
function useSends() {
  const sends = useRef(false);
  useEffect(() => {
    const onSubmit = () => {
      sends.current = true;
      // The router blocks within the same event.
      setTimeout(() => {
        sends.current = false;
      });
    };
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, []);
  return sends;
}

type Props = {
  unsaved: boolean;
  /** Called once the user confirms leaving without saving. */
  onLeave?: () => void;
};

/** Asks before unsaved work is left: by a link, by Back, and, in the browser's own words, by closing. */
export function LeaveGuard({ unsaved, onLeave }: Props) {
  const { t } = useTranslation('editor', { keyPrefix: 'leave' });
  const dialog = useRef<HTMLDialogElement>(null);
  const sends = useSends();
  // The router takes a new function only after the screen is painted, so one function reads the state.
  const unsavedNow = useRef(unsaved);
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: next }) =>
      unsavedNow.current &&
      !sends.current &&
      (here.pathname !== next.pathname || here.search !== next.search),
    [sends],
  );
  const blocker = useBlocker(blocks);
  const asks = blocker.state === 'blocked';
  useEffect(() => {
    if (asks && !dialog.current?.open) dialog.current?.showModal();
    if (!asks) dialog.current?.close();
  }, [asks]);
  // A layout effect runs in the commit that shows "unsaved": from then on, every navigation needs a confirmation.
  useLayoutEffect(() => {
    unsavedNow.current = unsaved;
    if (!unsaved) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [unsaved]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="confirm"
      aria-labelledby="leave"
      aria-describedby="leave-text"
      onClose={() => blocker.reset?.()}
    >
      <h2 id="leave" className="subtitle">
        {t('title')}
      </h2>
      <p id="leave-text">{t('text')}</p>
      <div className="acts">
        {/* First, so that Enter stays on the page. */}
        <Button type="button" onClick={() => dialog.current?.close()}>
          {t('stay')}
        </Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => {
            onLeave?.();
            blocker.proceed?.();
          }}
        >
          {t('go')}
        </Button>
      </div>
    </dialog>
  );
}

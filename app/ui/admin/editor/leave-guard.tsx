import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, type Path, useBlocker } from 'react-router';
import { Button } from '#app/ui/button.tsx';

/** What is being sent: the editor itself or what its user has confirmed, or another form of the screen. */
type Sent = 'editor' | 'renewal' | 'other' | undefined;

function sentBy({ target, submitter }: SubmitEvent, guard: Element | null): Sent {
  const form = target as HTMLFormElement;
  if (form === guard?.closest('form') || submitter?.closest('dialog')) return 'editor';
  return form.dataset['renews'] === undefined ? 'other' : 'renewal';
}

/** Reads, while the router decides, which form is being sent. */
function useSent(guard: RefObject<Element | null>) {
  const sent = useRef<Sent>(undefined);
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      sent.current = sentBy(event, guard.current);
      // The router blocks within the same event.
      setTimeout(() => {
        sent.current = undefined;
      });
    };
    document.addEventListener('submit', onSubmit, true);
    return () => document.removeEventListener('submit', onSubmit, true);
  }, [guard]);
  return sent;
}

/** Whether a navigation leaves what is typed behind. */
function isLeaving(sent: Sent, here: Path, next: Path): boolean {
  if (sent === 'editor') return false;
  if (sent === 'renewal' || here.pathname !== next.pathname) return true;
  // Another form of the same screen leaves its fields as they are.
  return sent === undefined && here.search !== next.search;
}

type Props = {
  unsaved: boolean;
  /** Called once the user confirms leaving without saving. */
  onLeave?: () => void;
};

/** Asks before unsaved work is left: by a link, by Back, by another form of the screen, and, in the browser's own
 * words, by closing. A form with `data-renews` replaces the editor with what is saved. */
export function LeaveGuard({ unsaved, onLeave }: Props) {
  const { t } = useTranslation('editor', { keyPrefix: 'leave' });
  const dialog = useRef<HTMLDialogElement>(null);
  const sent = useSent(dialog);
  // The router takes a new function only after the screen is painted, so one function reads the state.
  const unsavedNow = useRef(unsaved);
  const blocks = useCallback<BlockerFunction>(
    ({ currentLocation: here, nextLocation: next }) =>
      unsavedNow.current && isLeaving(sent.current, here, next),
    [sent],
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

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Toaster, toast } from 'sonner';
import { notifyDone } from '#app/access/tabs/notify-tabs.ts';
import { useLeaveToasts } from './leave-toasts.ts';
import { useTidyAddress } from './use-tidy-address.ts';
import { useToastFloor } from './use-toast-floor.ts';

const DONE = 'done';

/** Toasts of the area (three at most, 4 s, 356 px), and the first of them: after a sign-in the address
 * carries it, and is then tidied. */
export function SignedInToast() {
  const { t } = useTranslation('admin');
  const [query, setQuery] = useSearchParams();
  const done = query.get(DONE);
  const box = useToastFloor();
  useLeaveToasts();
  useTidyAddress();
  useEffect(() => {
    if (done === null) return;
    notifyDone(done, document.referrer);
    if (done === 'signed-in' || done === 'set-up') {
      const words = done === 'set-up' ? 'setUp' : 'signedIn';
      toast.success(t(`${words}.title`), { description: t(`${words}.text`), id: done });
    }
    setQuery(
      (current) => {
        current.delete(DONE);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [done, setQuery, t]);
  return (
    <div ref={box}>
      <Toaster visibleToasts={3} duration={4000} containerAriaLabel={t('toasts')} />
    </div>
  );
}

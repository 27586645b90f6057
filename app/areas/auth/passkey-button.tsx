import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';

type Props = {
  /** `sign-in` asks for a passkey, `add` makes one. */
  to: 'sign-in' | 'add';
  /** Where the ceremony is posted to. */
  post: string;
  label: string;
  /** Where the person wanted to go. */
  from?: string | null;
};

/**
 * Begins a passkey ceremony. It cannot work without a script: it is not shown without one, and takes
 * no press before it is there.
 */
export function PasskeyButton({ to, post, label, from }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div
      className="passkey"
      data-passkey={to}
      data-post={post}
      data-from={from ?? undefined}
      data-failed={t('passkey.failed')}
      data-cancelled={t('passkey.cancelled')}
      data-unknown={t('passkey.unknown')}
      data-exists={t('passkey.exists')}
    >
      <Button variant={to === 'add' ? 'primary' : 'outline'} disabled>
        {label}
      </Button>
      <p className="error" role="alert" />
    </div>
  );
}

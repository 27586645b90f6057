import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';

type Props = {
  /** `sign-in` requests a passkey, `add` makes one. */
  to: 'sign-in' | 'add';
  /** The address that the ceremony posts to. */
  post: string;
  label: string;
  /** The page that the user requested. */
  from?: string | null;
};

/**
 * Starts a passkey ceremony. It needs a script: it is hidden without one, and disabled until it has loaded.
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

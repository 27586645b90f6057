import { useTranslation } from 'react-i18next';
import type { Passkey } from '#app/access/second-factor/passkeys.server.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { authPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';

/** One passkey: its name, which can be changed, where it is stored, and the button to remove it. */
export function PasskeyRow({ passkey, error }: { passkey: Passkey; error: string | undefined }) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const { id, name, keeper, addedAt } = passkey;
  const called = name || keeper || t('account.passkeys.unnamed');
  return (
    <li>
      <p>
        <b>{called}</b>
        {keeper && keeper !== called && <span className="mark">{keeper}</span>}
      </p>
      {addedAt && (
        <p className="soft">
          {t('account.passkeys.added', { at: formatDateTime(addedAt, locale) })}
        </p>
      )}
      <form method="post" action={authPaths.passkeys} className="auth-row">
        <Field
          id={`name-${id}`}
          name="name"
          label={t('fields.passkeyName')}
          defaultValue={name}
          error={error}
          maxLength={60}
        />
        <Button
          type="submit"
          variant="outline"
          small
          name="rename"
          value={id}
          aria-label={t('account.passkeys.renameThis', { name: called })}
        >
          {t('account.passkeys.rename')}
        </Button>
        <Button
          type="submit"
          variant="outline"
          small
          name="remove"
          value={id}
          aria-label={t('account.passkeys.removeThis', { name: called })}
        >
          {t('account.passkeys.remove')}
        </Button>
      </form>
    </li>
  );
}

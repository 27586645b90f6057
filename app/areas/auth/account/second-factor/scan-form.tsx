import { useTranslation } from 'react-i18next';
import { codeField } from '../../auth-fields.ts';
import { AuthForm } from '../../auth-form.tsx';
import type { FormReply } from '../../auth-page.server.ts';
import { QrCode } from './qr-code.tsx';

type Props = { uri: string; sealed: string; reply: FormReply | undefined; action: string };

const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ');

/** The key for the authenticator, to scan or to type, and the form for its first code. */
export function ScanForm({ uri, sealed, reply, action }: Props) {
  const { t } = useTranslation('auth');
  const key = new URL(uri).searchParams.get('secret') ?? '';
  return (
    <>
      <h2 className="subtitle">{t('account.secondFactor.scan.title')}</h2>
      <p>{t('account.secondFactor.scan.text')}</p>
      <QrCode text={uri} label={t('account.secondFactor.scan.figure')} />
      <p>
        {t('account.secondFactor.scan.key')}
        <br />
        <code className="key">{inFours(key)}</code>
      </p>
      <AuthForm
        action={action}
        fields={[{ ...codeField(t), inputMode: 'numeric' }]}
        submit={t('account.secondFactor.scan.submit')}
        reply={reply}
        hidden={{ intent: 'confirm', sealed }}
        // Below the figure that is scanned first.
        focuses={false}
      />
    </>
  );
}

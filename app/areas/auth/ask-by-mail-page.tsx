import { useTranslation } from 'react-i18next';
import { areaPaths, authPaths } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { emailField } from './auth-fields.ts';
import { AuthForm } from './auth-form.tsx';
import type { FormReply } from './auth-page.server.ts';
import { AuthSheet } from './auth-sheet.tsx';

type Props = { page: 'forgot' | 'link' | 'resend'; reply: FormReply | undefined };

/** A page with a field for an address, to which it sends a mail. */
export function AskByMailPage({ page, reply }: Props) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet
      title={t(`${page}.title`)}
      lead={t(`${page}.lead`)}
      after={<ActionLink href={areaPaths.auth}>{t('sent.signIn')}</ActionLink>}
    >
      <AuthForm
        action={authPaths[page]}
        fields={[emailField(t)]}
        submit={t(`${page}.submit`)}
        reply={reply}
      />
    </AuthSheet>
  );
}

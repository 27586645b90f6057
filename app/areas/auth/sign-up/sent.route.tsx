import { useTranslation } from 'react-i18next';
import { areaPaths, authPaths } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { headOf } from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/sent.route';

const KINDS = ['confirm', 'resend-confirm', 'new-email', 'reset', 'link'] as const;

export function loader({ request }: Route.LoaderArgs) {
  const what = new URL(request.url).searchParams.get('what');
  return { head: headOf(request, 'sent'), what: KINDS.find((kind) => kind === what) ?? 'confirm' };
}

/** A mail is on its way. The text is the same whether or not the address is known. */
export default function SentPage({ loaderData: { what } }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet
      title={t(`sent.${what}.title`)}
      lead={t(`sent.${what}.text`)}
      after={<ActionLink href={areaPaths.auth}>{t('sent.signIn')}</ActionLink>}
    >
      <p className="soft">{t('sent.nothing')}</p>
      {what.endsWith('confirm') && (
        <p>
          <ActionLink href={authPaths.resend}>{t('sent.resend')}</ActionLink>
        </p>
      )}
    </AuthSheet>
  );
}

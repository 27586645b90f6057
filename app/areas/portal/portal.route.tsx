import { useTranslation } from 'react-i18next';
import { requireSession } from '#app/access/guard.server.ts';
import { headOf } from '#app/areas/auth/auth-page.server.ts';
import { AuthSheet } from '#app/areas/auth/auth-sheet.tsx';
import { doneOf } from '#app/areas/auth/done.ts';
import { DoneNotice } from '#app/areas/auth/done-notice.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { authPaths, pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import type { Route } from './+types/portal.route';

export const middleware = [requireSession];

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: headOf(request, 'portal'),
  done: doneOf(new URL(request.url).searchParams.get('done')),
});

/** Ground of the client portal: where clients land, with the ways on that they have so far. */
export default function Portal({ loaderData: { done } }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  return (
    <AuthSheet
      title={t('portal.title')}
      lead={t('portal.lead')}
      after={
        <>
          <ActionLink href={authPaths.account}>{t('portal.account')}</ActionLink>
          <ActionLink href={pathTo('contact', locale)}>{t('portal.contact')}</ActionLink>
          <ActionLink href={authPaths.signOut}>{t('portal.signOut')}</ActionLink>
        </>
      }
    >
      {done && <DoneNotice done={done} />}
    </AuthSheet>
  );
}

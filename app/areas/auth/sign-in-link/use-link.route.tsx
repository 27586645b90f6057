import { useTranslation } from 'react-i18next';
import { signInWithLink } from '#app/access/sign-in.server.ts';
import { authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { AuthForm } from '../auth-form.tsx';
import { callerIn, headOf, onToLanding, refusal } from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/use-link.route';

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: headOf(request, 'useLink'),
  token: new URL(request.url).searchParams.get('token'),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { token = '' } = await postedTexts(request);
  const caller = callerIn(request, context);
  const outcome = await signInWithLink(caller, token);
  // A used or expired link is not offered again: its token is not kept in the page.
  if (outcome.kind === 'refused') return refusal(outcome.reason, {});
  return onToLanding(outcome, { wanted: null, caller });
}

/** A button, because scanners open every link of a mail and must not use it up. */
export default function UseLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet
      title={t('useLink.title')}
      lead={t('useLink.lead')}
      after={<ActionLink href={authPaths.link}>{t('useLink.again')}</ActionLink>}
    >
      <AuthForm
        action={authPaths.useLink}
        fields={[]}
        submit={t('useLink.submit')}
        reply={actionData}
        hidden={{ token: loaderData.token }}
      />
    </AuthSheet>
  );
}

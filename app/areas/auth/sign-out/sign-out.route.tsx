import { useTranslation } from 'react-i18next';
import { session } from '#app/access/session.server.ts';
import { signOut } from '#app/access/sign-in.server.ts';
import { deviceAccount } from '#app/features/client-device/copy-headers.server.ts';
import { SignOutData } from '#app/features/client-device/device-data.tsx';
import { areaPaths, authPaths } from '#app/paths.ts';
import { log } from '#app/platform/log/log.server.ts';
import { AuthForm } from '../auth-form.tsx';
import { callerIn, headOf, redirectWithCookies, refusal } from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import { ForgetDrafts } from '../forget-drafts.tsx';
import type { Route } from './+types/sign-out.route';

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const person = context.get(session)?.userId;
  const device = person && deviceAccount(person);
  return { head: headOf(request, 'signOut'), person, device };
};

export async function action({ request, context }: Route.ActionArgs) {
  try {
    const cookies = await signOut(callerIn(request, context), context.get(session)?.userId);
    return redirectWithCookies(`${areaPaths.auth}?done=signed-out`, cookies);
  } catch (error) {
    log.error({ err: error }, 'sign-out failed');
    return refusal('sign-out', {});
  }
}

/** A page too, because a link must not sign anybody out. */
export default function SignOutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet title={t('signOut.title')} lead={t('signOut.lead')}>
      <AuthForm
        action={authPaths.signOut}
        fields={[]}
        submit={t('signOut.submit')}
        reply={actionData}
        signsOut
      />
      {loaderData.device && <SignOutData account={loaderData.device} />}
      <ForgetDrafts person={loaderData.person} />
    </AuthSheet>
  );
}

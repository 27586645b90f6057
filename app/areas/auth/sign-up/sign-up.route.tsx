import { useTranslation } from 'react-i18next';
import { ORIGIN_QUERY, withOrigin } from '#app/access/landing.ts';
import { signUp } from '#app/access/sign-up.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { emailField, nameField, newPasswordField } from '../auth-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import {
  attempted,
  callerIn,
  headOf,
  onlySignedOut,
  passwordRefused,
  redirectWithCookies,
} from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import { newAccountIn } from '../new-account.server.ts';
import type { Route } from './+types/sign-up.route';

export function loader({ request, context }: Route.LoaderArgs) {
  onlySignedOut(context, null);
  const wanted = new URL(request.url).searchParams.get(ORIGIN_QUERY);
  return { head: headOf(request, 'signUp'), wanted };
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  const posted = newAccountIn(texts, t);
  if ('refused' in posted) return posted.refused;
  const wanted = texts[ORIGIN_QUERY] ?? null;
  const account = { ...posted.account, locale, wanted };
  const outcome = await attempted(signUp(callerIn(request, context), account));
  if (outcome.kind === 'refused') return passwordRefused(outcome.reason, texts, t);
  return redirectWithCookies(`${authPaths.sent}?what=confirm`);
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const wanted = actionData?.typed[ORIGIN_QUERY] ?? loaderData.wanted;
  return (
    <AuthSheet
      title={t('signUp.title')}
      lead={t('signUp.lead')}
      after={
        <ActionLink href={withOrigin(areaPaths.auth, wanted)}>{t('signUp.signIn')}</ActionLink>
      }
    >
      <AuthForm
        action={authPaths.signUp}
        fields={[nameField(t), { ...emailField(t), autoComplete: 'email' }, newPasswordField(t)]}
        submit={t('signUp.submit')}
        reply={actionData}
        hidden={{ [ORIGIN_QUERY]: wanted }}
      />
    </AuthSheet>
  );
}

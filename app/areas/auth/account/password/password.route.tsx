import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { requireSession } from '#app/access/guard.server.ts';
import { changePassword } from '#app/access/password/password-change.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { currentPasswordField, errorsOf, newPasswordField, rules } from '../../auth-fields.ts';
import { AuthForm } from '../../auth-form.tsx';
import {
  callerIn,
  passwordRefused,
  personIn,
  redirectWithCookies,
  refusal,
} from '../../auth-page.server.ts';
import { accountPage } from '../account-page.server.ts';
import { AccountSheet } from '../account-sheet.tsx';
import type { Route } from './+types/password.route';

export const middleware = [requireSession];

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  ...accountPage(request, context, 'account.password'),
  email: personIn(context).email,
});

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  const { password, newPassword } = rules(t);
  const parsed = z.object({ currentPassword: password, password: newPassword }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const person = personIn(context);
  const { currentPassword, password: chosen } = parsed.data;
  const outcome = await changePassword(callerIn(request, context), person, {
    currentPassword,
    newPassword: chosen,
  });
  if (outcome.kind === 'refused') return passwordRefused(outcome.reason, texts, t);
  return redirectWithCookies(`${authPaths.password}?done=password`, outcome.cookies);
}

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AccountSheet
      title={t('account.password.title')}
      lead={t('account.password.lead')}
      {...loaderData}
      reply={actionData}
    >
      <AuthForm
        action={authPaths.password}
        fields={[currentPasswordField(t), newPasswordField(t)]}
        submit={t('account.password.submit')}
        reply={actionData}
      >
        {/* Password managers store the new password under it. */}
        <input type="hidden" name="email" autoComplete="username" value={loaderData.email} />
      </AuthForm>
    </AccountSheet>
  );
}

import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { resetPassword } from '#app/access/second-factor/recovery.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { errorsOf, newPasswordField, rules } from '../auth-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import {
  attempted,
  callerIn,
  headOf,
  passwordRefused,
  redirectWithCookies,
  refusal,
} from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/reset.route';

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: headOf(request, 'reset'),
  token: new URL(request.url).searchParams.get('token'),
});

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  const { newPassword } = rules(t);
  const parsed = z.object({ password: newPassword }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const { password } = parsed.data;
  const token = texts['token'] ?? '';
  const outcome = await attempted(resetPassword(callerIn(request, context), { token, password }));
  if (outcome.kind === 'refused') return passwordRefused(outcome.reason, texts, t);
  return redirectWithCookies(`${areaPaths.auth}?done=reset`, outcome.cookies);
}

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet
      title={t('reset.title')}
      lead={t('reset.lead')}
      after={<ActionLink href={authPaths.forgot}>{t('reset.again')}</ActionLink>}
    >
      <AuthForm
        action={authPaths.reset}
        fields={[newPasswordField(t)]}
        submit={t('reset.submit')}
        reply={actionData}
        hidden={{ token: actionData?.typed['token'] ?? loaderData.token }}
      />
    </AuthSheet>
  );
}

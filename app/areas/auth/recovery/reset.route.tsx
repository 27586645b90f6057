import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FIRST_QUERY } from '#app/access/password/first-password.ts';
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
import type { Done } from '../done.ts';
import type { Route } from './+types/reset.route';

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const first = searchParams.get(FIRST_QUERY);
  return { head: headOf(request, 'reset'), token: searchParams.get('token'), first };
}

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
  const done: Done = texts[FIRST_QUERY] ? 'created' : 'reset';
  return redirectWithCookies(`${areaPaths.auth}?${new URLSearchParams({ done })}`, outcome.cookies);
}

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const first = actionData?.typed[FIRST_QUERY] ?? loaderData.first;
  const page = first ? 'reset.first' : 'reset';
  return (
    <AuthSheet
      title={t(`${page}.title`)}
      lead={t(`${page}.lead`)}
      after={<ActionLink href={authPaths.forgot}>{t('reset.again')}</ActionLink>}
    >
      <AuthForm
        action={authPaths.reset}
        fields={[newPasswordField(t)]}
        submit={t(`${page}.submit`)}
        reply={actionData}
        hidden={{
          token: actionData?.typed['token'] ?? loaderData.token,
          [FIRST_QUERY]: first,
        }}
      />
    </AuthSheet>
  );
}

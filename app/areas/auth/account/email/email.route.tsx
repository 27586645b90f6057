import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { askForEmailChange } from '#app/access/email-change.server.ts';
import { requireSession } from '#app/access/guard.server.ts';
import { requireFresh } from '#app/access/sessions.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { emailField, errorsOf, rules } from '../../auth-fields.ts';
import { AuthForm } from '../../auth-form.tsx';
import { callerIn, personIn, redirectWithCookies, refusal } from '../../auth-page.server.ts';
import { accountPage } from '../account-page.server.ts';
import { AccountSheet } from '../account-sheet.tsx';
import type { Route } from './+types/email.route';

export const middleware = [requireSession, requireFresh];

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  ...accountPage(request, context, 'account.email'),
  email: personIn(context).email,
});

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const locale = preferredLocale(request);
  const { email } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ email }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const caller = callerIn(request, context);
  const outcome = await askForEmailChange(caller, personIn(context), parsed.data.email);
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  return redirectWithCookies(`${authPaths.email}?done=email-asked`);
}

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AccountSheet
      title={t('account.email.title')}
      lead={t('account.email.lead')}
      {...loaderData}
      reply={actionData}
    >
      <p>{t('account.email.now', { email: loaderData.email })}</p>
      <AuthForm
        action={authPaths.email}
        fields={[{ ...emailField(t), autoComplete: 'email', label: t('fields.newEmail') }]}
        submit={t('account.email.submit')}
        reply={actionData}
      />
    </AccountSheet>
  );
}

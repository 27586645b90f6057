import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { askForPasswordReset } from '#app/access/recovery.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { emailField, errorsOf, rules } from '../auth-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import { callerIn, headOf, localeOf, onTo, refusal } from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/forgot.route';

export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(request, 'forgot') });

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const locale = localeOf(request);
  const { email } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ email }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const outcome = await askForPasswordReset(callerIn(request, context), parsed.data.email);
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  return onTo(`${authPaths.sent}?what=reset`);
}

export default function ForgotPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      after={<ActionLink href={areaPaths.auth}>{t('sent.signIn')}</ActionLink>}
    >
      <AuthForm
        action={authPaths.forgot}
        fields={[emailField(t)]}
        submit={t('forgot.submit')}
        reply={actionData}
      />
    </AuthSheet>
  );
}

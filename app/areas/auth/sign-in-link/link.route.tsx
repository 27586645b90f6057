import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { askForSignInLink } from '#app/access/sign-in.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { emailField, errorsOf, rules } from '../auth-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import { callerIn, headOf, localeOf, onTo, refusal } from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/link.route';

export const loader = ({ request }: Route.LoaderArgs) => ({ head: headOf(request, 'link') });

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const locale = localeOf(request);
  const { email } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ email }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const outcome = await askForSignInLink(callerIn(request, context), parsed.data.email);
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  return onTo(`${authPaths.sent}?what=link`);
}

export default function LinkPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  return (
    <AuthSheet
      title={t('link.title')}
      lead={t('link.lead')}
      after={<ActionLink href={areaPaths.auth}>{t('sent.signIn')}</ActionLink>}
    >
      <AuthForm
        action={authPaths.link}
        fields={[emailField(t)]}
        submit={t('link.submit')}
        reply={actionData}
      />
    </AuthSheet>
  );
}

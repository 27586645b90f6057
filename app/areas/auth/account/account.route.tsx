import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { requireSession } from '#app/access/guard.server.ts';
import { changeProfile } from '#app/access/profile.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { preferredLocaleCookie } from '#app/i18n/preferred-locale-cookie.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { authPaths } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { errorsOf, nameField, rules } from '../auth-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import { LANGUAGE_NAMES } from '../auth-languages.tsx';
import { personIn, redirectWithCookies, refusal } from '../auth-page.server.ts';
import type { Route } from './+types/account.route';
import { accountPage } from './account-page.server.ts';
import { AccountSheet } from './account-sheet.tsx';

export const middleware = [requireSession];

export function loader({ request, context }: Route.LoaderArgs) {
  const { name, locale } = personIn(context);
  return { ...accountPage(request, context, 'account'), name, locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const spoken = preferredLocale(request);
  const { name } = rules(instanceOf(spoken).getFixedT(spoken, 'auth'));
  const parsed = z.object({ name, locale: z.enum(LOCALES) }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const { userId } = personIn(context);
  const { data } = parsed;
  await asActor({ kind: 'user', userId }, (tx) => changeProfile(tx, userId, data));
  return redirectWithCookies(`${authPaths.account}?done=profile`, [
    preferredLocaleCookie(data.locale),
  ]);
}

/** The user's own details; sign-in settings have pages of their own. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { name, locale } = loaderData;
  return (
    <AccountSheet
      title={t('account.title')}
      lead={t('account.lead')}
      {...loaderData}
      reply={actionData}
    >
      <AuthForm
        action={authPaths.account}
        fields={[{ ...nameField(t), value: name }]}
        submit={t('account.submit')}
        reply={actionData}
      >
        <ChoiceGroup
          id="locale"
          name="locale"
          label={t('account.language')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          defaultValue={actionData?.typed['locale'] ?? locale}
        />
      </AuthForm>
    </AccountSheet>
  );
}

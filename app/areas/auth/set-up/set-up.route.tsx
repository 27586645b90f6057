import { useTranslation } from 'react-i18next';
import { createContext } from 'react-router';
import { acceptSetUp, opensSetUp } from '#app/access/set-up.server.ts';
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
  onToLanding,
  passwordRefused,
  redirectWithCookies,
} from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import { newAccountIn } from '../new-account.server.ts';
import type { Route } from './+types/set-up.route';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** A late post gets its reply on this page; a later GET is redirected. */
const tooLate = createContext(false);

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  if (!context.get(tooLate) && !(await opensSetUp(token)))
    throw redirectWithCookies(areaPaths.auth);
  return { head: headOf(request, 'setUp'), token };
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  const posted = newAccountIn(texts, t);
  if ('refused' in posted) return posted.refused;
  const caller = callerIn(request, context);
  const token = tokenOf(request);
  const outcome = await attempted(acceptSetUp(caller, { ...posted.account, token, locale }));
  if (outcome.kind === 'refused') {
    context.set(tooLate, outcome.reason === 'set-up');
    return passwordRefused(outcome.reason, texts, t);
  }
  return onToLanding(outcome, { wanted: null, caller, done: 'set-up' });
}

/** Creates the first administrator, once, with the link that the first start prints. */
export default function SetUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  if (actionData?.reason === 'set-up') {
    return (
      <AuthSheet
        title={t('refused.set-up.title')}
        lead={t('refused.set-up.text')}
        after={<ActionLink href={areaPaths.auth}>{t('setUp.signIn')}</ActionLink>}
      />
    );
  }
  return (
    <AuthSheet title={t('setUp.title')} lead={t('setUp.lead')}>
      <AuthForm
        // In the address, where the page reads it after a refused post.
        action={`${authPaths.setUp}?${new URLSearchParams({ token: loaderData.token })}`}
        fields={[nameField(t), { ...emailField(t), autoComplete: 'email' }, newPasswordField(t)]}
        submit={t('setUp.submit')}
        reply={actionData}
      />
    </AuthSheet>
  );
}

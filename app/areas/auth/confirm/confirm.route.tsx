import { useTranslation } from 'react-i18next';
import { confirmEmailChange } from '#app/access/email-change.server.ts';
import { changeStepOf } from '#app/access/email-change.ts';
import { CONFIRMED_MARK, ORIGIN_QUERY, savedOrigin, withOrigin } from '#app/access/landing.ts';
import { session } from '#app/access/session.server.ts';
import { confirmEmail } from '#app/access/sign-up.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { areaPaths, authPaths, pathTo } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { AuthForm } from '../auth-form.tsx';
import { callerIn, headOf, redirectWithCookies, refusal, withDone } from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/confirm.route';

/** The same address serves the first confirmation and both steps of a change of address. */
function pageOf(token: string | null) {
  const step = changeStepOf(token);
  if (!step) return 'confirm';
  return step === 'old' ? 'confirmOld' : 'confirmNew';
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  return { head: headOf(request, pageOf(token)), token, wanted: searchParams.get(ORIGIN_QUERY) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const token = texts['token'] ?? '';
  const caller = callerIn(request, context);
  const outcome = changeStepOf(token)
    ? await confirmEmailChange(caller, token)
    : await confirmEmail(caller, token);
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  if (outcome.kind === 'half') return redirectWithCookies(`${authPaths.sent}?what=new-email`);
  const changed = changeStepOf(token) === 'new';
  // The link may have been opened in a signed-out browser; it signs nobody in.
  if (changed && context.get(session))
    return redirectWithCookies(`${authPaths.account}?done=email-changed`);
  if (changed) return redirectWithCookies(`${areaPaths.auth}?done=email-changed`);
  const wanted = savedOrigin(texts[ORIGIN_QUERY] ?? null);
  if (!wanted)
    return redirectWithCookies(`${pathTo('home', preferredLocale(request))}#${CONFIRMED_MARK}`);
  // The guard of that page would redirect an anonymous visitor to sign in anyway; this way the notice is
  // shown.
  return redirectWithCookies(
    context.get(session) ? wanted : withDone(withOrigin(areaPaths.auth, wanted), 'confirmed'),
  );
}

/** A button, because scanners open every link of a mail and must not confirm anything. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const token = actionData?.typed['token'] ?? loaderData.token;
  const page = pageOf(token);
  return (
    <AuthSheet
      title={t(`${page}.title`)}
      lead={t(`${page}.lead`)}
      after={
        page === 'confirm' && <ActionLink href={authPaths.resend}>{t('confirm.resend')}</ActionLink>
      }
    >
      <AuthForm
        action={authPaths.confirm}
        fields={[]}
        submit={t(`${page}.submit`)}
        reply={actionData}
        hidden={{ token, [ORIGIN_QUERY]: actionData?.typed[ORIGIN_QUERY] ?? loaderData.wanted }}
      />
    </AuthSheet>
  );
}

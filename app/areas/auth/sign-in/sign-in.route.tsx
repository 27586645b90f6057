import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { issuerPath } from '#app/access/issuers/issuer-path.ts';
import { issuerButtons, issuerOfEmail } from '#app/access/issuers/issuers.server.ts';
import { ORIGIN_QUERY, withOrigin } from '#app/access/landing.ts';
import { signInWithPassword } from '#app/access/sign-in.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { emailField, errorsOf, passwordField, rules } from '../auth-fields.ts';
import { AuthForm } from '../auth-form.tsx';
import {
  attempted,
  callerIn,
  headOf,
  onlySignedOut,
  onToLanding,
  redirectWithCookies,
  refusal,
} from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import { doneOf } from '../done.ts';
import { DoneNotice } from '../done-notice.tsx';
import { IssuerButtons } from '../issuer/issuer-buttons.tsx';
import { PasskeyButton } from '../passkey-button.tsx';
import type { Route } from './+types/sign-in.route';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get(ORIGIN_QUERY);
  onlySignedOut(context, wanted);
  const issuers = await issuerButtons();
  return {
    head: headOf(request, 'signIn'),
    wanted,
    issuers,
    done: doneOf(searchParams.get('done')),
  };
}

/** The page that leads to the issuer of an address without a password; null where no issuer serves its domain. */
async function issuerOf(texts: Record<string, string>): Promise<string | null> {
  const typed = z.email().max(254).safeParse(texts['email']?.trim());
  if (texts['password'] || !typed.success) return null;
  const issuer = await issuerOfEmail(typed.data).catch(() => undefined);
  if (!issuer) return null;
  return issuerPath({ issuer: issuer.id, wanted: texts[ORIGIN_QUERY], email: typed.data });
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const toIssuer = await issuerOf(texts);
  if (toIssuer) return redirectWithCookies(toIssuer);
  const locale = preferredLocale(request);
  const { email, password } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ email, password }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const caller = callerIn(request, context);
  const wanted = texts[ORIGIN_QUERY] ?? null;
  const outcome = await attempted(signInWithPassword(caller, parsed.data));
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  if (outcome.secondStep) {
    const query = wanted ? `?${new URLSearchParams({ [ORIGIN_QUERY]: wanted })}` : '';
    return redirectWithCookies(`${authPaths.secondStep}${query}`, outcome.cookies);
  }
  return onToLanding(outcome, { wanted, caller });
}

/** The sign-in page; anonymous visitors of the other areas are redirected here. */
export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const wanted = actionData?.typed[ORIGIN_QUERY] ?? loaderData.wanted;
  const names = loaderData.issuers.map(({ name }) => name).join(', ');
  return (
    <AuthSheet
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      after={
        <>
          <ActionLink href={authPaths.forgot}>{t('signIn.forgot')}</ActionLink>
          <ActionLink href={authPaths.link}>{t('signIn.link')}</ActionLink>
          <ActionLink href={withOrigin(authPaths.signUp, wanted)}>{t('signIn.signUp')}</ActionLink>
        </>
      }
    >
      {!actionData && loaderData.done && <DoneNotice done={loaderData.done} />}
      {!actionData && loaderData.wanted && <p className="note">{t('signIn.first')}</p>}
      <AuthForm
        action={areaPaths.auth}
        fields={[
          emailField(t),
          { ...passwordField(t), ...(names.length > 0 && { hint: t('issuer.or', { names }) }) },
        ]}
        submit={t('signIn.submit')}
        reply={actionData}
        hidden={{ [ORIGIN_QUERY]: wanted }}
      />
      <IssuerButtons
        issuers={loaderData.issuers}
        wanted={wanted}
        email={actionData?.typed['email']}
      />
      <PasskeyButton
        to="sign-in"
        post={authPaths.passkeySignIn}
        from={wanted}
        label={t('passkey.signIn')}
      />
      {actionData?.reason === 'unverified' && (
        <p>
          <ActionLink href={authPaths.resend}>{t('signIn.resend')}</ActionLink>
        </p>
      )}
    </AuthSheet>
  );
}

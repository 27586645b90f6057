import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { z } from 'zod';
import { requireSession } from '#app/access/guard.server.ts';
import { confirmWays } from '#app/access/issuers/issuers.server.ts';
import { landingOf, ORIGIN_QUERY } from '#app/access/landing.ts';
import { signInAgain } from '#app/access/sessions.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { authPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { errorsOf, passwordField, rules } from '../../auth-fields.ts';
import { AuthForm } from '../../auth-form.tsx';
import {
  callerIn,
  type FormReply,
  headOf,
  noteForeignLanding,
  personIn,
  redirectWithCookies,
  refusal,
  withDone,
} from '../../auth-page.server.ts';
import { AuthSheet } from '../../auth-sheet.tsx';
import { IssuerButtons } from '../../issuer/issuer-buttons.tsx';
import type { Route } from './+types/again.route';

export const middleware = [requireSession];

export async function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: headOf(request, 'account.again'),
    wanted: new URL(request.url).searchParams.get(ORIGIN_QUERY),
    ways: await confirmWays(personIn(context)),
  };
}

/** A post that was redirected here. */
function typedOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  const { password: _password, [ORIGIN_QUERY]: _wanted, ...typed } = texts;
  return typed;
}

export async function action({ request, context }: Route.ActionArgs) {
  const texts = await postedTexts(request);
  const typed = typedOf(texts);
  const sendsOn = Object.keys(typed).length > 0;
  if (sendsOn && texts['password'] === undefined) {
    const headers = { 'cache-control': 'no-store' };
    return data<FormReply>({ errors: {}, typed }, { status: 401, headers });
  }
  const locale = preferredLocale(request);
  const { password } = rules(instanceOf(locale).getFixedT(locale, 'auth'));
  const parsed = z.object({ password }).safeParse(texts);
  if (!parsed.success) return refusal('invalid', texts, errorsOf(parsed.error));
  const person = personIn(context);
  const caller = callerIn(request, context);
  const outcome = await signInAgain(caller, person, parsed.data.password);
  if (outcome.kind === 'refused') return refusal(outcome.reason, texts);
  const wanted = texts[ORIGIN_QUERY] ?? authPaths.account;
  await noteForeignLanding(wanted, caller, person.userId);
  const back = landingOf(wanted, person.role);
  // The browser repeats the post there.
  if (sendsOn && back.startsWith(authPaths.account))
    return redirectWithCookies(back, outcome.cookies, 307);
  return redirectWithCookies(withDone(back, 'again'), outcome.cookies);
}

type LeadProps = { password: boolean; holds: boolean };

const leadOf = ({ password, holds }: LeadProps) =>
  `account.again.${password ? (holds ? 'kept' : 'lead') : holds ? 'issuerTyped' : 'issuerLead'}` as const;

/** Confirms by password, or at the issuer of the company, before a sensitive change, when the sign-in is old. */
export default function AgainPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const typed = typedOf(actionData?.typed ?? {});
  const holds = Object.keys(typed).length > 0;
  const { password, issuer } = loaderData.ways;
  return (
    <AuthSheet
      title={t('account.again.title')}
      lead={t(leadOf({ password, holds }))}
      after={
        password && <ActionLink href={authPaths.forgot}>{t('account.again.forgot')}</ActionLink>
      }
    >
      {password && (
        <AuthForm
          action={authPaths.again}
          fields={[passwordField(t)]}
          submit={t('account.again.submit')}
          reply={actionData}
          hidden={{
            ...typed,
            [ORIGIN_QUERY]: actionData?.typed[ORIGIN_QUERY] ?? loaderData.wanted,
          }}
        />
      )}
      <IssuerButtons
        issuers={issuer ? [issuer] : []}
        wanted={actionData?.typed[ORIGIN_QUERY] ?? loaderData.wanted}
        again
      />
    </AuthSheet>
  );
}

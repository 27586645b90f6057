import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { refused } from '#app/access/account-call.server.ts';
import { endIssuerSignIn, type IssuerEnd } from '#app/access/issuers/issuer-sign-in.server.ts';
import { issuerButtons } from '#app/access/issuers/issuers.server.ts';
import { ORIGIN_QUERY, withOrigin } from '#app/access/landing.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import { log } from '#app/platform/log/log.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { RefusalNotice } from '../auth-form.tsx';
import {
  callerIn,
  headOf,
  onToLanding,
  redirectWithCookies,
  statusOf,
} from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/callback.route';
import { IssuerButtons } from './issuer-buttons.tsx';

async function ended({ request, context }: Route.LoaderArgs): Promise<IssuerEnd> {
  try {
    return await endIssuerSignIn(callerIn(request, context), new URL(request.url));
  } catch (error) {
    log.error({ err: error }, 'sign-in by an issuer did not end');
    return { outcome: refused('unexpected'), wanted: null, again: false };
  }
}

/** The answer of an issuer: it opens the session, or the page says why not. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  const { outcome, wanted, again } = await ended(args);
  if (outcome.kind === 'done' && outcome.secondStep) {
    const query = wanted ? `?${new URLSearchParams({ [ORIGIN_QUERY]: wanted })}` : '';
    throw redirectWithCookies(`${authPaths.secondStep}${query}`, outcome.cookies);
  }
  if (outcome.kind === 'done') {
    const done = again ? 'again' : 'signed-in';
    throw await onToLanding(outcome, { wanted, caller: callerIn(request, context), done });
  }
  return data(
    {
      head: headOf(request, 'issuer'),
      reply: { reason: outcome.reason, errors: {}, typed: {} },
      wanted,
      issuers: await issuerButtons(),
    },
    { status: statusOf(outcome.reason), headers: { 'cache-control': 'no-store' } },
  );
}

export default function IssuerCallbackPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { reply, issuers, wanted } = loaderData;
  return (
    <AuthSheet
      title={t('issuer.title')}
      lead={t('issuer.stopped')}
      after={<ActionLink href={withOrigin(areaPaths.auth, wanted)}>{t('issuer.back')}</ActionLink>}
    >
      <RefusalNotice reply={reply} />
      <IssuerButtons issuers={issuers} wanted={wanted} />
    </AuthSheet>
  );
}

import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { z } from 'zod';
import { beginIssuerSignIn } from '#app/access/issuers/issuer-sign-in.server.ts';
import { ORIGIN_QUERY, withOrigin } from '#app/access/landing.ts';
import { session } from '#app/access/session.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { areaPaths } from '#app/paths.ts';
import { log } from '#app/platform/log/log.server.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { RefusalNotice } from '../auth-form.tsx';
import { callerIn, headOf, onlySignedOut, statusOf } from '../auth-page.server.ts';
import { AuthSheet } from '../auth-sheet.tsx';
import type { Route } from './+types/issuer.route';

const query = z.object({ issuer: z.uuid(), email: z.email().max(254).optional().catch(undefined) });

/** What the page has where no sign-in was started. */
const stopped = (reason: Parameters<typeof statusOf>[0]) => ({
  to: null,
  reply: { reason, errors: {}, typed: {} },
});

async function begin(request: Request, context: Route.LoaderArgs['context']) {
  const { searchParams } = new URL(request.url);
  const wanted = searchParams.get(ORIGIN_QUERY);
  const confirms = searchParams.has('again') ? (context.get(session)?.userId ?? null) : null;
  if (!confirms) onlySignedOut(context, wanted);
  const parsed = query.safeParse(Object.fromEntries(searchParams));
  if (!parsed.success) return { ...stopped('issuer-state'), name: null, cookies: [] };
  const { issuer: issuerId, email } = parsed.data;
  try {
    const started = await beginIssuerSignIn(callerIn(request, context), {
      ...{ issuerId, wanted, email, confirms },
      locale: preferredLocale(request),
    });
    return started.kind === 'started'
      ? { to: started.to, reply: undefined, name: started.name, cookies: started.cookies }
      : { ...stopped(started.reason), name: started.name, cookies: [] };
  } catch (error) {
    log.error({ err: error }, 'sign-in by an issuer did not begin');
    return { ...stopped('unexpected'), name: null, cookies: [] };
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cookies, ...started } = await begin(request, context);
  const { searchParams } = new URL(request.url);
  const head = headOf(request, 'issuer');
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const status = started.reply ? statusOf(started.reply.reason) : 200;
  return data({ ...started, head, wanted: searchParams.get(ORIGIN_QUERY) }, { status, headers });
}

/** Leads on to the issuer: by itself, and by a link. */
export default function IssuerPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const { to, name, reply, wanted } = loaderData;
  return (
    <AuthSheet
      title={t('issuer.title')}
      lead={t(to ? 'issuer.lead' : 'issuer.stopped')}
      after={<ActionLink href={withOrigin(areaPaths.auth, wanted)}>{t('issuer.back')}</ActionLink>}
    >
      <RefusalNotice reply={reply} />
      {to && (
        <>
          {/* A redirect of a posted form would be blocked: form-action names this site alone. */}
          <meta httpEquiv="refresh" content={`0; url=${to}`} />
          <p>
            <a className="button" href={to} rel="nofollow">
              {t('issuer.go', { name })}
            </a>
          </p>
        </>
      )}
    </AuthSheet>
  );
}

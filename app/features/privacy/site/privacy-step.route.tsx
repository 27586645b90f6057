import { useTranslation } from 'react-i18next';
import { data, type MiddlewareFunction, redirect } from 'react-router';
import { HoldingSheet } from '#app/areas/site/kit/holding-sheet.tsx';
import { PadlockFigure } from '#app/features/content/legal/site/figures/padlock-figure.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { log } from '#app/platform/log/log.server.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import type { Route } from './+types/privacy-step.route';
import stylesheet from './privacy-step.css?url';
import { copyFor, NO_FACTS, type PrivacyStep, prove, stepOf } from './privacy-step.server.ts';

const localeIn = (request: Request) => localeOfPath(new URL(request.url).pathname);
const NO_STORE = { 'cache-control': 'no-store' };

/** Checked before rendering, since a copy is a file and not a page. */
const giveCopy: MiddlewareFunction<Response> = async ({ request, params }, next) => {
  if (request.method !== 'POST') return next();
  return (await copyFor(params['token'] ?? '', localeIn(request))) ?? next();
};

export const middleware = [giveCopy];

const STATUS: Partial<Record<PrivacyStep['show'], number>> = {
  expired: 410,
  unknown: 404,
  failed: 503,
};

/** A database outage must not make the link look broken: it is valid for 72 hours. */
async function attempt(token: string, locale: ReturnType<typeof localeIn>): Promise<PrivacyStep> {
  try {
    return await stepOf(token, locale);
  } catch (error) {
    log.error({ err: error }, 'a step of a privacy request could not be read');
    return { show: 'failed', facts: NO_FACTS };
  }
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeIn(request);
  const { token = '' } = params as { token?: string };
  const step = await attempt(token, locale);
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'step');
  const head: PageHead = {
    title: t('title'),
    description: t('description'),
    noindex: true,
    stylesheet,
  };
  return data({ head, step }, { status: STATUS[step.show] ?? 200, headers: NO_STORE });
}

export async function action({ request, params }: Route.ActionArgs) {
  const { token = '' } = params as { token?: string };
  try {
    await prove(token);
  } catch (error) {
    log.error({ err: error }, 'a privacy request could not be confirmed');
    return data({ failed: true }, { status: 503, headers: NO_STORE });
  }
  throw redirect(pathTo('privacyStep', localeIn(request), { token }), 303);
}

/** One step of a request, behind the link of a mail. A button acts, because scanners open links. */
export default function PrivacyStepPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation('privacy', { keyPrefix: 'step' });
  const { locale } = useSite();
  const { step } = loaderData;
  const show = actionData?.failed ? 'failed' : step.show;
  const token = (params as { token?: string }).token ?? '';
  const again = show === 'expired' || show === 'unknown';
  return (
    <HoldingSheet
      title={t(`${show}.title`)}
      text={t(`${show}.text`, step.facts)}
      actions={
        again ? (
          <Button href={pathTo('privacyRequest', locale)}>{t('again')}</Button>
        ) : (
          <ActionLink href={pathTo('privacy', locale)}>{t('policy')}</ActionLink>
        )
      }
      note={
        (show === 'prove' || show === 'copy' || show === 'failed') && (
          <form method="post" action={pathTo('privacyStep', locale, { token })}>
            <Button type="submit" spark>
              {t(show === 'copy' ? 'copy.button' : 'prove.button')}
            </Button>
          </form>
        )
      }
      figure={<PadlockFigure />}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { otherWaysOf } from '#app/features/company/other-ways.ts';
import { OtherWaysLine } from '#app/features/company/other-ways-line.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { confirmByLink, confirmLinkState, mailAgain } from '../follow-link.server.ts';
import type { Route } from './+types/confirm.route';
import { newsletterHead } from './newsletter-head.server.ts';
import { NewsletterSheet } from './newsletter-sheet.tsx';

const WORDS = {
  pending: 'confirm.pending',
  active: 'confirm.active',
  expired: 'confirm.expired',
  unsubscribed: 'confirm.unsubscribed',
  unknown: 'confirm.unknown',
  failed: 'outcome.failed',
} as const;
type State = keyof typeof WORDS;
const STATUS: Record<State, number> = {
  pending: 200,
  active: 200,
  unsubscribed: 200,
  expired: 410,
  unknown: 404,
  failed: 503,
};
const AGAIN = 'again';

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';
const localeOf = (request: Request) => localeOfPath(new URL(request.url).pathname);

function answer(request: Request, state: State, token: string) {
  const t = instanceOf(localeOf(request)).getFixedT(null, 'newsletter');
  const head = newsletterHead(localeOf(request), t(`${WORDS[state]}.title`));
  // Opened without a link there is nothing to report.
  const status = token === '' ? 200 : STATUS[state];
  return data({ head, state, token }, { status });
}

/** Reads only: mail scanners open every link, and must not confirm anything. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenIn(request);
  return answer(request, await confirmLinkState(token), token);
}

export async function action({ request }: Route.ActionArgs) {
  const locale = localeOf(request);
  const texts = await postedTexts(request);
  const token = texts['token'] ?? tokenIn(request);
  if (texts['intent'] === AGAIN) {
    const state = await mailAgain(token);
    if (state === 'pending') throw redirect(pathTo('newsletterPending', locale), 303);
    return answer(request, state, token);
  }
  const state = await confirmByLink(token);
  if (state === 'confirmed') throw redirect(pathTo('newsletterConfirmed', locale), 303);
  return answer(request, state, token);
}

/** The page of a link in a confirmation mail. */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { state, token } = actionData ?? loaderData;
  const { company, locale } = useSite();
  const expired = state === 'expired';
  const asks = expired || state === 'pending' || state === 'failed';
  return (
    <NewsletterSheet
      title={t(`${WORDS[state]}.title`)}
      text={t(`${WORDS[state]}.text`)}
      stage={state === 'active' ? 'sealed' : 'open'}
      anew={state === 'unknown' || state === 'unsubscribed'}
    >
      {state === 'failed' && (
        <p>
          <OtherWaysLine ways={otherWaysOf(company, locale)} label={t('form.ways')} />
        </p>
      )}
      {asks && (
        <form method="post" action={pathTo('newsletterConfirm', locale)}>
          <input type="hidden" name="token" value={token} />
          {expired && <input type="hidden" name="intent" value={AGAIN} />}
          <Button type="submit" spark={!expired}>
            {t(expired ? 'confirm.expired.submit' : 'confirm.pending.submit')}
          </Button>
        </form>
      )}
    </NewsletterSheet>
  );
}

import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { leaveByLink, leaveLinkState } from '../follow-link.server.ts';
import type { Route } from './+types/unsubscribe.route';
import { newsletterHead } from './newsletter-head.server.ts';
import { NewsletterSheet } from './newsletter-sheet.tsx';

const WORDS = {
  ask: 'leave.ask',
  unknown: 'leave.unknown',
  failed: 'leave.failed',
  left: 'left',
} as const;
type State = keyof typeof WORDS;
const STATUS: Record<State, number> = { ask: 200, left: 200, unknown: 404, failed: 503 };

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';
const localeOf = (request: Request) => localeOfPath(new URL(request.url).pathname);

function answer(request: Request, state: State, token: string) {
  const t = instanceOf(localeOf(request)).getFixedT(null, 'newsletter');
  const head = newsletterHead(localeOf(request), t(`${WORDS[state]}.title`));
  return data({ head, state, token }, { status: token === '' ? 200 : STATUS[state] });
}

/** Reads only: mail scanners open every link, and must not end anything. */
export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenIn(request);
  const state = await leaveLinkState(token);
  return answer(request, state === 'subscribed' ? 'ask' : state, token);
}

export async function action({ request }: Route.ActionArgs) {
  const token = (await postedTexts(request))['token'] ?? tokenIn(request);
  const outcome = await leaveByLink(token, 'link');
  if (outcome === 'left') throw redirect(pathTo('newsletterUnsubscribed', localeOf(request)), 303);
  return answer(request, outcome, token);
}

/** Unsubscribes by a link from one of our mails. */
export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { company, locale } = useSite();
  const { state, token } = actionData ?? loaderData;
  return (
    <NewsletterSheet
      title={t(`${WORDS[state]}.title`)}
      text={t(`${WORDS[state]}.text`, { email: company.supportEmail })}
      stage={state === 'left' ? 'returned' : 'sealed'}
      anew={state === 'left'}
    >
      {(state === 'ask' || state === 'failed') && (
        <form method="post" action={pathTo('newsletterUnsubscribe', locale)}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{t('leave.ask.submit')}</Button>
        </form>
      )}
    </NewsletterSheet>
  );
}

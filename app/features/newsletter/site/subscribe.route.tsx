import { useTranslation } from 'react-i18next';
import { data, type MiddlewareFunction, redirect } from 'react-router';
import { otherWaysOf } from '#app/features/company/other-ways.ts';
import { OtherWaysLine } from '#app/features/company/other-ways-line.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { waysToReach } from '#app/pages/ways-to-reach.server.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { acceptSubscription, pageBefore } from '../accept-subscription.server.ts';
import { SubscriptionForm } from '../subscription-form.tsx';
import type { Route } from './+types/subscribe.route';
import { newsletterHead } from './newsletter-head.server.ts';
import { NEWSLETTER_ID, NewsletterSheet } from './newsletter-sheet.tsx';

const NO_STORE = { 'cache-control': 'no-store' };

type Arguments = Parameters<MiddlewareFunction<Response>>[0];

const localeOf = (request: Request) => localeOfPath(new URL(request.url).pathname);

async function acceptPost({ request, context }: Pick<Arguments, 'request' | 'context'>) {
  return acceptSubscription({
    formData: await postedForm(request),
    locale: localeOf(request),
    headers: request.headers,
    facts: context.get(requestFacts),
  });
}

/** Redirects back to the page of the form. */
function backTo(request: Request, locale: Locale): string {
  const page = pageBefore(request.headers);
  const own = page && page.pathname !== endpointPath('newsletterSubmit', locale);
  return own ? `${page.origin}${page.pathname}` : pathTo('content', locale);
}

/** Scripts get a code and show it in the words of the page. */
export const middleware: MiddlewareFunction<Response>[] = [
  async (given, next) => {
    const { request } = given;
    const locale = localeOf(request);
    if (request.method !== 'POST') {
      throw redirect(`${pathTo('content', locale)}#${NEWSLETTER_ID}`, 303);
    }
    if (!request.headers.get('accept')?.includes('application/json')) return next();
    const outcome = await acceptPost(given);
    const status = 'status' in outcome ? outcome.status : 200;
    const domain = 'domain' in outcome ? { domain: outcome.domain } : {};
    const { businessUnit } = given.context.get(requestFacts);
    const isRefused = outcome.kind === 'limited' || outcome.kind === 'failed';
    const ways = isRefused ? await waysToReach(businessUnit, locale) : undefined;
    return Response.json({ outcome: outcome.kind, ways, ...domain }, { status, headers: NO_STORE });
  },
];

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(request);
  const outcome = await acceptPost({ request, context });
  if (outcome.kind === 'accepted') throw redirect(pathTo('newsletterSubscribed', locale), 303);
  if (outcome.kind === 'nothing') throw redirect(backTo(request, locale), 303);
  if (outcome.kind === 'received') {
    const words = instanceOf(locale).getFixedT(locale, 'newsletter', 'outcome.received');
    const head = newsletterHead(locale, words('title'));
    return data({ head, ...outcome, email: '', domain: undefined }, { headers: NO_STORE });
  }
  const { kind, status, email, domain } = outcome;
  const t = instanceOf(locale).getFixedT(locale, 'newsletter', 'outcome');
  const head = newsletterHead(locale, t(`${kind}.title`));
  return data({ head, kind, email, domain }, { status, headers: NO_STORE });
}

/** After a refused post it provides the page's head; nothing else is ever rendered here. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const locale = localeOf(request);
  const t = instanceOf(locale).getFixedT(locale, 'newsletter', 'form');
  return { head: newsletterHead(locale, t('label')) };
};

/** A refused sign-up, with what was typed. */
export default function SubscribePage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { company, locale } = useSite();
  if (!actionData) return null;
  const { kind, email, domain } = actionData;
  const text = t(`outcome.${kind}.text`, { domain });
  const ofField = kind === 'invalid' || kind === 'domain';
  return (
    <NewsletterSheet
      title={t(`outcome.${kind}.title`)}
      text={ofField ? undefined : text}
      stage="open"
    >
      {!ofField && kind !== 'received' && (
        <p>
          <OtherWaysLine ways={otherWaysOf(company, locale)} label={t('form.ways')} />
        </p>
      )}
      {kind !== 'received' && (
        <SubscriptionForm id="newsletter-again" email={email} error={ofField ? text : undefined} />
      )}
    </NewsletterSheet>
  );
}

import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { pageOfPath } from '#app/pages/alternates.ts';
import type { Route } from './+types/done.route';
import { newsletterHead } from './newsletter-head.server.ts';
import { NewsletterSheet } from './newsletter-sheet.tsx';

/** The result, by the name of its page. */
const STEPS = {
  newsletterSubscribed: { words: 'outcome.accepted', stage: 'open' },
  newsletterPending: { words: 'again', stage: 'open' },
  newsletterConfirmed: { words: 'confirmed', stage: 'sealed' },
  newsletterUnsubscribed: { words: 'left', stage: 'returned' },
} as const;
type Step = keyof typeof STEPS;

const isStep = (name: string | undefined): name is Step =>
  name !== undefined && Object.hasOwn(STEPS, name);

export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const name = pageOfPath(pathname)?.name;
  const step: Step = isStep(name) ? name : 'newsletterSubscribed';
  const t = instanceOf(locale).getFixedT(locale, 'newsletter');
  return { head: newsletterHead(locale, t(`${STEPS[step].words}.title`)), step };
}

/** The page after a post about a subscription. The same for all visitors: it names nobody. */
export default function NewsletterDonePage({ loaderData: { step } }: Route.ComponentProps) {
  const { t } = useTranslation('newsletter');
  const { words, stage } = STEPS[step];
  return (
    <NewsletterSheet
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      stage={stage}
      anew={step === 'newsletterUnsubscribed'}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Opening } from '#app/areas/site/kit/opening.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { PriceRuler } from '#app/features/content/faq/site/price-ruler.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { hasRange, movedBy, rangeOf } from '../../price-rules.ts';
import { answersIn, isComplete, SERVICES } from '../../questions.ts';
import type { Route } from './+types/pricing.route';
import { Answered } from './answered.tsx';
import styles from './pricing.css?url';
import { QuestionForm } from './question-form.tsx';

/** Answers are part of the address, so that the page is one of the cached ones and can be shared. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const { priceRules } = await siteSnapshot();
  const t = instanceOf(locale).getFixedT(null, 'pricing-page', 'meta');
  const answers = answersIn(searchParams);
  const head: PageHead = {
    title: t('title'),
    description: t('description', claimWords(locale)),
    stylesheet: styles,
    wholeStylesheet: true,
  };
  const answered = isComplete(answers)
    ? { answers, range: rangeOf(priceRules, answers), moved: movedBy(priceRules, answers) }
    : null;
  const ranged = SERVICES.filter((service) => hasRange(priceRules, service));
  return { head, answers, answered, ranged };
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('pricing-page');
  const locale = useLocale();
  const { answers, answered } = loaderData;
  return (
    <div className="inner pricing">
      <Opening
        broad
        above={[{ label: t('pages.services', { ns: 'site' }), href: pathTo('services', locale) }]}
        here={t('name')}
        title={{ raw: t('title.raw'), finished: t('title.finished') }}
        lead={t(answered ? 'leadAnswered' : 'lead')}
        actions={
          <ActionLink href={`${pathTo('faq', locale)}#prices`} arrow>
            {t('questions')}
          </ActionLink>
        }
        figure={answered ? <Answered {...answered} /> : <QuestionForm answers={answers} />}
      />
      <SheetSection
        step={answered ? 5 : 3}
        id="prices"
        tag={t('floors.tag')}
        title={t('floors.title')}
        lead={t('floors.lead')}
      >
        <PriceRuler />
        <p className="acts sec-foot">
          <ActionLink href={pathTo('process', locale)} arrow>
            {t('process')}
          </ActionLink>
          <ActionLink href={pathTo('services', locale)} arrow>
            {t('services')}
          </ActionLink>
        </p>
      </SheetSection>
    </div>
  );
}

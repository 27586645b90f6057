import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { SubscriptionForm } from '../subscription-form.tsx';
import { NEWSLETTER_ID } from './newsletter-sheet.tsx';

const POINTS = ['confirm', 'leave', 'data'] as const;

/** The newsletter below articles: what comes, how it begins and how it ends. `n` is the step of its heading. */
export function NewsletterSection({ n = 1 }: { n?: number }) {
  const { t } = useTranslation('newsletter', { keyPrefix: 'section' });
  return (
    <HomeSection n={n} id={NEWSLETTER_ID} tag={t('tag')} title={t('title')} lead={t('text')}>
      <div className="cols letter-cols">
        <SubscriptionForm id="newsletter-section" />
        <dl>
          {POINTS.map((point) => (
            <div key={point}>
              <dt>{t(`points.${point}.title`)}</dt>
              <dd className="soft small">{t(`points.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </HomeSection>
  );
}

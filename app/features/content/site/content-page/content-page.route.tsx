import { useTranslation } from 'react-i18next';
import { PendingSheet } from '#app/areas/site/kit/pending-sheet.tsx';
import { NewsletterSection } from '#app/features/newsletter/site/newsletter-section.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import styles from './content-page.css?url';
import { TypePressFigure } from './figures/type-press-figure.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'content-page', 'meta');
  return { head: { title: t('title'), description: t('description'), stylesheet: styles } };
}

const WAYS = ['lab', 'faq', 'contact'] as const;

export default function ContentPage() {
  const { t } = useTranslation('content-page');
  return (
    <>
      <PendingSheet
        name={t('name')}
        pending={t('pending')}
        title={t('title')}
        text={t('text')}
        waysTitle={t('waysTitle')}
        ways={WAYS.map((to) => ({ to, title: t(`ways.${to}.title`), text: t(`ways.${to}.text`) }))}
        figure={<TypePressFigure />}
      />
      <NewsletterSection />
    </>
  );
}

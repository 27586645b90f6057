import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import styles from '../kit/pending.css?url';
import { PendingSheet } from '../kit/pending-sheet.tsx';
import { ShelfFigure } from './figures/shelf-figure.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'cases', 'meta');
  return { head: { title: t('title'), description: t('description'), stylesheet: styles } };
}

const WAYS = ['services', 'process', 'contact'] as const;

export default function CasesPage() {
  const { t } = useTranslation('cases');
  return (
    <PendingSheet
      name={t('name')}
      pending={t('pending')}
      title={t('title')}
      text={t('text')}
      waysTitle={t('waysTitle')}
      ways={WAYS.map((to) => ({ to, title: t(`ways.${to}.title`), text: t(`ways.${to}.text`) }))}
      figure={<ShelfFigure />}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '../page-head.ts';
import { ShelfFigure } from './figures/shelf-figure.tsx';
import styles from './holding.css?url';
import { HoldingSheet } from './holding-sheet.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'cases', 'meta');
  return { head: { title: t('title'), description: t('description'), stylesheet: styles } };
}

const WAYS = ['services', 'process', 'contact'] as const;

export default function CasesPage() {
  const { t } = useTranslation('cases');
  return (
    <HoldingSheet
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

import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ListRows } from '#app/ui/list-rows.tsx';
import type { SearchKind } from '../search-document.ts';

/** The home page of each kind. */
const HOMES = {
  service: 'services',
  workshop: 'lab',
  idea: 'craft',
  portfolio: 'craftPortfolio',
  case: 'cases',
  article: 'content',
  question: 'faq',
  person: 'team',
  opening: 'careers',
  page: 'about',
  legal: 'privacy',
} as const;

type KindsProps = { counts: readonly { kind: SearchKind; count: number }[] };

/** Before a query: the kinds of entries, and how many there are. */
export function Kinds({ counts }: KindsProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  return (
    <nav className="kinds" aria-label={t('findable')}>
      <p className="note">{t('findable')}</p>
      <ListRows
        rows={counts.map(({ kind, count }) => ({
          key: kind,
          title: t(`kinds.${kind}`),
          text: t(`about.${kind}`),
          note: t('count', { count }),
          href: pathTo(HOMES[kind], locale),
        }))}
      />
    </nav>
  );
}

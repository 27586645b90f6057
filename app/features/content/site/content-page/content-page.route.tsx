import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { PendingSheet } from '#app/areas/site/kit/pending-sheet.tsx';
import type { Article } from '#app/features/content/articles/article.ts';
import { articles } from '#app/features/content/articles/articles.ts';
import { ArticleFacts } from '#app/features/content/articles/site/article-facts.tsx';
import { ArticleRows } from '#app/features/content/articles/site/article-rows.tsx';
import { Cover } from '#app/features/content/articles/site/cover.tsx';
import { NewsletterSection } from '#app/features/newsletter/site/newsletter-section.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import styles from './content-page.css?url';
import { TypePressFigure } from './figures/type-press-figure.tsx';

export function loader({ request }: { request: Request }): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  const t = instanceOf(locale).getFixedT(null, 'content-page');
  const words = articles(locale).length > 0 ? 'articles.meta' : 'meta';
  return {
    head: {
      title: t(`${words}.title`),
      description: t(`${words}.description`),
      stylesheet: styles,
      feeds: true,
    },
  };
}

const WAYS = ['lab', 'faq', 'contact'] as const;

/** The newest article, large. */
function Newest({ of: article }: { of: Article }) {
  const { t } = useTranslation('content-page', { keyPrefix: 'articles' });
  const locale = useLocale();
  const { title, summary, name } = article.texts[locale];
  const href = pathTo('article', locale, { slug: article.slugs[locale] });
  return (
    <article className="newest" aria-labelledby="newest">
      <p className="note hot">{t('newest')}</p>
      <h2 id="newest">
        {title.raw} <span>{title.finished}</span>
      </h2>
      <ArticleFacts of={article} />
      <div className="newest-words">
        <div>
          <p className="lead">{summary}</p>
          <ActionLink href={href} arrow aria-label={`${t('read')}: ${name}`}>
            {t('read')}
          </ActionLink>
        </div>
        {article.photo?.file ? <Cover of={article} /> : <TypePressFigure />}
      </div>
    </article>
  );
}

/** All articles of a language. */
function Articles({ of: [newest, ...others] }: { of: readonly Article[] }) {
  const { t } = useTranslation('content-page');
  if (!newest) return null;
  return (
    <div className="sheet holding frame">
      <Crumbs trail={[{ label: t('name') }]} />
      <h1 className="sheet-title">
        {t('name')} <span>{t('finished')}</span>
      </h1>
      <Newest of={newest} />
      {others.length > 0 && <ArticleRows of={others} rank="h2" />}
    </div>
  );
}

export default function ContentPage() {
  const { t } = useTranslation('content-page');
  const listed = articles(useLocale());
  if (listed.length > 0) {
    return (
      <>
        <Articles of={listed} />
        <NewsletterSection n={7} />
      </>
    );
  }
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

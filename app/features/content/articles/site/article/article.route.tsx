import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { articleBySlug, relatedTo } from '#app/features/content/articles/articles.ts';
import { renderedText } from '#app/features/content/articles/rendered-article.server.ts';
import { NewsletterSection } from '#app/features/newsletter/site/newsletter-section.tsx';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticleRows } from '../article-rows.tsx';
import { Cover } from '../cover.tsx';
import styles from './article.css?url';
import { Contents } from './contents.tsx';

type Asked = { request: Request; params: { slug?: string } };

export function loader({ request, params }: Asked) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const article = articleBySlug(locale, params.slug);
  if (!article) {
    return data({ ...notFound({ request }).data, article, text: undefined }, { status: 404 });
  }
  const head: PageHead = {
    ...article.texts[locale].head,
    stylesheet: styles,
    wholeStylesheet: true,
    feeds: true,
    article: true,
  };
  const { html, chapters } = renderedText(article.texts[locale].markdown, locale);
  return data({ head, article, text: { html, chapters } });
}

export default function ArticlePage() {
  const { article, text } = useLoaderData<typeof loader>();
  const { t } = useTranslation('article');
  const locale = useLocale();
  if (!article || !text) return <NotFoundPage />;
  const { name, title, summary } = article.texts[locale];
  const related = relatedTo(article, locale);
  const above = { label: t('links.content', { ns: 'site' }), href: pathTo('content', locale) };
  return (
    <>
      <article className="frame article" aria-labelledby="sheet-title">
        <Crumbs trail={[above, { label: name }]} />
        <h1 className="sheet-title" id="sheet-title">
          {title.raw} <span>{title.finished}</span>
        </h1>
        <ArticleFacts of={article} />
        <div className="article-body">
          {text.chapters.length > 1 && <Contents of={text.chapters} />}
          <div className="article-words">
            <p className="lead">{summary}</p>
            <Cover of={article} />
            <div
              className="article-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: what render-markdown.server.ts lets through
              dangerouslySetInnerHTML={{ __html: text.html }}
            />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <SheetSection step={5} id="related" tag={t('related.tag')} title={t('related.title')}>
          <ArticleRows of={related} rank="h3" />
        </SheetSection>
      )}
      <NewsletterSection n={7} />
    </>
  );
}

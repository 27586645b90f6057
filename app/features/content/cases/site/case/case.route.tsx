import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { ClosingCall } from '#app/areas/site/kit/closing-call.tsx';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { SheetSection } from '#app/areas/site/kit/sheet-section.tsx';
import { Specification } from '#app/areas/site/kit/specification.tsx';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { renderedText } from '#app/features/content/articles/rendered-article.server.ts';
import { Cover } from '#app/features/content/articles/site/cover.tsx';
import type { ClientCase } from '#app/features/content/cases/case.ts';
import { caseBySlug, casesBeside } from '#app/features/content/cases/cases.ts';
import { serviceText } from '#app/features/content/services/services.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { CaseRows } from '../case-rows.tsx';
import styles from './case.css?url';
import { Change } from './change.tsx';
import { Figures } from './figures.tsx';

type Asked = { request: Request; params: { slug?: string } };

export function loader({ request, params }: Asked) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const found = caseBySlug(locale, params.slug);
  if (!found) {
    return data({ ...notFound({ request }).data, found, story: '' }, { status: 404 });
  }
  const { head: words, markdown } = found.texts[locale];
  const head: PageHead = {
    ...words,
    stylesheet: styles,
    wholeStylesheet: true,
    article: true,
  };
  return data({ head, found, story: renderedText(markdown, locale).html });
}

/** Who it was for and what was done, as far as the client allows it to be said. */
function Facts({ of: { client, service, texts } }: { of: ClientCase }) {
  const { t } = useTranslation('case');
  const locale = useLocale();
  const rows = [
    { term: t('client'), fact: client || t('unnamed') },
    { term: t('sector'), fact: texts[locale].sector },
    {
      term: t('service'),
      fact: <a href={pathTo(service, locale)}>{serviceText(service, locale).name}</a>,
    },
    // No case that names its client is published without it (check_published_case.sql).
    ...(client ? [{ term: t('leave'), fact: t('inWriting') }] : []),
  ];
  return <Specification rows={rows} />;
}

const FIRST_SENTENCE = /^(.+?[.!?])\s+(.+)$/;

/** What somebody at the client says: the first sentence raw, the rest finished. */
function Quote({ of: { quoted, client, texts } }: { of: ClientCase }) {
  const { quote, quotedRole } = texts[useLocale()];
  if (!quote) return null;
  const [, first = quote, rest = ''] = FIRST_SENTENCE.exec(quote) ?? [];
  const by = [quoted, quotedRole, client].filter((part) => part !== '').join(', ');
  return (
    <figure className="case-quote">
      <blockquote>
        {first} {rest && <span>{rest}</span>}
      </blockquote>
      {by && <figcaption className="note">{by}</figcaption>}
    </figure>
  );
}

export default function CasePage() {
  const { found, story } = useLoaderData<typeof loader>();
  const { t } = useTranslation('case');
  const locale = useLocale();
  if (!found) return <NotFoundPage />;
  const { name, title, summary, figures, quote } = found.texts[locale];
  const others = casesBeside(found, locale);
  const above = { label: t('links.cases', { ns: 'site' }), href: pathTo('cases', locale) };
  return (
    <>
      <article className="case" aria-labelledby="sheet-title">
        <header className="frame">
          <Crumbs trail={[above, { label: name }]} />
          <h1 className="sheet-title" id="sheet-title">
            {title.raw} <span>{title.finished}</span>
          </h1>
          <div className="case-facts">
            <p className="lead">{summary}</p>
            <Facts of={found} />
          </div>
          <Cover of={found} />
        </header>
        <SheetSection step={2} id="change" tag={t('change.tag')} title={t('change.title')}>
          <Change of={found} />
        </SheetSection>
        {figures.length > 0 && (
          <SheetSection step={4} id="figures" tag={t('figures.tag')} title={t('figures.title')}>
            <Figures of={figures} />
          </SheetSection>
        )}
        {(story || quote) && (
          <SheetSection step={5} id="story" tag={t('story.tag')} title={t('story.title')}>
            <div
              className="article-text"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: what render-markdown.server.ts lets through
              dangerouslySetInnerHTML={{ __html: story }}
            />
            <Quote of={found} />
          </SheetSection>
        )}
      </article>
      {others.length > 0 && (
        <SheetSection step={6} id="others" tag={t('others.tag')} title={t('others.title')}>
          <CaseRows of={others} rank="h3" />
        </SheetSection>
      )}
      <ClosingCall
        raw={t('closing.raw')}
        finished={t('closing.finished')}
        text={t('closing.text')}
      />
    </>
  );
}

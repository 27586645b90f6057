import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { formatDay } from '#app/i18n/format.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { type LegalRoute, legalDocument } from '../legal-documents.ts';
import styles from './legal.css?url';
import { LegalClause } from './legal-clause.tsx';
import { LegalWords } from './legal-words.tsx';

/** Head of a legal page, in the language of its address. */
export function legalHead(route: LegalRoute, request: Request): { head: PageHead } {
  const locale = localeOfPath(new URL(request.url).pathname);
  return { head: { ...legalDocument(route).text[locale].head, stylesheet: styles } };
}

type LegalPageProps = { of: LegalRoute; figure: ReactNode };

/** A legal text: what it says in short, then clause by clause, with its date. */
export function LegalPage({ of, figure }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const locale = useLocale();
  const { version, text } = legalDocument(of);
  const { title, finished, lead, brief, clauses } = text[locale];
  return (
    <article className="sheet legal frame">
      <Crumbs trail={[{ label: title }]} />
      <header className="cols composer-open">
        <h1 className="sheet-title">
          {title} <span>{finished}</span>
        </h1>
        <div className="composer-words">
          <p className="lead">{lead}</p>
          <ul className="brief">
            {brief.map((line) => (
              <li key={line}>
                <span>
                  <LegalWords text={line} />
                </span>
              </li>
            ))}
          </ul>
          <p className="note">
            <time dateTime={version}>{t('version', { day: formatDay(version, locale) })}</time>
          </p>
        </div>
        {figure}
      </header>
      <div className="cols clauses">
        <nav className="clause-list" aria-label={t('clauses')}>
          <p className="note" aria-hidden="true">
            {t('clauses')}
          </p>
          <ol>
            {clauses.map((clause, i) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>
                  <span className="note">{i + 1}</span>
                  {clause.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {clauses.map((clause, i) => (
            <LegalClause key={clause.id} clause={clause} number={i + 1} />
          ))}
        </div>
      </div>
    </article>
  );
}

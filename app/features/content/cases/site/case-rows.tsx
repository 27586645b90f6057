import { useTranslation } from 'react-i18next';
import type { ClientCase } from '#app/features/content/cases/case.ts';
import { clientOf } from '#app/features/content/cases/cases.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';

/** Cases with the client, what changed, and the first figure of each. */
export function CaseRows({ of, rank: Title }: { of: readonly ClientCase[]; rank: 'h2' | 'h3' }) {
  const { t } = useTranslation('case');
  const locale = useLocale();
  return (
    <ol className="case-rows">
      {of.map((one) => {
        const slug = one.slugs[locale];
        const { name, summary, figures } = one.texts[locale];
        const [first] = figures;
        return (
          <li key={slug}>
            <a className="cols" href={pathTo('case', locale, { slug })}>
              <p className="note">{clientOf(one, locale)}</p>
              <Title className="parts-name">{name}</Title>
              <p className="soft">{summary}</p>
              {first && (
                <p className="case-first">
                  <span className="note">{first.label}</span>{' '}
                  {first.before && (
                    <>
                      <s>
                        <span className="unseen">{t('before')} </span>
                        {first.before}
                      </s>{' '}
                    </>
                  )}
                  <b>
                    {first.before && <span className="unseen">{t('after')} </span>}
                    {first.value}
                  </b>
                </p>
              )}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

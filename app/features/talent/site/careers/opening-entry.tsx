import { useTranslation } from 'react-i18next';
import { Specification } from '#app/areas/site/kit/specification.tsx';
import type { Opening } from '#app/features/content/openings/opening.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { TALENT_ID } from './talent-form.tsx';

const LISTS = ['work', 'bring', 'learn'] as const;

/** One open place, whole: nothing is hidden behind a second page. */
export function OpeningEntry({ opening }: { opening: Opening }) {
  const { t } = useTranslation('careers');
  const locale = useLocale();
  const text = opening.text[locale];
  return (
    <li>
      <article id={text.slug} className="cols opening">
        <header>
          {opening.sample && <span className="note sample">{t('sample')}</span>}
          <h3 className="parts-name">{text.title}</h3>
          <p className="lead">{text.line}</p>
          <Specification
            rows={[
              { term: t('contract'), fact: text.contract },
              { term: t('place'), fact: text.place },
              { term: t('closes'), fact: opening.closes && formatDay(opening.closes, locale) },
            ]}
          />
          <ActionLink href={`#${TALENT_ID}`} data-opening={opening.key} arrow>
            {t('apply')}
            <span className="unseen">: {text.title}</span>
          </ActionLink>
        </header>
        <div className="opening-lists">
          {LISTS.filter((list) => text[list].length > 0).map((list) => (
            <div key={list}>
              <h4>{t(`lists.${list}`)}</h4>
              <ul className="small">
                {text[list].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </article>
    </li>
  );
}

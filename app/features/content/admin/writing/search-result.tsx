import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { Editor } from '../editor.ts';
import type { ShownLanguage } from './shown-language.ts';

/** Beyond these a search engine cuts. */
const ROOM = { title: 60, description: 155 };

type Words = { title: string; description: string };

/** What the form says now: the title and description for search results, else name and summary. */
function wordsIn(form: HTMLFormElement, locale: string): Words {
  const texts = new FormData(form);
  const said = (...names: string[]) =>
    names.map((name) => String(texts.get(`texts.${locale}.${name}`) ?? '').trim()).find(Boolean) ??
    '';
  return { title: said('head.title', 'name'), description: said('head.description', 'summary') };
}

type Props = { paths: Editor['item']['paths']; shown: ShownLanguage };

/** The item as a search engine lists it, with what is typed. */
export function SearchResult({ paths, shown }: Props) {
  const { t } = useTranslation('content', { keyPrefix: 'writing' });
  const reader = useLocale();
  const locale = shown === 'both' ? reader : shown;
  const place = useRef<HTMLElement>(null);
  const [words, say] = useState<Words>();
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const read = () => say(wordsIn(form, locale));
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [locale]);
  return (
    <section ref={place} className="form-page-part writing-result" aria-labelledby="ct-result">
      <h2 className="subtitle" id="ct-result">
        {t('result')}
      </h2>
      {words && (
        <>
          <div className="writing-card" lang={locale}>
            <p className="note">{paths[locale] ?? '…'}</p>
            <p className="writing-card-title">{words.title || '…'}</p>
            <p>{words.description}</p>
          </div>
          <p className="note">
            {t('resultRoom', {
              title: words.title.length,
              titleRoom: ROOM.title,
              description: words.description.length,
              descriptionRoom: ROOM.description,
            })}
          </p>
        </>
      )}
    </section>
  );
}

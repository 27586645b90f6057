import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import type { Editing } from './editing.ts';
import { FORM_PAGES } from './form-pages.ts';

type Props = {
  editing: Editing;
  /** Pages that an older active form has, with its name. */
  taken: Readonly<Record<string, string>>;
};

/** The pages of a form. */
export function PageChoice({ editing, taken }: Props) {
  const { t } = useTranslation('forms');
  const { draft, change, wrong } = editing;
  const unknown = draft.pages
    .filter((path) => !FORM_PAGES.some((page) => page.path === path))
    .map((path) => ({ path, english: '' }));
  const error = wrong('pages.') ?? wrong('pages');
  const about = (path: string, english: string) => {
    if (english === '') return t('builder.unknownPage');
    const other = taken[path];
    return other === undefined ? english : `${english} · ${t('builder.taken', { name: other })}`;
  };
  return (
    <section id="part-pages" className="form-builder-part" aria-labelledby="fm-pages">
      <h2 className="subtitle" id="fm-pages">
        {t('builder.pages')}
      </h2>
      <p className="hint" id="fm-pages-h">
        {t('builder.pagesHint')}
      </p>
      {error && (
        <p className="error" role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      <details className="form-builder-pages" open={unknown.length > 0 || error !== undefined}>
        <summary>{t('builder.somePages', { count: draft.pages.length })}</summary>
        <ul aria-describedby="fm-pages-h">
          {[...unknown, ...FORM_PAGES].map(({ path, english }) => (
            <li key={path}>
              <Checkbox
                id={`page-${path}`}
                name="page"
                value={path}
                checked={draft.pages.includes(path)}
                onChange={({ target }) =>
                  change({
                    pages: target.checked
                      ? [...draft.pages, path]
                      : draft.pages.filter((each) => each !== path),
                  })
                }
              >
                {path} <small>{about(path, english)}</small>
              </Checkbox>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

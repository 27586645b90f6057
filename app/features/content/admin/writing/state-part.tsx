import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { useFieldName } from '../content-field.tsx';
import { SIDE } from '../content-preview.tsx';
import type { Editor } from '../editor.ts';

/** The state of each language, what the last saved text of it lacks, and the button that publishes it alone. */
export function StatePart({
  editor: { languages, missing, sections, mayChange },
}: {
  editor: Editor;
}) {
  const { t } = useTranslation('content');
  const nameOf = useFieldName();
  const fields = sections.flatMap((section) => section.fields);
  const fieldOf = (path: string) => {
    const found = fields.find(({ sides }) => sides.some((side) => side.path === path));
    return found ? nameOf(found.words) : path;
  };
  return (
    <section className="form-page-part" aria-labelledby="ct-state">
      <h2 className="subtitle" id="ct-state">
        {t('writing.state')}
      </h2>
      <ul className="writing-states">
        {languages.map(({ locale, state }) => {
          const gaps = missing[locale] ?? [];
          return (
            <li key={locale}>
              <span className="content-languages" aria-hidden="true">
                <span data-state={state}>{locale === 'en' ? 'EN' : 'PT'}</span>
              </span>
              <p>
                <span className="unseen">{t(`list.in.${locale}`)}: </span>
                {t(`list.languageStates.${state}`)}
                {gaps.length > 0 && (
                  <span className="writing-gaps">
                    {t('writing.missing', { list: gaps.map(fieldOf).join(', ') })}
                  </span>
                )}
              </p>
              {mayChange && (
                <Button
                  type="submit"
                  variant="outline"
                  small
                  name="intent"
                  value={`publish:${locale}`}
                >
                  {t(`editor.publishOnly.${SIDE[locale]}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

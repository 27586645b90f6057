import { useTranslation } from 'react-i18next';
import { Select } from '#app/ui/select.tsx';
import type { Editing } from './editing.ts';
import type { SourceOption } from './source-choice.ts';

type Props = { editing: Editing; sources: readonly SourceOption[] };

/** The source of the form's leads, which decides their product. */
export function SourceField({ editing, sources }: Props) {
  const { t } = useTranslation('forms');
  const { t: ofLeads } = useTranslation('leads');
  const { draft, change, wrong } = editing;
  const known = sources.some(({ source }) => source === draft.source);
  return (
    <section id="part-source" className="form-builder-part" aria-labelledby="fm-source-title">
      <h2 className="subtitle" id="fm-source-title">
        {t('builder.sources')}
      </h2>
      <Select
        id="fm-source"
        name="source"
        label={t('builder.source')}
        hint={t('builder.sourceHint')}
        error={wrong('source')}
        value={draft.source}
        onChange={({ target }) => change({ source: target.value })}
        options={[
          { value: '', label: t('builder.usualSource') },
          ...sources.map(({ source, product }) => ({
            value: source,
            label: t('builder.sourceOf', { source: ofLeads(`sources.${source}`), product }),
          })),
          ...(draft.source === '' || known ? [] : [{ value: draft.source, label: draft.source }]),
        ]}
      />
    </section>
  );
}

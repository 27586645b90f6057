import { useTranslation } from 'react-i18next';
import { storedName } from '#app/i18n/stored-name.ts';
import type { SCHEME_GROUPS, SchemeGroup } from '../scheme.ts';

/** The name of a colour of a scheme; neutral colours are named by their step. */
type Names = {
  [Group in Exclude<SchemeGroup, 'neutral'>]: Record<
    (typeof SCHEME_GROUPS)[Group]['keys'][number],
    string
  >;
};

/** What a reader calls a field of the editor. */
export function useFieldName() {
  const { t } = useTranslation('brand');
  const names: Names = t('fields', { returnObjects: true });
  return (name: string): string => {
    const [group = '', key = ''] = name.split('.');
    if (group === 'neutral') return t('fields.neutral', { step: key });
    return storedName(names, name);
  };
}

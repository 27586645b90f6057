import { useTranslation } from 'react-i18next';

/** What a reader calls a field of the editor. */
export function useFieldName() {
  const { t } = useTranslation('brand');
  return (name: string): string => {
    const [group = '', key = ''] = name.split('.');
    if (group === 'neutral') return t('fields.neutral', { step: key });
    return t(`fields.${name}` as 'fields.primary');
  };
}

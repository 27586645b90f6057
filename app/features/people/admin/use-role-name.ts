import { useTranslation } from 'react-i18next';
import type { Role } from '#app/access/permissions.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

/** Names a role, with the products that it is limited to. */
export function useRoleName() {
  const { t } = useTranslation('people');
  const locale = useLocale();
  const narrow = (products: readonly string[]) =>
    t('only', { products: new Intl.ListFormat(locale).format(products) });
  return {
    /** "só Doavya": the text beside a role that is named already. */
    narrow,
    roleName: (role: Role | 'none', products: readonly string[] | null = null) =>
      products
        ? t('roleIn', { role: t(`roles.${role}`), only: narrow(products) })
        : t(`roles.${role}`),
  };
}

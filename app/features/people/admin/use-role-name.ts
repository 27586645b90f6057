import { useTranslation } from 'react-i18next';
import { useOwnRoleName } from '#app/access/own-roles.tsx';
import { isRole, type Role, type RoleKey } from '#app/access/permissions.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

const isNamed = (role: RoleKey): role is Role | 'none' | 'staff' =>
  isRole(role) || role === 'none' || role === 'staff';

/** Names a role, with the products that it is limited to. */
export function useRoleName() {
  const { t } = useTranslation('people');
  const ownName = useOwnRoleName();
  const locale = useLocale();
  const narrow = (products: readonly string[]) =>
    t('only', { products: new Intl.ListFormat(locale).format(products) });
  const nameOf = (role: RoleKey) => (isNamed(role) ? t(`roles.${role}`) : ownName(role));
  return {
    /** "só Doavya": the text beside a role that is named already. */
    narrow,
    /** `none` and `staff` are named too. */
    roleName: (role: RoleKey, products: readonly string[] | null = null) =>
      products ? t('roleIn', { role: nameOf(role), only: narrow(products) }) : nameOf(role),
  };
}

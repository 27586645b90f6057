import { useTranslation } from 'react-i18next';
import type { Service } from '#app/features/content/services/service.ts';
import { serviceText } from '#app/features/content/services/services.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ListRows } from '#app/ui/list-rows.tsx';

/** The services that usually come along, and the Lab, which trains for all of them. */
export function Related({ service }: { service: Service }) {
  const { t } = useTranslation('service');
  const locale = useLocale();
  return (
    <ListRows
      rows={[
        ...service.related.map((name) => {
          const { name: title, summary, price } = serviceText(name, locale);
          return { key: name, title, text: summary, note: price, href: pathTo(name, locale) };
        }),
        {
          key: 'lab',
          title: t('lab.name'),
          text: t('lab.text'),
          href: pathTo('lab', locale),
        },
      ]}
    />
  );
}

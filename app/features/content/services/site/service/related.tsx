import { useTranslation } from 'react-i18next';
import { casesOfService } from '#app/features/content/cases/cases.ts';
import type { Service } from '#app/features/content/services/service.ts';
import { serviceText } from '#app/features/content/services/services.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ListRows } from '#app/ui/list-rows.tsx';

/** Cases of the service, the services that usually come along, and the Lab, which trains for all of them. */
export function Related({ service }: { service: Service }) {
  const { t } = useTranslation('service');
  const locale = useLocale();
  return (
    <ListRows
      rows={[
        ...casesOfService(service.name, locale).map((one) => ({
          key: one.slugs[locale],
          title: one.texts[locale].name,
          text: one.texts[locale].summary,
          note: t('case'),
          href: pathTo('case', locale, { slug: one.slugs[locale] }),
        })),
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

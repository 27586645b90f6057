import { serviceText } from '#app/features/content/services/services.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { ServiceName } from '#app/paths.ts';

/** The labels of a drawing's balloons: the names of the parts in the list below it, as letters of a drawing. */
export function usePartLabels(name: ServiceName): readonly string[] {
  const locale = useLocale();
  return serviceText(name, locale).delivered.parts.map((part) =>
    part.name.toLocaleLowerCase(locale),
  );
}

import { formatDateTime, formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';

/** A moment as a row shows it, "hoje, 14h30" or "20/11, 14h30"; `at` is an ISO text. In full on hover. */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const now = useNow();
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatDateTime(moment, locale)}>
      {formatWhen(moment, now, locale)}
    </time>
  );
}

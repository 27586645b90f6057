import { formatPhone, telUrl } from '#app/features/company/company.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { LeadAnswer } from '../intake/read-answers.server.ts';

/** An answer in words; a telephone as people write it, and to call. */
export function AnswerValue({ value, phone }: Pick<LeadAnswer, 'value' | 'phone'>) {
  const locale = useLocale();
  if (!phone) return value;
  const formatted = formatPhone(phone, locale);
  return (
    <a className="link" href={telUrl(phone)}>
      {/* A number from elsewhere stays as it was typed. */}
      {formatted === phone ? value : formatted}
    </a>
  );
}

import { Text } from '@react-email/components';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { MailFrame, mailText, renderMail } from '#app/platform/mail/mail-frame.server.tsx';
import type { MessageForMail } from './messages.store.server.ts';

/** HTML and text of a mail that a member of staff has written: their words, in the company's layout. */
export async function renderMessageMail(
  { subject, body }: Pick<MessageForMail, 'subject' | 'body'>,
  { locale, brand }: { locale: Locale; brand: MailBrand },
) {
  const content = (
    <MailFrame locale={locale} title={subject} preview={body.slice(0, 120)} brand={brand}>
      {body.split(/\n{2,}/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never in another order
        <Text key={place} style={{ ...mailText.text, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Text>
      ))}
    </MailFrame>
  );
  return { subject, ...(await renderMail(content, brand)) };
}

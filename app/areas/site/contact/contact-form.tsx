import { useTranslation } from 'react-i18next';
import { formatPhone, whatsappUrl } from '#app/features/company/company.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { useSite } from '../site-data.ts';

const ASKED = ['pain', 'who', 'tried', 'when'] as const;

/** What to write, and where to: WhatsApp with the questions filled in, e-mail with a subject, phone. */
export function ContactForm() {
  const { t } = useTranslation('contact', { keyPrefix: 'write' });
  const { company, locale } = useSite();
  const questions = ASKED.map((asked) => `${t(asked)}\n`).join('\n');
  const mail = new URLSearchParams({ subject: t('subject'), body: questions });
  return (
    <div className="write">
      <ol>
        {ASKED.map((asked) => (
          <li key={asked}>{t(asked)}</li>
        ))}
      </ol>
      <div className="acts">
        <Button href={whatsappUrl(company.whatsappNumber, t('message'))} rel="noopener" spark>
          {t('whatsapp')}
        </Button>
        <ActionLink
          href={`mailto:${company.supportEmail}?${mail.toString().replaceAll('+', '%20')}`}
        >
          {t('email')}
        </ActionLink>
        <ActionLink href={company.phoneUrl}>
          {t('call', { phone: formatPhone(company.phone, locale) })}
        </ActionLink>
      </div>
    </div>
  );
}

import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { telUrl, whatsappUrl } from '#app/features/company/company.ts';

type Props = {
  /** E.164; null without a number that can be called. */
  phone: string | null;
  email: string;
};

/** The ways to the person, each a press away: chat, call, mail. */
export function LeadWays({ phone, email }: Props) {
  const { t } = useTranslation('leads', { keyPrefix: 'ways' });
  if (!phone && !email) return null;
  return (
    <div className="acts">
      {phone && (
        <>
          <a className="b o s" href={whatsappUrl(phone)} target="_blank" rel="noopener">
            <MessageCircle aria-hidden="true" /> {t('whatsapp')}
          </a>
          <a className="b o s" href={telUrl(phone)}>
            <Phone aria-hidden="true" /> {t('call')}
          </a>
        </>
      )}
      {email && (
        <a className="b o s" href={`mailto:${email}`}>
          <Mail aria-hidden="true" /> {t('email')}
        </a>
      )}
    </div>
  );
}

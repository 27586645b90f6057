import type { Locale } from '#app/i18n/locale.ts';
import { type Company, formatPhone, telUrl, whatsappUrl } from './company.ts';

/** Other ways to reach the team: a WhatsApp link and the phone where there are numbers, an e-mail address. */
export type OtherWays = {
  whatsapp?: string;
  email: string;
  phone?: { text: string; href: string };
};

/** Ways that stand beside a post that was refused or could not be stored. */
export const otherWaysOf = (
  {
    whatsappNumber,
    supportEmail,
    phone,
  }: Pick<Company, 'whatsappNumber' | 'supportEmail' | 'phone'>,
  locale: Locale,
): OtherWays => ({
  ...(whatsappNumber && { whatsapp: whatsappUrl(whatsappNumber) }),
  email: supportEmail,
  ...(phone && { phone: { text: formatPhone(phone, locale), href: telUrl(phone) } }),
});

/** The links of these ways, in order; what the page and the scripts write alike. */
export const linksOf = ({ whatsapp, email, phone }: OtherWays) => [
  ...(whatsapp ? [{ text: 'WhatsApp', href: whatsapp }] : []),
  { text: email, href: `mailto:${email}` },
  ...(phone ? [phone] : []),
];

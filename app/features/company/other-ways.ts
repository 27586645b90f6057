import type { Locale } from '#app/i18n/locale.ts';
import { type Company, formatPhone, telUrl, whatsappUrl } from './company.ts';

/** Other contacts of the team: a WhatsApp link and the phone where there are numbers, an e-mail address. */
export type OtherWays = {
  whatsapp?: string;
  email: string;
  phone?: { text: string; href: string };
};

/** Contacts beside a post that was refused or could not be stored. */
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

/** The links of these contacts, in order; shared by the page and the scripts. */
export const linksOf = ({ whatsapp, email, phone }: OtherWays) => [
  ...(whatsapp ? [{ text: 'WhatsApp', href: whatsapp }] : []),
  { text: email, href: `mailto:${email}` },
  ...(phone ? [phone] : []),
];

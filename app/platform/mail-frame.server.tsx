import { Body, Container, Head, Heading, Html } from '@react-email/components';
import { render } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '#app/i18n/locale.ts';

const FONT = 'Archivo, Arial, Helvetica, sans-serif';
const style = {
  body: { backgroundColor: '#f2f3f0', color: '#11122b', fontFamily: FONT, margin: 0 },
  sheet: {
    backgroundColor: '#fbfbf9',
    border: '1.4px solid #11122b',
    padding: '32px',
    margin: '24px auto',
  },
  title: { fontSize: '28px', lineHeight: '32px', margin: '0 0 16px' },
};

/** Styles of what every mail says: attributes, because mail programs drop sheets. */
export const mailText = {
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 12px' },
  small: { fontSize: '13px', lineHeight: '20px', color: '#41435c', margin: '12px 0 0' },
};

type Props = { locale: Locale; title: string; children: ReactNode };

/** The paper that every mail of the site is written on. */
export function MailFrame({ locale, title, children }: Props) {
  return (
    <Html lang={locale}>
      <Head />
      <Body style={style.body}>
        <Container style={style.sheet}>
          <Heading style={style.title}>{title}</Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/** A mail as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}

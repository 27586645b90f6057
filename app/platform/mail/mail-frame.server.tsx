import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import type { SchemeColors } from '#app/ui/brand-tokens.ts';
import { mailColors } from './mail-colors.server.ts';

const FONT = 'Archivo, Arial, Helvetica, sans-serif';

/** Styles of what every mail says: attributes, because many mail programs drop stylesheets. */
export const mailText = {
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 12px' },
  small: { fontSize: '13px', lineHeight: '20px', margin: '12px 0 0' },
} satisfies Record<string, CSSProperties>;

/**
 * For programs that show mails by night and keep a stylesheet. Others turn the attributes' colours over
 * by themselves, or leave the mail as it is by day; each of the three is readable.
 */
function nightSheet(brand: SchemeColors): string {
  const { paper, sheet, ink, soft, edge, metal, fill, onFill } = mailColors(brand, 'dark');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    // The body's ground is laid into a table cell too, for programs that drop the body.
    `.m-paper,.m-paper td{background-color:${paper} !important}`,
    `.m-sheet,.m-sheet td{background-color:${sheet} !important}`,
    `.m-sheet,.m-sheet hr{border-color:${edge} !important}`,
    `.m-paper,.m-sheet p,.m-sheet h1,.m-sheet h2{color:${ink} !important}`,
    `.m-sheet .m-soft{color:${soft} !important}`,
    `.m-sheet .m-metal,.m-sheet .m-metal a,.m-sheet .m-link{color:${metal} !important}`,
    `.m-sheet .m-button{background-color:${fill} !important;color:${onFill} !important}`,
    '}',
  ].join('');
}

type Props = {
  locale: Locale;
  title: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  brand: SchemeColors;
  children: ReactNode;
};

/** The paper that every mail of the site is written on. */
export function MailFrame({ locale, title, preview, brand, children }: Props) {
  const { paper, sheet, ink, edge } = mailColors(brand, 'light');
  const ground = { backgroundColor: paper, color: ink, fontFamily: FONT, margin: 0 };
  const page = {
    backgroundColor: sheet,
    border: `1.4px solid ${edge}`,
    padding: '32px',
    margin: '24px auto',
  };
  return (
    <Html lang={locale}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{nightSheet(brand)}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="m-paper" style={ground}>
        <Container className="m-sheet" style={page}>
          <Heading style={{ fontSize: '28px', lineHeight: '32px', margin: '0 0 16px' }}>
            {title}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

type ActionProps = { brand: SchemeColors; href: string; label: string; copy: string };

/** The one thing a mail asks for: a button, and its address for programs that open none. */
export function MailAction({ brand, href, label, copy }: ActionProps) {
  const { fill, onFill } = mailColors(brand, 'light');
  const button = {
    backgroundColor: fill,
    color: onFill,
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 22px',
  };
  return (
    <Section>
      <Button className="m-button" style={button} href={href}>
        {label}
      </Button>
      <MailSmall brand={brand}>
        {copy} <MailLink brand={brand} href={href} />
      </MailSmall>
    </Section>
  );
}

/** Small print. */
export function MailSmall({ brand, children }: { brand: SchemeColors; children: ReactNode }) {
  const { soft } = mailColors(brand, 'light');
  return (
    <Text className="m-soft" style={{ ...mailText.small, color: soft }}>
      {children}
    </Text>
  );
}

/** A link in the sentence; without words it shows its address. */
export function MailLink(props: { brand: SchemeColors; href: string; children?: ReactNode }) {
  const { brand, href, children = href } = props;
  const style = { color: mailColors(brand, 'light').metal, overflowWrap: 'anywhere' } as const;
  return (
    <Link className="m-link" style={style} href={href}>
      {children}
    </Link>
  );
}

/** A mail as HTML and as plain text. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}

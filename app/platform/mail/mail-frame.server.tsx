import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import { type CSSProperties, createContext, type ReactElement, type ReactNode, use } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand, MailLogo, MailPicture } from './mail-brand.server.ts';
import { mailColors } from './mail-colors.server.ts';

const FONT = 'Archivo, Arial, Helvetica, sans-serif';

/** Styles of every mail's content: attributes, because many mail programs drop stylesheets. */
export const mailText = {
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 12px' },
  small: { fontSize: '14px', lineHeight: '21px', margin: '12px 0 0' },
} satisfies Record<string, CSSProperties>;

/**
 * For programs that show mails in dark mode and keep a stylesheet. Others invert the attributes' colours by
 * themselves, or leave the mail light; each of the three is readable.
 */
function nightSheet(brand: MailBrand): string {
  const { paper, sheet, ink, soft, edge, metal, heat, fill, onFill } = mailColors(brand, 'dark');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    // The body's ground is laid into a table cell too, for programs that drop the body.
    `.m-paper,.m-paper td{background-color:${paper} !important}`,
    `.m-sheet,.m-sheet td{background-color:${sheet} !important}`,
    `.m-sheet,.m-sheet hr,.m-sheet table,.m-sheet .m-fact{border-color:${edge} !important}`,
    // Cells of a bar: only their background is visible.
    `.m-sheet .m-closed{background-color:${fill} !important;border-color:${fill} !important}`,
    `.m-sheet .m-now{background-color:${heat} !important;border-color:${heat} !important}`,
    `.m-sheet .m-ahead{border-color:${soft} !important}`,
    `.m-paper,.m-sheet p,.m-sheet h1,.m-sheet h2{color:${ink} !important}`,
    `.m-sheet .m-soft{color:${soft} !important}`,
    `.m-sheet .m-metal,.m-sheet .m-metal a,.m-sheet .m-link{color:${metal} !important}`,
    '.m-day{display:none !important}',
    '.m-night{display:block !important;max-height:none !important}',
    `.m-sheet .m-button{background-color:${fill} !important;color:${onFill} !important}`,
    '}',
  ].join('');
}

/** The pictures of the mail that is being rendered. */
const Pictures = createContext<MailLogo>({});

const HIDDEN = { display: 'none', maxHeight: 0, overflow: 'hidden' } as const;

/** The logo; its name where pictures are not shown. */
function Masthead({ brand }: { brand: MailBrand }) {
  const { day, night } = use(Pictures);
  const { ink } = mailColors(brand, 'light');
  const words = { color: ink, fontSize: '20px', fontWeight: 700, lineHeight: '40px' };
  const picture = ({ cid, width, height }: MailPicture, theme: string, style: CSSProperties) => (
    <Img
      className={theme}
      src={`cid:${cid}`}
      alt={brand.name}
      width={width}
      height={height}
      style={{ ...words, ...style }}
    />
  );
  return (
    <Section className="m-logo" style={{ margin: '0 0 24px' }}>
      {day ? picture(day, night ? 'm-day' : '', {}) : <Text style={words}>{brand.name}</Text>}
      {night && picture(night, 'm-night', HIDDEN)}
    </Section>
  );
}

const HEADING = { fontSize: '28px', lineHeight: '34px', margin: '0 0 16px' };
const STATE = { fontSize: '20px', fontWeight: 400, lineHeight: '28px' };

type Props = {
  locale: Locale;
  title: string;
  /** A line about the subject of the title. */
  state?: string;
  /** The preview in mail lists, beside the subject. */
  preview: string;
  brand: MailBrand;
  children: ReactNode;
};

/** The layout of every mail of the site. */
export function MailFrame({ locale, title, state, preview, brand, children }: Props) {
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
        <title>{state ? `${title}, ${state}` : title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{nightSheet(brand)}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="m-paper" style={ground}>
        <Container className="m-sheet" style={page}>
          <Masthead brand={brand} />
          <Heading style={HEADING}>
            {title}
            {state && (
              <>
                <br />
                <span style={STATE}>{state}</span>
              </>
            )}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

type ActionProps = { brand: MailBrand; href: string; label: string; copy: string };

/** The main action of a mail: a button, and its address for programs that open none. */
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
    <Section style={{ margin: '20px 0 0' }}>
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
export function MailSmall({ brand, children }: { brand: MailBrand; children: ReactNode }) {
  const { soft } = mailColors(brand, 'light');
  return (
    <Text className="m-soft" style={{ ...mailText.small, color: soft }}>
      {children}
    </Text>
  );
}

/** A link in the sentence; without text it shows its address. */
export function MailLink(props: { brand: MailBrand; href: string; children?: ReactNode }) {
  const { brand, href, children = href } = props;
  const { metal } = mailColors(brand, 'light');
  const style = {
    color: metal,
    overflowWrap: 'anywhere',
    textDecorationLine: 'underline',
  } as const;
  return (
    <Link className="m-link" style={style} href={href}>
      {children}
    </Link>
  );
}

/** As the package's own `toPlainText`, which reads its options anew for each mail. */
const toPlainText = compile({ wordwrap: false, selectors: plainTextSelectors });

export type WrittenMail = {
  html: string;
  text: string;
  /** Both as quoted-printable, where the mail was filled in. */
  quoted?: { html: string; text: string };
  pictures: readonly MailPicture[];
};

/** A mail as HTML and as plain text, with the pictures that its HTML shows. */
export async function renderMail(mail: ReactElement, brand: MailBrand): Promise<WrittenMail> {
  const logo = await brand.logo();
  const whole = <Pictures value={logo}>{mail}</Pictures>;
  const html = await render(whole);
  return {
    html,
    text: toPlainText(html),
    pictures: [logo.day, logo.night].filter((picture) => picture !== undefined),
  };
}

import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { ReactElement, ReactNode } from 'react';
import type { Locale } from '#app/i18n/locale.ts';

const FONT = 'Archivo, Arial, Helvetica, sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, monospace';
const style = {
  body: { backgroundColor: '#f2f3f0', color: '#11122b', fontFamily: FONT, margin: 0 },
  sheet: {
    backgroundColor: '#fbfbf9',
    border: '1.4px solid #11122b',
    padding: '32px',
    margin: '24px auto',
  },
  title: { fontSize: '28px', lineHeight: '32px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 12px' },
  protocol: { fontFamily: MONO, fontSize: '22px', color: '#2020d0', margin: '0 0 20px' },
  label: { fontFamily: MONO, fontSize: '12px', color: '#5a5d75', margin: '12px 0 0' },
  answer: { fontSize: '16px', lineHeight: '24px', margin: 0, whiteSpace: 'pre-line' as const },
  small: { fontSize: '13px', color: '#41435c', margin: '12px 0 0' },
};

type Pair = { label: string; value: string };

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Section>
      {pairs.map(({ label, value }) => (
        <Section key={label}>
          <Text style={style.label}>{label}</Text>
          <Text style={style.answer}>{value}</Text>
        </Section>
      ))}
    </Section>
  );
}

export type MailSheet = {
  locale: Locale;
  title: string;
  /** The number under which the matter can be found again. */
  protocol: string;
  /** What there is to say, before the answers. */
  text?: string | null;
  answersTitle?: string;
  answers: readonly Pair[];
  /** Under the line, for the team: where it came from. Pairs without a value are left out. */
  facts?: readonly Pair[];
  /** Under the line, for people outside: who writes, and what to do if it was not them. */
  sender?: { line: string; email: string; note: string };
};

function Sheet(props: MailSheet): ReactNode {
  const { locale, title, protocol, text, answersTitle, answers, facts = [], sender } = props;
  return (
    <Html lang={locale}>
      <Head />
      <Body style={style.body}>
        <Container style={style.sheet}>
          <Heading style={style.title}>{title}</Heading>
          <Text style={style.protocol}>{protocol}</Text>
          {text && <Text style={style.text}>{text}</Text>}
          {answersTitle && (
            <Heading as="h2" style={{ fontSize: '18px' }}>
              {answersTitle}
            </Heading>
          )}
          <Pairs pairs={answers} />
          <Hr />
          <Pairs pairs={facts.filter(({ value }) => value !== '')} />
          {sender && (
            <>
              <Text style={style.small}>
                {sender.line} · <Link href={`mailto:${sender.email}`}>{sender.email}</Link>
              </Text>
              <Text style={style.small}>{sender.note}</Text>
            </>
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** A mail that tells what someone sent in through a form, as HTML and as plain text. */
export async function renderMailSheet(sheet: MailSheet): Promise<{ html: string; text: string }> {
  const mail = (<Sheet {...sheet} />) as ReactElement;
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}

import { Heading, Hr, Link, Section, Text } from '@react-email/components';
import type { Locale } from '#app/i18n/locale.ts';
import { MailFrame, mailText, renderMail } from './mail-frame.server.tsx';

const MONO = 'ui-monospace, Menlo, Consolas, monospace';
const style = {
  protocol: { fontFamily: MONO, fontSize: '22px', color: '#2020d0', margin: '0 0 20px' },
  label: { fontFamily: MONO, fontSize: '12px', color: '#5a5d75', margin: '12px 0 0' },
  answer: { fontSize: '16px', lineHeight: '24px', margin: 0, whiteSpace: 'pre-line' as const },
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

function Sheet(props: MailSheet) {
  const { locale, title, protocol, text, answersTitle, answers, facts = [], sender } = props;
  return (
    <MailFrame locale={locale} title={title}>
      <Text style={style.protocol}>{protocol}</Text>
      {text && <Text style={mailText.text}>{text}</Text>}
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
          <Text style={mailText.small}>
            {sender.line} · <Link href={`mailto:${sender.email}`}>{sender.email}</Link>
          </Text>
          <Text style={mailText.small}>{sender.note}</Text>
        </>
      )}
    </MailFrame>
  );
}

/** A mail that tells what someone sent in through a form, as HTML and as plain text. */
export const renderMailSheet = (sheet: MailSheet) => renderMail(<Sheet {...sheet} />);

import { Heading, Hr, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { compiledMail, filled, gap, isPlainLink, isPlainWord } from './compiled-mail.server.ts';
import type { MailBrand } from './mail-brand.server.ts';
import { mailColors } from './mail-colors.server.ts';
import {
  MailAction,
  MailFrame,
  MailLink,
  MailSmall,
  mailText,
  renderMail,
} from './mail-frame.server.tsx';

const MONO = 'ui-monospace, Menlo, Consolas, monospace';
const style = {
  protocol: { fontFamily: MONO, fontSize: '22px', margin: '0 0 20px' },
  label: { fontFamily: MONO, fontSize: '14px', margin: '12px 0 0' },
  ways: { fontSize: '16px', lineHeight: '28px', margin: '12px 0 20px' },
  answer: { fontSize: '16px', lineHeight: '24px', margin: 0, whiteSpace: 'pre-line' as const },
};
/** As much of the first answers as mail lists preview. */
const PREVIEW_LENGTH = 140;

type Pair = { label: string; value: string };

function Pairs({ pairs, color }: { pairs: readonly Pair[]; color: string }) {
  return (
    <Section>
      {pairs.map(({ label, value }) => (
        <Section key={label}>
          <Text className="m-soft" style={{ ...style.label, color }}>
            {label}
          </Text>
          <Text style={style.answer}>{value}</Text>
        </Section>
      ))}
    </Section>
  );
}

export type MailContent = {
  locale: Locale;
  title: string;
  /** The reference number of the matter. */
  protocol: string;
  /** The text before the answers. */
  text?: string | null;
  /** The one button; `copy` stands before its address. */
  action?: { label: string; href: string; copy: string };
  /** Other links, in one line. */
  ways?: readonly { label: string; href: string }[];
  answersTitle?: string;
  answers: readonly Pair[];
  /** Below the line, for the team: the origin of the post. Pairs without a value are left out. */
  facts?: readonly Pair[];
  /** Below the line, for people outside: the sender, and what to do if it was not them. */
  sender?: { line: string; email: string; note: string };
};

const previewOf = ({ text, answers }: MailContent) =>
  (text || answers.map(({ value }) => value).join(' · '))
    .replace(/\s+/g, ' ')
    .slice(0, PREVIEW_LENGTH);

function Ways({ ways, brand }: { ways: NonNullable<MailContent['ways']>; brand: MailBrand }) {
  return (
    <Text style={style.ways}>
      {ways.map(({ label, href }, place) => (
        <Fragment key={href}>
          {place > 0 && ' · '}
          <MailLink brand={brand} href={href}>
            {label}
          </MailLink>
        </Fragment>
      ))}
    </Text>
  );
}

type ContentProps = { content: MailContent; preview: string; brand: MailBrand };

function Content({ content, preview, brand }: ContentProps) {
  const { locale, title, protocol, text, action, ways = [], answersTitle, answers } = content;
  const { facts = [], sender } = content;
  const { metal, soft } = mailColors(brand, 'light');
  return (
    <MailFrame locale={locale} title={title} preview={preview} brand={brand}>
      <Text className="m-metal" style={{ ...style.protocol, color: metal }}>
        {protocol}
      </Text>
      {text && <Text style={mailText.text}>{text}</Text>}
      {action && <MailAction brand={brand} {...action} />}
      {ways.length > 0 && <Ways ways={ways} brand={brand} />}
      {answersTitle && (
        <Heading as="h2" style={{ fontSize: '18px' }}>
          {answersTitle}
        </Heading>
      )}
      <Pairs pairs={answers} color={soft} />
      <Hr />
      <Pairs pairs={facts.filter(({ value }) => value !== '')} color={soft} />
      {sender && (
        <>
          <MailSmall brand={brand}>
            {sender.line} ·{' '}
            <MailLink brand={brand} href={`mailto:${sender.email}`}>
              {sender.email}
            </MailLink>
          </MailSmall>
          <MailSmall brand={brand}>{sender.note}</MailSmall>
        </>
      )}
    </MailFrame>
  );
}

/** The mail as React writes it, which takes a millisecond. */
export const renderWhole = (content: MailContent, preview: string, brand: MailBrand) =>
  renderMail(<Content content={content} preview={preview} brand={brand} />, brand);

/** The content with every word replaced. */
function withWords(
  content: MailContent,
  word: (value: string) => string,
  link: (value: string) => string,
): MailContent {
  const { action, ways = [], answersTitle, answers, facts = [], sender, text, locale } = content;
  const pair = ({ label, value }: Pair) => ({ label: word(label), value: word(value) });
  return {
    locale,
    title: word(content.title),
    protocol: word(content.protocol),
    ...(text && { text: word(text) }),
    ...(action && {
      action: { label: word(action.label), href: link(action.href), copy: word(action.copy) },
    }),
    ways: ways.map(({ label, href }) => ({ label: word(label), href: link(href) })),
    ...(answersTitle && { answersTitle: word(answersTitle) }),
    answers: answers.map(pair),
    facts: facts.filter(({ value }) => value !== '').map(pair),
    ...(sender && {
      sender: { line: word(sender.line), email: word(sender.email), note: word(sender.note) },
    }),
  };
}

/** A mail with the contents of a posted form, as HTML and as plain text. */
export async function renderMailContent(content: MailContent, brand: MailBrand) {
  const preview = previewOf(content);
  const words: string[] = [preview];
  let isPlain = isPlainWord(preview);
  const gapFor = (value: string) => gap(words.push(value) - 1);
  const word = (value: string) => {
    isPlain &&= isPlainWord(value);
    return gapFor(value);
  };
  const link = (value: string) => {
    isPlain &&= isPlainLink(value);
    return gapFor(value);
  };
  const gaps = withWords(content, word, link);
  const { ways = [] } = content;
  if (!isPlain || ways.some(({ label, href }) => href.endsWith(label))) {
    return renderWhole(content, preview, brand);
  }
  const logo = await brand.logo();
  const key = JSON.stringify([gaps, brand, logo.day?.cid, logo.night?.cid]);
  const compiled = await compiledMail(key, () => renderWhole(gaps, gap(0), brand));
  return { ...filled(compiled, words), pictures: compiled.pictures };
}

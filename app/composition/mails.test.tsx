import { beforeAll, describe, expect, it } from 'vitest';
import { registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { SUBJECT_LENGTH } from '#app/platform/mail/subject.ts';
import { jobHandlers } from '#app/registry.server.ts';
import { contrast, parseColor } from '#app/ui/tokens/color.ts';
import { NAME } from '../../tests/mails/sample-entry.ts';
import {
  accountMail,
  company,
  LINK,
  SAMPLE_MAILS,
  type SampleMail,
  TEAM_MAILS,
} from '../../tests/mails/sample-mails.ts';
import { builtInOf } from '../../tests/routes/striking-scheme.ts';
import { messages } from './messages.ts';

beforeAll(() => registerMessages(messages));

const written = new Map<string, Promise<SampleMail>>();

/** A mail, rendered once for all tests that read it. */
function mail(kind: string, name: string, locale: Locale = 'pt-BR'): Promise<SampleMail> {
  const write = SAMPLE_MAILS[kind]?.[name];
  if (!write) throw new Error(`No mail ${name} of ${kind}.`);
  const key = `${kind} ${name} ${locale}`;
  const found = written.get(key) ?? write(locale);
  written.set(key, found);
  return found;
}
const toPeople = Object.entries(SAMPLE_MAILS).flatMap(([kind, mails]) =>
  Object.keys(mails).map((name): [kind: string, name: string] => [kind, name]),
);

it('has the mails of every job that mails here', () => {
  const written = { ...SAMPLE_MAILS, ...TEAM_MAILS };
  const mailing = Object.keys(jobHandlers).filter((kind) => /[.-]mail$/.test(kind));
  expect(mailing.sort()).toEqual(Object.keys(written).sort());
});

/** The logo above the mail in the light and the dark theme, each a picture within the mail. */
function isBranded({ html, pictures }: SampleMail) {
  const visible = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  expect(visible).toHaveLength(2);
  expect(visible.map((tag) => /src="cid:([^"]+)"/.exec(tag)?.[1])).toEqual(
    pictures.map(({ cid }) => cid),
  );
  for (const tag of visible) expect(tag).toContain('alt="Ferraria &amp; Filhos"');
  for (const { png } of pictures) expect(png.subarray(1, 4).toString()).toBe('PNG');
  // A program that keeps no stylesheet does not show the second.
  expect(visible[1]).toContain('display:none');
  expect(html.indexOf('<img')).toBeLessThan(html.indexOf('<h1'));
}

function isWhole(mail: SampleMail, locale: Locale) {
  const { subject, html, text } = mail;
  isBranded(mail);
  expect(html).toContain(`lang="${locale}"`);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  // Shown beside the subject, and nowhere in the mail itself.
  expect(html).toMatch(/<div style="display:none[^>]*>[^<]{10,}/);
  expect(html).not.toMatch(/#2020d0|\{\{|undefined|\[object/i);
  expect(builtInOf(html)).toEqual([]);
  expect(text.trim().length).toBeGreaterThan(40);
  expect(text).not.toMatch(/<\/?(?:p|div|td|a|br)\b|&\w+;/);
  // A fact that phones show whole; the sender names the company.
  expect(subject).toMatch(/^[^\r\n{!]{10,}$/);
  expect(subject.length, subject).toBeLessThanOrEqual(SUBJECT_LENGTH);
  expect(subject).not.toContain(company.name);
  // Mail programs cut what is longer.
  expect(Buffer.byteLength(html)).toBeLessThan(30_000);
}

describe.each(LOCALES)('%s', (locale) => {
  it.each(toPeople)('%s: %s is written on the one frame', async (kind, name) => {
    isWhole(await mail(kind, name, locale), locale);
  });
});

/** Sentences of a mail, without its sender and the names in it; a heading is all in capitals. */
const sentencesOf = ({ text }: SampleMail) =>
  text
    .split('\n')
    .filter((line) => / \S+ \S+ /.test(line))
    .filter(
      (line) => !line.includes(company.name) && !line.toUpperCase().includes(NAME.toUpperCase()),
    );

it.each(toPeople)('%s: %s says nothing alike in both languages', async (kind, name) => {
  const [portuguese, english] = [await mail(kind, name), await mail(kind, name, 'en')];
  expect(english.subject).not.toBe(portuguese.subject);
  const alike = sentencesOf(english).filter((line) => sentencesOf(portuguese).includes(line));
  expect(alike).toEqual([]);
});

it.each(Object.entries(TEAM_MAILS))(
  '%s is written in Portuguese, whatever the visitor spoke',
  async (_, write) => {
    isWhole(await write('en'), 'pt-BR');
  },
);

it('notifies the team of the request and its due date, without an address', async () => {
  const { subject = '', text = '' } = (await TEAM_MAILS['privacy.team-mail']?.('en')) ?? {};
  expect(subject).toContain('P-7H2K-9QX4');
  expect(text).toContain('6 de dezembro de 2026');
  expect(text).not.toContain('ana@casa.example');
});

it('only before a privacy request is confirmed does its mail say that ignoring it ends the request', async () => {
  const ignored = 'sem o link, nada acontece';
  expect((await mail('privacy.proof-mail', 'proof')).text).toContain(ignored);
  for (const name of Object.keys(SAMPLE_MAILS['privacy.answer-mail'] ?? {})) {
    expect((await mail('privacy.answer-mail', name)).text, name).not.toContain(ignored);
  }
  expect((await TEAM_MAILS['privacy.team-mail']?.('pt-BR'))?.text).not.toContain(ignored);
});

it.each([
  ['second-step-changed', 'off', 'desligada'],
  ['second-step-changed', 'codes', 'códigos de recuperação novos'],
  ['passkeys-changed', 'added', 'adicionada'],
] as const)('%s says what changed: %s', async (kind, change, phrase) => {
  const { text } = await accountMail(kind, { change })('pt-BR');
  expect(text).toContain(phrase);
  expect(text).not.toMatch(/ligada, desligada|adicionada ou removida/);
});

it('the team’s mail about a lead opens it in the panel, and has every contact of the person', async () => {
  const write = TEAM_MAILS['lead.team-mail'];
  const { text = '', html = '' } = (await write?.('en')) ?? {};
  expect(html).toContain('href="https://forja.example/admin/leads?open=0"');
  expect(html).toContain('href="https://wa.me/5517999990000"');
  expect(html).toContain('href="tel:+5517999990000"');
  // Replies to the receipt that the person has, in the person's language.
  const reply = encodeURIComponent('Re: We’ve received your request · 7H2K-9QX4');
  expect(html).toContain(`href="mailto:ana%2Bcasa@casa.example?subject=${reply}"`);
  for (const phrase of [
    `${NAME} · Casa Souza · Software e apps`,
    'Google, anúncio, campanha “primavera”',
    'Inglês',
  ]) {
    expect(text).toContain(phrase);
  }
});

it('typed text is text in a mail, never markup', async () => {
  const write = TEAM_MAILS['lead.team-mail'];
  if (!write) throw new Error('There is no such mail.');
  const { html } = await write('pt-BR');
  expect(html).toContain('Ana &lt;b&gt;Souza&lt;/b&gt;');
});

it('the button is readable in the brand’s own colour', async () => {
  const { html } = await mail('newsletter.confirm-mail', 'confirm');
  const button = /<a[^>]*class="m-button"[^>]*style="([^"]*)"/.exec(html)?.[1] ?? '';
  const [ground, ink] = [/background-color:(#\w+)/, /(?<!-)color:(#\w+)/].map(
    (part) => part.exec(button)?.[1] ?? '',
  ) as [string, string];
  expect(contrast(parseColor(ground), parseColor(ink))).toBeGreaterThanOrEqual(4.5);
});

it('every mail of the newsletter links to unsubscribe, those that ask also to confirm', async () => {
  for (const kind of ['confirm', 'pending', 'known', 'welcome'] as const) {
    const { html, text } = await mail(`newsletter.${kind}-mail`, kind);
    expect(text).toContain('https://forja.example/newsletter/descadastro?token=d.e');
    const asks = kind === 'confirm' || kind === 'pending';
    expect(html.includes(LINK)).toBe(asks);
    expect(text.includes(LINK)).toBe(asks);
  }
});

it('mails details of an address to its owner only', async () => {
  const htmlOf = async (kind: string) => (await mail(`newsletter.${kind}-mail`, kind)).html;
  expect(await htmlOf('known')).toContain('Já inscrito!');
  expect(await htmlOf('pending')).toContain('Confirmação pendente');
});

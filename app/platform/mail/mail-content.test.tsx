import { expect, it } from 'vitest';
import { type MailContent, renderMailContent, renderWhole } from './mail-content.server.tsx';

const brand = {
  primary: '#123456',
  accent: '#abcdef',
  named: {},
  name: 'Ferraria & Filhos',
  logo: async () => ({}),
};

const LONG = 'Os pedidos chegam por telefone, e-mail e papel; cada um digita de novo. '.repeat(9);
const WORDS = [
  'Ana',
  'Ana <b>Souza</b> & “Filhos” \'x\' "y"',
  'Linha um\n\n  Linha dois\tTabulada  e   solta',
  'straße ﬁ ação 🧰',
  'mailto:alguem',
  '&amp; &#39; \u00a0 fim',
  '$& $1 {{name}}',
  ' com espaço ',
  'zero\u200blargura',
  'meio \ud800 par',
  LONG.trim(),
];

/** Mails of several forms, with the same word in all their places. */
function forms(word: string): MailContent[] {
  const pairs = [
    { label: 'Nome', value: word },
    { label: 'Rótulo & mais', value: 'sim' },
  ];
  const action = {
    label: word,
    href: 'https://forja.example/a?b=1&c=2',
    copy: 'O botão não abre?',
  };
  return [
    { locale: 'pt-BR', title: word, protocol: 'NYY4-2M8H', answers: pairs },
    {
      locale: 'en',
      title: 'A title',
      protocol: word,
      text: `${word}\n${word}`,
      action,
      ways: [
        { label: 'WhatsApp', href: 'https://wa.me/5517999990000' },
        { label: 'Ligar', href: 'tel:+5517999990000' },
        { label: word, href: 'mailto:ana%2Bcasa@casa.example?subject=Re%3A%20x' },
      ],
      answersTitle: word,
      answers: pairs,
      facts: [
        ...pairs.map(({ label, value }) => ({ label: `${label} 2`, value })),
        { label: 'Vazio', value: '' },
      ],
    },
    {
      locale: 'pt-BR',
      title: 'Recebemos',
      protocol: 'NYY4-2M8H',
      text: word,
      action,
      answers: [],
      sender: { line: word, email: 'ola@forja.example', note: 'Não foi você?' },
    },
  ];
}

const previewOf = ({ text, answers }: MailContent) =>
  (text || answers.map(({ value }) => value).join(' · ')).replace(/\s+/g, ' ').slice(0, 140);

/** A text of quoted-printable. */
const read = (quoted: string) =>
  Buffer.from(
    quoted
      .replace(/=\r\n/g, '')
      .replace(/\r\n/g, '\n')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

it.each(WORDS)('a mail that is filled in is the mail as rendered: %j', async (word) => {
  for (const content of forms(word)) {
    // Compiled with other words, of another length.
    for (const other of forms('Outra palavra')) await renderMailContent(other, brand);
    const { quoted, ...written } = await renderMailContent(content, brand);
    expect(written).toEqual(await renderWhole(content, previewOf(content), brand));
    // What is rendered whole is left to the library.
    if (!quoted) continue;
    expect(read(quoted.html)).toBe(written.html);
    expect(read(quoted.text)).toBe(written.text);
    const lines = `${quoted.html}\r\n${quoted.text}`.split('\r\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76);
  }
});

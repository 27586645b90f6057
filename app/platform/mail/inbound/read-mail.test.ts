import { describe, expect, it } from 'vitest';
import { inboundMail } from '../../../../tests/mails/inbound-mail.ts';
import { readMail, UnreadableMail } from './read-mail.server.ts';

const PARENT = '<parent@forja.example>';
const read = (name: string) => readMail(inboundMail(name, { messageId: PARENT }));

/** What the sender has written, and a piece of what is folded away. */
const ANSWERS: Readonly<Record<string, [own: string, folded: string]>> = {
  'gmail-web-pt': [
    'Funcionou, muito obrigada! Só o relatório ainda abre em branco.\n\nAna',
    'escreveu:\n\n> Oi, Ana.\n>\n> Corrigimos o botão.',
  ],
  'gmail-web-en': ['Works now, thank you.', 'wrote:\n\n> Hi Joe,'],
  'gmail-android-pt': ['Ok, vou testar amanhã cedo.', 'escreveu:\n\n> Corrigimos'],
  'outlook-desktop-pt': [
    'Bom dia,\n\nA exportação está lenta desde ontem. Segue o horário: 09h40.\n\nAtenciosamente,\nAna',
    'De: Forja <contato@forja.example>\nEnviada em:',
  ],
  'outlook-desktop-html-en': ['Please go ahead with part one.\n\nJoe', 'Shall we start?'],
  'outlook-new-pt': ['Pode fechar, já resolvemos por aqui.', 'De: Forja'],
  'outlook-web-en': [
    'Café bill attached? No - nothing was attached.',
    'Please see the attachment.',
  ],
  'outlook-ios-pt': ['Aprovado.', 'Obter o Outlook para iOS'],
  'outlook-original-pt': [
    'Não recebi o anexo, pode reenviar?\n\nAna',
    '-----Mensagem original-----\nDe: Forja',
  ],
  'apple-mail-pt': ['Perfeito, seguimos na quinta.', '> Quinta às 15h serve?'],
  'apple-mail-html-en': ['Thursday works.', 'Does Thursday at 3 pm suit you?'],
  'iphone-pt': ['Ainda não abriu aqui.', 'Enviado do meu iPhone'],
  'iphone-en': ['Still blank.', 'Sent from my iPhone'],
  'samsung-pt': ['Deu certo, valeu!', 'Enviado do meu Galaxy'],
  'yahoo-pt': ['Qual é o prazo da segunda parte?', 'Segue a proposta em partes.'],
  'yahoo-android-en': ['Sounds good to me.', 'Here is the proposal.'],
  'thunderbird-pt': [
    'Firefox 140.\n\n> E em que horário aconteceu?\nPor volta das 9h40.',
    '-- \nAna Prado\nCliente S.A.',
  ],
  'thunderbird-en': ['Firefox 140, on Linux.', '> Which browser do you use?'],
  'windows-1252-raw': ['“Não” dá – a ação custa 100 €…', ''],
  'unknown-charset': ['Texto simples.', ''],
  'without-message-id': ['Mandei de um sistema antigo.', ''],
  winmail: ['See the file.', ''],
  'file-only': ['', ''],
};

describe('an answer', () => {
  it.each(Object.entries(ANSWERS))('%s: is told from what it quotes', async (name, text) => {
    const mail = await read(name);
    const [own, folded] = text;
    expect(mail.own).toBe(own);
    expect(mail.folded).toContain(folded);
    expect(mail.by).toBe('person');
  });

  const threaded = Object.keys(ANSWERS).filter((name) => name !== 'without-message-id');
  it.each(threaded)('%s: names what it answers, and who wrote it', async (name) => {
    const { answers, from, messageId, recipients, sentAt } = await read(name);
    expect(answers[0]).toBe(PARENT);
    expect(from?.address).toMatch(/^(?:ana\.prado|joe)@/);
    expect(messageId).toMatch(/^<.+>$/);
    expect(recipients).toEqual(['resposta@forja.example']);
    expect(sentAt).toBe('2026-11-24T13:30:00.000Z');
  });
});

it('reads subjects and names in encoded words, whatever they are made of', async () => {
  expect(await read('words-in-parts')).toMatchObject({
    subject: 'Orçamento e cronograma à parte revisão',
    from: { name: 'João da Conceição', address: 'joao@cliente.example' },
    own: 'Quanto custa e quando fica pronto?',
    answers: [],
  });
  expect(await read('outlook-desktop-pt')).toMatchObject({
    subject: 'Sua solicitação',
    continues: true,
  });
});

it('lists files in their order, pictures within the text last', async () => {
  const { own, files } = await read('nested-with-files');
  expect(own).toBe('Seguem o contrato e a tela.');
  expect(files.map(({ name }) => name)).toEqual([
    'Contrato revisão.pdf',
    'foto.png',
    'fatura.pdf.exe',
    'logo.png',
  ]);
  expect((await read('winmail')).files.map(({ name }) => name)).toEqual(['winmail.dat']);
  expect((await read('file-only')).files).toHaveLength(1);
});

it('leaves nothing of hostile HTML but its visible text', async () => {
  const { own, folded, subject } = await read('hostile-html');
  expect(own).toContain('Clique aqui');
  // The sender escaped it, so it is text; the screen escapes it again.
  expect(own).toContain('<script>alert(9)</script>');
  expect(`${own}${folded}`).not.toMatch(/alert\([1-8]\)|javascript:|evil\.example|moldura/);
  expect(subject).not.toContain('\u202e');
});

it.each([
  ['bounce-postfix', true, '5.1.1'],
  ['bounce-exchange', true, '5.4.1'],
  ['bounce-gmail', true, '5.1.1'],
  ['bounce-full', false, '5.2.2'],
  ['bounce-policy', false, '5.7.1'],
  ['bounce-expired', false, '4.4.7'],
])('%s: reports what did not arrive, for good: %s', async (name, final, status) => {
  expect((await read(name)).report).toMatchObject({ messageId: PARENT, final, status });
});

it('a delay is no failure, and a report may name no mail', async () => {
  expect((await read('bounce-delayed')).report).toBeUndefined();
  expect((await read('bounce-without-original')).report).toMatchObject({
    messageId: null,
    final: true,
  });
  expect((await read('gmail-web-pt')).report).toBeUndefined();
});

/** Parts within parts. */
function nested(depth: number): Buffer {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
  );
  return Buffer.from(`From: a@b.example\n${open.join('')}Content-Type: text/plain\n\nfundo\n`);
}

describe('what is no mail that anybody writes', () => {
  it('is read as far as it can be', async () => {
    const { own } = await read('malformed');
    expect(own).not.toContain('Perdido');
    await expect(readMail(Buffer.alloc(0))).resolves.toMatchObject({ from: null, own: '' });
    await expect(readMail(Buffer.from([0, 255, 254, 10, 10, 0, 65]))).resolves.toBeDefined();
    expect((await readMail(nested(12))).own).toBe('fundo');
  });

  it('is refused where it is built to be slow to read', async () => {
    await expect(readMail(nested(4000))).rejects.toBeInstanceOf(UnreadableMail);
    const heads = Buffer.from(`${'X-A: '.padEnd(900, 'a')}\n`.repeat(400));
    await expect(readMail(heads)).rejects.toBeInstanceOf(UnreadableMail);
  });
});

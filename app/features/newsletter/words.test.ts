import { expect, it } from 'vitest';
import words from './locales/pt-BR.json' with { type: 'json' };

type Words = { title: string; text: string };

/** The messages of specification §5 and §8, word by word, and where this feature shows them. */
const LITERAL: [title: string, text: string | null, phrase: Words][] = [
  ['E-mail inválido', 'Por favor, insira um e-mail válido.', words.outcome.invalid],
  [
    'Muitas tentativas',
    'Por favor, aguarde alguns minutos antes de tentar novamente.',
    words.outcome.limited,
  ],
  [
    'Erro na inscrição',
    'Ocorreu um erro ao processar sua inscrição. Tente novamente.',
    words.outcome.failed,
  ],
  ['Inscrição realizada!', null, words.outcome.accepted],
  ['Já inscrito!', null, words.confirm.active],
  ['Já inscrito!', null, words.mail.known],
  ['Confirmação pendente', 'Verifique seu e-mail para confirmar a inscrição.', words.again],
  ['Confirmação pendente', null, words.confirm.pending],
  ['Confirmação pendente', null, words.mail.pending],
  ['Erro no descadastro', null, words.leave.failed],
  ['Erro no descadastro', null, words.leave.unknown],
  ['Descadastro realizado', null, words.left],
];

it.each(LITERAL)('“%s” is said word by word', (title, text, phrase) => {
  expect(phrase.title).toBe(title);
  if (text !== null) expect(phrase.text).toBe(text);
});

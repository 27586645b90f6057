import { expect, it } from 'vitest';
import words from '../locales/pt-BR.json' with { type: 'json' };
import staffFeedback from './staff-feedback/locales/pt-BR.json' with { type: 'json' };

/** The messages of specification §5 and §8, word by word, and where they are shown. */
const LITERAL: [text: string, phrase: string][] = [
  ['Feedback enviado!', words.outcome.sent.title],
  ['Erro ao enviar feedback', words.outcome.failed.title],
  ['Erro ao enviar feedback', words.outcome.offline.title],
  ['Erro ao enviar feedback', words.outcome.tooLarge.title],
  ['Erro ao enviar feedback', words.outcome.closed.title],
  ['Muitas tentativas', words.outcome.limited.title],
  ['Campo obrigatório', words.errors.verbatim],
  ['Por favor, descreva seu feedback', words.errors.verbatimText],
  ['Arquivo muito grande: {{name}}', words.errors.tooLarge],
  ['Tipo de arquivo não suportado: {{name}}', words.errors.unsupported],
  ['Feedback atualizado', staffFeedback.updated],
  ['Erro ao atualizar', staffFeedback.notUpdated],
  ['Ticket criado', staffFeedback.ticketCreated],
  ['Erro ao criar ticket', staffFeedback.ticketNotCreated],
  ['Ticket atualizado', staffFeedback.ticketUpdated],
  ['Erro ao atualizar ticket', staffFeedback.ticketNotUpdated],
];

it.each(LITERAL)('“%s” is said word by word', (text, phrase) => {
  expect(phrase.startsWith(text)).toBe(true);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { answerAbout, formOfLead, readAnswers } from './read-answers.server.ts';

beforeAll(() => registerMessages(messages));

const fields = [
  {
    field_name: 'servico',
    field_label: 'Que tipo de projeto?',
    field_type: 'select',
    options: [
      { value: 'software', label: 'Software e apps' },
      { value: 'jogos', label: 'Jogos' },
    ],
    asked: {
      field_label: 'What kind of project?',
      options: [{ value: 'software', label: 'Software and apps' }],
    },
  },
  { field_name: 'email', field_label: 'E-mail', field_type: 'email', contact_property: 'email' },
];
const lead = (form_data: object, more: object = {}) => ({
  source: 'qualification',
  formData: form_data,
  formSnapshot: { id: 'f', name: 'Forjar projeto', version: 3, fields, ...more },
});

describe('an answer to a form', () => {
  const data = { email: 'ana@casa.example', servico: 'software', recado: '', extra: 'x' };

  test('is shown with the question as it was then, in the order of the form', () => {
    expect(readAnswers(lead(data), 'pt-BR')).toEqual([
      {
        name: 'servico',
        label: 'Que tipo de projeto?',
        asked: 'What kind of project?',
        property: '',
        value: 'Software e apps',
      },
      { name: 'email', label: 'E-mail', asked: '', property: 'email', value: 'ana@casa.example' },
      { name: 'extra', label: '', asked: '', property: '', value: 'x' },
    ]);
  });

  test('with a telephone has the number to call, where it is one that can exist', () => {
    const asked = (whatsapp: string) =>
      readAnswers(
        lead({ whatsapp }, { fields: [{ field_name: 'whatsapp', field_type: 'tel' }] }),
        'pt-BR',
      )[0];
    expect(asked('11 98765 4321')).toMatchObject({
      value: '11 98765 4321',
      phone: '+5511987654321',
    });
    expect(asked('depois das 18h')).not.toHaveProperty('phone');
  });

  test('is read in the visitor’s language as far as the question was translated', () => {
    const text = (servico: string) => readAnswers(lead({ servico }), 'en');
    expect(text('software')).toMatchObject([
      { label: 'What kind of project?', asked: '', value: 'Software and apps' },
    ]);
    expect(text('jogos')).toMatchObject([{ value: 'Jogos' }]);
    expect(text('gone')).toMatchObject([{ value: 'gone' }]);
  });

  test('to a workshop names its day, or the text in its place', () => {
    const registered = (date?: string) =>
      readAnswers({ source: 'workshop', formData: { date }, formSnapshot: null }, 'pt-BR');
    expect(registered('2026-12-05')).toMatchObject([{ value: '5 de dezembro de 2026' }]);
    expect(registered('other')).toMatchObject([{ value: expect.stringMatching(/data/i) }]);
    for (const odd of ['2026-13-45', 'amanhã']) {
      expect(registered(odd)).toMatchObject([{ name: 'date', value: odd }]);
    }
    expect(registered()).toEqual([]);
  });

  test('is shown as it is where its shape does not fit its question', () => {
    const odd = { servico: ['software'], email: { a: 1 }, n: 7, no: null };
    const values = readAnswers(lead(odd), 'pt-BR').map(({ value }) => value);
    expect(values).toEqual(['["software"]', '{"a":1}', '7']);
  });

  test('is a text under a question of a type that is not known, or of none', () => {
    const unknown = [{ field_name: 'a', field_label: 'A', field_type: 'hologram' }, {}];
    expect(readAnswers(lead({ a: 'b' }, { fields: unknown }), 'pt-BR')).toMatchObject([
      { label: 'A', value: 'b' },
    ]);
  });
});

describe('without a form', () => {
  const page = (source: string, form_data: object) => ({
    source,
    formData: form_data,
    formSnapshot: null,
  });

  test('the names of the answers say what they are', () => {
    const answers = readAnswers(page('contact_form', { name: ' Ana ', extra: 'x' }), 'pt-BR');
    expect(answers).toMatchObject([
      { name: 'name', label: 'Seu nome', property: 'name' },
      { name: 'extra', label: '', property: 'extra' },
    ]);
    expect([answerAbout(answers, 'name'), answerAbout(answers, 'email')]).toEqual(['Ana', '']);
  });

  test('names a workshop’s day as the visitor read it', () => {
    const form_data = { date: '2026-11-05', workshop_name: 'Planilhas' };
    expect(readAnswers(page('workshop', form_data), 'en').map(({ value }) => value)).toEqual([
      'Planilhas',
      '5 November 2026',
    ]);
  });
});

test('a lead names its form and wording, and none where it has none', () => {
  expect(formOfLead(lead({}))).toEqual({ id: 'f', name: 'Forjar projeto', version: 3 });
  expect(formOfLead({ formSnapshot: { id: 'f', name: 'Antigo' } }).version).toBeNull();
  expect(formOfLead({ formSnapshot: null })).toEqual({ id: '', name: '', version: null });
});

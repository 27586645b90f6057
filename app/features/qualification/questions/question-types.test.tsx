import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import type { FormField } from '../form-definition.ts';
import { readAnswers } from '../intake/read-answers.ts';
import { answerMessages } from './question-type.ts';
import { QUESTION_TYPES } from './question-types.ts';

beforeAll(() => registerMessages(messages));

const t = (locale: 'pt-BR' | 'en') => instanceOf(locale).getFixedT(locale, 'qualification');
const options = ['sites', 'apps', 'jogos'].map((value) => ({ value, label: `${value}!` }));
const field = (more: Partial<FormField>): FormField => ({
  ...{ name: 'q', label: 'Q', type: 'checkbox', required: false, placeholder: '', options: [] },
  ...more,
});

/** The stored answer to a browser's post of these boxes, or its error in a list. */
function posted(asked: Partial<FormField>, ticked: string[], locale: 'pt-BR' | 'en' = 'pt-BR') {
  const formData = new FormData();
  for (const value of ticked) formData.append('answers.q', value);
  const { answers, errors } = readAnswers(
    formData,
    { fields: [field(asked)] },
    answerMessages(t(locale)),
  );
  return answers ? answers['q'] : [errors['q']];
}

describe('a single box', () => {
  test('is stored as true or false', () => {
    expect([posted({}, ['on']), posted({}, [])]).toEqual([true, false]);
    expect(posted({ required: true }, ['on'])).toBe(true);
  });

  test('has to be ticked where it is required, and accepts nothing but a tick', () => {
    expect(posted({ required: true }, [])).toEqual(['Campo obrigatório']);
    expect(posted({ required: true }, [], 'en')).toEqual(['Required field']);
    for (const odd of [['yes'], ['true'], ['on', 'on'], ['off']]) {
      expect([odd, posted({}, odd)]).toEqual([odd, ['Campo obrigatório']]);
    }
  });
});

describe('several boxes', () => {
  test('are stored as the values ticked, once each, in the order they were offered', () => {
    expect(posted({ options }, ['jogos', 'sites', 'jogos'])).toEqual(['sites', 'jogos']);
    expect(posted({ options, required: true }, ['apps'])).toEqual(['apps']);
    expect(posted({ options }, [])).toEqual([]);
  });

  test('need one where they are required, and accept none that was not offered', () => {
    expect(posted({ options, required: true }, [])).toEqual(['Campo obrigatório']);
    const phrase = t('pt-BR')('errors.notOffered');
    expect(posted({ options }, ['sites', 'tudo'])).toEqual([phrase]);
    expect(posted({ options }, ['on'])).toEqual([phrase]);
  });
});

describe('one of several', () => {
  const select = { type: 'select', options } as const;

  test('is stored as its value, and demanded where it is required', () => {
    expect(posted(select, ['apps'])).toBe('apps');
    expect(posted(select, [])).toBeUndefined();
    for (const nothing of [[], ['']]) {
      expect(posted({ ...select, required: true }, nothing)).toEqual(['Campo obrigatório']);
      expect(posted({ ...select, required: true }, nothing, 'en')).toEqual(['Required field']);
    }
  });

  test('is none that was not offered', () => {
    expect(posted(select, ['tudo'])).toEqual(['Escolha uma das opções da lista']);
  });
});

describe('a text', () => {
  const typed = (asked: Partial<FormField>, text: string) =>
    posted({ type: 'text', required: true, ...asked }, [text]);

  test.each(["D'Ávila", 'O', 'É', "N'Golo Kanté", 'X Æ A-12', '=José', '-Ana', 'Null', 'true'])(
    'takes %s as a name, as it is',
    (name) => {
      const formData = new FormData();
      formData.append('answers.name', name);
      const asked = field({ name: 'name', type: 'text', required: true });
      const read = readAnswers(formData, { fields: [asked] }, answerMessages(t('pt-BR')));
      expect(read).toMatchObject({ errors: {}, answers: { name } });
    },
  );

  test('loses direction marks and invisible marks', () => {
    expect(typed({}, 'Ana\u202etxt.exe')).toBe('Anatxt.exe');
    expect(typed({ type: 'email' }, 'Ana@cliente\u200b.test')).toBe('ana@cliente.test');
  });

  test.each(['text', 'textarea', 'tel', 'email'] as const)(
    'of type %s says something visible where it is required',
    (type) => {
      expect(typed({ type }, '\u200b\u200d\u3164'.repeat(8))).toEqual([expect.any(String)]);
    },
  );

  test('of 5,000 characters over 40 lines fits, sent as browsers send lines', async () => {
    const text = `${'linha\n'.repeat(39)}`.padEnd(5000, 'x');
    const request = new Request('https://forja.example', {
      method: 'POST',
      body: new URLSearchParams({ 'answers.q': text.replaceAll('\n', '\r\n') }),
    });
    const asked = field({ type: 'textarea', required: true });
    const form = await postedForm(request);
    expect(readAnswers(form, { fields: [asked] }, answerMessages(t('pt-BR')))).toMatchObject({
      answers: { q: text },
    });
    form.set('answers.q', `${text}x`);
    expect(readAnswers(form, { fields: [asked] }, answerMessages(t('pt-BR'))).errors).toEqual({
      q: t('pt-BR')('errors.tooLong'),
    });
  });
});

describe('a stored answer in words', () => {
  const read = (type: FormField['type'], stored: unknown, locale: 'pt-BR' | 'en' = 'pt-BR') =>
    QUESTION_TYPES[type].read(stored, (value) => `${value}!`, t(locale));

  test.each([
    ['a tick', true, 'Sim', 'Yes'],
    ['no tick', false, 'Não', 'No'],
    ['several', ['sites', 'jogos'], 'sites!; jogos!', 'sites!; jogos!'],
    ['none of several', [], '', ''],
    ['nothing', undefined, '', ''],
    ['a text of when it was another type', 'sites', 'sites', 'sites'],
    ['what nobody stores', [1, { a: [null] }], '1!; {"a":[null]}!', '1!; {"a":[null]}!'],
  ])('%s', (_, stored, portuguese, english) => {
    expect([read('checkbox', stored), read('checkbox', stored, 'en')]).toEqual([
      portuguese,
      english,
    ]);
  });

  test.each(Object.keys(QUESTION_TYPES) as FormField['type'][])(
    'is a text for any type and whatever was stored: %s',
    (type) => {
      for (const odd of [undefined, null, '', 'a', 7, true, [], ['a'], {}, { a: 1 }]) {
        expect(read(type, odd)).toEqual(expect.any(String));
      }
    },
  );
});

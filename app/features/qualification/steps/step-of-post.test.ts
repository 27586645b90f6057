import { beforeAll, describe, expect, it } from 'vitest';
import { messages as catalogues } from '#app/composition/messages.ts';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import type { FormField, LeadQuestions } from '../form-definition.ts';
import { answerName } from '../intake/read-answers.ts';
import { type AnswerMessages, answerMessages } from '../questions/question-type.ts';
import { stepOfPost } from './step-of-post.ts';

let messages: AnswerMessages;
beforeAll(() => {
  registerMessages(catalogues);
  messages = answerMessages(instanceOf('en').getFixedT('en', 'qualification'));
});

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  ...{ name, label: name, type: 'text', required: true, placeholder: '', options: [] },
  ...more,
});
const form: LeadQuestions = {
  id: 'f',
  steps: [{ title: 'Um' }, { title: 'Dois', when: [{ question: 'kind' }] }, { title: 'Três' }],
  fields: [
    field('kind', { required: false }),
    field('size', { when: [{ question: 'kind', values: ['game'] }] }),
    field('detail', { step: 1 }),
    field('email', { step: 2, type: 'email' }),
  ],
};

type Post = { step?: string; seen?: string; back?: string } & Record<string, string>;
function shownAfter({ step, seen, back, ...answers }: Post, known: Record<string, string> = {}) {
  const data = new FormData();
  if (step !== undefined) data.set('step', step);
  if (seen !== undefined) data.set('seen', seen);
  if (back !== undefined) data.set('back', back);
  for (const [name, value] of Object.entries(answers)) data.set(answerName(name), value);
  return stepOfPost(data, form, messages, known, () => ({}));
}

describe('a form that is posted step by step', () => {
  it('is read as a whole where no step is named, or none that a form has', () => {
    expect(shownAfter({ kind: 'app' })).toBeNull();
    expect(shownAfter({ step: 'x', kind: 'app' })).toBeNull();
  });

  it('shows the next step that has a question', () => {
    expect(shownAfter({ step: '0', kind: 'app' })).toMatchObject({ step: 1, errors: {} });
    expect(shownAfter({ step: '0', kind: '' })).toMatchObject({ step: 2, errors: {} });
  });

  it('keeps what was typed in every step, also of questions that are not asked', () => {
    const typed = { size: 'big', detail: 'x' };
    expect(shownAfter({ step: '0', kind: 'app', ...typed })?.typed).toEqual({
      kind: 'app',
      ...typed,
    });
  });

  it('goes back without validation', () => {
    expect(shownAfter({ step: '2', back: '1', kind: 'app', email: 'no' })).toMatchObject({
      ...{ step: 1, errors: {} },
      typed: { email: 'no' },
    });
    expect(shownAfter({ step: '2', back: '1' })).toMatchObject({ step: 0 });
    expect(shownAfter({ step: '0', back: '1' })).toMatchObject({ step: 0 });
  });

  it('stays where an answer is wrong, and returns to the step of an earlier one', () => {
    const stays = shownAfter({ step: '1', kind: 'app', detail: '' });
    expect(stays).toMatchObject({ step: 1, errors: { detail: expect.any(String) } });
    expect(Object.keys(shownAfter({ step: '2', kind: 'app', email: 'no' })?.errors ?? {})).toEqual([
      'detail',
      'email',
    ]);
  });

  it('shows a question that the answers ask for before it demands one', () => {
    const first = shownAfter({ step: '0', kind: 'game' });
    expect(first).toMatchObject({ step: 0, errors: {} });
    const second = shownAfter({ step: '0', kind: 'game', seen: 'size' });
    expect(second).toMatchObject({ step: 0, errors: { size: expect.any(String) } });
    expect(shownAfter({ step: '0', kind: 'game', seen: 'size', size: 'big' })).toMatchObject({
      step: 1,
    });
  });

  it('is complete after the last step, and beyond it', () => {
    expect(shownAfter({ step: '2', email: 'ana@casa.example' })).toBeNull();
    expect(shownAfter({ step: '99', email: 'ana@casa.example' })).toBeNull();
  });

  it('makes no step of a question that the page answers', () => {
    const typed = { step: '0', kind: 'app', detail: 'from the page' };
    expect(shownAfter(typed, { detail: 'from the page' })).toMatchObject({ step: 2 });
  });
});

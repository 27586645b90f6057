import type { Locator, Page } from '@playwright/test';
import { atWork } from './fixtures/admin-area.ts';
import { nothingForAxe } from './fixtures/axe.ts';
import { sideways } from './fixtures/narrow.ts';
import { expect, test } from './fixtures/site.ts';
import { choose, pressOn, tabTo, writeInto } from './fixtures/staff.ts';
import { everyLook } from './fixtures/variants.ts';
import { words } from './fixtures/words.ts';

const say = (key: string, values?: Record<string, string>) => words('pt-BR', 'forms', key, values);
const visitorSays = (key: string) => words('pt-BR', 'qualification', key);

/** The ways in which somebody works at the screen. */
type Hand = {
  press: (place: Locator) => Promise<void>;
  write: (place: Locator, text: string) => Promise<void>;
  pick: (list: Locator, label: string) => Promise<void>;
  tick: (box: Locator) => Promise<void>;
};

const keyboard = (page: Page): Hand => ({
  press: (place) => pressOn(page, place),
  write: (place, text) => writeInto(page, place, text),
  pick: (list, label) => choose(page, list, label),
  tick: async (box) => {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
});

const finger: Hand = {
  press: (place) => place.tap(),
  write: async (place, text) => {
    await place.tap();
    await place.fill(text);
  },
  pick: async (list, label) => void (await list.selectOption({ label })),
  tick: async (box) => {
    await box.locator('xpath=ancestor::label').tap();
    await expect(box).toBeChecked();
  },
};

/** A form in two steps, of which one question waits for an answer; tried in the preview and saved. */
async function buildInSteps(page: Page, { press, write, pick, tick }: Hand): Promise<void> {
  const named = (name: string, place: Page | Locator = page) =>
    place.getByRole('button', { name, exact: true });
  const text = (place: Page | Locator, key: string) =>
    place.getByRole('textbox', { name: new RegExp(`^${say(key)}`) });
  const questions = page.locator('.form-builder-question');
  const step = (place: number) => page.locator(`.form-builder-step[data-step="${place}"]`);
  await press(named(say('list.create')));
  await expect(page).toHaveURL(/\/admin\/forms\/[0-9a-f-]{36}$/);
  const addition = async (button: Locator, pt: string, en: string) => {
    await press(button);
    const added = questions.last();
    await expect(text(added, 'question.label').first()).toBeFocused();
    await write(text(added, 'question.label').first(), pt);
    await write(text(added, 'question.label').nth(1), en);
    return added;
  };
  const subject = await addition(named(say('builder.add')), 'Qual assunto?', 'Which matter?');
  await pick(subject.getByLabel(say('question.type')), say('types.select'));
  for (const [place, [pt, en]] of [
    ['Jogos', 'Games'],
    ['Outra coisa', 'Something else'],
  ].entries()) {
    await press(named(say('options.add'), subject));
    const option = subject.locator('.form-builder-option').nth(place);
    await write(option.getByRole('textbox').first(), pt ?? '');
    await write(option.getByRole('textbox').nth(1), en ?? '');
  }

  // A step is added, and the question moved into it.
  await press(named(say('steps.split')));
  await expect(page.getByText(say('steps.done.step-add'))).toBeAttached();
  for (const [place, pt, en] of [
    [0, 'Contato', 'Contact'],
    [1, 'Projeto', 'Project'],
  ] as const) {
    await write(text(step(place), 'steps.title').first(), pt);
    await write(text(step(place), 'steps.title').nth(1), en);
  }
  const down = named(say('question.down', { label: 'Qual assunto?' }));
  await press(down);
  const movedIn = { label: 'Qual assunto?', place: '3', total: '3', step: '2' };
  await expect(page.getByText(say('question.movedIn', movedIn))).toBeAttached();
  await expect(step(1).locator('.form-builder-question')).toHaveCount(1);
  await expect(down).toBeDisabled();

  // A question that waits for an answer of the one before it.
  const which = await addition(named(say('builder.add'), step(1)), 'Qual jogo?', 'Which game?');
  await press(named(say('conditions.add'), which));
  await pick(which.getByLabel(say('conditions.question', { place: '1' })), 'Qual assunto?');
  await expect(which.getByLabel(say('conditions.test', { place: '1' }))).toHaveValue('is');
  await tick(which.getByRole('checkbox', { name: 'Jogos' }));
  await expect(which.locator('summary')).toContainText(say('conditions.has'));
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await nothingForAxe(page);

  // The preview asks as the site will.
  const preview = page.locator('.form-builder-sheet');
  await expect(preview.getByLabel('Qual assunto?')).toBeHidden();
  await write(preview.getByLabel('Como podemos chamar você?'), 'Ana');
  await write(preview.getByLabel('E-mail'), 'ana@previa.example');
  await press(named(visitorSays('form.next'), preview));
  await expect(preview.getByRole('heading', { name: /Projeto$/ })).toBeFocused();
  await expect(preview.getByLabel('Qual jogo?')).toBeHidden();
  await pick(preview.getByLabel('Qual assunto?'), 'Jogos');
  await expect(preview.getByLabel('Qual jogo?')).toBeVisible();
  await pick(preview.getByLabel('Qual assunto?'), 'Outra coisa');
  await expect(preview.getByLabel('Qual jogo?')).toBeHidden();
  await press(named(visitorSays('form.submit'), preview));
  await expect(preview.getByText(say('preview.sent'))).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await press(named(say('builder.save')));
  await expect(page.getByText(say('builder.savedQuiet'))).toBeVisible();
}

for (const [how, use, handOf] of [
  ['by keyboard alone', { viewport: { width: 1440, height: 900 } }, keyboard],
  ['by finger on a phone', { viewport: { width: 360, height: 740 }, hasTouch: true }, () => finger],
] as const) {
  test.describe(how, () => {
    test.use(use);

    test(`a form gets steps and conditions, is tried and saved${everyLook}`, async ({
      page,
      rows,
      site,
      afterwards,
    }) => {
      test.slow();
      await atWork({ page, rows, url: site.url, role: 'admin', to: '/admin/forms' });
      await buildInSteps(page, handOf(page));
      const id = page.url().split('/').at(-1) ?? '';
      afterwards(() => rows.change('delete from public.qualification_forms where id = $1', id));
      const [form] = await rows.read(
        'select steps from public.qualification_forms where id = $1',
        id,
      );
      expect(form?.['steps']).toMatchObject([
        { title: 'Contato', title_en: 'Contact' },
        { title: 'Projeto', title_en: 'Project' },
      ]);
      const asked = await rows.read(
        `select field_name, step, conditions from public.form_fields
         where form_id = $1 order by field_order`,
        id,
      );
      expect(asked).toEqual([
        { field_name: 'nome', step: 0, conditions: [] },
        { field_name: 'email', step: 0, conditions: [] },
        { field_name: 'qual_assunto', step: 1, conditions: [] },
        {
          field_name: 'qual_jogo',
          step: 1,
          conditions: [{ question: 'qual_assunto', values: ['jogos'] }],
        },
      ]);
    });
  });
}

import type {
  ConditionDraft,
  FormDraft,
  OptionDraft,
  QuestionDraft,
  StepDraft,
} from './form-draft.ts';

/*
 * Edits of a draft besides typing, each written as the value of a button: `up:2`. The same values move
 * questions in the browser and, without scripts, on the server.
 */

const NEW = /^new-(\d+)$/;

/** A name that is not yet used in the draft. */
function newKey({ questions, steps }: FormDraft): string {
  const keys = [
    ...questions.flatMap(({ key, options, when }) => [
      key,
      ...[...options, ...when].map((each) => each.key),
    ]),
    ...steps.flatMap(({ key, when }) => [key, ...when.map((each) => each.key)]),
  ];
  const numbers = keys.map((key) => Number(NEW.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...numbers) + 1}`;
}

const newOption = (key: string): OptionDraft => ({ key, value: '', label: { pt: '', en: '' } });

const newCondition = (key: string): ConditionDraft => ({
  key,
  question: '',
  test: 'answered',
  values: [],
});

const newStep = (key: string): StepDraft => ({ key, title: { pt: '', en: '' }, when: [] });

const newQuestion = (key: string, step: string): QuestionDraft => ({
  key,
  name: '',
  label: { pt: '', en: '' },
  type: 'text',
  required: false,
  placeholder: { pt: '', en: '' },
  property: '',
  customField: '',
  options: [],
  step,
  when: [],
});

/** A list with one of its items moved; the same list where there is nothing to move. */
function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

const without = <Item>(list: readonly Item[], place: number) =>
  list.filter((_, index) => index !== place);

function editedOptions(options: OptionDraft[], edit: string, place: number, key: string) {
  switch (edit) {
    case 'option-add':
      return [...options, newOption(key)];
    case 'option-remove':
      return without(options, place);
    case 'option-up':
      return moved(options, place, place - 1);
    case 'option-down':
      return moved(options, place, place + 1);
    default:
      return options;
  }
}

const placeOfStep = ({ steps }: FormDraft, key: string) =>
  Math.max(
    0,
    steps.findIndex((step) => step.key === key),
  );

/** A draft with its questions in the order of its steps, each in one that exists. */
export function inSteps(draft: FormDraft): FormDraft {
  const placed = draft.questions.map((question) => {
    const place = placeOfStep(draft, question.step);
    return { place, question: { ...question, step: draft.steps[place]?.key ?? '' } };
  });
  const questions = placed.toSorted((a, b) => a.place - b.place).map(({ question }) => question);
  return { ...draft, questions };
}

/** Changes places with the question above or below, or goes into the next step that way. */
function shifted(draft: FormDraft, place: number, by: 1 | -1): QuestionDraft[] {
  const { questions, steps } = draft;
  const question = questions[place];
  if (!question) return questions;
  if (questions[place + by]?.step === question.step) return moved(questions, place, place + by);
  const step = steps[placeOfStep(draft, question.step) + by];
  return step ? questions.with(place, { ...question, step: step.key }) : questions;
}

/** A question at a place among those of a step. */
function placed(draft: FormDraft, from: number, step: number, place: number): QuestionDraft[] {
  const question = draft.questions[from];
  const key = draft.steps[step]?.key ?? '';
  if (!question) return draft.questions;
  const others = without(draft.questions, from);
  const own = others.filter((one) => one.step === key);
  const after = own[place];
  const at = after ? others.indexOf(after) : others.length;
  return [...others.slice(0, at), { ...question, step: key }, ...others.slice(at)];
}

function editedQuestions(draft: FormDraft, edit: string, place: number, to: number) {
  const { questions, steps } = draft;
  switch (edit) {
    case 'add':
      return [...questions, newQuestion(newKey(draft), (steps[place] ?? steps.at(-1))?.key ?? '')];
    case 'remove':
      return without(questions, place);
    case 'up':
      return shifted(draft, place, -1);
    case 'down':
      return shifted(draft, place, 1);
    case 'move':
      return moved(questions, place, to);
    default:
      return questions.map((question, index) =>
        index === place
          ? { ...question, options: editedOptions(question.options, edit, to, newKey(draft)) }
          : question,
      );
  }
}

/** A form of one step becomes two, the first with all its questions. */
function withStep(draft: FormDraft): FormDraft {
  const first = draft.steps.length === 0 ? [newStep(newKey(draft))] : draft.steps;
  const next = { ...draft, steps: first };
  return { ...next, steps: [...first, newStep(newKey(next))] };
}

/** Its questions go to the step before it; of one step alone nothing is left but the questions. */
function withoutStep(draft: FormDraft, place: number): FormDraft {
  const steps = without(draft.steps, place);
  const gone = draft.steps[place]?.key;
  const heir = (steps[Math.max(0, place - 1)] ?? steps[0])?.key ?? '';
  return {
    ...draft,
    steps: steps.length > 1 ? steps : [],
    questions: draft.questions.map((one) => (one.step === gone ? { ...one, step: heir } : one)),
  };
}

function editedWhen(when: ConditionDraft[], isNew: boolean, place: number, key: string) {
  return isNew ? [...when, newCondition(key)] : without(when, place);
}

function editedSteps(draft: FormDraft, edit: string, place: number): FormDraft {
  const { steps } = draft;
  switch (edit) {
    case 'step-add':
      return withStep(draft);
    case 'step-remove':
      return withoutStep(draft, place);
    case 'step-up':
      return { ...draft, steps: moved(steps, place, place - 1) };
    default:
      return { ...draft, steps: moved(steps, place, place + 1) };
  }
}

/** `when-add:question:3` and `when-remove:step:1:0`. */
function editedConditions(draft: FormDraft, written: string): FormDraft {
  const [edit, owner, at, condition] = written.split(':');
  const change = <Item extends { when: ConditionDraft[] }>(items: Item[]) =>
    items.map((item, index) =>
      index === Number(at)
        ? {
            ...item,
            when: editedWhen(item.when, edit === 'when-add', Number(condition), newKey(draft)),
          }
        : item,
    );
  return owner === 'step'
    ? { ...draft, steps: change(draft.steps) }
    : { ...draft, questions: change(draft.questions) };
}

/** The draft after an edit; an invalid edit changes nothing. */
export function applyEdit(draft: FormDraft, written: string): FormDraft {
  const [edit = '', place, to, at] = written.split(':');
  if (edit.startsWith('when-')) return editedConditions(draft, written);
  if (edit.startsWith('step-')) return inSteps(editedSteps(draft, edit, Number(place)));
  if (edit === 'place') {
    return inSteps({
      ...draft,
      questions: placed(draft, Number(place), Number(to), Number(at)),
    });
  }
  return inSteps({
    ...draft,
    questions: editedQuestions(draft, edit, Number(place), Number(to)),
  });
}

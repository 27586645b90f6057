import type { FormDraft, OptionDraft, QuestionDraft } from './form-draft.ts';

/*
 * Edits of a draft besides typing, each written as the value of a button: `up:2`. The same values move
 * questions in the browser and, without scripts, on the server.
 */

const NEW = /^new-(\d+)$/;

/** A name that is not yet used in the draft. */
function newKey({ questions }: FormDraft): string {
  const keys = questions.flatMap(({ key, options }) => [key, ...options.map((each) => each.key)]);
  const numbers = keys.map((key) => Number(NEW.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...numbers) + 1}`;
}

const newOption = (key: string): OptionDraft => ({ key, value: '', label: { pt: '', en: '' } });

const newQuestion = (key: string): QuestionDraft => ({
  key,
  name: '',
  label: { pt: '', en: '' },
  type: 'text',
  required: false,
  placeholder: { pt: '', en: '' },
  property: '',
  options: [],
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

function editedQuestions(draft: FormDraft, edit: string, place: number, to: number) {
  const { questions } = draft;
  switch (edit) {
    case 'add':
      return [...questions, newQuestion(newKey(draft))];
    case 'remove':
      return without(questions, place);
    case 'up':
      return moved(questions, place, place - 1);
    case 'down':
      return moved(questions, place, place + 1);
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

/** The draft after an edit; an invalid edit changes nothing. */
export function applyEdit(draft: FormDraft, written: string): FormDraft {
  const [edit = '', place, to] = written.split(':');
  return { ...draft, questions: editedQuestions(draft, edit, Number(place), Number(to)) };
}

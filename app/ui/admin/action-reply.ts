/** The fields of a form that undoes a command; a list is posted as several fields of one name. */
export type Undo = Readonly<Record<string, string | readonly string[]>>;

/** The fields of an undo one by one, as a form has them. */
export const undoFields = (undo: Undo): [name: string, value: string][] =>
  Object.entries(undo).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );

export type Succeeded<Intent extends string, Data> = {
  ok: true;
  intent: Intent;
  data: Data;
  undo?: Undo;
};

export type Refused<Intent extends string, Code extends string, Details = unknown> = {
  ok: false;
  intent: Intent;
  code: Code;
  /** Codes by the name of the field that they are about; empty where the refusal is about none. */
  fieldErrors: Readonly<Record<string, string>>;
  /** The texts that were posted, so that a form without scripts keeps them. */
  values: Readonly<Record<string, string>>;
  /** The texts of each name that was posted more than once, in their order. */
  lists?: Readonly<Record<string, readonly string[]>>;
  /** What the user has to know or to answer before the command can run. */
  details?: Details;
};

/** The reply to every posted command of staff, with and without scripts. */
export type ActionReply<
  Intent extends string = string,
  Data = unknown,
  Code extends string = string,
> = Succeeded<Intent, Data> | Refused<Intent, Code>;

/** The form of a refused command; files are no part of it. */
export function postedIn({
  values,
  lists = {},
}: Pick<Refused<string, string>, 'values' | 'lists'>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(values)) {
    for (const one of lists[name] ?? [text]) form.append(name, one);
  }
  return form;
}

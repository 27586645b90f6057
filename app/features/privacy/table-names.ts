/** The message with the name of a table: its own name, except where two schemas have the same. */
export const tableMessage = (table: string): string =>
  table === 'identity.mails' ? 'account_mails' : table.replace(/^\w+\./, '');

/** Readable names of tables such as `public.crm_contacts`; rows outlive releases, so an unknown one stays as it is. */
export const tableNamer =
  (names: Readonly<Record<string, string>>) =>
  (table: string): string =>
    names[tableMessage(table)] ?? table;

/** The readable name of each table of a copy. */
export const namesOf = (
  copy: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, string> => {
  const nameOf = tableNamer(names);
  return Object.fromEntries(Object.keys(copy).map((table) => [table, nameOf(table)]));
};

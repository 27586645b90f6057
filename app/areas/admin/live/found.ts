import { foldText } from '#app/i18n/fold-text.ts';

/** The field of a record that matches the search text. */
export type Matched = 'name' | 'email' | 'company' | 'phone' | 'protocol' | 'answers';

/** A result of the command palette; `detail` distinguishes it from others. */
export type Found = {
  kind: 'lead' | 'contact' | 'company' | 'person';
  id: string;
  name: string;
  detail: string;
  /** Of leads and contacts. */
  matched?: Matched;
};

type Facts = Readonly<Record<'name' | 'email' | 'company' | 'phone' | 'protocol', string>>;

/** As many digits as two spellings of one telephone share at the end. */
const COMMON = 8;
const figuresOf = (text: string) => text.replace(/\D/g, '');

/** Whether a text is nothing but a spelling of the telephone. */
function isPhone(text: string, phone: string): boolean {
  const typed = figuresOf(text);
  return (
    /^[\s\d().+/-]+$/.test(text) &&
    typed.length >= COMMON &&
    figuresOf(phone).endsWith(typed.slice(-COMMON))
  );
}

/** The match of a lead, to show beside its name, where it is not in the name. */
export function leadMatch(text: string, facts: Facts): { matched: Matched; detail: string } {
  const sought = foldText(text.trim());
  const { name, email, company, phone, protocol } = facts;
  const has = (field: string) => foldText(field).includes(sought);
  if (has(name)) return { matched: 'name', detail: company || protocol };
  if (has(protocol)) return { matched: 'protocol', detail: protocol };
  if (has(company)) return { matched: 'company', detail: company };
  if (has(email)) return { matched: 'email', detail: email };
  if (has(phone) || isPhone(sought, phone)) return { matched: 'phone', detail: phone };
  return { matched: 'answers', detail: protocol };
}

/** The same of a contact: the match, else the company, else a way to reach the person. */
export function contactMatch(
  text: string,
  facts: Omit<Facts, 'protocol'>,
): { matched: Matched; detail: string } {
  const { company, email, phone } = facts;
  const found = leadMatch(text, { ...facts, protocol: '' });
  // A match in another address, or in another text about the person.
  const known = found.matched === 'answers' ? { matched: 'name' as const, detail: '' } : found;
  return { matched: known.matched, detail: known.detail || company || email || phone };
}

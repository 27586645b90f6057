/** A company as a list shows it. */
export type CompanyRow = {
  id: string;
  name: string;
  cnpj: string;
  site: string;
  city: string;
  state: string;
  products: readonly string[];
  owner: string;
  isActive: boolean;
  people: number;
  openDeals: number;
  openValue: number;
  createdAt: string;
};

export const STATES = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB'],
  ...['PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
] as const;

/** A CNPJ as it is printed, 12.ABC.345/01DE-35. */
export const formatCnpj = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

/** A company as it is offered: by name, with what distinguishes it from others. */
export const choiceOfCompany = ({ id, name, cnpj, city }: CompanyRow) => ({
  id,
  name,
  detail: [formatCnpj(cnpj), city].filter(Boolean).join(', '),
});

/** The fields of a company's form. */
export const COMPANY_FIELDS = ['name', 'cnpj', 'site', 'city', 'state', 'owner'] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyFields = Readonly<Record<CompanyField, string>>;

/** A company as it was typed. */
export const typedCompany = (values: Readonly<Record<string, string>>): CompanyFields =>
  Object.fromEntries(COMPANY_FIELDS.map((field) => [field, values[field] ?? ''])) as CompanyFields;

/** Refusal codes for commands on a company; of several mistakes the first here is shown. */
export const COMPANY_CODES = [
  'name',
  'cnpj_wrong',
  'site',
  'changed',
  'cnpjTaken',
  'company_owner',
  'contactGone',
  'contact_changed',
  'company_merged',
  'merge_with_itself',
  // A question: what moves with the contact.
  'bring',
] as const;
export type CompanyCode = (typeof COMPANY_CODES)[number];

/** An event of a company, its deals and its people. */
export type CompanyFact = {
  id: string;
  at: string;
  subject: 'company' | 'deal' | 'contact';
  subjectId: string;
  kind: string;
  /** As the timeline of a contact groups it. */
  group: string;
  about: string;
  body: string;
  by: string | null;
  fields: readonly string[];
  /** Of a custom field: its id, what it was called, its value before and since. */
  custom: {
    field: string | null;
    label: string | null;
    from: string | null;
    to: string | null;
  } | null;
};

export type CompanyTask = { id: string; title: string; dueAt: string; owner: string; to: string };

/** What would be moved with a contact that is being linked to a company. */
export type BringQuestion = {
  company: string;
  contact: string;
  /** The company that the contact was seen with. */
  seen: string;
  deals: number;
  projects: number;
  tickets: number;
};

/** The question in the details of a reply. */
export const questionIn = (details: unknown): BringQuestion | undefined =>
  details && typeof details === 'object' && 'contact' in details
    ? (details as BringQuestion)
    : undefined;

/** A company that was only typed, with the contacts that were given it and the row that they would be linked to. */
export type TypedCompanyRow = {
  /** The name without case, accents and legal form. */
  key: string;
  name: string;
  people: number;
  company: { id: string; name: string } | null;
};

/** Why two companies may be the same. */
export type DuplicateReason = 'name' | 'domain' | 'cnpj';

/** A company that may be the same as another one. */
export type CompanyDuplicate = {
  id: string;
  name: string;
  /** What distinguishes it: CNPJ and city. */
  detail: string;
  reasons: readonly DuplicateReason[];
};

/** Two companies that may be the same, the older one first. */
export type CompanyPair = {
  one: { id: string; name: string; city: string };
  other: { id: string; name: string; city: string };
  reasons: readonly DuplicateReason[];
};

/** Two companies that were dismissed as duplicates. */
export type DismissedPair = Omit<CompanyPair, 'reasons'> & { at: string };

/** What was merged into a company and can be undone. */
export type CompanyMerge = { id: string; name: string; at: string };

/** What names a company, and moves when it is merged into another one. */
export const MERGED_PARTS = [
  'people',
  'deals',
  'projects',
  'invoices',
  'tickets',
  'notes',
  'fields',
] as const;

/** Refusal codes for joining typed companies. */
export const TYPED_CODES = ['none_chosen', 'changed'] as const;
export type TypedCode = (typeof TYPED_CODES)[number];

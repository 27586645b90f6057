import { foldText } from '#app/i18n/fold-text.ts';
/** The possible fields of a column. Several columns may be one of `SEVERAL`. */
export const IMPORT_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'company',
  'cnpj',
  'job',
  'city',
  'state',
  'source',
  'owner',
  'deal_title',
  'deal_value',
  'deal_stage',
  'note',
] as const;
/** A field that staff defined, by its key. */
export type OwnField = `field:${string}`;
export type ImportField = (typeof IMPORT_FIELDS)[number] | OwnField;

const OWN_FIELD = /^field:[a-z][a-z0-9_]{0,39}$/;

/** The key of a custom field that a column holds. */
export const ownFieldOf = (field: string): string | undefined =>
  OWN_FIELD.test(field) ? field.slice('field:'.length) : undefined;
/** The field of each column, in their order; empty for one that is left out. */
export type Mapping = readonly (ImportField | '')[];

const SEVERAL: ReadonlySet<string> = new Set(['email', 'phone', 'note']);

export const isImportField = (value: unknown): value is ImportField =>
  IMPORT_FIELDS.some((field) => field === value) ||
  (typeof value === 'string' && ownFieldOf(value) !== undefined);

/** Without accents, marks and capitals: `E-mail (trabalho)` and `email trabalho` are equal. */
export const plainWords = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words that heads of columns begin with, in both languages and in exports of address books; the first
 * match. */
const HEADS: readonly (readonly [(typeof IMPORT_FIELDS)[number], RegExp])[] = [
  [
    'deal_title',
    /^(?:titulo|nome|title|name)(?: (?:do|da|of|the))* (?:negocio|deal|oportunidade|opportunity)|^(?:negocio|deal|oportunidade|opportunity)(?: (?:titulo|nome|title|name))?$/,
  ],
  ['deal_value', /^(?:valor|value|amount|preco)|^(?:negocio|deal) (?:valor|value|amount)/],
  ['deal_stage', /^(?:etapa|fase|stage|estagio)|^(?:negocio|deal) (?:etapa|fase|stage)/],
  ['cnpj', /^cnpj|^(?:documento|tax id|registration number)/],
  ['owner', /^(?:responsavel|owner|vendedor|dono|assignee|proprietario)|(?:responsavel|owner)$/],
  ['email', /^e ?mail|(?:^| )e ?mail(?: |$)/],
  [
    'phone',
    /^(?:tel|fone|phone|celular|cel|mobile|whats|whatsapp|fax)|(?:telefone|phone|celular|whatsapp)/,
  ],
  [
    'company',
    /^(?:empresa|company|organi[sz]a|razao social|account|conta|nome da empresa|cliente)|(?:company|empresa) (?:name|nome)$/,
  ],
  ['job', /^(?:cargo|job|title|funcao|role|position|profissao)|job title$/],
  ['state', /^(?:estado|uf|state|region)$/],
  ['city', /^(?:cidade|city|municipio)/],
  ['source', /^(?:origem|source|produto|product|canal|lead source|fonte)/],
  ['note', /^(?:nota|note|observa|obs|coment|comment|anota|remark)/],
  ['last_name', /^(?:sobrenome|last name|surname|family name|ultimo nome)/],
  ['first_name', /^(?:first name|given name|primeiro nome)/],
  ['name', /^(?:nome|name|contato|contact|full name|pessoa|display name)/],
];

/** The detected fields of a header: each once, but for e-mails, phones and notes. */
export function guessMapping(
  header: readonly string[],
  /** The custom fields of contacts: the name of a column is that of the field. */
  own: readonly { key: string; names: readonly string[] }[] = [],
): Mapping {
  const used = new Set<string>();
  return header.map((head) => {
    const words = plainWords(head);
    const custom = own.find(({ names }) => names.some((name) => plainWords(name) === words));
    const field = custom
      ? (`field:${custom.key}` as const)
      : HEADS.find(([name, pattern]) => !used.has(name) && pattern.test(words))?.[0];
    if (field && used.has(field)) return '';
    if (!field) return '';
    if (!SEVERAL.has(field)) used.add(field);
    return field;
  });
}

/** The error of a choice of columns; undefined where there is none. */
export function mappingMistake(mapping: Mapping): 'nobody' | 'twice' | undefined {
  if (!mapping.includes('email') && !mapping.includes('phone')) return 'nobody';
  const once = mapping.filter((field) => field !== '' && !SEVERAL.has(field));
  return new Set(once).size < once.length ? 'twice' : undefined;
}

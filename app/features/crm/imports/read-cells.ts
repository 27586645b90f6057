import { plainWords } from './import-fields.ts';

/** An amount of money as people write it: 1.234,56 and 1,234.56, with or without R$. */
export function amountIn(text: string): number | undefined {
  const plain = text.replace(/r\$|brl|\s/gi, '');
  if (!/^\d[\d.,]*$/.test(plain)) return undefined;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const marks = plain.replace(/\d/g, '');
  const both = marks.includes('.') && marks.includes(',');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && new Set(marks).size === 1;
  if (last < 0 || (grouped && !both)) return amount(plain.replace(/[.,]/g, ''));
  // One mark that comes twice groups thousands, and then it groups all of them.
  if (!both && marks.length > 1) return undefined;
  return amount(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
}

const MOST = 999_999_999_999;
function amount(text: string): number | undefined {
  const value = Math.round(Number(text) * 100) / 100;
  return Number.isFinite(value) && value <= MOST ? value : undefined;
}

const STATES: Readonly<Record<string, string>> = {
  acre: 'AC',
  alagoas: 'AL',
  amapa: 'AP',
  amazonas: 'AM',
  bahia: 'BA',
  ceara: 'CE',
  'distrito federal': 'DF',
  'espirito santo': 'ES',
  goias: 'GO',
  maranhao: 'MA',
  'mato grosso': 'MT',
  'mato grosso do sul': 'MS',
  'minas gerais': 'MG',
  para: 'PA',
  paraiba: 'PB',
  parana: 'PR',
  pernambuco: 'PE',
  piaui: 'PI',
  'rio de janeiro': 'RJ',
  'rio grande do norte': 'RN',
  'rio grande do sul': 'RS',
  rondonia: 'RO',
  roraima: 'RR',
  'santa catarina': 'SC',
  'sao paulo': 'SP',
  sergipe: 'SE',
  tocantins: 'TO',
};
const CODES = new Set(Object.values(STATES));

/** A state of Brazil by its name or its two letters. */
export function stateIn(text: string): string | undefined {
  const words = plainWords(text);
  const code = words.toUpperCase();
  return CODES.has(code) ? code : STATES[words];
}

const EMAIL = /^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\]+\.[^\s@"<>(),;:\\.]{2,}$/;

const LONGEST_EMAIL = 254;

/** The addresses that a cell holds, and whether something in it is none, or too long for one. */
export function emailsIn(text: string): { emails: string[]; odd: boolean; long: boolean } {
  const parts = text
    .replace(/^mailto:/i, '')
    .split(/[\s;,|]+|:::/)
    .map((part) => part.replace(/^[<"']+|[>"']+$/g, '').toLowerCase())
    .filter(Boolean);
  const short = parts.filter((part) => part.length <= LONGEST_EMAIL);
  const emails = short.filter((part) => EMAIL.test(part));
  return { emails, odd: emails.length < short.length, long: short.length < parts.length };
}

/** The telephones that a cell holds, each as it is typed. */
export const phonesIn = (text: string): string[] =>
  text
    .split(/[;|,\n]|:::|\s\/\s/)
    .map((part) => part.trim())
    .filter(Boolean);

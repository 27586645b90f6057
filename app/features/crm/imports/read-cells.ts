import { cleanEmail } from '#app/platform/text/clean-line.ts';
import { plainWords } from './import-fields.ts';

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

/** The addresses of a cell, and whether something in it is invalid, or too long for one. */
export function emailsIn(text: string): { emails: string[]; odd: boolean; long: boolean } {
  const parts = cleanEmail(text)
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

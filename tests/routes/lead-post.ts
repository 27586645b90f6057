import { randomBytes } from 'node:crypto';
import type { Ask } from './ask.ts';

/** Answers to the form of a fresh database. */
const ANSWERS = {
  nome: 'Ana Souza',
  empresa: 'Padaria Aurora',
  email: 'ana@aurora.example',
  telefone: '(17) 99123-4567',
  servico: 'software',
  mensagem: 'Digitamos o mesmo pedido em três planilhas.',
};

/** A UUID of version 7, as browsers mint them. */
export function leadId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(6, 18)}`;
}

export type LeadPost = {
  origin: string;
  /** Answers that differ from a good form's, by field name. */
  answers?: Partial<Record<keyof typeof ANSWERS, string>>;
  /** Fields beside the answers. */
  fields?: Record<string, string>;
  headers?: Record<string, string | undefined>;
};

/** The qualification form as a browser without JavaScript posts it from a page of `origin`. */
export function leadPost({ origin, answers, fields, headers }: LeadPost): Ask {
  const body = new URLSearchParams(fields);
  for (const [name, value] of Object.entries({ ...ANSWERS, ...answers })) {
    body.set(`answers.${name}`, value);
  }
  const given = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(String(body))),
    origin,
    ...headers,
  };
  return {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    body: String(body),
  };
}

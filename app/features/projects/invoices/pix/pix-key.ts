import { cnpjIn } from '#app/features/crm/imports/cnpj.ts';

export const KEY_KINDS = ['cnpj', 'email', 'phone', 'random', 'cpf'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const LONGEST_EMAIL = 77;

function checkDigit(figures: string): number {
  const sum = [...figures].reduce(
    (all, figure, at) => all + Number(figure) * (figures.length + 1 - at),
    0,
  );
  return ((sum * 10) % 11) % 10;
}

/** The eleven figures of a CPF whose check digits are right. */
function cpfIn(text: string): string | undefined {
  const figures = text.replace(/[\s.-]/g, '');
  if (!/^\d{11}$/.test(figures) || /^(.)\1+$/.test(figures)) return undefined;
  const root = figures.slice(0, 9);
  const first = checkDigit(root);
  return figures === `${root}${first}${checkDigit(`${root}${first}`)}` ? figures : undefined;
}

/** A telephone number of Brazil as Pix writes it: with +55, and the figures alone. */
function phoneIn(text: string): string | undefined {
  const figures = text.replace(/[^\d+]/g, '').replace(/^\+55/, '');
  return /^[1-9]\d(?:9\d{8}|[2-5]\d{7})$/.test(figures) ? `+55${figures}` : undefined;
}

function emailIn(text: string): string | undefined {
  const address = text.toLowerCase();
  return address.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    ? address
    : undefined;
}

const RANDOM = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const randomIn = (text: string) =>
  RANDOM.test(text.toLowerCase()) ? text.toLowerCase() : undefined;

const READ: Readonly<Record<KeyKind, (text: string) => string | undefined>> = {
  cpf: cpfIn,
  cnpj: cnpjIn,
  email: emailIn,
  phone: phoneIn,
  random: randomIn,
};

/** A key in the form that Pix uses; undefined where it is not a key of that kind. */
export const pixKeyIn = (kind: KeyKind, text: string): string | undefined =>
  READ[kind](text.trim());

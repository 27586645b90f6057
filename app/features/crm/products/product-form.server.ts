import { z } from 'zod';
import { e164Of } from '#app/platform/phone.server.ts';
import {
  ACTIVE,
  isHex,
  PRODUCT_TEXTS,
  type ProductMistakes,
  SOURCES,
  type TypedProduct,
} from './product.ts';

const LONGEST_NAME = 80;
const LONGEST_EMAIL = 254;
const MOST_SOURCES = 20;
const SOURCE = /^[a-z_]{1,40}$/;

/** The editor's fields as they were posted. */
export function typedIn(texts: Readonly<Record<string, string>>): TypedProduct {
  return Object.fromEntries(
    [...PRODUCT_TEXTS, SOURCES, ACTIVE].flatMap((name) =>
      texts[name] === undefined ? [] : [[name, texts[name].trim()]],
    ),
  );
}

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

function colorIn(text: string, mayBeEmpty: boolean): string | null | undefined {
  if (text === '' && mayBeEmpty) return null;
  const color = text.toLowerCase();
  return isHex(color) ? color : undefined;
}

const emailIn = (text: string): string | undefined => {
  const address = text.toLowerCase();
  return address.length <= LONGEST_EMAIL && z.email().safeParse(address).success
    ? address
    : undefined;
};

function nameMistake(name: string): 'required' | 'long' | undefined {
  if (name === '') return 'required';
  return name.length > LONGEST_NAME ? 'long' : undefined;
}

/** The columns of a posted editor, or its errors. */
export function productIn(typed: TypedProduct) {
  const of = (name: string) => typed[name] ?? '';
  const mistakes: ProductMistakes = {};
  const name = of('name').replace(/\s+/g, ' ');
  const wrong = nameMistake(name);
  if (wrong) mistakes.name = wrong;
  const color = colorIn(of('color'), false);
  const [primary, accent] = [colorIn(of('primary'), true), colorIn(of('accent'), true)];
  const colors = Object.entries({ color, primary, accent });
  for (const [key, value] of colors) {
    if (value === undefined) mistakes[key as 'color' | 'primary' | 'accent'] = 'color';
  }
  const whatsapp = of('whatsapp') === '' ? null : e164Of(of('whatsapp'));
  if (of('whatsapp') !== '' && whatsapp === null) mistakes.whatsapp = 'phone';
  const email = of('email') === '' ? null : emailIn(of('email'));
  if (email === undefined) mistakes.email = 'email';
  const sources = wordsIn(of(SOURCES));
  if (sources.length > MOST_SOURCES || sources.some((word) => !SOURCE.test(word))) {
    mistakes[SOURCES] = 'sources';
  }
  if (Object.keys(mistakes).length > 0) return { mistakes };
  const brandColors = { ...(primary && { primary }), ...(accent && { accent }) };
  return {
    columns: {
      name,
      color: color ?? '',
      isActive: typed[ACTIVE] !== undefined,
      leadSources: sources,
      settings: { ...(whatsapp && { whatsapp }), ...(email && { email }), brandColors },
    },
  };
}

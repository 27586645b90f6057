import { z } from 'zod';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { cleanLine } from '#app/platform/text/clean-line.ts';
import { parseMoney } from '#app/platform/text/parse-money.ts';
import { boletoIn, mistakeOfBoleto } from '../../invoices/boleto/boleto-line.ts';
import { DESCRIPTION_LENGTH } from '../../invoices/invoices.ts';
import { joinedPixCode, mistakeOfPix } from '../../invoices/pix/br-code.ts';
import type { FieldCode, FieldCodes } from './staff-invoices.ts';

export type InvoiceDraft = {
  client: string;
  project: string | null;
  description: string;
  /** In reais, `1250.00`. */
  value: string;
  dueOn: string;
  installment: { place: number; of: number } | null;
  pix: string | null;
  boleto: string | null;
};

const uuid = z.uuid();
const MOST_INSTALLMENTS = 120;

/** Both or neither, and the one within the other. */
function installmentIn(place: string, of: string): InvoiceDraft['installment'] | 'wrong' {
  if (!place && !of) return null;
  const [n, m] = [Number(place), Number(of)];
  const right = Number.isInteger(n) && Number.isInteger(m) && n >= 1 && n <= m;
  return right && m >= 2 && m <= MOST_INSTALLMENTS ? { place: n, of: m } : 'wrong';
}

/** What is wrong with the ways to pay, where the sum and the day are known. */
function wrongWays(
  { pix, boleto }: { pix: string; boleto: string },
  { cents, dueOn }: { cents: number; dueOn: string | undefined },
): FieldCodes {
  const wrongPix = pix && cents ? mistakeOfPix(pix, cents) : undefined;
  const wrongBoleto =
    boleto && cents && dueOn ? mistakeOfBoleto(boleto, { cents, dueOn }) : undefined;
  return {
    ...(wrongPix && { pix: `pix-${wrongPix}` as const }),
    ...(wrongBoleto && { boleto: `boleto-${wrongBoleto}` as const }),
  };
}

function wrongDescription(description: string): FieldCode | undefined {
  if (!description) return 'required';
  return description.length > DESCRIPTION_LENGTH ? 'long' : undefined;
}

const lineOf = (typed: string): string | null => {
  const boleto = typed ? boletoIn(typed) : undefined;
  return boleto && 'line' in boleto ? boleto.line : null;
};

/** What was typed into the form of a draft; or what is wrong with each field of it. */
export function draftIn(form: FormData): InvoiceDraft | { mistakes: FieldCodes } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [description, boleto] = [cleanLine(text('description')), text('boleto')];
  const pix = joinedPixCode(text('pix'));
  const client = uuid.safeParse(text('client')).data;
  const project = text('project') && uuid.safeParse(text('project')).data;
  const money = parseMoney(text('value'));
  const cents = 'cents' in money ? money.cents : 0;
  const dueOn = typedDay.safeParse(text('dueOn')).data;
  const installment = installmentIn(text('installment'), text('installments'));
  const wrong = wrongDescription(description);
  const mistakes: FieldCodes = {
    ...(!client && { client: 'required' as const }),
    ...(project === undefined && { project: 'project' as const }),
    ...(wrong && { description: wrong }),
    ...(!cents && { value: text('value') ? ('amount' as const) : ('required' as const) }),
    ...(!dueOn && { dueOn: 'day' as const }),
    ...(installment === 'wrong' && { installments: 'installment' as const }),
    ...wrongWays({ pix, boleto }, { cents, dueOn }),
  };
  const refused = Object.keys(mistakes).length > 0;
  if (refused || !client || !dueOn || installment === 'wrong') return { mistakes };
  return {
    ...{ client, description, dueOn, installment },
    project: project || null,
    value: (cents / 100).toFixed(2),
    pix: pix || null,
    boleto: lineOf(boleto),
  };
}

import { z } from 'zod';
import { e164Of } from '#app/platform/phone.server.ts';
import type { Network } from '../company.ts';
import type { TextMistake, TextMistakes } from './staff-company.ts';

/** What a typed text becomes, or null when it cannot be. */
type Rule = (typed: string) => string | null;

const LONGEST_URL = 500;
const LONGEST_EMAIL = 254;

/** Hosts of each network; addresses below them (`br.linkedin.com`) are its own as well. */
const HOSTS: Record<Network, readonly string[]> = {
  linkedin: ['linkedin.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
};

export const upTo =
  (longest: number): Rule =>
  (typed) =>
    typed.length <= longest ? typed : null;

export const phone: Rule = (typed) => e164Of(typed);

export const email: Rule = (typed) => {
  const address = typed.toLowerCase();
  return address.length <= LONGEST_EMAIL && z.email().safeParse(address).success ? address : null;
};

const urlOf = (typed: string): URL | null =>
  typed.length <= LONGEST_URL && URL.canParse(typed) ? new URL(typed) : null;

/** An address with a name and a password in it would mislead visitors about its host. */
const isPlain = (url: URL) => url.username === '' && url.password === '';

export const webAddress: Rule = (typed) => {
  const url = urlOf(typed);
  return url && /^https?:$/.test(url.protocol) && isPlain(url) ? url.href : null;
};

export const secureAddress: Rule = (typed) => {
  const url = urlOf(typed);
  return url?.protocol === 'https:' && isPlain(url) ? url.href : null;
};

export const networkAddress =
  (network: Network): Rule =>
  (typed) => {
    const address = secureAddress(typed);
    const host = address && new URL(address).hostname;
    const own = HOSTS[network].some((name) => host === name || host?.endsWith(`.${name}`));
    return own ? address : null;
  };

/** One line: a line break becomes a space. */
const lineOf = (typed: string) => typed.replace(/\p{Cc}+/gu, ' ').trim();

/** A word that a schema refuses with. */
export const say = (mistake: TextMistake) => mistake;

/** A field that may stay empty. `mistake` names the message for a text that the rule refuses. */
export const optional = (rule: Rule, mistake: TextMistake) =>
  z
    .string()
    .default('')
    .transform((typed, context): string | null => {
      const line = lineOf(typed);
      if (line === '') return null;
      const value = rule(line);
      if (value === null) context.addIssue({ code: 'custom', message: mistake });
      return value;
    });

/** A required field. */
export const required = (rule: Rule, mistake: TextMistake) =>
  z
    .string()
    .default('')
    .transform((typed, context): string => {
      const line = lineOf(typed);
      const value = line === '' ? null : rule(line);
      if (value === null) {
        context.addIssue({ code: 'custom', message: line === '' ? say('required') : mistake });
        return z.NEVER;
      }
      return value;
    });

/** The error of each refused field, by its name; the first mistake counts. */
export function mistakesOf({ issues }: z.ZodError): TextMistakes {
  const mistakes: Record<string, TextMistake> = {};
  // The library types messages as strings; the schemas here use only these.
  for (const { path, message } of issues) mistakes[String(path[0])] ??= message as TextMistake;
  return mistakes;
}

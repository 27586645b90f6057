import { randomBytes, randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { endpointPath } from '../app/paths.ts';
import type { Ask } from '../tests/routes/ask.ts';
import { leadPost } from '../tests/routes/lead-post.ts';
import type { MeasuredProcess } from './measured-process.ts';

/** What a request of the mix is. */
export const KINDS = ['cached page', 'uncached page', 'lead', 'staff list', 'staff start'] as const;
export type Kind = (typeof KINDS)[number];

/** A hundred requests, by kind. */
const MIX: readonly Kind[] = [
  ...Array<Kind>(60).fill('cached page'),
  ...Array<Kind>(20).fill('uncached page'),
  ...Array<Kind>(8).fill('lead'),
  ...Array<Kind>(8).fill('staff list'),
  ...Array<Kind>(4).fill('staff start'),
];
const CACHED = ['/', '/servicos', '/precos', '/contato', '/en'];
const LONGEST_MS = 30_000;
const UNUSED_MS = 60_000;

export type Reply = {
  kind: Kind;
  /** The code of the error where there is none, and of no reply in 30 s. */
  status: number | string;
  /** From the moment at which it was due, in milliseconds: a late sender hides no wait. */
  ms: number;
  retryAfter: boolean;
};

/** Sends what visitors and staff send, each lead of another person at another address. */
export class MixedLoad {
  readonly #site: MeasuredProcess;
  readonly #staff: string;
  /** Closes what it does not need after a minute, as proxies do. */
  readonly #agent = new Agent({
    ...{ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY },
    timeout: UNUSED_MS,
  });

  constructor(site: MeasuredProcess, staffCookie: string) {
    this.#site = site;
    this.#staff = staffCookie;
  }

  /** Requests at `rate` a second for `seconds`, whether or not earlier ones were answered. Resolves with all replies. */
  async run(rate: number, seconds: number): Promise<Reply[]> {
    const began = performance.now();
    const count = Math.round(rate * seconds);
    const replies: Promise<Reply>[] = [];
    while (replies.length < count) {
      const due = Math.min(count, Math.ceil(((performance.now() - began) / 1000) * rate));
      while (replies.length < due) {
        replies.push(
          this.#send(MIX[randomInt(MIX.length)] ?? 'lead', began + (replies.length * 1000) / rate),
        );
      }
      await wait(5);
    }
    return Promise.all(replies);
  }

  close(): void {
    this.#agent.destroy();
  }

  #request(kind: Kind): { path: string } & Ask {
    const address = { 'x-forwarded-for': `11.${[...randomBytes(3)].join('.')}` };
    const cookie = { cookie: this.#staff };
    if (kind === 'cached page') {
      return { path: CACHED[randomInt(CACHED.length)] ?? '/', headers: address };
    }
    if (kind === 'uncached page') return { path: '/obrigado/AAAA-BBBB', headers: address };
    if (kind === 'staff list') return { path: '/admin/leads', headers: cookie };
    if (kind === 'staff start') return { path: '/admin', headers: cookie };
    const person = randomBytes(6).toString('hex');
    const answers = { email: `${person}@padaria.example`, nome: `Ana ${person}`, telefone: '' };
    const post = leadPost({ origin: this.#site.url(''), answers, headers: address });
    return { path: endpointPath('projectSubmit', 'pt-BR'), ...post };
  }

  #send(kind: Kind, due: number): Promise<Reply> {
    const { path, method = 'GET', headers, body } = this.#request(kind);
    const options = { agent: this.#agent, port: this.#site.port, path, method };
    return new Promise((resolve) => {
      const done = (status: number | string, retryAfter = false) =>
        resolve({ kind, status, ms: performance.now() - due, retryAfter });
      const sent = request(
        { ...options, headers: headers ?? {}, timeout: LONGEST_MS },
        (response) => {
          const { statusCode = 0 } = response;
          response.resume().on('error', ({ message }) => done(message));
          response.on('end', () => done(statusCode, 'retry-after' in response.headers));
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no reply')));
      sent.on('error', ({ message }) => done(message));
      sent.end(body);
    });
  }
}

import { createHash } from 'node:crypto';

/** The source of inline code or style in a policy: the hash of its text. */
export const hashOfInline = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

type Inline = { scripts: readonly string[]; styles: readonly string[] };

/** Third-party hosts that a page may load from or report to. */
export type ForeignHosts = Readonly<
  Record<'script' | 'connect' | 'img' | 'frame', readonly string[]>
>;
const NO_HOSTS: ForeignHosts = { script: [], connect: [], img: [], frame: [] };

const listed = (own: string, hosts: readonly string[]) => [own, ...hosts].join(' ');

/** Origins that may show a page of ours in a frame. */
type Framers = readonly string[];
const framedBy = (origins: Framers) =>
  `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`;

const policy = (
  scripts: string,
  styles: string,
  hosts: ForeignHosts = NO_HOSTS,
  framers: Framers = [],
) =>
  [
    "default-src 'self'",
    listed(`script-src 'self' ${scripts}`, hosts.script),
    `style-src 'self' ${styles}`,
    listed("img-src 'self' data: blob:", hosts.img),
    // Without hosts the default covers them, as script-src covers workers.
    ...(hosts.connect.length > 0 ? [listed("connect-src 'self'", hosts.connect)] : []),
    ...(hosts.frame.length > 0 ? [listed("frame-src 'self'", hosts.frame)] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framedBy(framers),
  ].join('; ');

/** Policy of shared HTML: inline code only by the hash of its text. `hosts` follow the settings alone: one
 * copy of a page serves visitors with and without consent to its tags. */
export function hashedPolicy(
  { scripts, styles }: Inline,
  hosts?: ForeignHosts,
  framers?: Framers,
): string {
  const [code, look] = [scripts, styles].map((texts) => texts.map(hashOfInline).join(' '));
  return policy(code ?? '', look ?? '', hosts, framers);
}

/** Policy of hydrated pages, rendered per request: scripts by nonce; the styles that component
 * libraries inject at run time cannot carry one. */
export function noncePolicy(nonce: string): string {
  return policy(`'nonce-${nonce}' 'strict-dynamic'`, "'unsafe-inline'");
}

/** Development only: the bundler injects inline modules and styles of its own. */
export const developmentPolicy = (framers: Framers): string =>
  `default-src 'self' 'unsafe-inline' 'unsafe-eval' ws: data: blob:; ${framedBy(framers)}`;

/** Which origins may frame this response. `X-Frame-Options` has no list of origins: it is left out where
 * it would contradict the policy in browsers that read both. */
export const isFramed = (headers: Headers): boolean =>
  /\bframe-ancestors (?!'none')/.test(headers.get('content-security-policy') ?? '');

/** Headers of every response. `strict-origin-when-cross-origin`, because `no-referrer` makes browsers post
 * `Origin: null`. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

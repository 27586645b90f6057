import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';

/** How long an answer from outside may take, in milliseconds. */
const WAIT_MS = 2_500;
/** How long the answers are kept, in milliseconds. */
const KEPT_MS = 10 * 60_000;

export type Certificate = { state: 'valid' | 'invalid' | 'unreachable'; until: Date | null };
/** `unknown`: no name server has answered. */
export type DnsRecord = 'found' | 'missing' | 'unknown';
export type DomainChecks = {
  certificate: Certificate;
  spf: DnsRecord;
  dmarc: DnsRecord;
  /** Null where no mail is read. */
  mx: DnsRecord | null;
};

/** The certificate that visitors of a host are shown, and whether this machine's authorities accept it. */
export function readCertificate(host: string, port = 443): Promise<Certificate> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      resolve({ state: socket.authorized ? 'valid' : 'invalid', until: new Date(until) });
      socket.destroy();
    });
    const unreachable = () => {
      resolve({ state: 'unreachable', until: null });
      socket.destroy();
    };
    socket.setTimeout(WAIT_MS, unreachable);
    socket.on('error', unreachable);
  });
}

async function look(ask: () => Promise<boolean>): Promise<DnsRecord> {
  try {
    return (await ask()) ? 'found' : 'missing';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? 'missing' : 'unknown';
  }
}

/** Whether a domain has a text record that begins so. SPF: RFC 7208, section 4.5; DMARC: RFC 9989. */
export const hasText = (resolver: Resolver, domain: string, begin: string) =>
  look(async () =>
    (await resolver.resolveTxt(domain)).some((parts) =>
      parts.join('').toLowerCase().startsWith(begin),
    ),
  );

async function check({ host, sender, reply }: DomainNames): Promise<DomainChecks> {
  const resolver = new Resolver({ timeout: WAIT_MS, tries: 1 });
  const [certificate, spf, dmarc, mx] = await Promise.all([
    readCertificate(host),
    hasText(resolver, sender, 'v=spf1'),
    hasText(resolver, `_dmarc.${sender}`, 'v=dmarc1'),
    reply ? look(async () => (await resolver.resolveMx(reply)).length > 0) : null,
  ]);
  return { certificate, spf, dmarc, mx };
}

/** The host of the site, and the domains of sender and reply address. */
export type DomainNames = { host: string; sender: string; reply: string | null };

let kept: { names: string; at: number; checks: Promise<DomainChecks> } | undefined;

/** What others see of the site's domain, asked at most every ten minutes. Never throws. */
export function checkDomain(names: DomainNames): Promise<DomainChecks> {
  const key = JSON.stringify(names);
  if (kept?.names !== key || Date.now() - kept.at > KEPT_MS) {
    kept = { names: key, at: Date.now(), checks: check(names) };
  }
  return kept.checks;
}

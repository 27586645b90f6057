/** The receiving server permanently refuses mail to this address. */
export class RecipientRefused extends Error {
  override name = 'RecipientRefused';
}

/** Codes about the address itself (RFC 3463): 1 is "no such mailbox", 2 "mailbox closed". Of 1, seven and
 * eight are about the sender; of 2, two is "full", which may pass. */
const OF_THE_ADDRESS = /\b5\.(?:1\.(?![78]\b)\d+|2\.(?!2\b)\d+)\b/;
const ENHANCED = /^\d{3}[ -]5\.\d+\.\d+\b/;
/** Without such a code: no mailbox, not local, a name that cannot be. */
const PLAIN = new Set([550, 551, 553]);
/** About the sender, though in reply to the address. */
const OF_THE_SENDER = /relay|spam|blocked|blacklist|denied|policy|authenticat|sender/i;

type SmtpError = Error & { command?: string; response?: string; responseCode?: number };

/**
 * The error of an SMTP dialogue, as a refusal of the address where it is permanent. A server that accepts
 * nothing from us replies 5xx too: that is no fault of the address, and may be fixed.
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { command, response = '', responseCode = 0 } = error as SmtpError;
  if (command !== 'RCPT TO' || responseCode < 500) return error;
  const final = ENHANCED.test(response)
    ? OF_THE_ADDRESS.test(response)
    : PLAIN.has(responseCode) && !OF_THE_SENDER.test(response);
  return final ? new RecipientRefused(response, { cause: error }) : error;
}

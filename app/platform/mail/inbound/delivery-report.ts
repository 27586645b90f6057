import type { Email } from 'postal-mime';
import { headerOf, messageIdsIn } from './mail-headers.ts';

/** What a receiving server reports of a mail of ours (RFC 3464). */
export type DeliveryReport = {
  /** Message-ID of the mail that did not arrive. */
  messageId: string | null;
  /** Whether the address is permanently undeliverable. */
  final: boolean;
  /** Such as 5.1.1. */
  status: string;
  /** In the words of the server. */
  reason: string;
};

const LONGEST = 64_000;
/** About the address itself (RFC 3463): there is no such mailbox, or it is closed, or its domain is gone. */
const OF_THE_ADDRESS = /^5\.(?:1\.(?![78]$)\d+|2\.[01]|4\.4)$/;
/** Phrases of servers about an address beside an unspecific status. */
const NO_SUCH_MAILBOX =
  /no such (?:user|mailbox|recipient)|(?:user|recipient|mailbox|address)\b.{0,40}\b(?:unknown|not found|does ?n.t exist|does not exist)|(?:unknown|invalid) (?:user|recipient|mailbox)|n[ãa]o existe/i;

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string'
    ? content.slice(0, LONGEST)
    : new TextDecoder().decode(new Uint8Array(content as ArrayBuffer).subarray(0, LONGEST));

/** The fields of each part of a report, names in lower case. */
function fieldsOf(text: string): Map<string, string>[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((part) => {
      const lines = part.replace(/\n[ \t]+/g, ' ').split('\n');
      return new Map(
        lines.map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
        }),
      );
    });
}

function failureIn(text: string): Omit<DeliveryReport, 'messageId'> | undefined {
  const failed = fieldsOf(text).find(
    (fields) => fields.get('action')?.toLowerCase() === 'failed' && fields.has('status'),
  );
  if (!failed) return undefined;
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(failed.get('status') ?? '')?.[0] ?? '';
  const reason = (failed.get('diagnostic-code') ?? '').replace(/^smtp;\s*/i, '').slice(0, 500);
  const vague = /^5\.(?:0\.0|5\.0|4\.1)$/.test(status);
  const final = OF_THE_ADDRESS.test(status) || (vague && NO_SUCH_MAILBOX.test(reason));
  return { final, status, reason: reason || status };
}

function reportedId(mail: Email): string | null {
  for (const { mimeType, content } of mail.attachments) {
    if (
      !/^(?:message\/(?:rfc822|rfc822-headers|global|global-headers)|text\/rfc822-headers)$/.test(
        mimeType,
      )
    ) {
      continue;
    }
    const [head = ''] = textOf(content).replace(/\r\n?/g, '\n').split('\n\n');
    const line = /^message-id:([^\n]*(?:\n[ \t][^\n]*)*)/im.exec(head)?.[1] ?? '';
    return messageIdsIn(line)[0] ?? null;
  }
  return null;
}

/** The report of a mail about one of ours that was not delivered; undefined where there is none, or only a
 * delay. */
export function deliveryReportOf(mail: Email): DeliveryReport | undefined {
  if (!/multipart\/report/i.test(headerOf(mail, 'content-type'))) return undefined;
  const status = mail.attachments.find(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/.test(mimeType),
  );
  const failure = status && failureIn(textOf(status.content));
  return failure && { messageId: reportedId(mail), ...failure };
}

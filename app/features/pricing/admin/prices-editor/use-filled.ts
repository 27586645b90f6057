import { useState } from 'react';
import type { ServiceName } from '#app/paths.ts';
import { useWriting } from '#app/ui/admin/use-edition.ts';
import type { PricesReply } from '../../commands/price-actions.server.ts';
import type { PriceRule } from '../../price-rules.ts';

type Newest = { service: ServiceName; rules: readonly PriceRule[] };

const editionOf = ({ service, rules }: Newest) =>
  [
    service,
    ...rules
      .filter((rule) => rule.service === service)
      .map(({ id, revision }) => `${id} ${revision}`),
  ].join();

/**
 * What the form is filled with. It is filled again when there is something else to show, unless the user is typing in
 * it: then the user's own save brings only the new revisions, and a colleague's save is a conflict at the next save.
 */
export function useFilled(newest: Newest, reply: PricesReply | undefined) {
  const [filled, fill] = useState({ newest, reply, round: 0 });
  const { touched, writing, heard } = useWriting();
  const own = reply !== filled.reply && reply?.ok === true && reply.intent === 'save';
  const isOther = newest.service !== filled.newest.service;
  const busy = (touched || writing) && !isOther;
  if (editionOf(newest) !== editionOf(filled.newest) && (own || !busy)) {
    fill({ newest, reply, round: filled.round + (busy ? 0 : 1) });
  }
  return {
    rules: filled.newest.rules.filter(({ service }) => service === filled.newest.service),
    edition: `${filled.newest.service} ${filled.round}`,
    heard,
  };
}

import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { RuleListReply } from '../commands/rule-actions.server.ts';
import type { Rule } from '../rule.ts';

type Props = { rule: Rule; at: number; count: number };

/** The buttons that move a rule among the others: it runs before those below it. */
export function RuleOrder({ rule, at, count }: Props) {
  const { t } = useTranslation('automation');
  const fetcher = useFetcher<RuleListReply>();
  const ways = useRef<HTMLSpanElement>(null);
  const pressed = useRef<string>(undefined);
  const { data, state } = fetcher;
  // Once the list has been reloaded, so that the reported place is the new one.
  const answer = state === 'idle' ? data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reply is reported once
  useEffect(() => {
    if (!answer) return;
    if (!answer.ok) {
      showNotice('rule-moved', 'error', t(`notDone.${answer.code}`));
      return;
    }
    // Moved with its row, the button may have lost the focus; at an end it is disabled.
    const open = [...(ways.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    (open.find(({ value }) => value === pressed.current) ?? open[0])?.focus();
    showNotice('rule-moved', 'success', t('order.moved', { place: at + 1, count }));
  }, [answer]);
  if (count < 2) return null;
  return (
    <fetcher.Form
      method="post"
      action={adminPath('automation')}
      onSubmit={({ nativeEvent }) => {
        const { submitter } = nativeEvent as SubmitEvent;
        pressed.current = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
      }}
    >
      <input type="hidden" name="id" value={rule.id} />
      <span ref={ways} className="rule-order">
        <button
          type="submit"
          name="intent"
          value="up"
          disabled={at === 0}
          aria-label={t('order.up', { rule: rule.name })}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="submit"
          name="intent"
          value="down"
          disabled={at === count - 1}
          aria-label={t('order.down', { rule: rule.name })}
        >
          <ArrowDown aria-hidden="true" />
        </button>
      </span>
    </fetcher.Form>
  );
}

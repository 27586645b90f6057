import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { TaskReply } from '../tasks.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

type Fields = readonly (readonly [name: string, value: string])[];

/** What takes a reply back, as it is posted; none where nothing was changed, or where it is a way back. */
function undoOf(reply: TaskReply): Fields | undefined {
  switch (reply.done) {
    case 'ticked':
      return reply.ids.length > 0
        ? [['intent', 'open'], ...reply.ids.map((id) => ['id', id] as const)]
        : undefined;
    case 'removed':
      return [
        ['intent', 'restore'],
        ['id', reply.id],
      ];
    case 'given':
      return reply.back.length > 0
        ? [
            ['intent', 'give-back'],
            ...reply.back.map(({ id, owner }) => ['back', `${id}:${owner ?? ''}`] as const),
          ]
        : undefined;
    default:
      return undefined;
  }
}

function useSentence() {
  const { t } = useTranslation('tasks');
  return (reply: TaskReply): string => {
    switch (reply.done) {
      case false:
        return t(`refused.${reply.why}`);
      case 'ticked':
      case 'opened':
        return t(`done.${reply.done}`, { count: reply.ids.length });
      case 'given':
        return t('done.given', { count: reply.back.length });
      default:
        return t(`done.${reply.done}`);
    }
  };
}

/** Acts on tasks without leaving the screen, says what came of it, and offers the way back. */
export function useTaskActs() {
  const { t } = useTranslation('tasks');
  const sentence = useSentence();
  const fetcher = useFetcher<TaskReply>();
  const { data, submit } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once an answer
  useEffect(() => {
    if (!data) return;
    const undo = undoOf(data);
    showNotice('task', data.done ? 'success' : 'error', sentence(data), {
      ...(undo && {
        duration: UNDO_MS,
        action: {
          label: t('undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            const form = new FormData();
            for (const [name, value] of undo) form.append(name, value);
            void submit(form, { method: 'post', action: adminPath('tasks') });
          },
        },
      }),
    });
  }, [data]);
  return fetcher;
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import { placeField, transitionsFrom } from '../staff-feedback.ts';
import type { Idea } from './ideas.store.server.ts';
import { isNotified } from './ideas.ts';
import { OutcomeFields } from './outcome-fields.tsx';
import { useIdeaToast } from './use-idea-toast.ts';

/** How many people get a mail, and in which languages. */
function useMailed(mails: Idea['mails']) {
  const { t } = useTranslation('ideas');
  const [pt = 0, en = 0] = [mails['pt-BR'], mails.en];
  const all = t('tell.mailed', { count: pt + en });
  return pt > 0 && en > 0 ? `${all} ${t('tell.mailedIn', { pt, en })}` : all;
}

/** The next statuses of an idea; a decision carries the notice to the people who asked. */
export function IdeaMoves({ idea, action }: { idea: Idea; action: string }) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const fetcher = useIdeaToast(action);
  // A duplicate is joined to the other idea, which is a form of its own.
  const statuses = transitionsFrom(idea.status).filter((way) => way !== 'duplicate');
  const [to, setTo] = useState(statuses[0]);
  const who = useMailed(idea.mails);
  const english = idea.requesters.filter((voice) => voice.english).length;
  const languages = [
    ...(english < idea.requesters.length ? (['pt-BR'] as const) : []),
    ...(english > 0 ? (['en'] as const) : []),
  ];
  return (
    <fetcher.Form method="post" action={action} className="idea-move">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="id" value={idea.id} />
      <input type="hidden" name="seen" value={placeField(idea)} />
      <Select
        id="idea-status"
        name="status"
        label={t('move')}
        value={to}
        onChange={({ currentTarget }) => setTo(statuses.find((way) => way === currentTarget.value))}
        options={statuses.map((value) => ({ value, label: words(`statuses.${value}`) }))}
      />
      {to && isNotified(to) && (
        <OutcomeFields
          key={to}
          declined={to === 'declined'}
          languages={languages}
          who={who}
          usual
        />
      )}
      <div className="acts">
        <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
          {to ? words(`moves.${to}`) : words('change')}
        </Button>
      </div>
    </fetcher.Form>
  );
}

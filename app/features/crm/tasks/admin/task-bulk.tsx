import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { TaskReply } from '../commands/task-actions.server.ts';
import type { TaskPerson } from '../tasks.ts';

type Props = {
  id: string;
  people: readonly TaskPerson[];
  fetcher: FetcherWithComponents<TaskReply>;
};

/** Marks the selected tasks as done, or assigns them. */
export function TaskBulk({ id, people, fetcher }: Props) {
  const { t } = useTranslation('tasks');
  const busy = fetcher.state !== 'idle';
  return (
    <fetcher.Form id={id} method="post" action={adminPath('tasks')}>
      <Button type="submit" small name="intent" value="tick" busy={busy}>
        {t('tick')}
      </Button>
      <select className="input" name="owner" aria-label={t('fields.owner')}>
        <option value="">{t('nobody')}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      <Button type="submit" small name="intent" value="give" busy={busy}>
        {t('give')}
      </Button>
    </fetcher.Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { type IdeaReply, partFields } from './ideas.ts';

type Props = { reply: IdeaReply; action: string };

/** What became of an act on an idea that was posted without scripts; with them a toast says it. */
export function IdeaNotice({ reply, action }: Props) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  if (reply.idea === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {`${words('notUpdated')}: ${t(`why.${reply.why}`)}`}
      </p>
    );
  }
  const said = `${words('updated')}: ${t(`done.${reply.idea}`)}`;
  if (reply.idea !== 'joined') {
    return (
      <p className="admin-notice" role="status">
        {said}
      </p>
    );
  }
  return (
    <Form method="post" action={action} className="admin-notice">
      <p role="status">{said}</p>
      {partFields(reply.id, reply.back).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" small>
        {words('undo')}
      </Button>
    </Form>
  );
}

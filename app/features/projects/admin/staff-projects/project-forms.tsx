import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ProjectReply } from './project-actions.server.ts';

type ProjectAct = ProjectReply['intent'];

/** What moves the project itself; the others are less prominent. */
const LEADING: ReadonlySet<ProjectAct> = new Set(['show', 'dates']);

type Props = {
  act: ProjectAct;
  submit: string;
  /** Carries files. */
  files?: boolean;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  children?: ReactNode;
  /** After an accepted post the fields are empty. */
  reply: ProjectReply | undefined;
};

/** A form that does one thing with the project it is below. */
export function ActForm({ act, submit, files, onSubmit, reply, children }: Props) {
  const { state, formData } = useNavigation();
  const busy = state === 'submitting' && formData?.get('intent') === act;
  const accepted = reply?.ok && reply.intent === act ? JSON.stringify(reply) : '';
  return (
    <Form
      key={accepted}
      method="post"
      encType={files ? 'multipart/form-data' : undefined}
      onSubmit={onSubmit}
      preventScrollReset
      className="project-form"
    >
      <input type="hidden" name="intent" value={act} />
      {children}
      <p className="acts">
        <Button type="submit" variant={LEADING.has(act) ? 'primary' : 'outline'} small busy={busy}>
          {submit}
        </Button>
      </p>
    </Form>
  );
}

/** What became of the last post. */
export function ProjectNotice({ reply }: { reply: ProjectReply | undefined }) {
  const { t } = useTranslation('staff-projects');
  const text = reply && (reply.ok ? t(`done.${reply.intent}`) : t(`refused.${reply.code}`));
  return reply?.ok && reply.undo ? (
    <ActionNotice reply={reply} text={text ?? ''} undo={t('undo')} />
  ) : (
    <ReplyLine kind="project" reply={reply} text={text ?? ''} />
  );
}

/** What was typed into a refused form. */
export const typedIn = (reply: ProjectReply | undefined, act: ProjectAct) =>
  reply?.ok === false && reply.intent === act ? reply.values : {};

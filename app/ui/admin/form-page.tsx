import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { LeaveGuard } from './editor/leave-guard.tsx';
import { useSaveKey } from './editor/use-save-key.ts';
import { useUnsaved } from './editor/use-unsaved.ts';
import { KeyHint } from './keys/key-hint.tsx';
import { useKeys } from './keys/keys.tsx';

type Props = {
  submit: string;
  /** The answer to the last post; a new one takes the eye to the first field to mend. */
  reply: unknown;
  /** What became of the last post, beside the button that sent it. */
  notice?: ReactNode;
  /** Where the form is left without posting it. */
  back?: { to: string; label: string };
  children: ReactNode;
};

/**
 * A form of its own: fields under each other, and at the foot of the screen, from the first change on,
 * what became of them and the ways out. Unsaved work is not left without asking.
 */
export function FormPage({ submit, reply, notice, back, children }: Props) {
  const { t } = useTranslation('editor');
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state === 'submitting';
  const unsaved = useUnsaved(form, reply);
  useSaveKey(form);
  useKeys([
    {
      keys: 'Ctrl S',
      label: submit,
      group: 'record',
      run: () => form.current?.requestSubmit(),
    },
  ]);
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reply]);
  return (
    <Form
      ref={form}
      method="post"
      className="fp"
      noValidate
      data-editor=""
      data-unsaved={unsaved || undefined}
      data-told={Boolean(reply) || undefined}
    >
      {/* First, so that Enter in a field saves and does not press another button. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
        {submit}
      </button>
      {children}
      <footer className="fp-foot">
        {notice}
        <div className="fp-acts">
          <Button type="submit" busy={busy}>
            {submit} <KeyHint>Ctrl S</KeyHint>
          </Button>
          {back && (
            <Link className="l" to={back.to}>
              {back.label}
            </Link>
          )}
          {unsaved && (
            <p className="fp-unsaved" role="status">
              {t('unsaved')}
            </p>
          )}
        </div>
      </footer>
      <LeaveGuard unsaved={unsaved && !busy} />
    </Form>
  );
}

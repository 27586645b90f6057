import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DraftOffer } from './editor/draft-offer.tsx';
import { EditorContext } from './editor/editor-context.ts';
import { FormIndex, type FormSection } from './editor/form-index.tsx';
import { LeaveGuard } from './editor/leave-guard.tsx';
import { useCarriedInput } from './editor/use-carried-input.ts';
import { type Drafted, useDraft } from './editor/use-draft.ts';
import { useFirstMistake } from './editor/use-first-mistake.ts';
import { useSaveKey } from './editor/use-save-key.ts';
import { useUnsaved } from './editor/use-unsaved.ts';
import { KeyHint } from './keys/key-hint.tsx';
import { useKeys } from './keys/keys.tsx';

type Props = {
  submit: string;
  /** The reply to the last post; a new one moves focus to the first invalid field. */
  reply: unknown;
  /** The result of the last post, beside the button that sent it. */
  notice?: ReactNode;
  /** The link that leaves the form without posting it. */
  back?: { to: string; label: string } | undefined;
  /** The value of the save button, where there are others. */
  intent?: string;
  /** The other buttons, and links beside them. */
  acts?: ReactNode;
  /** Parts of a long form, for the index beside it. */
  sections?: readonly FormSection[];
  /** The preview of the form, beside it. */
  preview?: ReactNode;
  /** Unsaved input survives a lost session, as a draft under this key. */
  draft?: Drafted;
  /** The form of a fetcher, for an editor that stays as it is when it is saved. */
  as?: typeof Form;
  busy?: boolean;
  /** For editors that know it better than a comparison of fields. */
  unsaved?: boolean;
  /** Whether its foot is visible before anything has been changed. */
  ready?: boolean | undefined;
  className?: string;
  children: ReactNode;
} & Pick<
  ComponentProps<typeof Form>,
  'action' | 'encType' | 'onInput' | 'onSubmit' | 'preventScrollReset'
>;

/**
 * The one editor: an index, fields under each other, a preview, and at the foot of the screen, from the
 * first change on, the result and the buttons. Leaving needs a confirmation before unsaved input is lost, and a lost
 * session keeps it as a draft.
 */
export function FormPage(props: Props) {
  const { submit, reply, notice, back, intent, acts, sections, preview, draft, children } = props;
  const { as: Sent = Form, ready, className, action, encType, onInput, onSubmit } = props;
  const { preventScrollReset } = props;
  const { t } = useTranslation('editor');
  const form = useRef<HTMLFormElement>(null);
  const navigates = useNavigation().state === 'submitting';
  const busy = props.busy ?? navigates;
  const { unsaved: differs, changed } = useUnsaved(form, reply);
  const unsaved = props.unsaved ?? differs;
  const draftState = useDraft({ form, drafted: draft, unsaved, changed, reply });
  useCarriedInput(form, draft?.of);
  useSaveKey(form);
  useKeys([
    {
      keys: 'Ctrl S',
      label: submit,
      group: 'record',
      run: () => form.current?.requestSubmit(),
    },
  ]);
  useFirstMistake(form, reply);
  const editor = useMemo(() => ({ form, changed }), [changed]);
  const wanted = intent === undefined ? {} : { name: 'intent', value: intent };
  return (
    <div className="form-page-page" data-preview={Boolean(preview) || undefined}>
      {sections && <FormIndex sections={sections} reply={reply} />}
      <Sent
        ref={form}
        method="post"
        className={className ? `form-page ${className}` : 'form-page'}
        noValidate
        aria-busy={busy || undefined}
        data-editor=""
        data-unsaved={unsaved || undefined}
        data-told={Boolean(reply) || ready || undefined}
        {...{ action, encType, onInput, onSubmit, preventScrollReset }}
      >
        {/* First, so that Enter in a field saves and does not press another button. */}
        <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" {...wanted}>
          {submit}
        </button>
        {draftState.offer && (
          <DraftOffer
            at={draftState.offer.at}
            older={draftState.older}
            onResume={draftState.resume}
            onDiscard={draftState.discard}
          />
        )}
        {children}
        <footer className="form-page-foot">
          <EditorContext value={editor}>{notice}</EditorContext>
          {draftState.base !== undefined && (
            <input type="hidden" name="revision" value={draftState.base} />
          )}
          <div className="form-page-acts">
            <Button type="submit" busy={busy} {...wanted}>
              {submit} <KeyHint>Ctrl S</KeyHint>
            </Button>
            {acts}
            {back && (
              <Link className="link" to={back.to}>
                {back.label}
              </Link>
            )}
            {unsaved && (
              <p className="form-page-unsaved" role="status">
                {t('unsaved')}
              </p>
            )}
          </div>
        </footer>
        <LeaveGuard unsaved={unsaved && !busy} onLeave={draftState.forget} />
      </Sent>
      {preview && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        // biome-ignore lint/a11y/useSemanticElements: it holds no fields, and the name is its content's
        <div className="form-page-preview" role="group" aria-label={t('preview')} tabIndex={0}>
          <EditorContext value={editor}>{preview}</EditorContext>
        </div>
      )}
    </div>
  );
}

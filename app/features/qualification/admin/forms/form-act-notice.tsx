import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { FormActReply } from './form-replies.ts';

/** What became of an act that was posted without scripts; with them a toast says it. */
export function FormActNotice({ reply }: { reply: FormActReply | undefined }) {
  const { t } = useTranslation('forms');
  if (!reply) return null;
  if (!reply.done) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`changed.${reply.why}`)}
      </p>
    );
  }
  return (
    <Form method="post" className="admin-notice">
      <p role="status">{t(`changed.${reply.to}`, { name: reply.name })}</p>
      <input type="hidden" name="intent" value="state" />
      <input type="hidden" name="id" value={reply.id} />
      <Button type="submit" name="state" value={reply.from} variant="outline" small>
        {t('changed.undo')}
      </Button>
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { AccessReply } from '../access-reply.server.ts';

/** What became of a change, read out as it arrives. */
export function ReplyNotice({ reply }: { reply: AccessReply | undefined }) {
  const { t } = useTranslation('people');
  if (!reply) return null;
  const { done, refusal, mistakes } = reply;
  if (done) {
    return (
      <div className="people-notice" role="status">
        {t(`done.${done}`)}
        {reply.undo && (
          <Form method="post">
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="granted" value={reply.undo.granted} />
            <input type="hidden" name="ended" value={reply.undo.ended} />
            <Button type="submit" variant="outline" small>
              {t('matrix.undo')}
            </Button>
          </Form>
        )}
      </div>
    );
  }
  if (refusal) {
    return (
      <div className="people-notice bad" role="alert">
        <b>{t('refusals.title')}</b>
        <p>{t(`refusals.${refusal}`)}</p>
      </div>
    );
  }
  return (
    <p className="people-notice bad" role="alert">
      {t(mistakes['intent'] ? 'errors.intent' : 'errors.form')}
    </p>
  );
}

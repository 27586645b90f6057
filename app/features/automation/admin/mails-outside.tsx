import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import type { PartProps } from './editing.ts';

/** The one switch for mails to the person: it shows what would be sent, with the recipient. */
export function MailsOutside({ editing, choices }: PartProps) {
  const { t } = useTranslation('automation');
  const { draft, change } = editing;
  const templates = draft.acts.filter(({ kind, template }) => kind === 'mail' && template !== '');
  if (!draft.acts.some(({ kind }) => kind === 'mail')) return null;
  const names = templates.map(
    ({ template }) => choices.templates.find(({ value }) => value === template)?.label ?? template,
  );
  return (
    <fieldset id="mails" className="form-page-part">
      <legend className="subtitle">{t('parts.mails')}</legend>
      <p className="admin-notice">{t('hints.mails', { template: names.join('”, “') || '…' })}</p>
      <Checkbox
        id="mails_outside"
        name="mails_outside"
        checked={draft.mailsOutside}
        onChange={({ target }) => change({ mailsOutside: target.checked })}
      >
        {t('fields.mails_outside')}
      </Checkbox>
    </fieldset>
  );
}

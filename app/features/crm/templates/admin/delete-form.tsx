import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { isSpecified, NOT_DELETED, type Template } from '../templates.ts';

type Props = {
  template: Template;
  /** Why it was not deleted. */
  refused: string | undefined;
};

/** The way out of a template; of one that the specification names, why there is none. */
export function DeleteForm({ template, refused }: Props) {
  const { t } = useTranslation('templates');
  const code = NOT_DELETED.find((one) => one === refused);
  return (
    <section className="template-delete">
      {code && (
        <p className="admin-notice bad" role="alert">
          {t(`notDeleted.${code}`)}
        </p>
      )}
      {isSpecified(template) ? (
        <p className="soft">{t('delete.specified')}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <ReadRevision revision={template.revision} />
          <ConfirmSubmit
            label={t('delete.label')}
            question={t('delete.question', { name: template.texts.name })}
            text={t('delete.text')}
            confirm={t('delete.confirm')}
            cancel={t('delete.cancel')}
          />
        </Form>
      )}
    </section>
  );
}

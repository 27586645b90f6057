import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { UnsavedPost } from './away.ts';

/** Values that the user wrote as text, and may want to copy. */
const isText = (value: string) => /\S\s+\S/.test(value);

/** Sends a post again that could not be stored: a plain form, also without scripts. */
export function UnsavedPostForm({ post }: { post: UnsavedPost }) {
  const { t } = useTranslation('unsaved');
  const { action, fields, secrets, mayHaveFiles } = post;
  if (!fields) return <p>{t('lost')}</p>;
  const texts = fields.map(([, value]) => value).filter(isText);
  return (
    <form method="post" action={action} className="form-page">
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the order never changes
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {texts.map((text, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come twice
          key={index}
          id={`unsaved-${index}`}
          label={t('typed')}
          multiline
          readOnly
          defaultValue={text}
        />
      ))}
      {secrets.map((name) => (
        <Field
          key={name}
          id={`unsaved-${name}`}
          name={name}
          type="password"
          autoComplete="off"
          label={t('secret')}
          required
        />
      ))}
      {mayHaveFiles && <p className="small soft">{t('files')}</p>}
      <Button type="submit">{t('again')}</Button>
    </form>
  );
}

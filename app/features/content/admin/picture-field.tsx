import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, type FieldFrame } from '#app/ui/field.tsx';
import { pictureUrl } from '../pictures/picture.ts';

type Props = Omit<FieldFrame, 'mark'> & {
  name: string;
  /** The picture that is stored; empty without one. */
  picture: string;
};

/** Its other controls are named beside the one of its id. */
const FILE = /[.]file$/;

/** A picture, another in its place, or none. */
export function PictureField({ id, label, error, name, picture }: Props) {
  const { t } = useTranslation('content');
  return (
    <div className="content-picture">
      <input type="hidden" name={name} value={picture} />
      {picture && (
        <img
          src={pictureUrl(picture, { width: 240, extension: 'webp' })}
          width={96}
          height={112}
          alt={t('picture.present')}
        />
      )}
      <Field
        // A file that was stored is no longer chosen.
        key={picture}
        id={id}
        name={name.replace(FILE, '.upload')}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={label}
        hint={t('picture.hint')}
        error={error}
      />
      {picture && (
        <Checkbox id={`${id}-remove`} name={name.replace(FILE, '.remove')}>
          {t('picture.remove')}
        </Checkbox>
      )}
    </div>
  );
}

import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { storedName } from '#app/i18n/stored-name.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { FOCUS_POINTS, isFocusPoint, pictureUrl } from '../../pictures/picture.ts';
import { CROPS, isCrop } from '../markdown/body-picture.ts';
import { picturesIn, type TextPicture, writtenPicture } from './text-pictures.ts';

type Props = {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text as it is typed. */
  typed: string;
};

const CROP_NAMES = ['whole', ...Object.keys(CROPS)];

/** The pictures of a text: what each shows, its crop, and what the crop may not cut off. They are stored in the text. */
export function TextPicturesPart({ id, field, typed }: Props) {
  const { t } = useTranslation('content');
  const found = picturesIn(typed);
  if (found.length === 0) return null;
  const crops = t('markdown.crops', { returnObjects: true });
  const places = t('choices', { returnObjects: true });
  const write = (one: TextPicture, now: Partial<Pick<TextPicture, 'picture' | 'alt'>>) => {
    if (!field.current) return;
    field.current.setRangeText(writtenPicture({ ...one, ...now }), one.from, one.to, 'preserve');
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <fieldset className="markdown-pictures">
      <legend className="field-label">{t('markdown.pictures')}</legend>
      {found.map((one, place) => {
        const { picture, alt } = one;
        const own = `${id}-picture-${place}`;
        return (
          <div key={own}>
            <img
              src={pictureUrl(picture.id, { width: 240, extension: 'webp' })}
              width={96}
              height={72}
              alt={t('markdown.pictureNumber', { number: String(place + 1) })}
            />
            <Field
              id={`${own}-alt`}
              label={t('markdown.pictureAlt')}
              value={alt}
              error={alt.trim() === '' && t('markdown.pictureAltMissing')}
              onChange={({ currentTarget }) => write(one, { alt: currentTarget.value })}
            />
            <Select
              id={`${own}-crop`}
              label={t('markdown.crop')}
              value={picture.crop ?? 'whole'}
              options={CROP_NAMES.map((value) => ({ value, label: storedName(crops, value) }))}
              onChange={({ currentTarget: { value } }) => {
                const { crop: _, ...whole } = picture;
                write(one, { picture: isCrop(value) ? { ...whole, crop: value } : whole });
              }}
            />
            {picture.crop && (
              <Select
                id={`${own}-focus`}
                label={t('fields.focus')}
                value={picture.focus ?? 'center'}
                options={FOCUS_POINTS.map((value) => ({ value, label: storedName(places, value) }))}
                onChange={({ currentTarget: { value } }) => {
                  if (isFocusPoint(value)) write(one, { picture: { ...picture, focus: value } });
                }}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { Field } from '#app/ui/field.tsx';
import { contrast, parseColor } from '#app/ui/tokens/color.ts';
import { groundsOf } from '#app/ui/tokens/neutral-tokens.ts';
import { isHex, type ProductText } from '../product.ts';

const GREY = '#808080';
/** Of a mark beside a name, by WCAG 1.4.11. */
const LEAST = 3;

const GROUNDS = groundsOf({});

/** The contrast of a mark in this colour in the admin area, in the light and the dark theme. */
function Contrast({ color }: { color: string }) {
  const { t } = useTranslation('products');
  const locale = useLocale();
  const parsed = parseColor(color);
  const ratios = (['light', 'dark'] as const).map((theme) => ({
    theme,
    ratio: contrast(parsed, GROUNDS[theme].sheet),
  }));
  const figure = (ratio: number) =>
    `${(Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })}:1`;
  const [day, night] = ratios.map(({ ratio }) => figure(ratio));
  const weak = ratios.some(({ ratio }) => ratio < LEAST);
  return (
    <p className="soft small" role="status">
      {t('contrast.ratios', { day, night })} {t(weak ? 'contrast.weak' : 'contrast.fine')}
    </p>
  );
}

type Props = {
  name: ProductText;
  label: string;
  hint?: string;
  mark?: string;
  error: string | undefined;
  value: string;
  required?: boolean;
  /** Says how well it is seen. */
  measured?: boolean;
};

/** A colour as text; scripts add the browser's own picker. */
export function ProductColor({ name, value: first, measured, label, ...field }: Props) {
  const { t } = useTranslation('products');
  const [value, setValue] = useState(first);
  const hydrated = useHydrated();
  const color = value.trim().toLowerCase();
  const visible = isHex(color) ? color : GREY;
  return (
    <div className="product-color">
      <Field
        {...field}
        id={name}
        name={name}
        label={label}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      {hydrated && (
        <input
          type="color"
          aria-label={t('pick', { name: label })}
          value={visible}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      {measured && isHex(color) && <Contrast color={color} />}
    </div>
  );
}

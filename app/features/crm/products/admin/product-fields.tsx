import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { ProductReply } from '../commands/product-actions.server.ts';
import {
  ACTIVE,
  type ProductMistakes,
  type ProductText,
  SOURCES,
  type TypedProduct,
} from '../product.ts';
import { ProductColor } from './product-color.tsx';
import { useSourceName } from './use-source-name.ts';

type Props = { typed: TypedProduct; reply: ProductReply | undefined };

/** Every field of a product, in its three parts. */
export function ProductFields({ typed, reply }: Props) {
  const { t } = useTranslation('products');
  const refused = reply?.ok === false ? reply : undefined;
  const mistakes: ProductMistakes = refused?.fieldErrors ?? {};
  const holder =
    refused?.details && 'holder' in refused.details ? refused.details.holder : undefined;
  const errorOf = (name: ProductText | typeof SOURCES) => {
    const mistake = mistakes[name];
    if (mistake === 'taken' && holder) return t('errors.takenBy', { name: holder });
    return mistake && t(`errors.${mistake}`);
  };
  const nameOf = useSourceName();
  const sources = (typed[SOURCES] ?? '').split(/[\s,;]+/).filter(Boolean);
  const optional = { mark: t('optional') };
  const of = (name: ProductText) => ({ name, error: errorOf(name), value: typed[name] ?? '' });
  const text = (name: 'name' | 'whatsapp' | 'email') => {
    const { value, error } = of(name);
    return { id: name, name, error, defaultValue: value, label: t(`fields.${name}`) };
  };
  return (
    <>
      <fieldset id="identity" className="product-part">
        <legend>{t('parts.identity')}</legend>
        <Field {...text('name')} required maxLength={80} autoComplete="off" />
        <ProductColor
          {...of('color')}
          label={t('fields.color')}
          hint={t('hints.color')}
          required
          measured
        />
        <Checkbox id={ACTIVE} name={ACTIVE} defaultChecked={typed[ACTIVE] !== undefined}>
          {t('fields.is_active')}
        </Checkbox>
        <p className="soft small">{t('hints.is_active')}</p>
      </fieldset>
      <fieldset id="leads" className="product-part">
        <legend>{t('parts.leads')}</legend>
        <Field
          id={SOURCES}
          name={SOURCES}
          label={t('fields.lead_sources')}
          hint={
            <>
              {t('hints.lead_sources')}
              {sources.length > 0 &&
                ` ${t('hints.named', { names: sources.map(nameOf).join(' · ') })}`}
            </>
          }
          error={errorOf(SOURCES)}
          defaultValue={typed[SOURCES]}
          maxLength={900}
          autoComplete="off"
          spellCheck={false}
          {...optional}
        />
      </fieldset>
      <fieldset id="contact" className="product-part">
        <legend>{t('parts.contact')}</legend>
        <Field
          {...text('whatsapp')}
          {...optional}
          type="tel"
          autoComplete="off"
          hint={t('hints.whatsapp')}
        />
        <Field {...text('email')} {...optional} type="email" autoComplete="off" />
        <ProductColor {...of('primary')} {...optional} label={t('fields.primary')} />
        <ProductColor
          {...of('accent')}
          {...optional}
          label={t('fields.accent')}
          hint={t('hints.brand')}
        />
      </fieldset>
    </>
  );
}

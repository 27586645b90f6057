import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { HolidayReply } from '../commands/holiday-actions.server.ts';
import type { HolidayMistakes, NewHolidayField } from '../holidays.ts';

/** A day of the company's own: closed, or with hours. What was typed stays where something is wrong with it. */
export function NewHoliday({ reply }: { reply: HolidayReply | undefined }) {
  const { t } = useTranslation('business-time');
  const wrong = reply?.ok === false && reply.intent === 'add' ? reply : undefined;
  const mistakes: HolidayMistakes = wrong?.fieldErrors ?? {};
  const isMistaken = Object.keys(mistakes).length > 0;
  const field = (name: NewHolidayField) => {
    const mistake = mistakes[name];
    return {
      id: `holiday-${name}`,
      name,
      label: t(`fields.${name}`),
      error: mistake && t(`mistakes.${mistake}`),
      defaultValue: wrong?.values[name],
    };
  };
  return (
    <Form method="post" className="holiday-new" noValidate>
      <h2 className="subtitle">{t('add.title')}</h2>
      {isMistaken && (
        <p className="admin-notice bad" role="alert">
          {t('mistakes.form')}
        </p>
      )}
      <Field {...field('day')} type="date" required />
      <Field {...field('name')} maxLength={80} autoComplete="off" required />
      <Field {...field('name_en')} maxLength={80} autoComplete="off" lang="en" />
      <Field {...field('opens')} type="time" hint={t('add.hours')} />
      <Field {...field('closes')} type="time" />
      <Checkbox
        id="holiday-yearly"
        name="yearly"
        defaultChecked={wrong ? 'yearly' in wrong.values : false}
      >
        {t('fields.yearly')}
      </Checkbox>
      <Button type="submit" name="intent" value="add">
        {t('add.submit')}
      </Button>
    </Form>
  );
}

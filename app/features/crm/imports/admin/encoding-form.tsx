import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import type { ImportReply } from '../commands/import-actions.server.ts';
import { ENCODINGS, type Import } from '../imports.ts';

type Props = { found: Import; reply: ImportReply | undefined };

/** Reads the file again in another encoding, for samples with wrong accents. */
export function EncodingForm({ found, reply }: Props) {
  const { t } = useTranslation('imports');
  const refused = reply?.ok === false ? reply.details?.unreadable : undefined;
  return (
    <Form method="post" className="import-encoding">
      <input type="hidden" name="intent" value="encoding" />
      <Select
        key={found.encoding}
        id="encoding"
        name="encoding"
        label={t('mapping.encoding')}
        hint={t('mapping.encodingHint')}
        error={refused && t(`refused.${refused.code}`, { line: refused.line })}
        options={[
          { value: 'auto', label: t('mapping.encodingAuto') },
          ...ENCODINGS.map((value) => ({ value, label: t(`facts.encodings.${value}`) })),
        ]}
        defaultValue={found.encoding}
      />
      <Button type="submit" variant="outline">
        {t('mapping.reread')}
      </Button>
    </Form>
  );
}

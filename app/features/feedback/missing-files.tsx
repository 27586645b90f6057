import { useTranslation } from 'react-i18next';

type Props = { id: string; names: readonly string[] };

/** Names the files that were not saved: the text has arrived without them. */
export function MissingFiles({ id, names }: Props) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <h2 id={id}>{t('missing.title', { count: names.length })}</h2>
      <ul>
        {names.map((name, place) => (
          // Two files of one post may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={place}>{name}</li>
        ))}
      </ul>
      <p className="small soft">{t('missing.text')}</p>
    </>
  );
}

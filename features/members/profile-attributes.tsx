import { useTranslations } from 'next-intl';
import type { Attributes } from '@/lib/contract/person';
import { attributeKey, wordForm } from '@/lib/site/members/profile-attributes';

const rows = ['hair', 'eye', 'body', 'rel', 'sexuality', 'tattoo', 'gender'] as const;
type Row = (typeof rows)[number];

const keptBack = 'rather_not_say';

type ProfileAttributesProps = {
  attributes: Attributes;
  /** The setting visible_profile_fields; where it names none, all are shown. (E12) */
  visible: readonly string[];
};

/** The attributes of a profile that the site shows and the member has filled in. */
export function ProfileAttributes({ attributes, visible }: ProfileAttributesProps) {
  const t = useTranslations();
  const shown = rows.filter((row) => attributes[row] && attributes[row] !== keptBack && (visible.length === 0 || visible.includes(row)));
  if (shown.length === 0) return null;
  const gender = wordForm(attributes.gender);
  const word = (row: Row, value: string) => {
    const key = attributeKey(row, value);
    return t.has(key) ? t(key, { gender }) : value;
  };
  return (
    <section>
      <h2 className="title-4">{t('members.profile.attributes')}</h2>
      <dl className="attributes">
        {shown.map((row) => (
          <div key={row}>
            <dt>{t(`members.profile.attribute.${row}`)}</dt>
            <dd>{word(row, attributes[row]!)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

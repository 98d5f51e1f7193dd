import { useTranslations } from 'next-intl';
import { Select } from '@/components/form/select';
import { attributeKey, profileAttributes, wordForm, type ProfileAttribute } from '@/lib/site/members/profile-attributes';
import type { ProfileValues } from './profile-values';

type AttributeFieldsProps = { offered: readonly ProfileAttribute[]; values: ProfileValues; fault: (field: string) => string | undefined };

/** A list for each attribute that the site shows; none but the gender must be chosen. (E12) */
export function AttributeFields({ offered, values, fault }: AttributeFieldsProps) {
  const t = useTranslations();
  const gender = wordForm(values.gender);
  return (
    <div className="field-row">
      {offered.map((attribute) => {
        const words = profileAttributes[attribute].map((value) => ({ value: value as string, label: t(attributeKey(attribute, value), { gender }) }));
        // A value of before, which the site no longer offers, stays until another is chosen.
        const kept = values[attribute] && !words.some(({ value }) => value === values[attribute]) ? [{ value: values[attribute], label: values[attribute] }] : [];
        const none = attribute === 'gender' && values.gender ? [] : [{ value: '', label: t('profile.edit.choose') }];
        return (
          <Select
            key={attribute}
            id={`profile-${attribute}`}
            label={t(`members.profile.attribute.${attribute}`)}
            name={attribute}
            defaultValue={values[attribute]}
            options={[...none, ...words, ...kept]}
            error={fault(attribute)}
          />
        );
      })}
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Field, fieldLinks } from '@/components/form/field';
import { TextInput } from '@/components/form/text-input';
import { profileNameLength } from '@/lib/site/constants';
import { aboutLength } from '@/lib/site/members/profile-attributes';
import type { ProfileValues } from './profile-values';

type AboutFieldsProps = { values: ProfileValues; fault: (field: string) => string | undefined };

/** The name, and a story of one’s own with the count of its characters. (V01) */
export function AboutFields({ values, fault }: AboutFieldsProps) {
  const t = useTranslations('profile.edit');
  const [count, setCount] = useState([...values.about].length);
  const error = fault('about');
  return (
    <>
      <TextInput id="profile-name" label={t('name')} name="name" autoComplete="nickname" maxLength={profileNameLength.max} defaultValue={values.name} error={fault('name')} />
      <Field id="profile-about" label={t('story')} hint={t('story_hint')} error={error}>
        <textarea
          className="input"
          name="about"
          rows={5}
          maxLength={aboutLength}
          defaultValue={values.about}
          onChange={(event) => setCount([...event.currentTarget.value].length)}
          {...fieldLinks('profile-about', { hint: true, error })}
        />
        <span className="profile-count tabular">
          <span aria-hidden="true">{`${count} / ${aboutLength}`}</span>
          <span className="visually-hidden">{t('count', { count, max: aboutLength })}</span>
        </span>
      </Field>
    </>
  );
}

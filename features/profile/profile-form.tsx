import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Segmented } from '@/components/ui/segmented';
import type { Region } from '@/lib/contract/places';
import { genders } from '@/lib/contract/genders';
import { fieldMessageKey } from '@/lib/contract/field-codes';
import { profileNameLength } from '@/lib/site/constants';
import { aboutLength, type ProfileAttribute } from '@/lib/site/members/profile-attributes';
import { AboutFields } from './about-fields';
import { AttributeFields } from './attribute-fields';
import { InterestFields } from './interest-fields';
import { PlaceFields } from './place-fields';
import type { ProfileValues } from './profile-values';
import { SaveBar } from './save-bar';
import { useProfileForm, type ProfileStart } from './use-profile-form';

export type ProfileFormProps = {
  member: number;
  /** What is saved. */
  saved: ProfileValues;
  start: ProfileStart;
  offered: readonly ProfileAttribute[];
  interests: readonly string[];
  regions: Region[];
  onSaved: (values: ProfileValues) => void;
};

const lengths: Record<string, Record<string, number>> = { name: profileNameLength, about: { max: aboutLength } };

/** All that a member can say of themselves, saved whole; a form that works without script too. (S13, E12) */
export function ProfileForm({ member, saved, start, offered, interests, regions, onSaved }: ProfileFormProps) {
  const t = useTranslations('profile.edit');
  const all = useTranslations();
  const { form, shown, state, faults, trouble, busy, prepare, change, submit } = useProfileForm(member, saved, start, onSaved);
  const { values, times } = shown;
  const fault = (field: string) => (faults[field] ? all(fieldMessageKey(faults[field]), lengths[field] ?? {}) : undefined);

  return (
    <form ref={form} className="profile-form" method="post" action="/forms/profile" noValidate onFocus={prepare} onSubmit={(event) => void submit(event)} onInput={change}>
      <div key={times} className="profile-panels">
        <section className="panel">
          <h2 className="title-4">{t('about')}</h2>
          <AboutFields values={values} fault={fault} />
          <AttributeFields offered={offered} values={values} fault={fault} />
        </section>
        <section className="panel" id="profile-looking-for">
          <Segmented legend={t('looking_for')} name="looking_for" defaultValue={values.looking_for} options={genders.map((value) => ({ value, label: all(`seek.${value}`) }))} />
        </section>
        <section className="panel">
          <h2 className="title-4">{t('place')}</h2>
          <PlaceFields country={saved.country} regions={regions} values={values} fault={fault} />
        </section>
        {interests.length > 0 ? (
          <section className="panel">
            <InterestFields interests={interests} chosen={values.interests} error={fault('interests')} />
          </section>
        ) : null}
      </div>
      {trouble ? <Alert kind="danger" title={all(trouble.key, trouble.params)} /> : null}
      <SaveBar state={state} busy={busy} />
    </form>
  );
}

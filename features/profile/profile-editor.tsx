'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { completenessOf, type ProfilePart } from '@/lib/site/members/profile-completeness';
import { pathTo } from '@/lib/site/addresses/routes';
import { CompletenessPanel } from './completeness-panel';
import { ProfileForm, type ProfileFormProps } from './profile-form';
import type { ProfileValues } from './profile-values';

type ProfileEditorProps = Omit<ProfileFormProps, 'onSaved'> & {
  photoCount: number;
  /** The photos, as the server drew them, between the meter and the form. */
  photos: ReactNode;
};

/** What is missing, the photos, the form: the meter goes along with what is saved. */
export function ProfileEditor({ photoCount, photos, ...props }: ProfileEditorProps) {
  const router = useRouter();
  const [saved, setSaved] = useState(props.saved);
  const attributes = props.offered.filter((each) => each !== 'gender');
  const { percent, missing } = completenessOf({
    photos: photoCount,
    lookingFor: saved.looking_for,
    about: saved.about,
    interests: saved.interests.length,
    place: saved.city || saved.region,
    attributes: attributes.map((each) => saved[each]),
  });
  const hrefs: Record<ProfilePart, string> = {
    photo: pathTo('settings-section', { section: 'photos' }),
    looking_for: '#profile-looking-for',
    about: '#profile-about',
    interests: '#profile-interests',
    place: '#profile-city',
    attributes: `#profile-${attributes.find((each) => !saved[each]) ?? 'hair'}`,
  };
  const onSaved = (values: ProfileValues) => {
    setSaved(values);
    router.refresh();
  };
  return (
    <>
      <CompletenessPanel percent={percent} missing={missing} hrefs={hrefs} />
      {photos}
      <ProfileForm {...props} saved={saved} onSaved={onSaved} />
    </>
  );
}

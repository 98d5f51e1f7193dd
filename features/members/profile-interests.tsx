import { useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/chip';

type ProfileInterestsProps = { interests: string[]; viewers: readonly string[] };

/** What a member likes; what the viewer likes too comes first and is marked. */
export function ProfileInterests({ interests, viewers }: ProfileInterestsProps) {
  const t = useTranslations();
  if (interests.length === 0) return null;
  const shared = interests.filter((each) => viewers.includes(each));
  const others = interests.filter((each) => !viewers.includes(each));
  const word = (interest: string) => (t.has(`interest.${interest}`) ? t(`interest.${interest}`) : interest);
  return (
    <section>
      <h2 className="title-4">{shared.length > 0 ? t('members.profile.bond') : t('members.profile.interests')}</h2>
      <ul className="chips">
        {[...shared, ...others].map((interest) => {
          const isShared = shared.includes(interest);
          return (
            <li key={interest}>
              <Chip small look={isShared ? 'hit' : 'flat'}>
                {word(interest)}
                {isShared ? <span className="visually-hidden">, {t('members.profile.shared')}</span> : null}
              </Chip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { PageLink } from '@/components/ui/page-link';
import { Segmented } from '@/components/ui/segmented';
import { maximumAge, minimumAge } from '@/lib/site/constants';
import { audienceOf } from '@/lib/site/niches/niches';
import { pathTo } from '@/lib/site/addresses/routes';
import { signUpTitle } from '@/lib/site/members/sign-up-title';
import type { SiteInfo } from '@/lib/site/site-info';

const genders = ['man', 'woman', 'everyone'] as const;
const ages = [minimumAge, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80];

const option = (age: number) => ({ value: String(age), label: String(age) });

/** Signing up, or looking around first where the site lets visitors search, by what its search offers. Nothing of it is about oneself. */
export function QuickStart({ site }: { site: SiteInfo }) {
  const t = useTranslations('home.start');
  const all = useTranslations();
  const offers = (...fields: string[]) => site.searchFields.length === 0 || fields.some((field) => site.searchFields.includes(field));
  const signUp = (
    <LinkButton className="grow" size="lg" href={pathTo('signup')}>
      {all(signUpTitle(site))}
    </LinkButton>
  );
  const actions = site.loggedOutSearch ? (
    <form className="quick-start-form" method="get" action={pathTo('members')}>
      {offers('gender', 'looking_for') ? (
        <Segmented legend={t('looking_for')} name="gender" options={genders.map((gender) => ({ value: gender, label: t(gender) }))} defaultValue={audienceOf(site.niche, 'general').gender ?? 'everyone'} />
      ) : null}
      {offers('age', 'min_age', 'max_age') ? (
        <div className="field-pair">
          <Select label={t('age_from')} name="min_age" defaultValue={String(minimumAge)} options={ages.map(option)} />
          <Select label={t('age_to')} name="max_age" defaultValue={String(maximumAge)} options={[...ages.slice(1), maximumAge].map(option)} />
        </div>
      ) : null}
      <div className="quick-start-actions">
        {signUp}
        <Button type="submit" size="lg" variant="line">
          {t('look')}
        </Button>
      </div>
    </form>
  ) : (
    <div className="quick-start-actions">{signUp}</div>
  );
  return (
    <div className="quick-start">
      {actions}
      <p className="quick-start-login small muted">
        {t('member')}{' '}
        <PageLink className="link link-line" href={pathTo('login')}>
          {t('login')}
        </PageLink>
      </p>
    </div>
  );
}

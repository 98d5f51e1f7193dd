import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Segmented } from '@/components/ui/segmented';
import { maximumAge, minimumAge } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/routes';

const genders = ['man', 'woman', 'everyone'] as const;
const ages = [minimumAge, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80];

const option = (age: number) => ({ value: String(age), label: String(age) });

/** Signing up, or looking around first where the site lets visitors search. Nothing of it is a form about oneself. */
export function QuickStart({ search }: { search: boolean }) {
  const t = useTranslations('home.start');
  const signUp = (
    <LinkButton className="grow" size="lg" href={pathTo('signup')} prefetch={false}>
      {t('signup')}
    </LinkButton>
  );
  const actions = search ? (
    <form className="quick-start-form" method="get" action={pathTo('members')}>
      <Segmented legend={t('looking_for')} name="gender" options={genders.map((gender) => ({ value: gender, label: t(gender) }))} defaultValue="everyone" />
      <div className="field-pair">
        <Select label={t('age_from')} name="min_age" defaultValue={String(minimumAge)} options={ages.map(option)} />
        <Select label={t('age_to')} name="max_age" defaultValue={String(maximumAge)} options={[...ages.slice(1), maximumAge].map(option)} />
      </div>
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
      <p className="small muted centered">
        {t('member')}{' '}
        <Link className="link" href={pathTo('login')}>
          {t('login')}
        </Link>
      </p>
    </div>
  );
}

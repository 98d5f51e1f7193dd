import { useTranslations } from 'next-intl';
import { Segmented } from '@/components/ui/segmented';
import { genders } from '@/lib/contract/genders';

/** Whom one looks for. */
export function LookingForField({ value = 'everyone' }: { value?: string }) {
  const t = useTranslations('signup.account');
  const seek = useTranslations('seek');
  return <Segmented legend={t('looking_for')} name="looking_for" defaultValue={value} options={genders.map((each) => ({ value: each, label: seek(each) }))} />;
}

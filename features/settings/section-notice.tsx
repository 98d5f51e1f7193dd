import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { minimumPasswordLength } from '@/lib/site/constants';
import type { SettingsFlash } from './settings-flash';

/** Above a section: that it is saved, or why not. What is wrong with a field stands at the field. */
export function SectionNotice({ flash }: { flash: SettingsFlash }) {
  const t = useTranslations();
  if (!flash) return null;
  const { error, params, values } = flash;
  if (error) return <Alert kind="danger" title={t(error, { min: minimumPasswordLength, ...params })} />;
  return values.done ? <Alert kind="success" live title={t(values.done)} /> : null;
}

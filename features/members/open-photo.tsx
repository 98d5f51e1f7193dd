'use client';

import { useTranslations } from 'next-intl';
import { useStage } from './photo-stage';
import { useHydrated } from '@/components/ui/use-hydrated';

/** The whole photo as a button that opens the viewer; it is there once it works. */
export function OpenPhoto({ index }: { index: number }) {
  const t = useTranslations('members.viewer');
  const { open } = useStage();
  if (!useHydrated()) return null;
  return <button type="button" className="photo-open" aria-label={t('open', { number: index + 1 })} onClick={() => open(index)} />;
}

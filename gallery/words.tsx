import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A text of the catalogue, for what takes it in words; without a key there is none. */
export function Words({ of, children }: { of: string | undefined; children: (words: string | undefined) => ReactNode }) {
  const t = useTranslations();
  return children(of && t(of));
}

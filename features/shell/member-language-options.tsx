'use client';

import { useSaveLanguage } from '@/lib/queries/user';
import { LanguageOptions, type LanguageOptionsProps } from './language-options';

/** The same for a member: the choice is saved to the account too. (A10) */
export function MemberLanguageOptions(props: Omit<LanguageOptionsProps, 'onChoose'>) {
  return <LanguageOptions {...props} onChoose={useSaveLanguage().mutate} />;
}

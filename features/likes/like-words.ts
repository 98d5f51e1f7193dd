import { useTranslations } from 'next-intl';
import type { Liker } from '@/lib/contract/likes';

/** What a like is told with. One of the site itself says who chose, and, of a fictional profile, what it is made for. */
export function useLikeWords({ name, auto, fictional }: Liker): { title: string; text: string } {
  const t = useTranslations('likes.meeting');
  if (!auto) return { title: t('like_title', { name }), text: t('like_text') };
  if (!name) return { title: t('auto_nameless_title'), text: t('auto_nameless_text') };
  return { title: t('auto_title', { name }), text: fictional ? t('auto_fictional_text', { name }) : t('auto_text', { name }) };
}

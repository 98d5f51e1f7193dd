import { useTranslations } from 'next-intl';
import { Field, fieldLinks } from '@/components/form/field';

type GiftNoteProps = { longest: number; text?: string; /** Why the server would not have it. */ error?: string };

/** A few words with a gift, if one likes: they cost nothing more. */
export function GiftNote({ longest, text, error }: GiftNoteProps) {
  const t = useTranslations('gifts');
  return (
    <Field id="gift-note" label={t('note')} error={error}>
      <textarea className="input" name="text" rows={2} maxLength={longest} defaultValue={text} {...fieldLinks('gift-note', { error })} />
    </Field>
  );
}

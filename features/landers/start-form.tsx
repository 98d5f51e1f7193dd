import type { ReactNode } from 'react';
import type { Locale } from '@/lib/site/locales';

type StartFormProps = {
  /** The lander's name in the registry. */
  lander: string;
  locale: Locale;
  /** The member whom the message is for. */
  member?: number;
  id?: string;
  className?: string;
  children?: ReactNode;
};

/**
 * The one action of a lander: a form that carries what was chosen to sign-up. Inside it stand radios or a field named
 * `message`, checkboxes named `wish`, and one button. What is chosen never stands in an address.
 */
export function StartForm({ lander, locale, member, id, className, children }: StartFormProps) {
  return (
    <form id={id} className={className} method="post" action="/forms/start">
      <input type="hidden" name="lander" value={lander} />
      <input type="hidden" name="locale" value={locale} />
      {member ? <input type="hidden" name="member" value={member} /> : null}
      {children}
    </form>
  );
}

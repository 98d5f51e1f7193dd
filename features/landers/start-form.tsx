import type { ReactNode } from 'react';
import type { SiteInfo } from '@/lib/site/site-info';
import { slugOf } from '@/lib/site/addresses/slugs';

type StartFormProps = {
  /** The lander's name in the registry. */
  lander: string;
  site: SiteInfo;
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
export function StartForm({ lander, site, member, id, className, children }: StartFormProps) {
  return (
    <form id={id} className={className} method="post" action="/forms/start">
      <input type="hidden" name="lander" value={lander} />
      <input type="hidden" name="slug" value={slugOf(site)} />
      {member ? <input type="hidden" name="member" value={member} /> : null}
      {children}
    </form>
  );
}

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-look';

/** The member wants mails again: after a spam complaint nobody else can say so. (T14) */
export function AllowMailsForm({ back, line, children }: { /** The page to come back to; left out: where it was sent from. */ back?: string; line?: boolean; children: ReactNode }) {
  return (
    <form method="post" action="/forms/allow-mails">
      {back ? <input type="hidden" name="back" value={back} /> : null}
      <button type="submit" className={buttonClass({ size: 'sm', variant: line ? 'line' : undefined })}>
        {children}
      </button>
    </form>
  );
}

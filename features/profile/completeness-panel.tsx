import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import type { ProfilePart } from '@/lib/site/members/profile-completeness';

type CompletenessPanelProps = {
  percent: number;
  missing: readonly ProfilePart[];
  /** Where each part is filled in. */
  hrefs: Record<ProfilePart, string>;
};

/** The field itself gets the focus, where the browser alone would only scroll to it. */
function focusOn(event: MouseEvent<HTMLAnchorElement>): void {
  const place = document.getElementById(event.currentTarget.hash.slice(1));
  const field = place?.matches('input, select, textarea, a') ? place : place?.querySelector<HTMLElement>('input, select, textarea');
  if (!field) return;
  event.preventDefault();
  place!.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** How much of the profile is there, what is missing, and the way to it. */
export function CompletenessPanel({ percent, missing, hrefs }: CompletenessPanelProps) {
  const t = useTranslations('profile.complete');
  const [first, ...others] = missing;
  const title = first ? t(percent < 50 ? 'begun' : 'almost') : t('whole');
  return (
    <section className="panel completeness" aria-label={t('label')}>
      <div className="completeness-ring">
        <svg viewBox="0 0 68 68" aria-hidden="true">
          <circle cx="34" cy="34" r="30.5" pathLength="100" />
          <circle cx="34" cy="34" r="30.5" pathLength="100" strokeDasharray={`${percent} 100`} />
        </svg>
        <b className="tabular" role="status">
          {t('percent', { percent })}
        </b>
      </div>
      <div className="grow">
        <b>{title}</b>
        <p className="small muted">{first ? t(`ask.${first}`) : t('whole_text')}</p>
        {others.length > 0 ? (
          <ul className="chips">
            {others.map((part) => (
              <li key={part}>
                <a className="chip chip-sm chip-flat" href={hrefs[part]} onClick={focusOn}>
                  {t(`part.${part}`)}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {first ? (
        <LinkButton variant="soft" size="sm" href={hrefs[first]} onClick={focusOn}>
          {t('fill')}
        </LinkButton>
      ) : null}
    </section>
  );
}

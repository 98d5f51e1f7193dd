import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

type SaveBarProps = { state: 'as it was' | 'changed' | 'saved'; busy: boolean };

/** Saving, in sight wherever one is in the form, and whether there is anything to save. */
export function SaveBar({ state, busy }: SaveBarProps) {
  const t = useTranslations('profile.edit');
  return (
    <div className={state === 'changed' ? 'save-bar is-due' : 'save-bar'}>
      <p className="grow small" role="status">
        {state === 'saved' ? (
          <span className="save-done">
            <Icon name="check-circle" weight="fill" />
            {t('saved')}
          </span>
        ) : null}
        {state === 'changed' ? t('unsaved') : null}
      </p>
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
    </div>
  );
}

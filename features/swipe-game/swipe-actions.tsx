import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { pathTo } from '@/lib/site/addresses/routes';

type SwipeActionsProps = {
  member: { id: number; name: string };
  /** Nobody is liked unseen: in the place of the heart stands what it needs. (P02) */
  canLike: boolean;
  /** Whose pass can be taken back. */
  undo: string | null;
  onDecide: (like: boolean) => void;
  onUndo: () => void;
};

/** The same as the gestures, for everyone: a form, so that it works before there is script. */
export function SwipeActions({ member: { id, name }, canLike, undo, onDecide, onUndo }: SwipeActionsProps) {
  const t = useTranslations('swipe.act');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onDecide((submitter as HTMLButtonElement | null)?.value === '1');
  };
  return (
    <form className="swipe-actions" action="/forms/swipe" method="post" onSubmit={onSubmit}>
      <input type="hidden" name="profile" value={id} />
      {undo === null ? null : (
        <button type="button" className="swipe-act is-undo" aria-label={t('undo', { name: undo })} title={t('undo', { name: undo })} onClick={onUndo}>
          <Icon name="arrow-counter-clockwise" />
        </button>
      )}
      <PageLink className="swipe-act is-profile" href={pathTo('members-id', { id })} aria-label={t('profile', { name })} title={t('profile', { name })}>
        <Icon name="user" />
      </PageLink>
      <button type="submit" className="swipe-act is-no" name="like" value="0" aria-label={t('pass', { name })} title={t('pass', { name })}>
        <Icon name="x" />
      </button>
      {canLike ? (
        <button type="submit" className="swipe-act is-like" name="like" value="1" aria-label={t('like', { name })} title={t('like', { name })}>
          <Icon name="heart" weight="fill" />
        </button>
      ) : (
        <PageLink className="swipe-act is-locked" href={pathTo('credits', {}, { back: pathTo('swipe-game') })} aria-label={t('locked', { name })} title={t('locked', { name })} data-locked={name}>
          <Icon name="padlock" weight="fill" />
        </PageLink>
      )}
    </form>
  );
}

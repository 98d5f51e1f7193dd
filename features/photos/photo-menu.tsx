import { useTranslations } from 'next-intl';
import type { FormEvent, MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { PageLink } from '@/components/ui/page-link';
import type { Photo } from '@/lib/contract/person';
import { pathTo } from '@/lib/site/addresses/routes';

export type PhotoDeed = { do: 'move'; to: number } | { do: 'private'; hidden: boolean };

type PhotoMenuProps = {
  photo: Photo;
  /** Counted from 0. */
  index: number;
  /** All of them, in the order that is shown. */
  order: readonly number[];
  onDeed: (deed: PhotoDeed) => void;
  onRemove: () => void;
};

/** What a button of the form says of itself, for the page without script too. */
function deedOf(value: string): PhotoDeed {
  const [name, to] = value.split(':');
  return name === 'move' ? { do: 'move', to: Number(to) } : { do: 'private', hidden: name === 'hide' };
}

/** What can be done with a photo, without dragging too; a form, so that it works before its script is there. */
export function PhotoMenu({ photo, index, order, onDeed, onRemove }: PhotoMenuProps) {
  const t = useTranslations('photos.menu');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (button) onDeed(deedOf(button.value));
  };
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    onRemove();
  };
  const deed = (value: string, words: string) => (
    <button type="submit" name="deed" value={value} className="menu-item">
      {words}
    </button>
  );
  return (
    <Menu end className="tile-menu" label={t('label', { number: index + 1 })} summaryClassName="icon-button icon-button-glass" summary={<Icon name="dots-three-vertical" />}>
      <form method="post" action="/forms/photo-change" onSubmit={submit}>
        <input type="hidden" name="id" value={photo.id} />
        <input type="hidden" name="order" value={order.join()} />
        {index > 0 ? deed('move:0', t('main')) : null}
        {index > 1 ? deed(`move:${index - 1}`, t('move', { number: index })) : null}
        {index < order.length - 1 ? deed(`move:${index + 1}`, t('move', { number: index + 2 })) : null}
        {photo.private ? deed('show', t('show')) : deed('hide', t('hide'))}
      </form>
      <PageLink className="menu-item is-danger" href={pathTo('settings-section', { section: 'photos' }, { remove: photo.id })} scroll={false} onClick={remove}>
        {t('remove')}
      </PageLink>
    </Menu>
  );
}

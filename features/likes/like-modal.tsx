import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { personLook } from '@/components/media/person-look';
import { PersonPhoto } from '@/components/media/person-photo';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import type { Liker } from '@/lib/contract/likes';
import { matchUrl, photoUrl } from '@/lib/site/addresses/photo-url';
import { pathTo } from '@/lib/site/addresses/routes';
import { useLikeWords } from './like-words';
import { useMeetingDialog } from './use-meeting-dialog';

const title = 'like-title';

/** Somebody likes the member; or the site does, in the name of a profile, which is said on the first line. (S20, T20) */
export function LikeModal({ profile, onClose }: { profile: Liker; onClose: () => void }) {
  const t = useTranslations();
  const site = useSite();
  const words = useLikeWords(profile);
  const { dialog, on } = useMeetingDialog(profile.id, onClose);
  const { id, name, main_image: image, auto } = profile;
  const href = pathTo('members-id', { id });
  return (
    <dialog ref={dialog} className="dialog meeting" aria-labelledby={title} {...on}>
      <IconButton className="dialog-close" look="glass" label={t('ui.dialog.close')} icon={<Icon name="x" />} />
      <div className="meeting-photo on-photo">
        <PersonPhoto
          {...personLook(profile, site)}
          isNew={false}
          variant="hero"
          bare={auto}
          locked={image?.locked}
          alt={auto && name ? t('likes.meeting.profile', { name }) : ''}
          src={(auto ? matchUrl(image, site.cdnPrefix) : null) ?? photoUrl(image, 'full', site.cdnPrefix)}
          href={href}
        />
        <span className="meeting-heart">
          <Icon name="heart" weight="fill" />
        </span>
      </div>
      <div className="meeting-words">
        {auto ? (
          <p className="auto-pill">
            <Icon name="sparkle" weight="fill" />
            {t('likes.meeting.auto')}
          </p>
        ) : null}
        <h2 id={title} className="title-2">
          {words.title}
        </h2>
        <p className="muted">{words.text}</p>
        <LinkButton size="lg" full href={href}>
          {t('likes.meeting.view')}
        </LinkButton>
      </div>
    </dialog>
  );
}

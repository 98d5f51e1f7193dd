import { useTranslations } from 'next-intl';
import { useSite } from '@/components/layout/site-context';
import { avatarLook } from '@/components/media/avatar-look';
import { FictionalTag } from '@/components/media/fictional-tag';
import { PersonAvatar } from '@/components/media/person-avatar';
import { Icon } from '@/components/ui/icon';
import { PageLink } from '@/components/ui/page-link';
import { UnsentIcon } from '../messages/unsent-icon';
import { useUnsentReason } from '../messages/use-unsent-reason';
import type { Unlisted } from './use-unlisted-people';

/** Lines for those with whom no conversation has begun, since what was written to them was not sent yet: what, and why. (S06, P04) */
export function UnlistedRows({ people }: { people: readonly Unlisted[] }) {
  const t = useTranslations('chat');
  const site = useSite();
  const { reasonOf } = useUnsentReason();
  return (
    <ul className="chat-rows">
      {people.map((each) => {
        const { person, text, gift, href } = each;
        const look = avatarLook(person, site);
        return (
          <li key={person.id} className="chat-row">
            <PageLink className="chat-link" href={href}>
              <PersonAvatar {...look} size={54} />
              <span className="chat-text">
                <span className="chat-name">
                  <span className="ellipsis">{person.name}</span>
                  {look.fictional ? <FictionalTag texts={look.fictional} /> : null}
                </span>
                <span className="chat-last">
                  {gift ? (
                    <>
                      <Icon name="gift" weight="fill" /> {t('gift.out', { gift: gift.key, name: person.name })}
                    </>
                  ) : (
                    t('list.own', { text })
                  )}
                </span>
                <span className="chat-unsent">
                  <UnsentIcon entry={each} /> {reasonOf(each, person.name)}
                </span>
              </span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

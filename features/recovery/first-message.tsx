import { useTranslations } from 'next-intl';
import { FictionalBar } from '@/components/media/fictional-bar';
import { personLook } from '@/components/media/person-look';
import { PersonAvatar } from '@/components/media/person-avatar';
import { Icon } from '@/components/ui/icon';
import type { Person } from '@/lib/contract/person';
import { photoUrl } from '@/lib/site/addresses/photo-url';
import type { SiteInfo } from '@/lib/site/site-info';

type FirstMessageProps = { site: SiteInfo; member: Person; text: string; sent: boolean };

/** The message that was written before the account existed: to whom, what, and whether it has gone. */
export function FirstMessage({ site, member, text, sent }: FirstMessageProps) {
  const t = useTranslations('recovery.activated');
  const { fictional, age, place } = personLook(member, site);
  return (
    <section className="panel first-message">
      <div className="first-message-head">
        <PersonAvatar size={48} name={member.name} src={photoUrl(member.main_image, 'thumb', site.cdnPrefix)} fictional={fictional} online={member.online} />
        <p className="grow">
          <b>{age ? `${member.name},\u00A0${age}` : member.name}</b>
          {place ? <span className="small muted">{place}</span> : null}
        </p>
        <span className={sent ? 'state-pill is-success' : 'state-pill'}>
          <Icon name={sent ? 'check' : 'clock'} />
          {t(sent ? 'sent' : 'waiting')}
        </span>
      </div>
      <p className="first-message-text">{text}</p>
      {fictional ? <FictionalBar texts={fictional} /> : null}
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { LeaveReason } from '@/lib/contract/leave-reasons';
import { stayDiscountLife } from '@/lib/site/constants';
import { pathTo } from '@/lib/site/addresses/routes';
import { leavePath } from './leave-paths';
import { LeaveSteps } from './leave-steps';
import { wayLooks, waysOf, type Way } from './ways';

type WaysScreenProps = {
  reason?: LeaveReason;
  /** Per cent off the next purchase, for who stays; null where the company offers none. */
  discount: number | null;
  credits: number;
  /** Whether the server keeps settings. */
  keeps?: boolean;
  /** What is so already. */
  done: readonly Way[];
  /** One of them was chosen just now. */
  saved: boolean;
  intlLocale: string;
};

/** What could be enough instead, by the reason; the way on stays as easy as before. (S10) */
export function WaysScreen({ reason, discount, keeps, credits, done, saved, intlLocale }: WaysScreenProps) {
  const t = useTranslations('leave');
  const percentage = new Intl.NumberFormat(intlLocale, { style: 'percent', maximumFractionDigits: 1 }).format((discount ?? 0) / 100);
  const days = stayDiscountLife / (24 * 60 * 60 * 1000);
  const lead = reason && reason !== 'other' ? t('other.lead', { reason: t(`reason.${reason}`) }) : t('other.lead_plain');
  return (
    <LeaveSteps step={2} title={t('other.title')} lead={lead}>
      {saved ? <Alert kind="success" live title={t('other.saved')} /> : null}
      <ul className="panel leave-ways">
        {waysOf(reason, discount, keeps).map((way) => (
          <li key={way}>
            <Disc size="sm" kind={wayLooks[way].kind} icon={wayLooks[way].icon} />
            <span className="grow">
              <b>{t(`way.${way}.title`, { percentage })}</b>
              <span className="small muted">{t(`way.${way}.text`, { days })}</span>
            </span>
            <WayAction way={way} done={done.includes(way)} reason={reason} />
          </li>
        ))}
      </ul>
      {credits > 0 ? (
        <Alert kind="warning" icon={<Icon name="star-four" weight="fill" />} title={t('credits.title', { count: credits })}>
          {t('credits.text')}
        </Alert>
      ) : null}
      <div className="leave-actions">
        <LinkButton variant="line" size="lg" href={leavePath('confirm', reason)}>
          {t('other.go_on')}
        </LinkButton>
        <LinkButton variant="ghost" href={pathTo('members')}>
          {t('stay')}
        </LinkButton>
      </div>
    </LeaveSteps>
  );
}

function WayAction({ way, done, reason }: { way: Way; done: boolean; reason?: LeaveReason }) {
  const t = useTranslations('leave.way');
  const { href } = wayLooks[way];
  if (href) {
    return (
      <LinkButton variant="soft" size="sm" href={href}>
        {t(`${way}.action`)}
      </LinkButton>
    );
  }
  if (done) {
    return (
      <span className="small leave-done">
        <Icon name="check" /> {t(`${way}.done`)}
      </span>
    );
  }
  return (
    <form method="post" action="/forms/stay">
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="back" value={leavePath('ways', reason)} />
      {way === 'discount' && reason ? <input type="hidden" name="reason" value={reason} /> : null}
      <button type="submit" className={buttonClass({ variant: 'soft', size: 'sm' })}>
        {t(`${way}.action`)}
      </button>
    </form>
  );
}

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { reportReasons } from '@/lib/contract/report-reasons';

/** The reasons, none of them chosen beforehand. */
export function ReasonChoice({ chosen, error }: { chosen?: string; error?: string }) {
  const t = useTranslations('safety');
  return (
    <fieldset className="field" role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error ? 'report-reason-error' : undefined}>
      <legend className="visually-hidden">{t('report.reason')}</legend>
      <div className="safety-reasons">
        {reportReasons.map((reason) => (
          <label key={reason} className="safety-reason">
            <span className="grow">
              {t(`reason.${reason}`)}
              {reason === 'underage' ? <small>{t('reason_note')}</small> : null}
            </span>
            <input type="radio" name="reason" value={reason} defaultChecked={reason === chosen} />
          </label>
        ))}
      </div>
      {error ? (
        <p className="field-error" id="report-reason-error" role="alert">
          <Icon name="warning-circle" weight="fill" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}

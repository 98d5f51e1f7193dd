import { useTranslations } from 'next-intl';
import { FaultPlace } from '@/components/form/fault-place';
import type { FaultWords } from '@/components/form/told-faults';
import { reportReasons } from '@/lib/contract/report-reasons';

/** The reasons, none of them chosen beforehand. */
export function ReasonChoice({ chosen, fault, words }: { chosen?: string; /** What is wrong, as a code. */ fault?: string; words: FaultWords }) {
  const t = useTranslations('safety');
  return (
    <fieldset className="field" role="radiogroup" aria-invalid={fault ? true : undefined} aria-describedby="report-reason-error">
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
      <FaultPlace id="report-reason-error" field="reason" code={fault} words={words} />
    </fieldset>
  );
}

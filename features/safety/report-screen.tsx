import { useTranslations } from 'next-intl';
import { FaultPlace } from '@/components/form/fault-place';
import { Field } from '@/components/form/field';
import { Switch } from '@/components/form/switch';
import { useCodeWords } from '@/components/form/use-code-words';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { fictionalTexts } from '@/components/media/person-look';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button-look';
import { longestReport } from '@/lib/contract/report-reasons';
import { pathTo } from '@/lib/site/addresses/routes';
import { ReasonChoice } from './reason-choice';
import { RememberReport } from './remember-report';
import type { ReportDraft } from './report-draft';
import { ReportMessages } from './report-messages';
import { SheetPage } from './sheet-page';

/** The report: why, in words if one likes, and with which messages. */
export function ReportScreen({ person, site, blocked, messages, typed, faults = {}, troubles, writer, formKey }: ReportDraft) {
  const t = useTranslations('safety.report');
  const { id, name } = person;
  const words = { ...useCodeWords(['text_too_long'], { max: longestReport }), required: t('reason_missing') };
  const fictional = fictionalTexts(person, site);
  return (
    <SheetPage member={id} blocked={blocked} back={blocked ? pathTo('members') : pathTo('members-id', { id })}>
      <div>
        <h1 id="sheet-title" className="title-2">
          {t('title', { name })}
        </h1>
        <p className="muted">{t('lead', { name })}</p>
        {fictional ? <FictionalStrip texts={fictional} shape="pill" /> : null}
      </div>
      {troubles.general ? <Alert kind="danger" title={troubles.general} /> : null}
      {troubles.kept ? <Alert title={troubles.kept} live /> : null}
      <form className="stack" action="/forms/report" method="post" noValidate data-check="report" data-words={JSON.stringify(words)}>
        <input type="hidden" name="profile" value={id} />
        <input type="hidden" name="key" value={formKey} />
        {writer === undefined ? null : <input type="hidden" name="writer" value={writer} />}
        <ReasonChoice chosen={typed.reason} fault={faults.reason} words={words} />
        <Field id="report-text" label={t('text')}>
          <textarea
            id="report-text" className="input" name="text" rows={2} maxLength={longestReport} defaultValue={typed.text}
            aria-describedby="report-text-error" aria-invalid={faults.text ? true : undefined}
          />
          <FaultPlace id="report-text-error" field="text" code={faults.text} words={words} />
        </Field>
        <ReportMessages messages={messages} name={name} leftOut={typed.leaveOut} />
        {blocked ? null : <Switch name="block" value="1" label={t('also_block')} hint={t('also_block_note')} defaultChecked={typed.block} />}
        <button type="submit" className={buttonClass({ size: 'lg', full: true })}>
          {t('submit')}
        </button>
      </form>
      <RememberReport />
    </SheetPage>
  );
}

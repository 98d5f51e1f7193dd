import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FictionalStrip } from '@/components/media/fictional-strip';
import type { CompanyInfo, SiteSettings } from '@/lib/contract/site-settings';
import { formatLongDate } from '@/lib/format/dates';
import type { LegalTexts } from '@/lib/i18n/legal-texts';
import type { SiteInfo } from '@/lib/site/site-info';
import { termsVersion, type StaticPage } from '@/lib/site/addresses/static-pages';
import { CompanyFacts } from './company-facts';
import { LegalBlocks } from './legal-blocks';
import { legalTranslator } from './legal-translator';
import { MessageCosts } from './message-costs';
import { PageContents } from './page-contents';
import { useLegalValues } from './use-legal-values';

export type LegalScreenProps = { page: StaticPage; site: SiteInfo; settings: SiteSettings; company: CompanyInfo; texts: LegalTexts; /** Where the site stands, without a scheme: before every link on paper. */ host: string };

/** What a section shows under its words: facts and figures that are no text. */
function figuresOf({ page, site, settings, company }: LegalScreenProps): Record<string, ReactNode> {
  const facts = <CompanyFacts site={site} company={company} />;
  const { singular: label, warning, icon } = site.fictional;
  return {
    [page === 'terms' || page === 'privacy' ? 'who' : 'company']: facts,
    fictional: <FictionalStrip texts={{ label, warning, icon }} shape="pill" />,
    credits: page === 'terms' ? <MessageCosts site={site} costs={settings.minimum_message_costs} /> : null,
  };
}

/** A page of rules: in short, its contents, its sections, filled with what this site and its company are. (R20, B09) */
export function LegalScreen(props: LegalScreenProps) {
  const { page, site, settings, company, texts, host } = props;
  const frame = useTranslations('legal_page');
  const values = { ...useLegalValues(site, settings, company), host };
  const t = legalTranslator(site.locale, texts);
  const figures = figuresOf(props);
  const numbered = page !== 'service';
  const sections = texts.sections.map((section, index) => {
    const title = t.plain(`${section.key}.title`, values);
    return { ...section, title: numbered ? `${index + 1}. ${title}` : title };
  });
  return (
    <div className="wrap legal">
      <header className="legal-head">
        {page === 'terms' ? (
          <p className="small muted">{frame('version', { date: formatLongDate(termsVersion(company.added), site.intlLocale, 'Europe/Amsterdam') })}</p>
        ) : null}
        <h1 className="title-1">{t.plain('title', values)}</h1>
        <p className="lead">{t.plain('summary', values)}</p>
      </header>
      <PageContents title={frame('contents')} entries={sections.map(({ id, title }) => ({ id, label: title }))} />
      <article className="prose">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <LegalBlocks blocks={blocks} t={t} values={values} />
            {figures[id]}
          </section>
        ))}
      </article>
    </div>
  );
}

import { useTranslations } from 'next-intl';
import { Disc } from '@/components/ui/disc';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { telHref } from '@/lib/format/phone';
import { pathTo } from '@/lib/site/addresses/routes';
import { FaqSearch } from './faq-search';
import { LegalBlocks } from './legal-blocks';
import type { LegalScreenProps } from './legal-screen';
import { legalTranslator } from './legal-translator';
import { PageContents } from './page-contents';
import { useLegalValues, type LegalValues } from './use-legal-values';

/** Questions by topic, each opened by a press or by its address; a field that leaves those with the word in them. (R20) */
export function FaqScreen({ site, settings, company, texts, host }: Omit<LegalScreenProps, 'page'>) {
  const frame = useTranslations('legal_page');
  const words = useTranslations('legal_page.faq');
  const values: LegalValues = { ...useLegalValues(site, settings, company), host };
  const t = legalTranslator(site.locale, texts);
  const topics = texts.sections.map((topic) => ({ ...topic, title: t.plain(`${topic.key}.title`, values) }));
  const phone = values.phone === undefined ? null : String(values.phone);
  return (
    <div className="wrap legal">
      <header className="legal-head">
        <h1 className="title-1">{t.plain('title', values)}</h1>
        <p className="lead">{t.plain('summary', values)}</p>
      </header>
      <PageContents title={frame('topics')} entries={topics.map(({ id, title }) => ({ id, label: title }))} />
      <div className="faq">
        <FaqSearch label={words('search')} found={words('found', { count: '{count}' })} none={words('none')}>
          {topics.map(({ id: topic, title, questions }) => (
            <section key={topic} className="panel" aria-labelledby={topic}>
              <h2 id={topic} className="title-4">
                {title}
              </h2>
              {questions.map(({ id, key, blocks }) => (
                <details key={id} className="question">
                  <summary>
                    <span>{t.plain(`${key}.title`, values)}</span>
                    <Icon name="plus" />
                  </summary>
                  {/* A browser that is led to what lies in a closed answer opens it. */}
                  <div className="answer" id={`${topic}-${id}`}>
                    <LegalBlocks blocks={blocks} t={t} values={values} />
                  </div>
                </details>
              ))}
            </section>
          ))}
        </FaqSearch>
        <section className="panel ask">
          <Disc icon={<Icon name="lifebuoy" weight="fill" />} size="sm" />
          <p className="grow">
            <b>{words('ask')}</b> <span className="small muted">{words('ask_text')}</span>
          </p>
          {phone ? (
            <a className="btn btn-line" href={telHref(phone)}>
              <Icon name="phone" weight="fill" /> {phone}
            </a>
          ) : null}
          <LinkButton variant="line" href={pathTo('pages-service')}>
            {words('contact')}
          </LinkButton>
        </section>
      </div>
    </div>
  );
}

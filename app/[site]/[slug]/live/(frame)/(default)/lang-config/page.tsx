import '@/styles/language.scss';
import { liveRequest, type SiteParams } from '@/app/page-request/site-request';
import { today } from '@/app/page-request/today';
import { LanguageConfigScreen } from '@/features/shell/language-config-screen';

export { generateMetadata } from '@/app/[site]/[slug]/cached/(default)/lang-config/page';

export default async function Page({ params }: { params: SiteParams }) {
  const { site, user } = await liveRequest(params);
  return <LanguageConfigScreen site={site} now={today()} member={user !== null} />;
}

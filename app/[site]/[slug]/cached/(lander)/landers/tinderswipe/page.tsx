import '@/styles/lander-tinderswipe.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cachedPart } from '@/app/page-request/cached-part';
import { landerMetadata, landerProfiles, landerRequest } from '@/app/shared-pages/lander-page';
import { siteRequest, type SiteParams } from '@/app/page-request/site-request';
import { deckOf, TinderswipeScreen } from '@/features/landers/tinderswipe-screen';

/** Where the site shows its members to nobody outside there are no cards, and none are promised: then it says what the page does. */
export async function generateMetadata({ params }: { params: SiteParams }): Promise<Metadata> {
  const [metadata, { site }] = await Promise.all([landerMetadata(params, 'tinderswipe'), siteRequest(params)]);
  if (site.loggedOutSearch) return metadata;
  const t = await getTranslations('lander');
  return { ...metadata, title: t('gallery.lead_nobody'), description: t('collagelanding.how.look_text') };
}

export default function Page({ params }: { params: SiteParams }) {
  return cachedPart(async () => {
    const { visitor, site, people } = await landerRequest(params);
    const deck = deckOf(people);
    return <TinderswipeScreen site={site} deck={deck} profiles={await landerProfiles(visitor, deck)} />;
  });
}

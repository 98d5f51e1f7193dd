import '@/styles/safety.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { safetyOf, safetyTitle, type MemberParams } from '@/app/shared-pages/safety-page';
import { memberRequest } from '@/app/page-request/site-request';
import { BlockScreen } from '@/features/safety/block-screen';

type Props = { params: MemberParams };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return safetyTitle(params, 'block.title', async () => ({ name: (await safetyOf(params))?.member.name ?? '' }));
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site } = await memberRequest(params);
    const draft = await safetyOf(params);
    // Whoever is gone can still be reported, and no more.
    if (!draft || (draft.member.status === 'deleted' && !draft.blocked)) return missingPage();
    const [flash, t] = [await readFlash('block'), await getTranslations()];
    return <BlockScreen person={draft.member} site={site} blocked={draft.blocked ?? false} trouble={flash ? t(flash.error, flash.params) : undefined} />;
  });
}

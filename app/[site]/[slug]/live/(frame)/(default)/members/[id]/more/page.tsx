import '@/styles/safety.scss';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readFlash } from '@/app/page-request/flash';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { safetyOf, safetyTitle, type MemberParams } from '@/app/shared-pages/safety-page';
import { memberRequest } from '@/app/page-request/site-request';
import { BlockScreen } from '@/features/safety/block-screen';
import { MoreScreen } from '@/features/safety/more-screen';
import { getChat } from '@/lib/contract/chats';

type Props = { params: MemberParams };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return safetyTitle(params, 'more.label', async () => ({ name: (await safetyOf(params))?.member.name ?? '' }));
}

export default function Page({ params }: Props) {
  return renderPage(async () => {
    const { site, call } = await memberRequest(params);
    const draft = await safetyOf(params);
    // Whoever is gone can still be reported, and no more.
    if (!draft || (draft.member.status === 'deleted' && !draft.blocked)) return missingPage();
    if (draft.blocked) return <BlockScreen person={draft.member} site={site} blocked />;
    const talk = await call(getChat, { query: { member: draft.member.id } }).then(
      ({ conversation: { id, muted = false } }) => (id ? { id, muted } : null),
      () => null,
    );
    const [flash, t] = [await readFlash('mute'), await getTranslations()];
    return <MoreScreen person={draft.member} site={site} talk={talk} trouble={flash ? t(flash.error, flash.params) : undefined} />;
  });
}

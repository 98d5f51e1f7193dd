import '@/styles/likes.scss';
import type { Metadata } from 'next';
import { likesMetadata, likesPage } from '@/app/shared-pages/likes-page';
import { missingPage, renderPage } from '@/app/page-request/render-page';
import { memberRequest } from '@/app/page-request/site-request';
import { likeTypeOf } from '@/lib/stores/likes-lists';

type Props = { params: Promise<{ site: string; slug: string; type: string }>; searchParams: Promise<{ show?: string | string[] }> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return likesMetadata(params);
}

export default async function Page(props: Props) {
  const type = likeTypeOf((await props.params).type);
  if (type) return likesPage(type, props);
  return renderPage(async () => {
    await memberRequest(props.params);
    return missingPage();
  });
}

import type { ComponentProps } from 'react';
import Page from '@/app/[site]/[slug]/live/(frame)/(default)/members/page';
import { HeldPopovers } from '@/app/held-popovers';

export { generateMetadata } from '@/app/[site]/[slug]/live/(frame)/(default)/members/page';

export default function VisitorsSearch(props: ComponentProps<typeof Page>) {
  return (
    <>
      <HeldPopovers />
      <Page {...props} />
    </>
  );
}

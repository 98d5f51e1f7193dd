import '@/styles/debit.scss';
import type { Metadata } from 'next';
import { debitMetadata, directDebitPage, type DebitQuery } from '@/app/shared-pages/directdebit-page';
import type { SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams; searchParams: Promise<DebitQuery> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return debitMetadata(params);
}

export default async function Page({ params, searchParams }: Props) {
  return directDebitPage(params, await searchParams);
}

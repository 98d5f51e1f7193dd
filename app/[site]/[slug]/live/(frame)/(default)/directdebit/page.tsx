import '@/styles/debit.scss';
import type { Metadata } from 'next';
import { debitMetadata, directDebitPage, type DebitQuery } from '@/app/directdebit-page';
import type { SiteParams } from '@/app/site-request';

type Props = { params: SiteParams; searchParams: Promise<DebitQuery> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return debitMetadata(params);
}

export default async function Page({ params, searchParams }: Props) {
  return directDebitPage(params, await searchParams);
}

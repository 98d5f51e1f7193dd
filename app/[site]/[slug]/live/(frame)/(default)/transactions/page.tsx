import '@/styles/transactions.scss';
import type { Metadata } from 'next';
import { transactionsMetadata, transactionsPage, type TransactionsQuery } from '@/app/shared-pages/transactions-page';
import type { SiteParams } from '@/app/page-request/site-request';

type Props = { params: SiteParams; searchParams: Promise<TransactionsQuery> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return transactionsMetadata(params, 'list');
}

export default async function Page({ params, searchParams }: Props) {
  return transactionsPage(params, await searchParams);
}

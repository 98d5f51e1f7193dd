import '@/styles/transactions.scss';
import type { Metadata } from 'next';
import { orderPage, transactionsMetadata, type OrderParams, type TransactionsQuery } from '@/app/shared-pages/transactions-page';

type Props = { params: OrderParams; searchParams: Promise<TransactionsQuery> };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return transactionsMetadata(params, 'order');
}

export default async function Page({ params, searchParams }: Props) {
  return orderPage(params, await searchParams);
}

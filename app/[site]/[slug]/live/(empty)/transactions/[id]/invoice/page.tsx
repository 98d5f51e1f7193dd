import '@/styles/transactions.scss';
import type { Metadata } from 'next';
import { invoicePage, transactionsMetadata, type OrderParams } from '@/app/shared-pages/transactions-page';

type Props = { params: OrderParams };

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return transactionsMetadata(params, 'invoice');
}

export default function Page({ params }: Props) {
  return invoicePage(params);
}

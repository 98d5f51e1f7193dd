import { formatMoney } from '@/lib/format/money';

/** The parameters of a message, with sums of money as people read them. */
export function moneyParams(params: Record<string, string | number> = {}, intlLocale: string): Record<string, string | number> {
  const { currency } = params;
  if (typeof currency !== 'string') return params;
  const money = (['amount', 'limit'] as const).flatMap((name) => (typeof params[name] === 'number' ? [[name, formatMoney({ amount: params[name], currency }, intlLocale)]] : []));
  return { ...params, ...(Object.fromEntries(money) as Record<string, string>) };
}

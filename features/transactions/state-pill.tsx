import { useTranslations } from 'next-intl';
import type { OrderLook } from './order-state';

export function StatePill({ state, icon }: OrderLook) {
  const t = useTranslations('transaction.state');
  return (
    <span className={`pay-state is-${state}`}>
      {icon}
      {t(state)}
    </span>
  );
}

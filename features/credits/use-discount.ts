import { useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import type { DiscountCode } from '@/lib/contract/discounts';
import { findDiscount } from '@/lib/queries/credits';
import type { DiscountTry } from './discount-field';

export type Discount = {
  found: DiscountCode | null;
  tried: DiscountTry | null;
  busy: boolean;
  apply: (code: string) => Promise<void>;
  remove: () => void;
};

/** The discount that counts, and the code that was tried last. */
export function useDiscount(first: DiscountCode | null, firstTry: DiscountTry | null): Discount {
  const [found, setFound] = useState(first);
  const [tried, setTried] = useState(firstTry);
  const [busy, setBusy] = useState(false);
  const apply = async (typed: string) => {
    const code = typed.trim();
    if (code === '' || busy) return;
    setBusy(true);
    try {
      const next = await findDiscount(code);
      if (next) setFound(next);
      setTried(next ? null : { code, error: 'err.code_not_found' });
    } catch (error) {
      setTried({ code, error: error instanceof ApiError ? error.messageKey : 'err.generic_retry' });
    } finally {
      setBusy(false);
    }
  };
  const remove = () => {
    setFound(null);
    setTried(null);
  };
  return { found, tried, busy, apply, remove };
}

import { useState } from 'react';
import type { ApiError } from '@/lib/api/api-error';
import type { DiscountCode } from '@/lib/contract/discounts';
import { findDiscount } from '@/lib/queries/credits';
import { passedThrough } from '@/lib/site/money/discount-query';
import { codeRefusal } from './code-refusal';
import type { DiscountTry } from './discount-field';

export type DiscountEntry = {
  found: DiscountCode | null;
  tried: DiscountTry | null;
  busy: boolean;
  apply: (code: string) => Promise<void>;
  remove: () => void;
  /** An order with the code was refused, for the reason with this key. */
  refuse: (error: string) => void;
};

/** The discount that counts, and the code that was tried last. */
export function useDiscount(first: DiscountCode | null, firstTry: DiscountTry | null): DiscountEntry {
  const [found, setFound] = useState(first);
  const [tried, setTried] = useState(firstTry);
  const [busy, setBusy] = useState(false);
  const remove = () => {
    setFound(null);
    setTried(null);
  };
  const apply = async (typed: string) => {
    const code = typed.trim();
    if (busy) return;
    if (code === '') return remove();
    setBusy(true);
    try {
      const next = await findDiscount(code, passedThrough(new URLSearchParams(location.search)));
      if (next) setFound(next);
      setTried(next ? null : { code, error: 'err.code_not_found' });
    } catch (error) {
      setTried({ code, error: codeRefusal(error), params: (error as Partial<ApiError>).params });
    } finally {
      setBusy(false);
    }
  };
  const refuse = (error: string) => {
    if (found) setTried({ code: found.code, error });
    setFound(null);
  };
  return { found, tried, busy, apply, remove, refuse };
}

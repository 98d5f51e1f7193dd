import type { useTranslations } from 'next-intl';

/** The name of a way to pay in the reader's language; what a PHP server calls it where nobody here knows it. */
export function methodName(t: ReturnType<typeof useTranslations<'pay'>>, method: string | undefined): string {
  const key = `method.${method}` as 'method.card';
  return method && t.has(key) ? t(key) : (method ?? '');
}

'use client';

import { createContext, use, type ReactNode } from 'react';
import type { FormFaults } from '@/lib/contract/form-faults';

/** What is said of each code. */
export type FaultWords = Readonly<Record<string, string>>;

const ToldFaults = createContext<{ faults: FormFaults; words: FaultWords }>({ faults: {}, words: {} });

/** Gives each field of a form that the server draws what is wrong with it: the form knows the codes, the server has handed over their words. */
export function TellFaults({ faults, words, children }: { faults: FormFaults; words: FaultWords; children: ReactNode }) {
  return <ToldFaults value={{ faults, words }}>{children}</ToldFaults>;
}

/** What is wrong with a field of the form around, as a code and in words; nothing where all is well. */
export function useToldFault(name: string): { code?: string; words?: string } {
  const { faults, words } = use(ToldFaults);
  const code = faults[name];
  return code ? { code, words: words[code] ?? words.invalid_input } : {};
}

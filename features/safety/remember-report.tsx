'use client';

import { useEffect } from 'react';
import { rememberReport } from './report-memory';

/** For a report, or its receipt, on a page of its own; a sheet does it itself. */
export function RememberReport() {
  useEffect(() => rememberReport(document), []);
  return null;
}

import { expect, test } from 'vitest';
import { localesReport } from '@/scripts/locales/report';

test('[A06] no message is missing, unused or suspicious: npm run check:locales has nothing to say', () => {
  expect(localesReport()).toEqual({ missing: [], unused: [], suspicious: [] });
}, 180_000);

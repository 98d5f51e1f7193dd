// The order of the test files: those of ten seconds and more begin first, so that no worker ends with one of them alone.
import { BaseSequencer } from 'vitest/node';

/** From the longest on. */
export const longest = [
  'lib/server/orders/money-histories.test.ts',
  'lib/server/store/plans.test.ts',
  'tests/locales-report.test.ts',
  'lib/server/orders/payments-killed.test.ts',
  'tests/silent-database.test.ts',
  'lib/server/embedded.test.ts',
  'tests/page-statements.test.ts',
  'lib/server/largest-ids.test.ts',
  'tests/lander-niches.test.ts',
];

/** @param {{ moduleId: string }} file */
const rank = ({ moduleId }) => {
  const at = longest.findIndex((file) => moduleId.endsWith(`/${file}`));
  return at < 0 ? longest.length : at;
};

export class LongestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

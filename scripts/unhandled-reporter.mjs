// A reporter of Vitest: errors that came up outside any test, which its JSON report leaves out. Node 20 reads the file that it writes.
import { writeFileSync } from 'node:fs';

export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_REPORT;
    const said = ({ stack, message, VITEST_TEST_PATH: of = 'no test file', VITEST_TEST_NAME: last = '' }) => `${of} ${last}\n${stack || message}`;
    if (file) writeFileSync(file, JSON.stringify(errors.map(said)));
  }
}

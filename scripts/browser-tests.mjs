// The tests of Playwright's JSON report. Node 20 reads this.

const inSuite = (suite, above = []) => {
  const path = suite.title ? [...above, suite.title] : above;
  const own = (suite.specs ?? []).flatMap(({ title, tests }) => tests.map((test) => ({ title: [...path, title, `(${test.projectName})`].join(' › '), test })));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path))];
};

/** Each with the titles it stands under and its project, which name it in every run: an id is that of the first project that ran it. */
export const browserTests = (report) => report.suites.flatMap((suite) => inSuite(suite));

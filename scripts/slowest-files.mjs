// Which test files take longest, from the JSON reports of Vitest and Playwright. Node 20 reads this.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-command.mjs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** From the first test of a file to the end of its last. */
const unitFiles = (report) => report.testResults.map(({ name, startTime, endTime }) => ({ file: path.relative(root, name), took: endTime - startTime }));

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
/** All tries of all tests of a file: files run beside each other. */
const browserFiles = (report) =>
  report.suites.map((suite) => ({
    file: path.posix.join('e2e', suite.title),
    took: specsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration = 0 }) => sum + duration, 0),
  }));

/**
 * A line for each of the slowest test files, slowest first.
 * @param {string} unit where the report of Vitest lies
 * @param {string} browser where that of Playwright lies
 */
export function slowestFiles(unit, browser, count = 10) {
  const [units, browsers] = [read(unit), read(browser)];
  return [...(units ? unitFiles(units) : []), ...(browsers ? browserFiles(browsers) : [])]
    .sort((one, other) => other.took - one.took)
    .slice(0, count)
    .map(({ file, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

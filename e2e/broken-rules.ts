import { expect, type Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

/**
 * The rules that axe sees broken in a page. It is read into a page once, which its wrapper for Playwright does at every look: half of what one takes.
 * No page of the app holds another in a frame, so it runs in the page itself.
 */
export async function brokenRules(page: Page, without: string[] = []): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(document, options)).violations, { resultTypes: ['violations' as const], rules });
}

/** The same in words, as the tools that look at many pages say it. */
export const brokenRulesOf = async (page: Page, without: string[] = []): Promise<string[]> =>
  (await brokenRules(page, without)).map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);

/**
 * What axe has to say of a page: each rule that is broken, with the elements. A way inside the app takes the old title away and brings the new
 * one a moment after the rest: the title is waited for here, and axe is not asked about it.
 */
export async function findings(page: Page): Promise<string[]> {
  const violations = await brokenRules(page, ['document-title']);
  await expect(page).toHaveTitle(/\S/);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** The same on a desktop and on a phone, for what is walked at one width alone. */
export async function findingsAtBothWidths(page: Page): Promise<string[]> {
  const whole = page.viewportSize()!;
  const found = await findings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await findings(page)).map((finding) => `at 390 pixels, ${finding}`));
  await page.setViewportSize(whole);
  return found;
}

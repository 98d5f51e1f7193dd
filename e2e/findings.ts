import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe has to say of a page: each rule that is broken, with the elements. A way inside the app takes the old title away and brings the new
 * one a moment after the rest: the title is waited for here, and axe is not asked about it.
 * No page of the app holds another in a frame, so axe runs in the page itself (its older way) and opens no second one to add up in.
 */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).disableRules('document-title').analyze();
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

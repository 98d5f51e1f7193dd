import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe has to say of a page: each rule that is broken, with the elements. A way inside the app brings its title a moment after the rest. */
export async function findings(page: Page): Promise<string[]> {
  await expect(page).toHaveTitle(/\S/);
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

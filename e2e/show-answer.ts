// A page as the server draws it, without a visit: another answer is put in the place of the page that is shown, which spares the files that both have.
import type { APIResponse, Page } from '@playwright/test';

/** Runs in the browser. */
function putInPlace(html: string): void {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const shown = document.documentElement;
  for (const { name } of [...shown.attributes]) shown.removeAttribute(name);
  for (const { name, value } of [...answer.documentElement.attributes]) shown.setAttribute(name, value);
  document.body.replaceWith(document.adoptNode(answer.body));
}

/** Asks for a page of the app with the cookies of a browser without script that has a page of the app open, and shows it there. */
export async function showAnswer(page: Page, path: string): Promise<APIResponse> {
  const answer = await page.context().request.get(path, { maxRetries: 3 });
  await page.evaluate(putInPlace, await answer.text());
  return answer;
}

// A page as the server draws it, without a visit: its answer is put in the place of the page that is shown, which spares the files that both have.
import type { Page } from '@playwright/test';

/** Runs in the browser. */
async function putInPlace(path: string): Promise<{ url: string; status: number }> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const shown = document.documentElement;
  for (const { name } of [...shown.attributes]) shown.removeAttribute(name);
  for (const { name, value } of [...drawn.documentElement.attributes]) shown.setAttribute(name, value);
  document.body.replaceWith(document.adoptNode(drawn.body));
  return { url: answer.url, status: answer.status };
}

/** Asks for a page of the app, from a browser without script that has a page of the app open, and shows it there. Answers with its last address and its status. */
export const showAnswer = (page: Page, path: string): Promise<{ url: string; status: number }> => page.evaluate(putInPlace, path);

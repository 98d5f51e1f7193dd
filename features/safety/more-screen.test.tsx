import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { testPerson } from '@/tests/member-page';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { MoreScreen } from './more-screen';
import { openSheets } from './open-sheets';

const page = (trouble?: string) => {
  const { container, unmount } = renderInDutch(<MoreScreen person={testPerson(7)} site={exampleSite()} talk={{ id: 3, muted: false }} trouble={trouble} />);
  const html = container.innerHTML;
  unmount();
  return new Response(html, { headers: { 'content-type': 'text/html' } });
};

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('a conversation that cannot be kept quiet: the sheet says so, and nothing counts as done', async () => {
  const answers = [page(), page('Dit bestaat niet (meer).')];
  // jsdom knows the element, not what opens it.
  document.body.innerHTML = '<a href="/members/7/more" data-sheet-link>Meer</a><dialog open><div></div></dialog>';
  const dialog = document.querySelector('dialog')!;
  const settled = vi.fn();
  stop = openSheets(dialog, dialog.querySelector('div')!, { onSend: () => settled, onClosed: () => undefined });
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(answers.shift()!)));
  screen.getByRole('link', { name: 'Meer' }).click();
  await waitFor(() => expect(dialog.querySelector('form')).not.toBeNull());
  dialog.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await waitFor(() => expect(readText(dialog)).toContain('Dit bestaat niet (meer).'));
  await waitFor(() => expect(settled.mock.calls).toEqual([[false]]));
});

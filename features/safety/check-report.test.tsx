import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { checkReports } from './check-report';
import { openSheets } from './open-sheets';
import type { ReportDraft } from './report-draft';
import { ReportScreen } from './report-screen';

const report = (more: Partial<ReportDraft> = {}) => (
  <ReportScreen person={{ id: 7, name: 'Noor' }} site={exampleSite()} blocked={false} messages={[]} typed={{ leaveOut: [] }} troubles={{}} formKey="form-1" {...more} />
);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Melding versturen' }));
const reason = () => screen.getAllByRole<HTMLInputElement>('radio')[0]!;
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/Toelichting/);
const said = () => screen.queryAllByRole('alert').map(readText);
const tooLong = 'Deze tekst is te lang: maximaal 2000 tekens.';
const noReason = 'Kies een reden.';
/** More than the field lets in by itself: text that a browser restored. */
const write = async (length: number) => {
  await userEvent.click(text());
  text().value = 'x'.repeat(length - 1);
  await userEvent.type(text(), 'x', { initialSelectionStart: length, initialSelectionEnd: length });
};

const posted = vi.fn();
let stop: () => void;
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a report on a page of its own', () => {
  beforeEach(() => {
    posted.mockReset();
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      posted(Object.fromEntries(new FormData(this) as never));
    });
    stop = checkReports();
  });

  test('says what is wrong with its text once that is left, and no more once it is right', async () => {
    renderInDutch(report());
    text().removeAttribute('maxlength');
    await write(2001);
    await userEvent.tab();
    await waitFor(() => expect(said()).toEqual([tooLong]));
    expect(text().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(text(), '{Backspace}');
    await waitFor(() => expect(said()).toEqual([]));
    expect(text().getAttribute('aria-invalid')).toBeNull();
  });

  test('with faults is not sent: all are said at once, and the first is gone to; right, it is sent once', async () => {
    renderInDutch(report());
    text().removeAttribute('maxlength');
    await write(2001);
    await send();
    await waitFor(() => expect(said()).toEqual([noReason, tooLong]));
    expect(document.activeElement).toBe(reason());
    expect(posted).not.toHaveBeenCalled();
    await userEvent.click(reason());
    await waitFor(() => expect(said()).toEqual([tooLong]));
    await userEvent.type(text(), '{Backspace}');
    await send();
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    expect(posted).toHaveBeenCalledWith(expect.objectContaining({ reason: 'money', key: 'form-1', profile: '7' }));
  });

  test('that came back says what the server found until that is changed', async () => {
    renderInDutch(report({ faults: { reason: 'required' } }));
    expect(said()).toEqual([noReason]);
    await userEvent.click(reason());
    await waitFor(() => expect(said()).toEqual([]));
  });
});

test('in a sheet it is checked before it is sent, and what was chosen stays', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const { container, unmount } = renderInDutch(report());
  const html = `<main>${container.innerHTML}</main>`;
  unmount();
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(html)));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = '<a href="/members/7/report" data-sheet-link>Melden</a><dialog><div></div></dialog>';
  const settled = vi.fn();
  const stops = [checkReports(), openSheets(document.querySelector('dialog')!, document.querySelector('dialog > div')!, { onSend: () => settled, onClosed: vi.fn() })];
  stop = () => stops.forEach((each) => each());
  await userEvent.click(screen.getByText('Melden'));
  await waitFor(() => expect(document.querySelector('dialog form')).not.toBeNull());

  await userEvent.type(text(), 'Vroeg om geld');
  await send();
  await waitFor(() => expect(said()).toEqual([noReason]));
  expect([document.activeElement, fetched.mock.calls.length]).toEqual([reason(), 1]);
  await userEvent.click(reason());
  await waitFor(() => expect(said()).toEqual([]));
  expect(text().value).toBe('Vroeg om geld');
  fetched.mockImplementation(() => Promise.resolve(new Response('<article data-sheet><h1>Dank je</h1></article>')));
  await send();
  await waitFor(() => expect(document.querySelector('dialog')!.textContent).toBe('Dank je'));
  expect(fetched.mock.calls.slice(1)).toEqual([['http://localhost:3000/forms/report', expect.objectContaining({ method: 'POST' })]]);
  expect(settled.mock.calls).toEqual([[true]]);
});

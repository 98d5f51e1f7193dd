import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetAllTexts } from '@/lib/stores/forget-texts';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { openSheets } from './open-sheets';
import { ReceiptScreen } from './receipt-screen';
import type { ReportDraft } from './report-draft';
import { ReportScreen } from './report-screen';

const messages: ReportDraft['messages'] = [];
const report = (more: Partial<ReportDraft> = {}) => (
  <ReportScreen person={{ id: 7, name: 'Noor' }} site={exampleSite()} blocked={false} messages={messages} typed={{ leaveOut: [] }} troubles={{}} writer={9} formKey="form-1" {...more} />
);
const receipt = () => <ReceiptScreen report={{ number: 'M-1', profile: 7, name: 'Noor', reason: 'money', status: 'open', received_at: '2026-11-21T10:00:00Z' } as never} site={exampleSite()} blocked />;
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/Toelichting/);
const block = () => screen.getByLabelText<HTMLInputElement>(/^Ook blokkeren/);
const chosen = () => document.querySelector<HTMLInputElement>('[name=reason]:checked')?.value;
const type = async () => {
  await userEvent.click(screen.getAllByRole('radio')[0]!);
  await userEvent.type(text(), 'Vroeg om geld');
  await userEvent.click(block());
};
const reload = (page: React.ReactElement) => (cleanup(), renderInDutch(page));

afterEach(() => (window.sessionStorage.clear(), vi.unstubAllGlobals()));

test('what was typed and chosen in a report is there again after a reload, for that member and about that member alone', async () => {
  renderInDutch(report());
  await type();
  reload(report());
  expect([chosen(), text().value, block().checked]).toEqual(['money', 'Vroeg om geld', true]);
  for (const other of [report({ writer: 10 }), report({ person: { id: 8, name: 'Mila' } })]) {
    reload(other);
    expect([chosen(), text().value, block().checked]).toEqual([undefined, '', false]);
  }
});

test('what came back with the form counts more than what was kept', async () => {
  renderInDutch(report());
  await type();
  reload(report({ typed: { reason: 'underage', text: 'Zij is 16', leaveOut: [] } }));
  expect([chosen(), text().value]).toEqual(['underage', 'Zij is 16']);
});

test('[bar S9] a receipt ends what was sent, an earlier one leaves what is being typed, and with the session all is gone', async () => {
  renderInDutch(report());
  await type();
  reload(receipt());
  reload(report());
  expect(text().value).toBe('Vroeg om geld');
  document.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  reload(report());
  expect(text().value).toBe('Vroeg om geld');
  reload(receipt());
  expect(window.sessionStorage.length).toBe(0);
  reload(report());
  await type();
  await forgetAllTexts();
  expect(window.sessionStorage.length).toBe(0);
});

test('a sheet that was closed has it again when it is opened', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const { container } = renderInDutch(report());
  const html = `<main>${container.innerHTML}</main>`;
  cleanup();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));
  document.body.innerHTML = '<a href="/members/7/report" data-sheet-link>Melden</a><dialog><div></div></dialog>';
  const body = document.querySelector<HTMLElement>('dialog > div')!;
  const stop = openSheets(document.querySelector('dialog')!, body, { onSend: () => () => undefined, onClosed: vi.fn() });
  await userEvent.click(screen.getByText('Melden'));
  await waitFor(() => expect(body.querySelector('form')).not.toBeNull());
  await vi.dynamicImportSettled();
  await type();
  body.replaceChildren();
  await userEvent.click(screen.getByText('Melden'));
  await waitFor(() => expect(text().value).toBe('Vroeg om geld'));
  expect([chosen(), block().checked]).toEqual(['money', true]);
  stop();
  document.body.replaceChildren();
});

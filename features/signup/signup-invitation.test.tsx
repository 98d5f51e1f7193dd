import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { SignupHead } from './signup-head';
import { field, fill, refuse, sent, show, submit, titles } from './testing/shown-form';

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
});

test('[T15] a site by invitation says so, and takes the code of an invitation', async () => {
  refuse({ code: 'signups_closed', fields: { invite: 'invite_unknown' } }, 403);
  show({}, exampleSite({ signUpOpen: false }));
  expect(screen.getByText('Aanmelden kan hier nu alleen met een uitnodiging.')).toBeTruthy();
  await userEvent.type(field('Uitnodigingscode'), 'VONK-1');
  await fill();
  await submit();
  await waitFor(() => expect(field('Uitnodigingscode').getAttribute('aria-invalid')).toBe('true'));
  expect(sent[0]!.invite).toBe('VONK-1');
});

test('[T15] a code that is asked for is needed before one goes on, and a server that names no field is told at it', async () => {
  refuse({ code: 'signups_closed' }, 403);
  show({}, exampleSite({ signUpOpen: false }));
  await userEvent.type(field('E-mailadres'), 'anna@gmail.com');
  await submit();
  expect((await screen.findByText('Vul dit veld in.')).closest('.field')!.contains(field('Uitnodigingscode'))).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field('Uitnodigingscode')));
  expect([field('E-mailadres').value, screen.queryByRole('heading', { name: titles[0] })]).toEqual(['anna@gmail.com', null]);
  await userEvent.type(field('Uitnodigingscode'), 'VONK-1');
  await userEvent.clear(field('E-mailadres'));
  await fill();
  await submit();
  expect(await screen.findByText('Deze uitnodiging kennen we niet, of die is al gebruikt.')).toBeTruthy();
});

test('[T15] a site that has closed since the page came says so above the form', async () => {
  refuse({ code: 'signups_closed' }, 403);
  show();
  await fill();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('Aanmelden kan hier nu alleen met een uitnodiging.');
});

test('[T15] an open site asks for no code', () => {
  show();
  expect(screen.queryByLabelText('Uitnodigingscode')).toBeNull();
});

test('[T15] the head promises a free account where one can be had, and not where it takes an invitation', () => {
  const head = (signUpOpen: boolean) => {
    const { container, unmount } = renderInDutch(<SignupHead site={exampleSite({ signUpOpen })} person={null} />);
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect([head(true), head(false)]).toEqual(['Maak je accountAanmelden is gratis. Je bent in een minuut klaar.', 'Maak je account']);
});

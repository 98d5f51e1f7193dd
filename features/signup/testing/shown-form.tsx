// The first step of sign-up as a test shows it: what its server answers, and going through its screens.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { vi } from 'vitest';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { SignupForm } from '../signup-form';
import type { StartOfSignup } from '../start-of-signup';

export const done = vi.fn();
export const sent: Record<string, unknown>[] = [];
export const answer = (body: object, status = 200) =>
  mockServer.use(
    http.post('*/api/signup.php', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(body, { status });
    }),
  );
export const refuse = (error: object, status = 422) => answer({ error }, status);
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export const show = (start: Partial<StartOfSignup> = {}, site = exampleSite()) =>
  renderInDutch(<SignupForm site={site} start={{ person: null, values: {}, ...start }} back="/signup" onDone={done} />);

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Verder' }));
/** Goes on to the screen of this title. */
export async function goOnTo(title: string) {
  await submit();
  await screen.findByRole('heading', { name: title });
}
export const titles = ['Wie ben je?', 'Je naam en leeftijd', 'Kies een wachtwoord'] as const;
export async function fill({ name = 'Anna', email = 'anna@gmail.com', year = '1990' } = {}) {
  await userEvent.type(field('E-mailadres'), email);
  await goOnTo(titles[0]);
  await goOnTo(titles[1]);
  await userEvent.type(field('Profielnaam'), name);
  await userEvent.selectOptions(field('Dag'), '14');
  await userEvent.selectOptions(field('Maand'), '3');
  await userEvent.selectOptions(field('Jaar'), year);
  await goOnTo(titles[2]);
  await userEvent.type(field('Wachtwoord'), 'zon achter de wolken');
}

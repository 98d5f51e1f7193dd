import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { person } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { GrowingBubble } from './growing-bubble';
import { ReadyMessageLander } from './ready-message-lander';

const noor = person.parse({ id: 7, name: 'Noor', age: 28, city: 'Amersfoort', distance_km: 4, main_image: { filename: '7.webp' } });
const bubble = () => document.querySelector('.ready-bubble');
const draw = (who: typeof noor, message: string) =>
  renderInDutch(
    <ReadyMessageLander person={who} site={exampleSite()} message={message} steps={null}>
      <textarea aria-label="Je bericht" name="signup_message" defaultValue={message} />
    </ReadyMessageLander>,
  );

test('[R06] the message that was brought stands on the photo, and grows while one types', async () => {
  draw(noor, 'Alleen voor');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Je bericht ligt klaar');
  expect(screen.getByText('Voor Noor, 28, Amersfoort')).toBeTruthy();
  expect(bubble()!.textContent).toBe('Alleen voor');
  await userEvent.type(screen.getByLabelText('Je bericht'), ' pannenkoeken.');
  expect(bubble()!.textContent).toBe('Alleen voor pannenkoeken.');
  await userEvent.clear(screen.getByLabelText('Je bericht'));
  expect(bubble()).toBeNull();
});

test('[R06] without a message nothing is said to be ready', () => {
  draw(noor, '');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Stuur Noor je eerste bericht');
  expect(bubble()).toBeNull();
});

test('[R06] without script the bubble is in the page as it came', () => {
  expect(renderToString(<GrowingBubble field="signup_message" text="Wekker? Welke wekker?" />)).toContain('Wekker? Welke wekker?');
});

test('[A05] for a fictional profile: the label in the bar and in the photo, no town, no distance', () => {
  const { container } = draw({ ...noor, fictional: true, online: true }, 'Hoi');
  expect(container.querySelectorAll('.fictional-bar, .fictional-strip.is-wide')).not.toHaveLength(0);
  expect(readText(container)).toContain('Fysiek contact niet mogelijk');
  expect(readText(container)).not.toMatch(/Amersfoort|online|4 km/i);
});

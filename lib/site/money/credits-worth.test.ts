import { expect, test } from 'vitest';
import { creditsWorth } from './credits-worth';

const site = { messageCredits: 5, messageCost: { amount: 50, currency: 'EUR' } };

test.each([[5, 50], [15, 150], [1, 10], [7, 70], [0, 0]])('where 5 credits are € 0,50, %i are %i cents', (credits, amount) => {
  expect(creditsWorth(site, credits)).toEqual({ amount, currency: 'EUR' });
});

test('half a cent is rounded, and an unknown price stays unknown', () => {
  expect(creditsWorth({ messageCredits: 4, messageCost: { amount: 49, currency: 'PLN' } }, 10)).toEqual({ amount: 123, currency: 'PLN' });
  expect(creditsWorth({ messageCredits: 5, messageCost: null }, 10)).toBeNull();
  expect(creditsWorth({ ...site, messageCredits: 0 }, 10)).toBeNull();
});

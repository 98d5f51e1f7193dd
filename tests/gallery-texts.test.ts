import { expect, test } from 'vitest';
import { GET } from '@/app/dev/gallery/texts/route.gallery';

test('the page of texts has with each what the glossary says of it in the language, and the words that the language avoids', async () => {
  const page = await GET(new Request('http://localhost:3000/dev/texts?lang=es&q=pay.bundle')).text();
  expect(page).toMatch(/<b>Glossary:<\/b> bundel = pack\.[^<]*Not: paquete\*<\/p>/);
});

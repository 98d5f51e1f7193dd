// Exchanges in English, between members who moved to where they live.
import type { Exchange } from './exchange';

export const en: readonly Exchange[] = [
  ['> How is the language going?', '< I can order coffee and apologise. What else is there?', '> Flirting, maybe.', '< I am practising that one right now.'],
  ['> Mountains or sea?', '< Sea. I grew up with one and I still miss the noise.', '> Come and hear mine some day. It is a canal, but it tries.', '< A canal with ambition. I like that.'],
  ['> You have the hands of someone who plays. Do you?', '< Badly, and only for people I like.', '> How does one get on that list?', '< You asked. That is how it starts.'],
  ['> What made you laugh today?', '< My neighbour told his cat to be reasonable.', '> Did it work?', '< The cat is thinking about it.'],
];

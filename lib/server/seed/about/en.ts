// Demo profiles in English, of members who moved to where they live.
import type { Phrasebook } from './phrasebook';

export const en: Phrasebook = {
  openings: [
    'Moved here for a job, stayed for the light in the evening.',
    'Still learning the language, already fluent in ordering coffee.',
    'I mend violins for a living and break my own plans for fun.',
    'Quiet until someone mentions food.',
    'Three countries so far, and I have kept a favourite bakery in each.',
    'I work nights, so my mornings are slow and my messages honest.',
  ],
  middles: [
    'I am looking for someone to laugh with about nothing and talk to about everything.',
    'A long table, a bottle of wine and phones in a drawer: that is how it starts for me.',
    'It may begin slowly. The waiting is half the fun.',
    'I fall for warm hands, dry humour and people who ask one more question.',
    'A look that lasts a little too long makes my week.',
  ],
  endings: [
    'Tell me something that is not on your profile.',
    'Mountains or sea, and who carries the map?',
    'Send me your best bad joke and you get mine.',
    'Start small. I will ask the rest.',
  ],
};

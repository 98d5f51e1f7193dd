// Jasper's conversations, as screens 07, 70 and 08 of the design show them. '>' is who began.
import type { Exchange } from './exchange';

export type StagedConversation = {
  /** The other, by the seed of the cast. */
  with: string;
  begunByJasper: boolean;
  /** What was said on earlier days; it ends `hoursBefore` hours before the last part begins. */
  earlier?: { exchange: Exchange; hoursBefore: number };
  exchange: Exchange;
  /** Minutes between one message of the exchange and the next. */
  pauses?: readonly number[];
  /** How long ago the last message was sent. */
  endedMinutesAgo: number;
  /** How many messages Jasper has not read. */
  unread: number;
};

const day = 24 * 60;

export const withJasper: readonly StagedConversation[] = [
  {
    with: 'sanne', begunByJasper: false, endedMinutesAgo: 1, unread: 0, pauses: [3, 0, 2],
    earlier: {
      hoursBefore: 22,
      exchange: [
        '> Je profiel zegt architect. Bouw je ook kastelen?',
        '< Alleen op verzoek. En dan met ophaalbrug, want ik hou van binnenkomen met een verhaal.',
        '> Ophaalbrug goedgekeurd. Vertel morgen verder.',
      ],
    },
    exchange: [
      '< Koffie of cocktail? Ik weet voor allebei een plek waar je niet hoeft te schreeuwen.',
      '> Oeh, goede opening. Cocktail, mits er een olijf in zit.',
      '> En jij bent dus van de rustige hoekjes?',
      '< (rose)',
    ],
  },
  {
    with: 'noor', begunByJasper: false, endedMinutesAgo: 7, unread: 9,
    exchange: [
      '> Salsa op dinsdag, serieuze gesprekken op vrijdag. En jij?', '< Architect. Ik teken huizen waar je verdwaalt.',
      '> Daar wil ik wel eens verdwalen.', '< Ik ben een goede gids. Rustig tempo, veel ramen.',
      '> Vertel eens over dat huis dat je nu tekent.', '> Heeft het een trap die kraakt?', '> Een goed huis heeft een trap die kraakt.',
      '> En een vensterbank waar je in past.', '> Of is dat niet modern genoeg?', '> Ik stel te veel vragen, ik weet het.',
      '> Je mag er drie overslaan.', '> Maar jij, een goede gids?', '> Haha, dat zeggen ze allemaal ;)',
    ],
  },
  {
    with: 'amara', begunByJasper: true, endedMinutesAgo: 91, unread: 1,
    exchange: [
      '> Ik hoorde je gisteren op de radio. Je liet een stilte vallen van wel vier seconden.', '< Vijf. Ik tel mee.',
      '> Durf jij.', '< Stiltes zijn gratis. Kom je een keer luisteren in de studio?', '> Graag. Wanneer ben je daar?', '< Zaterdag ben ik in de stad!',
    ],
  },
  {
    with: 'eva', begunByJasper: false, endedMinutesAgo: 169, unread: 0,
    exchange: [
      '> Ga je nog wel eens naar een film waar je niets over weet?', '< Altijd. Ik lees zelfs de titel pas bij de kassa.',
      '> Dan zat jij vast achter mij. Ik was die lach.', '< Die lach? Die hoorde ik drie rijen verder.', '> Nu ga ik slapen met rode oren.', '< Slaap lekker straks',
    ],
  },
  {
    with: 'fleur', begunByJasper: false, endedMinutesAgo: day + 45, unread: 0,
    exchange: ['> Een architect die van bloemen houdt, bestaat dat?', '< Ik hou van alles wat rechtop blijft staan.', '> Dan krijg je van mij een tip: tulpen groeien door in de vaas.', '< Dat verklaart mijn keukentafel. Deze is voor jou.', '< (rose)'],
  },
  {
    with: 'mila', begunByJasper: true, endedMinutesAgo: day + 160, unread: 2,
    exchange: ['> Op je foto staat een halve motor. Waar is de andere helft?', '< In de schuur, met mijn geduld.', '> Ik heb er ooit een gerepareerd. Bijna.', '< Bijna telt.', '< Vertel eens over die motor'],
  },
  {
    with: 'iris', begunByJasper: false, endedMinutesAgo: 4 * day + 90, unread: 0,
    exchange: ['> Drie boeken door elkaar en dan nog tijd om te schrijven?', '< Ik lees er maar één, maar wel langzaam. Wat raad je aan?', '> Iets met korte zinnen en lange wandelingen.', '> Leuk boek, net uit'],
  },
  {
    with: 'bo', begunByJasper: false, endedMinutesAgo: 5 * day + 200, unread: 0,
    exchange: ['> Wat drink jij als niemand meekijkt?', '< Filterkoffie. Zwart. Sorry.', '> Sorry? Dat is een liefdesverklaring aan mijn vak.', '< Koffie zondag?'],
  },
];

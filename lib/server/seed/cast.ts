// The named cast of the design's pictures, so that the product can be put beside them. Design, sections 8 and 14.
import type { Scene, Clothes, PersonOptions, Smile } from '../portraits/portrait-options';

export type CastPhoto = readonly [bg: Scene, cloth: Clothes, smile: Smile];

export type CastMember = {
  portrait: PersonOptions & { fab?: string };
  photos: readonly CastPhoto[];
  /** Numbers of the photos that are private. */
  hidden?: readonly number[];
  name: string;
  age: number;
  town: string;
  fictional?: true;
  premium?: true;
  /** Is online at the moment of the demo. */
  online?: true;
  about: string;
  interests: readonly string[];
};

type Look = Omit<PersonOptions, 'seed' | 'age'> & { fab?: string };

const member = (seed: string, look: Look, rest: Omit<CastMember, 'portrait'>): CastMember => ({
  portrait: { seed, age: rest.age, glasses: false, build: 'mid', ...look },
  ...rest,
});

const women: readonly CastMember[] = [
  member('sanne', { sex: 'f', skin: 1, hair: 'wavy', hairColor: 'chestnut' }, {
    name: 'Sanne', age: 31, town: 'Utrecht', fictional: true, hidden: [2, 3, 4, 5],
    photos: [['sunset', 'blouse', 'open'], ['cafe', 'crew', 'soft'], ['beach', 'camisole', 'open'], ['studio', 'wrap', 'soft'], ['park', 'jacket', 'open'], ['city', 'blazer', 'calm']],
    about: 'Overdag ontwerp ik tuinen, ’s avonds zit ik het liefst met blote voeten op een terras. Ik hou van mensen die doorvragen. Eerste bericht? Vertel me waar je vandaag om moest lachen.',
    interests: ['music', 'travel', 'cooking', 'kissing', 'nature', 'films', 'relationship'],
  }),
  member('noor', { sex: 'f', skin: 3, hair: 'curls', hairColor: 'espresso', build: 'slim' }, {
    name: 'Noor', age: 28, town: 'Amersfoort', online: true,
    photos: [['studio', 'vneck', 'soft'], ['city', 'blazer', 'open'], ['arch', 'camisole', 'soft']],
    about: 'Salsa op dinsdag, serieuze gesprekken op vrijdag. Ik fiets overal heen, ook als het regent. Ik zing in de afwas en ik onthoud welke koffie je drinkt.',
    interests: ['dancing', 'music', 'cycling', 'travel', 'cooking', 'films'],
  }),
  member('eva', { sex: 'f', skin: 0, hair: 'bob', hairColor: 'auburn' }, {
    name: 'Eva', age: 35, town: 'Zeist', premium: true,
    photos: [['kitchen', 'turtle', 'soft'], ['blinds', 'camisole', 'open']],
    about: 'Ik lach te hard in de bioscoop en dat ga ik niet meer afleren. Verder rustig, nieuwsgierig en goed in soep.',
    interests: ['films', 'cooking', 'books', 'wine', 'hiking'],
  }),
  member('lotte', { sex: 'f', skin: 0, hair: 'sidelong', hairColor: 'blonde', build: 'slim' }, {
    name: 'Lotte', age: 27, town: 'Houten',
    photos: [['beach', 'camisole', 'open'], ['arch', 'crew', 'soft']],
    about: 'Roeicoach, vroege vogel en toch te porren voor een late avond. Ik word verlegen van complimenten, dus doe vooral.',
    interests: ['sports', 'nature', 'festivals', 'humour'],
  }),
  member('amara', { sex: 'f', skin: 6, hair: 'afro', hairColor: 'black' }, {
    name: 'Amara', age: 30, town: 'Utrecht', premium: true, online: true,
    photos: [['city', 'camisole', 'open'], ['neon', 'vneck', 'soft']],
    about: 'Ik maak radio en praat dus ook zonder microfoon graag. Zoek iemand die stiltes kan laten vallen zonder ze op te vullen.',
    interests: ['music', 'festivals', 'dancing', 'eating_out', 'travel', 'kissing'],
  }),
  member('mila', { sex: 'f', skin: 2, hair: 'fringe', hairColor: 'black', build: 'slim' }, {
    name: 'Mila', age: 33, town: 'Nieuwegein', fictional: true,
    photos: [['mountains', 'jacket', 'calm'], ['studio', 'blazer', 'soft']],
    about: 'Motor in de schuur, piano in de kamer. Ik rijd liever om dan dat ik in de file sta, en zo praat ik ook.',
    interests: ['travel', 'music', 'cooking'],
  }),
  member('fleur', { sex: 'f', skin: 1, hair: 'bun', hairColor: 'honey' }, {
    name: 'Fleur', age: 39, town: 'De Bilt',
    photos: [['greenhouse', 'blouse', 'soft'], ['park', 'vneck', 'open']],
    about: 'Bloemist met twee linkerhanden voor techniek. Co-ouder, om de week volledig vrij. Verras me met een plek die ik nog niet ken.',
    interests: ['nature', 'wine', 'eating_out', 'art', 'sauna'],
  }),
  member('iris', { sex: 'f', skin: 1, hair: 'lob', hairColor: 'brown', glasses: true }, {
    name: 'Iris', age: 44, town: 'Woerden', online: true,
    photos: [['library', 'blazer', 'open'], ['cafe', 'turtle', 'soft']],
    about: 'Ik lees drie boeken door elkaar en leen ze alle drie graag uit. Wel met een datum erin.',
    interests: ['books', 'art', 'hiking', 'wine', 'films'],
  }),
  member('yasmin', { sex: 'f', skin: 3, hair: 'pony', hairColor: 'black', build: 'slim' }, {
    name: 'Yasmin', age: 29, town: 'Utrecht', hidden: [0],
    photos: [['canal', 'vneck', 'open'], ['sunset', 'crew', 'soft']],
    about: 'Tandarts, dus ik zie alles. Buiten werktijd kijk ik alleen naar ogen. Mijn foto’s laat ik liever eerst achter slot.',
    interests: ['eating_out', 'travel', 'yoga', 'kissing'],
  }),
  member('petra', { sex: 'f', skin: 1, hair: 'bob', hairColor: 'honey' }, {
    name: 'Petra', age: 52, town: 'Bunnik', photos: [['gallery', 'blazer', 'soft']],
    about: 'Twintig jaar voor de klas, dus van mij krijg je altijd antwoord. Ik zoek iemand die de krant uit elkaar haalt en het cultuurdeel aan mij geeft.',
    interests: ['art', 'books', 'hiking', 'relationship'],
  }),
  member('marijke', { sex: 'f', skin: 0, hair: 'pixie', hairColor: 'silver' }, {
    name: 'Marijke', age: 63, town: 'Baarn', online: true, photos: [['arch', 'turtle', 'open']],
    about: 'Mijn kinderen vinden dat ik te veel dans voor iemand met een leesbril. Ik vind dat ze te weinig dansen. Ik zoek iemand die op vrijdag nog ergens heen wil, en op zaterdag lang ontbijt.',
    interests: ['dancing', 'music', 'travel', 'cooking'],
  }),
  member('ingrid', { sex: 'f', skin: 1, hair: 'lob', hairColor: 'white', glasses: true }, {
    name: 'Ingrid', age: 67, town: 'Soest', fictional: true, photos: [['autumn', 'blouse', 'soft']],
    about: 'Ik heb een moestuin, een camper en een mening. Van alle drie deel ik graag.',
    interests: ['nature', 'travel', 'cooking', 'animals'],
  }),
  member('bo', { sex: 'f', skin: 1, hair: 'wavy', hairColor: 'copper', build: 'full' }, {
    name: 'Bo', age: 34, town: 'Utrecht', online: true,
    photos: [['cafe', 'vneck', 'open'], ['studio', 'wrap', 'soft']],
    about: 'Koffiebrander. Ik ruik naar espresso en ik ben er trots op. Zondag is mijn vrije dag, en die deel ik niet met iedereen.',
    interests: ['eating_out', 'music', 'massage', 'humour', 'films'],
  }),
  member('roos', { sex: 'f', skin: 2, hair: 'lob', hairColor: 'espresso', build: 'full' }, {
    name: 'Roos', age: 37, town: 'IJsselstein', photos: [['blinds', 'camisole', 'soft']],
    about: 'Zacht van buiten, scherp van tong. Ik hou van lang tafelen, korte berichten en mensen die op tijd afbellen als ze niet komen.',
    interests: ['cooking', 'wine', 'books', 'sauna'],
  }),
  member('chantal', { sex: 'f', skin: 5, hair: 'curls', hairColor: 'black', build: 'full' }, {
    name: 'Chantal', age: 41, town: 'Almere', fictional: true, photos: [['tulips', 'wrap', 'open']],
    about: 'Ik zing in een koor waar niemand noten leest. Het klinkt geweldig. Zo mag het tussen ons ook gaan.',
    interests: ['music', 'dancing', 'festivals', 'humour'],
  }),
  member('raven', { sex: 'f', skin: 0, hair: 'fringe', hairColor: 'black', fab: '#17141c' }, {
    name: 'Raven', age: 32, town: 'Utrecht', online: true,
    photos: [['rain', 'turtle', 'calm'], ['city', 'jacket', 'calm']],
    about: 'Leiden, volgen of wisselen? Ik praat eerst, en daarna nog eens. Duidelijkheid vind ik spannender dan raden.',
    interests: ['music', 'art', 'books', 'photography'],
  }),
  member('vera', { sex: 'f', skin: 2, hair: 'sidelong', hairColor: 'chestnut' }, {
    name: 'Vera', age: 46, town: 'Bilthoven', photos: [['snow', 'turtle', 'soft']],
    about: 'Ik weet wat ik wil, en wat ik niet meer hoef te bewijzen. Wijn open, telefoon weg: dan ben ik op mijn best.',
    interests: ['wine', 'travel', 'dancing', 'kissing'],
  }),
  member('kim', { sex: 'f', skin: 1, hair: 'pixie', hairColor: 'platinum', build: 'slim' }, {
    name: 'Kim', age: 26, town: 'Utrecht', online: true, photos: [['neon', 'crew', 'open']],
    about: 'Ik draai platen op plekken die je alleen vindt als je verdwaalt. Stuur me een nummer en ik stuur er een terug.',
    interests: ['music', 'festivals', 'gaming', 'dancing'],
  }),
  member('zoe', { sex: 'f', skin: 4, hair: 'bun', hairColor: 'espresso', build: 'slim' }, {
    name: 'Zoë', age: 29, town: 'Leusden', online: true, photos: [['park', 'camisole', 'soft']],
    about: 'Fysiotherapeut met koude handen en warme bedoelingen. Ik wandel elke week een stuk van het Pieterpad; er is plek naast me.',
    interests: ['hiking', 'yoga', 'sports', 'animals', 'films'],
  }),
];

const men: readonly CastMember[] = [
  member('jasper', { sex: 'm', skin: 1, hair: 'quiff', hairColor: 'brown', beard: 'short' }, {
    name: 'Jasper', age: 36, town: 'Utrecht', online: true, hidden: [2],
    photos: [['autumn', 'jacket', 'soft'], ['cafe', 'shirt', 'open'], ['beach', 'crew', 'open']],
    about: 'Architect met een zwak voor oude auto’s en nieuwe mensen. Zoekt iemand die ook op een regenachtige zondag naar buiten wil.',
    interests: ['music', 'travel', 'art', 'hiking', 'kissing'],
  }),
  member('daan', { sex: 'm', skin: 2, hair: 'curlytop', hairColor: 'espresso', beard: 'stubble', build: 'slim' }, {
    name: 'Daan', age: 32, town: 'Zeist', online: true,
    photos: [['beach', 'shirt', 'open'], ['park', 'crew', 'soft']],
    about: 'Ik bouw decors en breek ze weer af. Privé bouw ik liever iets dat blijft staan. Surfen, soep en slechte woordgrappen.',
    interests: ['sports', 'nature', 'humour', 'music'],
  }),
  member('malik', { sex: 'm', skin: 6, hair: 'buzz', hairColor: 'black', beard: 'short' }, {
    name: 'Malik', age: 34, town: 'Utrecht',
    photos: [['sunset', 'turtle', 'soft'], ['studio', 'blazer', 'open']],
    about: 'Vrijdagavond, tien uur: plaat op, schoenen uit. Ik kook alsof er nog zes mensen komen.',
    interests: ['music', 'cooking', 'films', 'travel'],
  }),
  member('tom', { sex: 'm', skin: 0, hair: 'crop', hairColor: 'copper', beard: 'full' }, {
    name: 'Tom', age: 41, town: 'Vianen', photos: [['mountains', 'jacket', 'open']],
    about: 'Boswachter in opleiding, dus nu al veel te enthousiast over mos. Kom mee, dan leg ik het uit. Of niet.',
    interests: ['nature', 'hiking', 'animals', 'photography'],
  }),
  member('ruben', { sex: 'm', skin: 1, hair: 'swept', hairColor: 'slate', beard: 'stubble', glasses: true }, {
    name: 'Ruben', age: 45, town: 'Utrecht', fictional: true, photos: [['library', 'blazer', 'soft']],
    about: 'Ik schrijf brieven met de hand en kaarten uit het hoofd. Vraag me de weg, dan heb je de hele avond gezelschap.',
    interests: ['books', 'wine', 'art', 'travel'],
  }),
  member('youssef', { sex: 'm', skin: 3, hair: 'swept', hairColor: 'black', beard: 'short', build: 'slim' }, {
    name: 'Youssef', age: 30, town: 'Maarssen', online: true, photos: [['kitchen', 'shirt', 'open']],
    about: 'Patissier. Ik sta op als anderen thuiskomen en ik neem altijd iets mee. Wat is jouw favoriete smaak?',
    interests: ['cooking', 'eating_out', 'cycling', 'films'],
  }),
  member('luca', { sex: 'm', skin: 2, hair: 'longm', hairColor: 'chestnut', beard: 'short', build: 'slim' }, {
    name: 'Luca', age: 28, town: 'Utrecht', photos: [['cafe', 'vneck', 'soft']],
    about: 'Half Italiaans, helemaal te laat. Ik maak het goed met pasta en aandacht, in die volgorde.',
    interests: ['cooking', 'music', 'festivals', 'photography'],
  }),
  member('henk', { sex: 'm', skin: 1, hair: 'crop', hairColor: 'white', beard: 'short' }, {
    name: 'Henk', age: 64, town: 'Doorn', photos: [['canal', 'shirt', 'soft']],
    about: 'Oud-schipper, nu vooral kapitein van een roeiboot met twee plaatsen. Eén is vrij.',
    interests: ['nature', 'travel', 'cooking', 'music'],
  }),
  member('kofi', { sex: 'm', skin: 7, hair: 'bald', hairColor: 'black', beard: 'full' }, {
    name: 'Kofi', age: 38, town: 'Almere', premium: true, online: true, photos: [['blinds', 'crew', 'open']],
    about: 'Ik geef les in wiskunde en in dansen, en bij beide begint het met tellen. Kom je een keer kijken?',
    interests: ['dancing', 'music', 'sports', 'eating_out'],
  }),
  member('finn', { sex: 'm', skin: 0, hair: 'crop', hairColor: 'blonde', beard: 'none', build: 'slim' }, {
    name: 'Finn', age: 27, town: 'Utrecht', online: true,
    photos: [['canal', 'crew', 'open'], ['arch', 'shirt', 'soft']],
    about: 'Net in Utrecht, nog met verhuisdozen. Wie laat me zien waar je hier goed koffie drinkt en slecht zingt?',
    interests: ['gaming', 'music', 'festivals', 'cycling'],
  }),
];

export const cast: readonly CastMember[] = [...women, ...men];

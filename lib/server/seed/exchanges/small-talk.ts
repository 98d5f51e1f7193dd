// Two people who talk for months: small scenes with words that change, for the one very long conversation.
import { pick, type Random } from '../../portraits/rng';
import type { Exchange } from './exchange';

const words = {
  food: ['linzensoep', 'ovenschotel', 'curry', 'pannenkoeken', 'risotto', 'stamppot', 'tosti’s', 'noedels', 'shakshuka', 'quiche', 'mosselen', 'lasagne'],
  place: ['het Wilhelminapark', 'de Oudegracht', 'de markt', 'het bos bij Zeist', 'Amelisweerd', 'het strand van Wijk aan Zee', 'de bieb', 'Lombok', 'het station', 'de Kromme Rijn'],
  film: ['die Franse film', 'iets met ruimteschepen', 'een documentaire over bijen', 'die ene serie', 'een zwart-witfilm', 'een musical', 'een western'],
  song: ['Nina Simone', 'Spinvis', 'Prince', 'Al Green', 'Eefje de Visser', 'Talking Heads', 'Sade', 'Bill Withers', 'Merol'],
  mood: ['moe maar tevreden', 'vrolijk zonder reden', 'een beetje stil', 'zin in niets en alles', 'blij dat het vrijdag is', 'hongerig', 'uitgewaaid'],
  thing: ['een lamp die zoemt', 'een nieuwe plant', 'een paraplu van een ander', 'een oude platenspeler', 'twee kaartjes over', 'een doos boeken', 'een gebroken teen'],
  weather: ['regent het zijwaarts', 'schijnt de zon precies op mijn scherm', 'waait mijn fiets om', 'is het mistig als in een film', 'ruikt het naar herfst', 'is het te warm om te denken'],
  time: ['half acht', 'een uur of negen', 'na het nieuws', 'straks', 'als ik thuis ben', 'over twintig minuten', 'na mijn uitzending'],
};

type Slot = keyof typeof words;
const isSlot = (name: string): name is Slot => name in words;

const scenes: readonly Exchange[] = [
  ['> Goedemorgen. Hier {weather}.', '< Hier ook. Zullen we het weer samen negeren?', '> Ik begin vast.'],
  ['> Wat eet je vanavond?', '< {food}. Alweer.', '> Bewaar een bord voor in mijn hoofd.', '< Staat klaar, met deksel.'],
  ['> Ik luister nu naar {song}.', '< Hard?', '> De buren doen mee.', '< Dan zet ik het hier ook op. Zijn we toch samen.'],
  ['> Ik liep net langs {place} en dacht aan je.', '< Wat dacht je?', '> Dat jij er iets raars over zou zeggen.', '< Klopt. Maar ik verklap het pas daar.'],
  ['> Raad eens wat ik gevonden heb.', '< Iets nuttigs?', '> {thing}.', '< Dus niet. Ik kom kijken.'],
  ['> Hoe is het?', '< {mood}. En jij?', '> Net zo, maar dan met sokken.'],
  ['> Hoe laat ben je klaar?', '< {time}.', '> Dan bel ik niet, dan app ik. Jij haat bellen.', '< Jij onthoudt alles.'],
  ['> Gisteren {film} gekeken.', '< En?', '> Ik sliep bij de helft. Dus het einde is een verrassing.', '< Ik vertel het je niet.', '> Lief.'],
  ['> Droomde vannacht dat wij een winkel hadden.', '< Wat verkochten we?', '> {food}. Alleen {food}.', '< Dus we gingen failliet.', '> Maar gelukkig.'],
  ['> Wat was het beste van je dag?', '< Dit.', '> Gladjanus.', '< En de {food} bij de lunch.'],
  ['> Ik kan niet slapen.', '< Tel schapen.', '> Ze blijven hangen bij {place}.', '< Dan zijn ze bijna bij mij. Laat ze binnen.'],
  ['> Heb je nog plannen voor het weekend?', '< Misschien {place}. Of op de bank.', '> Mag ik stemmen?', '< Jij hebt een dubbele stem.'],
  ['> Mijn zus vraagt naar je.', '< Wat zei je?', '> Dat je van {song} houdt en van doorvragen.', '< Eerlijk beeld.'],
  ['> Ik heb {thing} gekocht. Zeg niets.', '< Ik zeg niets.', '< Maar waarom?', '> Je zei niets.'],
  ['> Kun jij {food} maken?', '< Ik kan het bestellen met gevoel.', '> Dat telt.'],
  ['> Ben je nog wakker?', '< Voor jou wel.', '> Slaap lekker. Dat was alles.', '< Het was genoeg.'],
  ['> Ik ben vandaag {mood}.', '< Zal ik iets zeggen dat helpt?', '> Probeer eens.', '< Je bent leuker dan {song}.', '> Dat is heiligschennis. Ga door.'],
  ['> Vanmorgen {weather} en ik dacht: die is vast al op.', '< Om zeven uur? Dan ken je me nog niet.', '> Nog niet helemaal. Gelukkig.'],
  ['> Wat lees je?', '< Een boek over {place}. Niet echt, maar het lijkt erop.', '> Lees eens een zin voor.', '< “Ze wachtte en het was geen wachten.” Goed hè?'],
  ['> Mag ik je iets vragen?', '< Altijd.', '> Wat is het raarste dat je ooit at?', '< {food} met slagroom. Weddenschap.'],
  ['> Ik zag iemand met jouw jas bij {place}.', '< Was ik het?', '> Nee, die liep op tijd.', '< Au. Terecht.'],
  ['> Ik ga zo slapen. Nog één ding.', '< Ja?', '> Niets. Ik wilde het laatste woord.', '< Welterusten.', '> Dat was het mijne.'],
  ['> Je hebt vandaag nog niets liefs gezegd.', '< Jij bent mijn favoriete melding.', '> Ik maak er een schermafdruk van in mijn hoofd.'],
  ['> Regel van vandaag: geen vragen.', '< Waarom?', '> Verloren.', '< Oké, {time} een nieuwe kans.'],
];

function fill(line: string, random: Random): string {
  return line.replace(/\{(\w+)\}/g, (_, name: string) => (isSlot(name) ? pick(random, words[name]) : name));
}

const capital = (line: string) => line.replace(/^([<>] )(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** Exactly `count` lines of small talk; no scene follows itself. */
export function smallTalk(count: number, random: Random): Exchange {
  const lines: string[] = [];
  let last: Exchange | undefined;
  while (lines.length < count) {
    const scene = pick(random, scenes.filter((each) => each !== last));
    last = scene;
    const turned = random() < 0.4;
    for (const line of scene) {
      const mark = turned ? (line.startsWith('>') ? '<' : '>') : line[0]!;
      lines.push(capital(fill(mark + line.slice(1), random)));
    }
  }
  return lines.slice(0, count);
}

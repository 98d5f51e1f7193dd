// Two people who talk for months: small scenes with words that change, for the one very long conversation.
import { pick, type Random } from '../../portraits/rng';
import type { Exchange } from './exchange';

const words = {
  food: ['linzensoep', 'ovenschotel', 'curry', 'pannenkoeken', 'risotto', 'stamppot', 'tosti’s', 'noedels', 'shakshuka', 'quiche', 'mosselen', 'lasagne'],
  place: ['het Wilhelminapark', 'de Oudegracht', 'de markt', 'het bos bij Zeist', 'Amelisweerd', 'het strand van Wijk aan Zee', 'de bieb', 'Lombok', 'het station', 'de Kromme Rijn'],
  film: ['die Franse film', 'iets met ruimteschepen', 'een documentaire over bijen', 'die ene serie', 'een zwart-witfilm', 'een musical', 'een western'],
  song: ['Nina Simone', 'Spinvis', 'Prince', 'Al Green', 'Eefje de Visser', 'Talking Heads', 'Sade', 'Bill Withers', 'Merol'],
  mood: ['moe maar tevreden', 'vrolijk zonder reden', 'een beetje stil', 'zin in niets en alles', 'blij dat het vrijdag is', 'hongerig', 'uitgewaaid'],
  thing: ['een lamp die zoemt', 'een nieuwe plant', 'een paraplu van een ander', 'een oude platenspeler', 'twee kaartjes over', 'een doos boeken', 'een scheve spiegel'],
  weather: ['regent', 'stormt', 'dooit', 'miezert', 'mist', 'plenst', 'waait', 'vriest', 'hagelt'],
  time: ['half acht', 'een uur of negen', 'na het nieuws', 'straks', 'als ik thuis ben', 'over twintig minuten', 'na mijn uitzending'],
};

type Slot = keyof typeof words;
const isSlot = (name: string): name is Slot => name in words;

/** ' / ' stands between lines that can take each other's place. */
const scenes: readonly Exchange[] = [
  ['> Goedemorgen. Hier {weather} het. / Ben je al op? Hier {weather} het. / Dag jij. Ik kijk naar buiten en het {weather}.', '< Hier ook. Zullen we het samen negeren? / Hier niet. Kom maar deze kant op. / Dan blijf ik nog even liggen. / En toch fiets ik zo naar {place}.', '> Ik begin vast. / Neem mij mee. / Doe een groet aan {place}.'],
  ['> Wat eet je vanavond? / Heb je al iets in de pan? / Ik heb honger. Noem iets.', '< {food}. Alweer. / {food}, met te veel knoflook. / Ik dacht aan {food}.', '> Bewaar een bord voor in mijn hoofd. / Dan maak ik hier {food}. Gelijk spel. / Ik ruik het tot hier.', '< Staat klaar, met deksel. / Je mag ook echt eens proeven. / Jij krijgt de korst.'],
  ['> Ik luister nu naar {song}. / {song} op de radio. Dacht meteen aan jou. / Raad eens wie er op staat. {song}.', '< Hard? / Welke plaat? / Dat doe je expres.', '> De buren doen mee. / De oudste. Met krassen. / Misschien.', '< Dan zet ik het hier ook op. Zijn we toch samen. / Draai daarna eens {song}. / Ik heb liever {song}, maar dat weet je.'],
  ['> Ik liep net langs {place} en dacht aan je. / Zat een half uur bij {place}. Je had erbij moeten zijn. / Groeten van {place}.', '< Wat dacht je? / Was het er druk? / Terug. Wat deed je daar?', '> Dat jij er iets raars over zou zeggen. / Alleen ik en {thing}. / Kijken. Gewoon kijken.', '< Klopt. Maar ik verklap het pas daar. / Volgende keer ga ik mee. / Dat vind ik mooi aan jou.'],
  ['> Raad eens wat ik gevonden heb. / Er staat iets voor mijn deur. / Ik heb iets meegenomen van {place}.', '< Iets nuttigs? / Een mens? / {food}, hoop ik.', '> {thing}. / Bijna: {thing}.', '< Dus niet. Ik kom kijken. / Niet weggooien. / Past dat bij de bank?', '> Alles past bij de bank. / Dat zeg jij altijd.'],
  ['> Hoe is het? / Hoe ben je vandaag? / Zeg eens eerlijk: hoe gaat het?', '< {mood}. En jij? / {mood}, maar nu beter. / Ik ben {mood}. Vraag niet waarom.', '> Net zo, maar dan met sokken. / {mood}. We kunnen ruilen. / Ik vraag niet. Ik blijf gewoon hangen.'],
  ['> Hoe laat ben je klaar? / Wanneer kan ik je plagen? / Ben je er nog?', '< {time}. / Ik denk {time}. / {time}, als niemand meer iets vraagt.', '> Dan bel ik niet, dan app ik. Jij haat bellen. / Goed, ik hou mijn vraag warm. / Tot dan.', '< Jij onthoudt alles. / Is het een goede vraag? / Ik reken erop.'],
  ['> Gisteren {film} gekeken. / Zag {film}. Twee keer moeten huilen. / {film} is dus echt goed.', '< En? / Zonder mij? / Had ik je dat niet gezegd?', '> Ik sliep bij de helft. Dus het einde is een verrassing. / De muziek was van {song}. Dat zei genoeg. / Je had gelijk. Eén keer.', '< Ik vertel het je niet. / Volgende week {film}, met mij. / Ik schrijf de datum op.'],
  ['> Droomde vannacht dat wij een winkel hadden. / Rare droom. We woonden bij {place}. / In mijn droom kon jij {food} maken.', '< Wat verkochten we? / Samen? / Was ik aardig?', '> {food}. Alleen {food}. / Ja, met {thing}. / Te aardig. Ik werd er wakker van.', '< Dus we gingen failliet. / Klinkt haalbaar. / Ik oefen erop.', '> Maar gelukkig. / Zelfs de buren deden mee.'],
  ['> Wat was het beste van je dag? / Eén mooi ding van vandaag, graag.', '< Dit. / De {food} bij de lunch. / Iemand floot {song} op de trap. / Een uur bij {place}.', '> Gladjanus. / Dat telt dubbel. / Daar was ik bijna ook.', '< En dat van jou? / Nu jij. / Jij mag ook.', '> {thing}. Vraag maar niet. / Dat je terugschreef.'],
  ['> Ik kan niet slapen. / Nog wakker. Hoofd staat aan. / Het is te stil hier.', '< Tel schapen. / Zet {song} zachtjes op. / Denk aan {place}.', '> Ze blijven hangen bij {place}. / Dan ga ik meezingen. / Daar {weather} het vast.', '< Dan zijn ze bijna bij mij. Laat ze binnen. / Doe dat. Niemand hoort het. / Juist daarom. Ogen dicht.'],
  ['> Heb je nog plannen voor het weekend? / Wat doe je zaterdag? / Zondag vrij?', '< Misschien {place}. Of op de bank. / {film}, denk ik. Of {food}. / Nog niets. Dat is het plan.', '> Mag ik stemmen? / Ik stem voor {place}. / Dan maken wij er iets van.', '< Jij hebt een dubbele stem. / Gehoord. / Spannend. Zeg nog niet wat.'],
  ['> Mijn zus vraagt naar je. / Een collega zag me lachen om mijn telefoon. / Ik heb je naam laten vallen bij het eten.', '< Wat zei je? / En toen? / Wat zeiden ze?', '> Dat je van {song} houdt en van doorvragen. / Dat het over {thing} ging. / Niets. Ze schepten {food} op en keken.', '< Eerlijk beeld. / Goed gered. / Dan mag ik dus blijven.'],
  ['> Ik heb {thing} gekocht. Zeg niets. / Er staat nu {thing} in de gang. Zeg niets.', '< Ik zeg niets. / Mijn lippen zijn op slot.', '< Maar waarom? / Alleen: waarom?', '> Je zei niets. / Het {weather} en ik was {mood}.'],
  ['> Kun jij {food} maken? / Stel, ik kom langs. Kun je {food}?', '< Ik kan het bestellen met gevoel. / Ja. Of het lukt zien we {time}. / Beter dan {food}, geloof me.', '> Dat telt. / Ik neem {thing} mee als dank. / Ik geloof alles na een glas wijn.'],
  ['> Ben je nog wakker? / Slaap je al?', '< Voor jou wel. / Bijna. Ik keek nog {film}. / Nee, ik lig te luisteren naar {song}.', '> Slaap lekker. Dat was alles. / Ik wilde alleen even zwaaien. / Droom van {place}.', '< Het was genoeg. / Gezien. Welterusten. / Jij ook, met {food} als ontbijt.'],
  ['> Ik ben vandaag {mood}. / Waarschuwing: {mood}.', '< Zal ik iets zeggen dat helpt? / Dat ben ik ook. Toeval? / Dan krijg je {song} van me.', '> Probeer eens. / Vast niet. / Zet maar op.', '< Je bent leuker dan {song}. / Jij bent beter dan {food}. / Er is een bankje bij {place} met onze namen. Nog niet, maar bijna.', '> Dat is heiligschennis. Ga door. / Nu moet ik lachen. Mooi. / Ik kom er {time} op terug.'],
  ['> Het {weather} en ik dacht: die is vast al op. / Om zes uur wakker. Buiten {weather} het.', '< Om die tijd? Dan ken je me nog niet. / Ik was op. Met {food} van gisteren.', '> Nog niet helemaal. Gelukkig. / Koud? Je bent een held.'],
  ['> Wat lees je? / Ligt er iets naast je bed?', '< Een boek over {place}. Niet echt, maar het lijkt erop. / Iets over {thing}. Het is beter dan het klinkt. / Drie bladzijden, dan slaap ik.', '> Lees eens een zin voor. / Vertel. / Goed boek dus.', '< “Ze wachtte en het was geen wachten.” Goed hè? / “Niemand vroeg naar {place}.” / Als ik slaap, vertel jij het einde.'],
  ['> Mag ik je iets vragen? / Vraagje. / Iets wat ik al lang wil weten:', '< Altijd. / Eén. / Kom maar.', '> Wat is het raarste dat je ooit at? / Wat zong je als kind in de auto? / Waar was je het liefst blijven wonen?', '< {food} met slagroom. Weddenschap. / {song}, uit volle borst. / Bij {place}, in een te klein huis. / {food}, rauw. Per ongeluk.'],
  ['> Ik zag iemand met jouw jas bij {place}. / Jouw dubbelganger stond bij {place} met {thing}.', '< Was ik het? / Leek die aardig?', '> Nee, die liep op tijd. / Ja, maar zonder jouw lach. / Het was te vroeg, dus nee.', '< Au. Terecht. / Dan ben ik gerust. / Vraag volgende keer een handtekening.'],
  ['> Ik ga zo slapen. Nog één ding. / Licht uit. Bijna.', '< Ja? / Zeg het.', '> Niets. Ik wilde het laatste woord. / Morgen {food}. / Jij bent fijn.', '< Welterusten. / Slaap zacht. / Tot morgen.', '> Dat was het mijne. / Nee, jij. / Tot dan.'],
  ['> Je hebt vandaag nog niets liefs gezegd. / Complimentje nodig. / Zeg iets aardigs. Ik ben {mood}.', '< Jij bent mijn favoriete melding. / Jij maakt van {thing} een verhaal. / Met jou wil ik ooit {film} zien in een lege zaal.', '> Ik maak er een schermafdruk van in mijn hoofd. / Zo. Ik kan weer even. / Nu word ik rood bij {place}.'],
  ['> Regel van vandaag: geen vragen. / Spelletje: wie vraagt, verliest.', '< Waarom? / En wie wint er dan?', '> Verloren. / Jij niet.', '< Oké, morgen een nieuwe kans. / Ik eis een herkansing bij {place}. / Dan trakteer ik op {food}.'],
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
      lines.push(capital(fill(`${mark} ${pick(random, line.slice(2).split(' / '))}`, random)));
    }
  }
  return lines.slice(0, count);
}

// Opening lines in a member's own voice, per language (in French with tu). Specification, section 2 (A02, S06).
import type { Locale } from '@/lib/site/languages/locales';

/** The first three are those that the design shows. */
export const icebreakers: Record<Locale, string[]> = {
  nl: [
    'Wat is jouw perfecte zondag?', 'Waar moest je vandaag om lachen?', 'Berg of zee?', 'Koffie of cocktail?',
    'Welk liedje zet jij altijd harder?', 'Wat eet jij als niemand kijkt?', 'Waar kijk je deze week naar uit?',
    'Wat is het liefste dat iemand ooit voor je kookte?', 'Als we nu de trein pakken, waarheen dan?', 'Vroege vogel of nachtmens?',
  ],
  en: [
    'What does your perfect Sunday look like?', 'What made you laugh today?', 'Mountains or sea?', 'Coffee or cocktail?',
    'Which song do you always turn up?', 'What do you eat when nobody is looking?', 'What are you looking forward to this week?',
    'If we took a train right now, where would it go?', 'Early bird or night owl?', 'What is the best meal anyone ever cooked for you?',
  ],
  de: [
    'Wie sieht dein perfekter Sonntag aus?', 'Worüber hast du heute gelacht?', 'Berg oder Meer?', 'Kaffee oder Cocktail?',
    'Welches Lied drehst du immer lauter?', 'Was isst du, wenn niemand zuschaut?', 'Worauf freust du dich diese Woche?',
    'Wenn wir jetzt in den Zug steigen: wohin?', 'Morgenmensch oder Nachteule?',
  ],
  fr: [
    'À quoi ressemble ton dimanche parfait ?', 'Qu’est-ce qui t’a fait rire aujourd’hui ?', 'Mer ou montagne ?', 'Café ou cocktail ?',
    'Quelle chanson mets-tu toujours plus fort ?', 'Que manges-tu quand personne ne regarde ?', 'Qu’est-ce que tu attends avec impatience cette semaine ?',
    'Si on prenait un train maintenant, ce serait pour où ?', 'Tu es du matin ou du soir ?',
  ],
  es: [
    '¿Cómo es tu domingo perfecto?', '¿De qué te has reído hoy?', '¿Mar o montaña?', '¿Café o cóctel?',
    '¿Qué canción pones siempre más alta?', '¿Qué comes cuando nadie mira?', '¿Qué es lo mejor que te espera esta semana?',
    'Si tomáramos un tren ahora mismo, ¿adónde iría?', '¿Eres de madrugar o de trasnochar?',
  ],
  it: [
    'Com’è la tua domenica perfetta?', 'Che cosa ti ha fatto ridere oggi?', 'Mare o montagna?', 'Caffè o cocktail?',
    'Quale canzone alzi sempre di volume?', 'Che cosa mangi quando nessuno guarda?', 'Che cosa aspetti con piacere questa settimana?',
    'Se prendessimo un treno adesso, dove ci porterebbe?', 'Mattina presto o notte fonda?',
  ],
  pl: [
    'Jak wygląda Twoja idealna niedziela?', 'Co Cię dziś rozśmieszyło?', 'Góry czy morze?', 'Kawa czy koktajl?',
    'Którą piosenkę zawsze dajesz głośniej?', 'Co jesz, kiedy nikt nie patrzy?', 'Na co czekasz w tym tygodniu?',
    'Gdybyśmy teraz wsiedli do pociągu, to dokąd?', 'Ranny ptaszek czy nocny marek?',
  ],
  sv: [
    'Hur ser din perfekta söndag ut?', 'Vad skrattade du åt i dag?', 'Fjäll eller hav?', 'Kaffe eller cocktail?',
    'Vilken låt höjer du alltid?', 'Vad äter du när ingen ser?', 'Vad ser du fram emot i veckan?',
    'Om vi tog tåget just nu, vart skulle det gå?', 'Morgonpigg eller nattuggla?',
  ],
  da: [
    'Hvordan ser din perfekte søndag ud?', 'Hvad fik dig til at grine i dag?', 'Skov eller strand?', 'Kaffe eller cocktail?',
    'Hvilken sang skruer du altid op for?', 'Hvad spiser du, når ingen ser det?', 'Hvad glæder du dig til i denne uge?',
    'Hvis vi tog toget lige nu, hvor skulle det så hen?', 'A-menneske eller B-menneske?',
  ],
  nb: [
    'Hvordan ser din perfekte søndag ut?', 'Hva fikk deg til å le i dag?', 'Fjell eller hav?', 'Kaffe eller cocktail?',
    'Hvilken sang skrur du alltid opp?', 'Hva spiser du når ingen ser det?', 'Hva gleder du deg til denne uka?',
    'Hvis vi tok toget nå, hvor skulle det gått?', 'A-menneske eller B-menneske?',
  ],
  fi: [
    'Millainen on täydellinen sunnuntaisi?', 'Mikä sai sinut nauramaan tänään?', 'Metsä vai meri?', 'Kahvi vai cocktail?',
    'Minkä kappaleen laitat aina kovemmalle?', 'Mitä syöt, kun kukaan ei näe?', 'Mitä odotat tällä viikolla?',
    'Jos hyppäisimme nyt junaan, minne se veisi?', 'Aamuvirkku vai yökukkuja?',
  ],
};

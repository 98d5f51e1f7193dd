// Exchanges between German-speaking members.
import type { Exchange } from './exchange';

export const de: readonly Exchange[] = [
  ['> Berg oder Meer?', '< Meer. Aber ich trage dir den Rucksack, falls du Berg sagst.', '> Dann sage ich Berg und meine dich.', '< Das war schnell. Gefällt mir.'],
  ['> Wie sieht dein perfekter Sonntag aus?', '< Ausschlafen, Brötchen, nichts. Und deiner?', '> Genau so, nur mit einem Spaziergang dazwischen.', '< Den gehe ich mit.'],
  ['> Du siehst aus, als hättest du einen Hund, der alles im Griff hat.', '< Habe ich. Ich arbeite für ihn.', '> Sucht er noch Personal?', '< Er führt gerade Gespräche. Bring Käse mit.'],
  ['> Worüber hast du heute gelacht?', '< Über mich. Ich bin mit zwei verschiedenen Schuhen ins Büro.', '> Und hat es jemand gemerkt?', '< Erst du.'],
  ['> Kaffee oder Cocktail?', '< Um diese Uhrzeit? Tee. Aber mit dir auch etwas mit Schirmchen.'],
  ['> Du siehst aus, als würdest du gern für alle kochen. Was gibt es heute?', '< Linsensuppe für acht. Wir sind eins.', '> Dann sind wir bald zwei, jedenfalls hier.', '< Hier zählt auch.'],
];

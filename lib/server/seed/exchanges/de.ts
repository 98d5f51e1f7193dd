// Exchanges between German-speaking members.
import type { Exchange } from './exchange';

export const de: readonly Exchange[] = [
  ['> Berg oder Meer?', '< Meer. Aber ich trage dir den Rucksack, falls du Berg sagst.', '> Dann sage ich Berg und meine dich.', '< Das war schnell. Gefällt mir.'],
  ['> Wie sieht dein perfekter Sonntag aus?', '< Ausschlafen, Brötchen, nichts. Und deiner?', '> Genau so, nur mit einem Spaziergang dazwischen.', '< Den gehe ich mit.'],
  ['> Dein Hund sieht aus, als hätte er alles im Griff.', '< Hat er. Ich arbeite für ihn.', '> Sucht er noch Personal?', '< Er führt gerade Gespräche. Bring Käse mit.'],
  ['> Worüber hast du heute gelacht?', '< Über mich. Ich bin mit zwei verschiedenen Schuhen ins Büro.', '> Und hat es jemand gemerkt?', '< Erst du.'],
  ['> Kaffee oder Cocktail?', '< Um diese Uhrzeit? Tee. Aber mit dir auch etwas mit Schirmchen.'],
  ['> Du schreibst, du kochst zu viel. Was gibt es heute?', '< Linsensuppe für acht. Wir sind eins.', '> Dann sind wir bald zwei, jedenfalls hier.', '< Hier zählt auch.'],
];

// Demo profiles in German.
import type { Phrasebook } from './phrasebook';

export const de: Phrasebook = {
  openings: [
    'Ich arbeite im Theater, hinter der Bühne, und mag es, wenn das Licht angeht.',
    'Wochentags Büro, am Wochenende am liebsten ohne Plan im Zug.',
    'Ich rede mit Hunden auf der Straße und manchmal auch mit den Menschen dazu.',
    'Ruhig, bis jemand das falsche Brot kauft.',
    'Ich repariere alte Radios und höre dann tagelang denselben Sender.',
    'Aufgewachsen am Fluss, bis heute schlecht im Stillsitzen.',
    'Man sagt mir nach, dass ich gut zuhöre. Ich bin einfach neugierig.',
    'Nach einer langen Beziehung habe ich wieder Lust auf ganz normale Abende.',
    'Ich koche zu viel und teile gern.',
    'Morgens still, abends kaum zu bremsen.',
    'Ich sammle Stadtpläne und verlaufe mich trotzdem.',
    'Im Beruf genau, in der Liebe lieber großzügig.',
  ],
  middles: [
    'Ich suche jemanden zum Lachen über nichts und Reden über alles.',
    'Es darf langsam anfangen. Die Spannung liegt im Warten.',
    'Ein Glas Wein, ein langer Tisch, die Handys in der Schublade: So beginnt es für mich.',
    'Ich mag Selbstironie, warme Hände und Menschen, die nachfragen.',
    'Küsse im Türrahmen, und dann doch noch bleiben: Das gefällt mir.',
    'Was ich suche, braucht keinen Namen, aber Aufmerksamkeit.',
    'Ich entdecke Städte am liebsten ohne Karte, mit jemandem, der sich das auch traut.',
    'Ehrlichkeit finde ich anziehend, auch wenn sie mal wehtut.',
    'Ein Blick, der etwas zu lange dauert, versüßt mir den ganzen Tag.',
    'Sonntags gehört mir der Vormittag, und vielleicht dir die andere Hälfte vom Bett.',
  ],
  endings: [
    'Welches Lied traust du dich nicht mehr zu spielen?',
    'Berg oder Meer? Und mit wem?',
    'Schick mir deinen besten schlechten Witz.',
    'Fang ruhig klein an. Ich frage schon nach.',
    'Worauf freust du dich diese Woche?',
    'Erzähl mir etwas, das nicht in deinem Profil steht.',
    'Wer fängt an? Du darfst.',
    'Ich antworte immer mit mehr als einem Wort.',
  ],
  niche: {
    she: ['Ich bestimme mein Tempo selbst, und heute passt es genau.', 'Ich suche eine Frau mit Plänen, oder mit Lust, welche zu machen.'],
    bdsm: ['Erst die Absprachen, dann die Spannung: So gehört es sich.', 'Über Grenzen rede ich gern und ausführlich.'],
    bbw: ['Meine Kurven gehören zu mir wie mein Lachen. Es gibt sie nur zusammen.', 'Ich mag meinen Körper und Menschen, die das selbstverständlich finden.'],
    gilf: ['Die Kinder sind aus dem Haus, und das Haus gehört endlich mir.', 'In meinem Alter muss nichts mehr, und deshalb geht so viel.'],
    milf: ['Ich weiß, was ich will, und ich sage es auch.', 'Tagsüber organisiere ich alles. Abends lasse ich mich gern überraschen.'],
    gay: ['Ich suche einen Mann mit Humor und eigenem Leben.', 'Keine Spielchen, außer Brettspiele. Da bin ich ehrgeizig.'],
  },
};

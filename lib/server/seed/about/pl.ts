// Demo profiles in Polish; present tense, so that nobody's own gender shows.
import type { Phrasebook } from './phrasebook';

export const pl: Phrasebook = {
  openings: [
    'Pracuję w piekarni i wstaję, kiedy inni wracają do domu.',
    'W tygodniu liczby, w weekend pociąg i żadnych planów.',
    'Rozmawiam z roślinami i czasem słyszę odpowiedź.',
    'Mam w sobie dużo spokoju, dopóki ktoś nie skrytykuje pierogów mojej babci.',
    'Naprawiam stare zegary i nigdy się nie spieszę.',
    'Podobno umiem słuchać. Naprawdę to zwykła ciekawość.',
    'Po długim związku znów cieszą mnie zwyczajne wieczory.',
    'Gotuję dla sześciu osób, nawet gdy przy stole są dwie.',
  ],
  middles: [
    'Szukam kogoś, z kim można śmiać się z niczego i rozmawiać o wszystkim.',
    'Może zacząć się powoli: czekanie to połowa przyjemności.',
    'Długi stół, kieliszek wina i telefony w szufladzie: tak to się u mnie zaczyna.',
    'Lubię ciepłe dłonie, autoironię i ludzi, którzy zadają jeszcze jedno pytanie.',
    'Spojrzenie, które trwa odrobinę za długo, poprawia mi cały tydzień.',
    'To, czego szukam, nie potrzebuje nazwy, tylko uwagi.',
    'Lubię miasta bez mapy i spacery bez celu, we dwoje.',
    'Szczerość mnie przyciąga, nawet jeśli czasem szczypie.',
  ],
  endings: [
    'Jakiej piosenki już nie masz odwagi włączyć?',
    'Góry czy morze? I z kim?',
    'Napisz mi coś, czego nie ma w Twoim profilu.',
    'Zacznij od drobiazgu, o resztę zapytam.',
    'Co Cię dziś rozśmieszyło?',
    'Kto zaczyna? Zostawiam to Tobie.',
  ],
  niche: {
    bdsm: ['Najpierw ustalenia, potem dreszcz emocji.'],
    bbw: ['Moje krągłości są w komplecie z moim śmiechem.'],
    gilf: ['W moim wieku już nic nie trzeba i dlatego tyle można.'],
    milf: ['Wiem, czego chcę, i mówię o tym.'],
    gay: ['Szukam mężczyzny z poczuciem humoru i własnym życiem.'],
    she: ['Tempo wybieram ja i dziś jest w sam raz.'],
  },
};

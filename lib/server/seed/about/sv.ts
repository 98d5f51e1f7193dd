// Demo profiles in Swedish.
import type { Phrasebook } from './phrasebook';

export const sv: Phrasebook = {
  openings: [
    'Jag jobbar på ett bageri och går upp när andra går hem.',
    'Siffror i veckan, tåg utan plan på helgen.',
    'Jag pratar med mina krukväxter och ibland svarar de.',
    'Lugn tills någon tar sista kanelbullen.',
    'Jag är uppvuxen vid vattnet och saknar det varannan tisdag.',
    'Folk säger att jag lyssnar bra. Jag är bara nyfiken.',
    'Efter ett långt förhållande längtar jag efter helt vanliga kvällar igen.',
  ],
  middles: [
    'Jag söker någon att skratta åt ingenting och prata om allt med.',
    'Det får gärna börja långsamt: väntan är halva nöjet.',
    'Ett långt bord, ett glas vin och mobilerna i en låda: så börjar det för mig.',
    'Jag faller för varma händer, torr humor och den som ställer en fråga till.',
    'En blick som varar lite för länge räddar min vecka.',
    'Bastu, bad och sedan tystnad i gott sällskap: bättre blir det inte.',
  ],
  endings: [
    'Vilken låt vågar du inte spela längre?',
    'Fjäll eller hav? Och med vem?',
    'Berätta något som inte står i din profil.',
    'Börja smått, jag frågar om resten.',
    'Vem börjar? Du får gärna.',
  ],
  niche: {
    bdsm: ['Först överenskommelser, sedan spänning.'],
    bbw: ['Mina kurvor och mitt skratt hör ihop: du får båda.'],
    gilf: ['I min ålder måste man ingenting, och därför kan man så mycket.'],
    milf: ['Jag vet vad jag vill, och jag säger det.'],
    gay: ['Jag söker en man med humor och ett eget liv.'],
    she: ['Takten bestämmer jag, och i dag är den precis rätt.'],
  },
};

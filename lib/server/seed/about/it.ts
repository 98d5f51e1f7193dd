// Demo profiles in Italian; nobody's own gender shows in an ending.
import type { Phrasebook } from './phrasebook';

export const it: Phrasebook = {
  openings: [
    'Lavoro in un forno: mi sveglio quando gli altri tornano a casa.',
    'In settimana numeri, nel weekend un treno e nessun programma.',
    'Parlo con le mie piante, e qualcuna risponde.',
    'Ho un carattere tranquillo, finché qualcuno non spezza gli spaghetti.',
    'Vengo da un paese di mare e il mare lo cerco ovunque.',
    'Dicono che so ascoltare. In realtà è curiosità.',
    'Dopo una lunga storia ho di nuovo voglia di serate semplici.',
    'Riparo vecchie macchine fotografiche e ogni tanto ne uso una.',
  ],
  middles: [
    'Vorrei qualcuno con cui ridere di niente e parlare di tutto.',
    'Può cominciare piano: l’attesa è metà del gioco.',
    'Una tavola lunga, un bicchiere di vino e i telefoni in un cassetto: si comincia così.',
    'Mi piacciono le mani calde, l’ironia e chi fa una domanda in più.',
    'Uno sguardo che dura un attimo di troppo mi cambia la giornata.',
    'Quello che cerco non ha bisogno di un nome, ma di attenzione.',
    'Amo le città senza mappa e le passeggiate senza meta, in due.',
    'La sincerità mi attrae, anche quando punge.',
  ],
  endings: [
    'Quale canzone non hai più il coraggio di ascoltare?',
    'Mare o montagna? E con chi?',
    'Raccontami qualcosa che nel tuo profilo non c’è.',
    'Comincia con poco, il resto lo chiedo io.',
    'Che cosa ti ha fatto ridere oggi?',
    'Chi comincia? Tocca a te, se vuoi.',
  ],
  niche: {
    bdsm: ['Prima gli accordi, poi il brivido.'],
    bbw: ['Le mie curve e la mia risata vanno insieme: si prende tutto.'],
    gilf: ['Alla mia età niente è più un obbligo, e proprio per questo c’è tanto spazio.'],
    milf: ['So quello che voglio, e lo dico.'],
    gay: ['Cerco un uomo con ironia, con una vita sua e un posto per la mia.'],
    she: ['Il ritmo lo decido io, e oggi è quello giusto.'],
  },
};

// Demo profiles in Norwegian bokmål.
import type { Phrasebook } from './phrasebook';

export const nb: Phrasebook = {
  openings: [
    'Jeg jobber på et bakeri og står opp når andre går hjem.',
    'Tall i uka, tog uten plan i helgen.',
    'Jeg snakker med plantene mine, og av og til svarer de.',
    'Rolig, helt til noen tar den siste kanelbollen.',
    'Jeg er vokst opp ved fjorden og savner den annenhver tirsdag.',
    'Folk sier at jeg er flink til å lytte. Jeg er bare nysgjerrig.',
    'Etter et langt forhold har jeg lyst på helt vanlige kvelder igjen.',
  ],
  middles: [
    'Jeg ser etter noen å le av ingenting og snakke om alt med.',
    'Det kan gjerne begynne rolig: ventingen er halve moroa.',
    'Et langt bord, et glass vin og telefonene i en skuff: slik begynner det for meg.',
    'Jeg faller for varme hender, tørr humor og den som stiller ett spørsmål til.',
    'Et blikk som varer litt for lenge, redder uka mi.',
    'Søndagstur med matpakke, helst med noen som ikke har det travelt.',
  ],
  endings: [
    'Hvilken sang tør du ikke spille lenger?',
    'Fjell eller hav? Og med hvem?',
    'Fortell meg noe som ikke står i profilen din.',
    'Begynn i det små, så spør jeg om resten.',
    'Hvem begynner? Du må gjerne.',
  ],
  niche: {
    bdsm: ['Først avtaler, så spenning.'],
    bbw: ['Kurvene mine og latteren min hører sammen: du får begge deler.'],
    gilf: ['I min alder må man ingenting, og derfor kan man så mye.'],
    milf: ['Jeg vet hva jeg vil, og jeg sier det.'],
    gay: ['Jeg ser etter en mann med humor og sitt eget liv.'],
    she: ['Tempoet bestemmer jeg, og i dag er det akkurat passe.'],
  },
};

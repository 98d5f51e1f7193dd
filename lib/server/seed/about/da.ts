// Demo profiles in Danish.
import type { Phrasebook } from './phrasebook';

export const da: Phrasebook = {
  openings: [
    'Jeg arbejder på et bageri og står op, når andre går hjem.',
    'Tal i hverdagen, tog uden plan i weekenden.',
    'Jeg taler med mine planter, og nogle gange svarer de.',
    'Rolig, lige indtil nogen tager den sidste kanelsnegl.',
    'Jeg er vokset op ved vandet og cykler stadig omvejen langs havnen.',
    'Folk siger, at jeg er god til at lytte. Jeg er bare nysgerrig.',
    'Efter et langt forhold har jeg igen lyst til helt almindelige aftener.',
  ],
  middles: [
    'Jeg leder efter en at grine af ingenting og tale om alting med.',
    'Det må gerne begynde langsomt: ventetiden er det halve af fornøjelsen.',
    'Et langt bord, et glas vin og telefonerne i en skuffe: sådan begynder det for mig.',
    'Jeg falder for varme hænder, tør humor og den, der stiller et spørgsmål mere.',
    'Et blik, der varer lidt for længe, redder min uge.',
    'Vinterbadning, varm kakao og godt selskab: så er dagen i hus.',
  ],
  endings: [
    'Hvilken sang tør du ikke spille mere?',
    'Skov eller strand? Og med hvem?',
    'Fortæl mig noget, der ikke står i din profil.',
    'Begynd i det små, så spørger jeg om resten.',
    'Hvem begynder? Du må gerne.',
  ],
  niche: {
    bdsm: ['Først aftaler, så spænding.'],
    bbw: ['Mine kurver og mit grin hører sammen: du får begge dele.'],
    gilf: ['I min alder skal man ingenting, og derfor kan man så meget.'],
    milf: ['Jeg ved, hvad jeg vil, og jeg siger det.'],
    gay: ['Jeg leder efter en mand med humor og sit eget liv.'],
    she: ['Tempoet bestemmer jeg selv, og i dag er det helt rigtigt.'],
  },
};

// Demo profiles in French; nobody's own gender shows in an ending.
import type { Phrasebook } from './phrasebook';

export const fr: Phrasebook = {
  openings: [
    'Je travaille dans une librairie et je lis la fin avant de la conseiller.',
    'La semaine, des chiffres. Le week-end, un train et aucune idée de l’heure du retour.',
    'Je parle à mes plantes, et certaines répondent.',
    'Une vie calme, sauf quand il est question de fromage.',
    'Je répare des vélos et j’use les miens.',
    'J’ai grandi près de la mer et elle me manque un mardi sur deux.',
    'On dit que je sais écouter. C’est surtout de la curiosité.',
    'Après une longue histoire, j’ai de nouveau envie de soirées toutes simples.',
    'Je cuisine pour six, même en tête-à-tête.',
  ],
  middles: [
    'J’aimerais rire de rien et parler de tout avec quelqu’un.',
    'Cela peut commencer doucement : l’attente fait partie du plaisir.',
    'Une grande table, un verre de vin, les téléphones dans un tiroir : tout commence là.',
    'J’aime l’autodérision, les mains chaudes et les personnes qui posent une question de plus.',
    'Un regard qui dure un peu trop longtemps, et ma journée change.',
    'Ce que je cherche n’a pas besoin de nom, mais d’attention.',
    'J’aime les villes sans plan et les promenades sans but, à deux.',
    'La franchise me séduit, même quand elle pique un peu.',
  ],
  endings: [
    'Quelle chanson n’oses-tu plus écouter ?',
    'Mer ou montagne, et avec qui ?',
    'Raconte-moi quelque chose que ton profil ne dit pas.',
    'Commence petit, je poserai la suite des questions.',
    'Qu’est-ce qui t’a fait rire aujourd’hui ?',
    'Qui écrit en premier ? Toi, si tu veux.',
  ],
  niche: {
    bdsm: ['D’abord on se met d’accord, ensuite vient le frisson.'],
    bbw: ['Mes rondeurs vont avec mon rire : on prend les deux.'],
    gilf: ['Plus rien n’est obligatoire à mon âge, et c’est bien pour cela que tout est possible.'],
    milf: ['Je sais ce que je veux, et je le dis.'],
    gay: ['Je cherche un homme drôle, avec sa vie à lui et de la place pour la mienne.'],
    she: ['Je choisis mon rythme, et aujourd’hui il me va très bien.'],
  },
};

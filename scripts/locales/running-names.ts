// Names of pages and features in running text, on pages of law, welcome pages and the operator's pages too: where Dutch has one, a language has its own for it.
import type { Locale } from '@/lib/site/languages/locales';
import { formsOf } from './message-text';

type Name = Record<Locale, RegExp>;

/** Each with the stem that it has in every case and compound. */
export const names: readonly Name[] = [
  { nl: /(?<!\p{L}|goed )gesprek/iu, en: /conversation/i, de: /gespräch/i, fr: /discussion|conversation/i, es: /conversaci/i, it: /conversazion/i, pl: /rozm[oó]w/i, sv: /samtal/i, da: /samtale/i, nb: /samtale/i, fi: /keskustel/i },
  { nl: /(?<!\p{L})instellingen/iu, en: /settings/i, de: /einstellung/i, fr: /paramètres/i, es: /ajustes/i, it: /impostazioni/i, pl: /ustawieni/i, sv: /inställning/i, da: /indstilling/i, nb: /innstilling/i, fi: /asetu/i },
  { nl: /(?<!\p{L})Prijzen(?!\p{L})/u, en: /pric/i, de: /preise/i, fr: /tarifs/i, es: /precios/i, it: /prezzi/i, pl: /cennik/i, sv: /priser/i, da: /priser/i, nb: /priser/i, fi: /hinna/i },
  { nl: /transacties/i, en: /transactions/i, de: /transaktion/i, fr: /transactions/i, es: /transacciones/i, it: /transazioni/i, pl: /transakcj/i, sv: /transaktion/i, da: /transaktion/i, nb: /transaksjon/i, fi: /maksutapahtum/i },
  { nl: /(?<!\p{L})support(?!\p{L})/iu, en: /support/i, de: /support/i, fr: /assistance/i, es: /atención al cliente/i, it: /assistenza/i, pl: /pomoc|napisz do nas/i, sv: /support/i, da: /support/i, nb: /kundeservice/i, fi: /asiakastu/i },
  { nl: /factu(?:ur|ren)/i, en: /invoice/i, de: /rechnung/i, fr: /facture/i, es: /factura/i, it: /fattur/i, pl: /faktur/i, sv: /faktur/i, da: /faktura/i, nb: /faktura/i, fi: /lasku/i },
  { nl: /automatische incasso/i, en: /direct debit/i, de: /lastschrift/i, fr: /prélèvement/i, es: /domiciliaci/i, it: /addebito/i, pl: /poleceni[ae] zapłaty/i, sv: /autogiro/i, da: /direkte debitering/i, nb: /direkte belastning/i, fi: /suoravelo/i },
  { nl: /fictie(?:f|ve) profiel/i, en: /fictional profile/i, de: /fiktive\p{L}* profil/iu, fr: /profils? fictif/i, es: /perfil(?:es)? ficticio/i, it: /profil[oi] fittizi/i, pl: /profil\p{L}* fikcyjn/iu, sv: /fiktiva? profil/i, da: /fiktive?,? profil/i, nb: /fiktive? profil/i, fi: /fiktiivi\p{L}* profiil/iu },
  { nl: /onzichtbare modus/i, en: /invisible mode/i, de: /unsichtbar/i, fr: /mode invisible/i, es: /modo invisible/i, it: /modalità invisibile/i, pl: /niewidoczn/i, sv: /osynligt läge/i, da: /usynlig/i, nb: /usynlig/i, fi: /näkymät/i },
  { nl: /matchfinder/i, en: /match finder/i, de: /matchfinder/i, fr: /test d’affinités/i, es: /test de afinidad/i, it: /test di affinità/i, pl: /te[sś]\p{L}* dopasowania/iu, sv: /matchhittare/i, da: /matchfinder/i, nb: /matchfinner/i, fi: /matchha[ku]/i },
  { nl: /kortingscode/i, en: /code/i, de: /rabattcode/i, fr: /code/i, es: /código/i, it: /codice/i, pl: /kod/i, sv: /rabattkod/i, da: /rabatkode/i, nb: /rabattkode/i, fi: /alennuskood/i },
  { nl: /ban-beleid/i, en: /ban policy/i, de: /sperrregeln/i, fr: /règles d’exclusion/i, es: /normas de expulsión/i, it: /regole di esclusione/i, pl: /zasad\p{L}* blokowania kont/iu, sv: /regler\p{L}* för avstängning/iu, da: /regler\p{L}* for udelukkelse/iu, nb: /regl\p{L}* for utestenging/iu, fi: /estosään/i },
  { nl: /openingszin/i, en: /icebreaker/i, de: /eisbrecher/i, fr: /phrases? d’accroche/i, es: /primera frase|romper el hielo/i, it: /frase per iniziare|rompighiaccio/i, pl: /początek/i, sv: /öppningsreplik/i, da: /åbningsreplik/i, nb: /åpningsreplikk/i, fi: /avausrepliik/i },
  { nl: /account (?:te )?(?:blokkeren|geblokkeerd)|account blokkeren/i, en: /block/i, de: /sperr/i, fr: /bloqu/i, es: /bloque|bloqu/i, it: /blocc/i, pl: /blok/i, sv: /spärr|blocker/i, da: /spær/i, nb: /sperr/i, fi: /sul[jk]/i },
  { nl: /notificatie/i, en: /notification/i, de: /benachrichtig|stumm/i, fr: /notification/i, es: /aviso/i, it: /notific/i, pl: /powiadomi/i, sv: /aviser/i, da: /notifikation/i, nb: /vars(?:el|l)/i, fi: /ilmoitu/i },
  { nl: /(?<!\p{L})melding(?:en)?(?!\p{L})/iu, en: /report/i, de: /meldung/i, fr: /signalement/i, es: /denunci/i, it: /segnalazion/i, pl: /zgłosz/i, sv: /anmäl/i, da: /anmeld/i, nb: /rapporter/i, fi: /väärinkäyt|tapau[sk]/i },
];

/** Where a message calls a page or feature otherwise than the language does, each a sentence without its key. */
export function runningNameFaults(locale: Locale, { text, dutch }: { text: string; dutch: string }): string[] {
  if (locale === 'nl') return [];
  const forms = formsOf(text).join(' ');
  const wanted = formsOf(dutch).join(' ');
  return names.filter((name) => name.nl.test(wanted) && !name[locale].test(forms)).map((name) => `calls ‘${name.nl.exec(wanted)![0]}’ otherwise than the language does elsewhere (${name[locale].source}).`);
}

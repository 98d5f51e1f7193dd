// What the report lets pass, and why. A line that lets nothing pass any more is reported itself.
import type { Locale } from '@/lib/site/languages/locales';

/** Names and signs: the same in every language. */
export const names: readonly string[] = [
  'Apple Pay', 'Bancontact', 'Bizum', 'BLIK', 'eps', 'iDEAL', 'Klarna', 'MobilePay', 'MyBank', 'PayPal', 'Przelewy24', 'Satispay', 'Swish', 'Trustly', 'TWINT', 'Vipps', // ways to pay
  'IBAN', 'Premium', '{size} km',
];

/** Words that a language has in common with Dutch or English, by their text: its own word, or the loan word that its people use. */
export const sharedWords: Partial<Record<Locale, readonly string[]>> = {
  en: ['{count, plural, one {# credit} other {# credits}}', '{count, plural, one {credit} other {credits}}', 'Account', 'Bank', 'Cookies', 'Credits', 'Festivals', 'Filters', 'Later', 'Like', 'Like {name}', 'Likes', 'Man', 'Massage', 'Match', 'Matches', 'min', 'Open', 'Open {provider}', 'Postcode', 'Privacy', 'sec', 'Single', 'Site', 'Status', 'Support', 'Swipe', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  de: ['{name} melden', 'Automatisch', 'Bank', 'Blond', 'Cookies', 'Credits', 'Datum', 'Festivals', 'Film', 'Foto', 'Foto {number}', 'Fotografie', 'Gaming', 'Gratis', 'Handelsnamen', 'Humor', 'Ja', 'Kunst', 'Land', 'Lesbisch', 'Likes', 'Match', 'Matches', 'Matchfinder', 'Melden', 'Name', 'Nr.', 'Nummer', 'Pause', 'Rose', 'Single', 'Sport', 'Stand', 'Status', 'Statuscode {status}', 'Support', 'Swipe', 'System', 'Tattoos', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  fr: ['Art', 'Bouquet', 'Cadeau', 'Cadeau · {credits}', 'canton', 'Cookies', 'Danger', 'Date', 'Description', 'E-mail', 'Festivals', 'Gay', 'Humour', 'Likes', 'Match', 'Message', 'Messages', 'min', 'Moments', 'Nature', 'Notifications', 'Page {page}', 'Pages', 'Pause', 'Photo', 'Photo {number}', 'Photos', 'province', 'Rose', 'Site', 'Sport', 'Swipe', 'Total', 'Transactions', 'Type', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  es: ['Asexual', 'Bisexual', 'Cookies', 'Error', 'Foto', 'Foto {number}', 'Gay', 'Gratis', 'Hetero', 'Humor', 'Match', 'Matches', 'min', 'No', 'Pansexual', 'Swipe', 'Total', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  it: ['Account', 'Bouquet', 'E-mail', 'E-mail: <mail>{email}</mail>', 'Foto', 'Foto {number}', 'Gay', 'Gratis', 'Match', 'min', 'No', 'Pagina {page}', 'Password', 'Per e-mail', 'Per e-mail: <mail>{email}</mail>', 'Privacy', 'sec', 'Single', 'Sport', 'Swipe', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  pl: ['Adres', 'Bank', 'Blond', 'E-mail', 'E-mail: <mail>{email}</mail>', 'Film', 'kanton', 'min', 'region', 'Sport', 'Status', 'Visa, Mastercard'],
  sv: ['{count, plural, one {# credit} other {# credits}}', '{count, plural, one {credit} other {credits}}', 'Bank', 'Cookies', 'Credits', 'Dag', 'Datum', 'Film', 'Foto', 'Foto {number}', 'Gaming', 'Gratis', 'Hetero', 'Homo', 'Humor', 'Ja', 'kanton', 'Land', 'Likes', 'Man', 'Massage', 'min', 'nu', 'Nummer', 'region', 'Sport', 'Status', 'Support', 'Swipe', 'Swipespel', 'System', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  da: ['{count, plural, one {# credit} other {# credits}}', '{count, plural, one {credit} other {credits}}', 'Bank', 'Betaling', 'Blond', 'Cookies', 'Credits', 'Dag', 'E-mail', 'E-mail: <mail>{email}</mail>', 'Film', 'Gaming', 'Gratis', 'Hetero', 'Humor', 'Ja', 'kanton', 'Kunst', 'Land', 'Like', 'Like {name}', 'Likes', 'Massage', 'Match', 'Matches', 'Matchfinder', 'min', 'Nr.', 'nu', 'Nummer', 'Pause', 'Radius', 'region', 'Rose', 'Send', 'Single', 'Slank', 'Sport', 'Status', 'Stop', 'Support', 'Swipe', 'System', 'Testbetaling', 'Type', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  nb: ['{count, plural, one {# credit} other {# credits}}', '{count, plural, one {credit} other {credits}}', 'Bank', 'Betaling', 'Credits', 'Dag', 'Film', 'Gaming', 'Gratis', 'Humor', 'Ja', 'kanton', 'Kunst', 'Land', 'Likes', 'Match', 'min', 'Nr.', 'Nummer', 'Pause', 'Radius', 'region', 'Rose', 'Send', 'Slank', 'Sport', 'Status', 'Swipe', 'System', 'Testbetaling', 'Type', 'Visa, Mastercard', 'Yoga', 'Zoom'],
  fi: ['Hetero', 'Homo', 'Match', 'min', 'Visa, Mastercard'],
};

export type Allowed = { /** The key, or its start. */ key: string; /** Without, every language. */ locales?: readonly Locale[]; /** What of the report passes: a part of its sentence. */ passes: 'writes a number' | 'glossary' | 'avoids here' | 'nothing is called' | 'has one name' | 'for 0, without the number' | 'are plain' | 'which other texts say'; why: string };

/** What Dutch says in several meanings, or where other languages need several forms (a verb on a button, a pronoun): where it stands more than once, it is no one name. */
export const homonyms: readonly string[] = [
  'afgehandeld', 'anders', 'bedenktijd', 'bijsnijden', 'chat met {name}', 'een medewerker leest je klacht', 'in behandeling', 'jij', 'nog niemand', 'ontvangen',
  'opnieuw', 'over {name}', 'privacy', 'staat klaar', 'terugbetaald', 'uitloggen', 'verwijderen', 'volgende', 'vorige', 'waarschuwen', 'wijzig', 'woonplaats',
];

/** Messages that are odd on purpose. */
export const allowed: readonly Allowed[] = [
  { key: 'home.trust.adults', passes: 'writes a number', why: '18: the age of the law' },
  { key: 'lander.honesty', passes: 'writes a number', why: '18: the age of the law' },
  { key: 'lander.maplanding.label', passes: 'writes a number', why: '18: the age of the law' },
  { key: 'layout.adultsOnly', passes: 'writes a number', why: '18: the age of the law' },
  { key: 'layout.footer.labelled', passes: 'writes a number', why: '18: the age of the law' },
  { key: 'safety.reason.underage', passes: 'writes a number', why: '18: the age of the law' },
  { key: 'layout.us.records.text', passes: 'writes a number', why: 'the number of an act' },
  { key: 'legal/terms:sections.records.p1', passes: 'writes a number', why: 'the number of an act' },
  { key: 'legal/service:sections.danger.p1', passes: 'writes a number', why: '112, to be called' },
  { key: 'legal/return-policy:sections.when.p1', passes: 'writes a number', why: '14 days: the term of the law' },
  { key: 'mail.order_common.right_text', passes: 'writes a number', why: '14 days: the term of the law' },
  { key: 'transaction.withdraw.note', passes: 'writes a number', why: '14 days: the term of the law' },
  { key: 'pay.debit.perk_back', passes: 'writes a number', why: '8 weeks: the term of the scheme' },
  { key: 'pay.debit.code_label', passes: 'writes a number', why: 'how the code is made' },
  { key: 'pay.spending.wrong', passes: 'writes a number', why: 'an example of what to type' },
  { key: 'premium.claim', passes: 'writes a number', why: 'the claim of the design, word for word' },
  { key: 'legal/faq:sections.credits.premium.p2_if_source', passes: 'writes a number', why: 'the claim of the design, with its source' },
  { key: 'settings.location.source', passes: 'writes a number', why: 'the version of a licence' },
  { key: 'legal/faq:title', locales: ['en'], passes: 'glossary', why: 'FAQ is the word of the footer; the page writes it out' },
  { key: 'pay.debit.mandate_text', passes: 'are plain', why: 'the words of the scheme' },
  { key: 'err.birth_date', locales: ['nl'], passes: 'avoids here', why: 'a sentence of the specification' },
  { key: 'err.code_used', locales: ['nl'], passes: 'avoids here', why: 'a sentence of the specification' },
  { key: 'err.link_expired', locales: ['nl'], passes: 'avoids here', why: 'a sentence of the specification' },
  { key: 'err.new_email_invalid', locales: ['nl'], passes: 'avoids here', why: 'a sentence of the specification' },
  { key: 'legal/return-policy:sections.form.l2', passes: 'avoids here', why: 'the form of the law' },
  { key: 'legal/faq:title', locales: ['en'], passes: 'has one name', why: 'FAQ is the word of the footer; the page writes it out' },
  { key: 'legal/terms:title', locales: ['de'], passes: 'has one name', why: 'AGB is the word of the footer; the page writes it out' },
  { key: 'legal/cookies:sections.storage.l2', locales: ['fr'], passes: 'avoids here', why: '“chat:” is the name of the key in the browser’s storage' },
  { key: 'pay.debit.zip', locales: ['de'], passes: 'glossary', why: 'its field is as narrow as a postcode' },
  { key: 'ui.button.busy', locales: ['de'], passes: 'glossary', why: 'stands in a button as wide as its own words' },
  { key: 'settings.section.privacy', locales: ['de', 'fi'], passes: 'glossary', why: 'who sees what, not the privacy policy' },
  { key: 'settings.sessions.end', locales: ['fr', 'it', 'pl', 'fi'], passes: 'glossary', why: 'another device is logged out, not the reader' },
  { key: 'session.login.title', locales: ['pl'], passes: 'has one name', why: 'a title; the button below it has the verb' },
  { key: 'session.login.title', locales: ['pl'], passes: 'glossary', why: 'a title; the button below it has the verb' },
  { key: 'chat.after_confirmation', locales: ['pl'], passes: 'glossary', why: 'names the message that it is about' },
  { key: 'mail.measure.button', locales: ['fi', 'pl'], passes: 'has one name', why: 'what one files against a decision has a word of its own' },
  { key: 'mail.new_likes.title', locales: ['fr'], passes: 'for 0, without the number', why: 'nobody is told of none' },
  { key: 'mail.new_matches.title', locales: ['fr'], passes: 'for 0, without the number', why: 'nobody is told of none' },
  { key: 'mail.new_messages.text', locales: ['fr'], passes: 'for 0, without the number', why: 'nobody is told of none' },
  { key: 'safety.report.messages', locales: ['fr'], passes: 'for 0, without the number', why: 'stands where there are messages' },
  { key: 'lander.video.caption', passes: 'nothing is called', why: 'what is said in the film' },
  { key: 'settings.push.unsupported', passes: 'nothing is called', why: 'a button of the phone' },
  { key: 'legal/terms:sections.who.p1', passes: 'nothing is called', why: 'the words that the terms define' },
  { key: 'chat.waiting_credits', locales: ['fi'], passes: 'which other texts say', why: 'to wait for something asks for the partitive' },
  { key: 'likes.promo.title', locales: ['en'], passes: 'which other texts say', why: 'likes and like are the verb' },
  { key: 'photos.full.title', locales: ['en'], passes: 'which other texts say', why: '“photo space” is the counted word' },
  { key: 'interest.eating_out', locales: ['da'], passes: 'glossary', why: 'a chip, without the mark of the infinitive' },
];

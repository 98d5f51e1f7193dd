// Keys that the code makes from values it does not know: the reader of the code cannot follow them, and each says here where they come from.
// `code` must stand in `file` word for word; a line whose code has gone, or that no message needs any more, is reported.

export type MadeKeys = { /** Where `*` is one part of a key. */ keys: string; file: string; code: string; /** Where the value comes from. */ from: string };

export const madeKeys: readonly MadeKeys[] = [
  // What a server sends.
  { keys: 'interest.*', file: 'features/members/profile-interests.tsx', code: '`interest.${interest}`', from: 'the interests that the site offers' },
  { keys: 'hair.*', file: 'lib/site/members/profile-attributes.ts', code: "`${attribute === 'sexuality' ? 'sex' : attribute}.${value}`", from: 'the attributes above it' },
  { keys: 'eye.*', file: 'lib/site/members/profile-attributes.ts', code: "`${attribute === 'sexuality' ? 'sex' : attribute}.${value}`", from: 'the attributes above it' },
  { keys: 'body.*', file: 'lib/site/members/profile-attributes.ts', code: "`${attribute === 'sexuality' ? 'sex' : attribute}.${value}`", from: 'the attributes above it' },
  { keys: 'rel.*', file: 'lib/site/members/profile-attributes.ts', code: "`${attribute === 'sexuality' ? 'sex' : attribute}.${value}`", from: 'the attributes above it' },
  { keys: 'tattoo.*', file: 'lib/site/members/profile-attributes.ts', code: "`${attribute === 'sexuality' ? 'sex' : attribute}.${value}`", from: 'the attributes above it' },
  { keys: 'sex.*', file: 'lib/site/members/profile-attributes.ts', code: "`${attribute === 'sexuality' ? 'sex' : attribute}.${value}`", from: 'the attributes above it' },
  { keys: 'pay.method_note.*', file: 'features/credits/method-choice.tsx', code: '`method_note.${method}`', from: 'the ways to pay that the server offers; few have a note' },
  { keys: 'operator.trail.*', file: 'lib/server/operator/operator-words.ts', code: '`operator.trail.${action}`', from: 'what operators did, as the trail has it' },
  // What a file of the product lists.
  { keys: 'err.*', file: 'lib/contract/field-codes.ts', code: '`err.${code}`', from: 'the codes above it' },
  { keys: 'lander.*.title', file: 'app/shared-pages/lander-page.tsx', code: 'getTranslations(`lander.${name}`)', from: "the name of each lander's page" },
  { keys: 'lander.*.lead', file: 'app/shared-pages/lander-page.tsx', code: 'getTranslations(`lander.${name}`)', from: "the name of each lander's page" },
  { keys: 'legal_page.company.*', file: 'features/legal/company-facts.tsx', code: '<dt>{t(key)}</dt>', from: 'the facts above it' },
  { keys: 'transaction.fact.*', file: 'lib/server/mail/order-letter.ts', code: '`transaction.fact.${name}`', from: 'the facts of the letter' },
  { keys: 'mail.fact.*', file: 'lib/server/mail/letter-content.ts', code: '`mail.fact.${name}`', from: 'the facts of the letter' },
  // The parts of a letter, read from its group by `text` of letterOf.
  { keys: 'mail.*.preheader', file: 'lib/server/mail/letter-content.ts', code: "preheader: text('preheader')", from: 'the kind of letter' },
  { keys: 'mail.*.button', file: 'lib/server/mail/letter-content.ts', code: "label: text('button')", from: 'the kind of letter' },
  { keys: 'mail.*.ignore', file: 'lib/server/mail/letter-content.ts', code: "ignore: text('ignore')", from: 'the kind of letter' },
  { keys: 'mail.*.undo', file: 'lib/server/mail/letter-content.ts', code: "text('undo')", from: 'the kind of letter' },
  { keys: 'mail.activation.*', file: 'lib/server/mail/letter-content.ts', code: "letterOf(setting, 'activation'", from: 'the activation letter, with a first message or without' },
  // What is read when the app is built.
  { keys: 'push.generic', file: 'scripts/build-worker.mjs', code: '.push.generic', from: 'the service worker, which has no other text' },
  { keys: 'lander.video.caption.*', file: 'scripts/write-captions.mjs', code: 'lander.video', from: 'the captions of the film' },
];

export type HalfMadeKeys = { keys: string; file: string; /** Why not every key that the code's types allow is a message. */ why: string };

/** Keys of which the code asks for some alone, where the types of their parts would allow more. */
export const halfMadeKeys: readonly HalfMadeKeys[] = [
  { keys: 'mail.order_*.*', file: 'lib/server/mail/order-letter.ts', why: 'each outcome of an order has wordings of its own' },
  { keys: 'leave.way.*.done', file: 'features/deletion/ways-screen.tsx', why: 'only some of what could be enough can be so already' },
  { keys: 'lander.iconslanding.*.*', file: 'features/landers/iconslanding-screen.tsx', why: 'each question has answers of its own' },
];

// What each kind of letter says, before it has a look: the parts of the design's mail, in the reader's language. Design, screen 72.
import { formatDate, formatLongDate, formatTime } from '@/lib/format/dates';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { freeConversations, siteTimeZone } from '@/lib/site/constants';
import { lastWholeDay } from '@/lib/site/members/grace-period';
import { localeTable, type Locale } from '@/lib/site/languages/locales';
import { pathTo } from '@/lib/site/addresses/routes';
import { wordsIn } from '@/lib/site/languages/words-in';
import type { Letter, LetterKind, LetterOf, LetterPath } from './letter';
import type { Say } from './mail-texts';
import type { NoticeKind } from './notice-letter';
import { orderLetter } from './order-letter';
import { oneLine, quietText } from './quiet-text';

export type Content = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  title: string;
  paragraphs: string[];
  /** Whom it is about, with the label where the profile is fictional: whom a message waits for, or who wrote. */
  notes?: { initial: string; title: string; text?: string; label?: string }[];
  /** Values under their names; the last may be long. */
  facts?: { name: string; value: string }[];
  button?: { label: string; path: LetterPath; life?: string };
  /** Where mails like this one are declined. */
  unsubscribe?: LetterPath;
  good?: { title: string; text: string };
  /** What to do for whoever did not ask for this mail. */
  ignore?: string;
  /** Written to a member, who has settings. */
  toMember: boolean;
};

export type Setting = { say: Say; locale: Locale; settings: SiteSettings };
export type Written = Omit<Content, 'toMember'>;

const timeZone = siteTimeZone;

/** The label of a fictional profile with its whole sentence; the operator's words win in their language. (A05) */
export function fictionalLabel({ say, settings, locale }: Setting): string {
  const own = (words: string | undefined) => wordsIn(words, locale, settings.domain_language);
  return `${own(settings.fictional_singular) ?? say('fictional.label')} – ${own(settings.fictional_warning) ?? say('fictional.warning')}`;
}

const lifeOf = (say: Say, hours: number) => (hours >= 48 ? say('mail.common.days', { count: Math.floor(hours / 24) }) : say('mail.common.hours', { count: hours }));

const initialOf = (name: string) => [...name][0]?.toUpperCase() ?? '';

/** The parts that a letter of one pattern has under its own name: subject, title, text and, where it has them, the rest. */
function letterOf({ say, settings }: Setting, name: string, values: Record<string, string | number> = {}) {
  const given = { site: settings.name, ...values };
  const text = (key: string) => say(`mail.${name}.${key}`, given);
  return { text, subject: text('subject'), title: text('title'), paragraphs: [text('text')] };
}

const undoing = (setting: Setting, name: string, values: Record<string, string>, { path, hours }: { path: LetterPath; hours: number }): Written => {
  const { say } = setting;
  const { text, subject, title, paragraphs } = letterOf(setting, name, values);
  return {
    subject, title, preheader: say('mail.common.undo_preheader'), paragraphs: [...paragraphs, text('undo')],
    button: { label: say('mail.common.undo'), path, life: lifeOf(say, hours) },
  };
};

const linked = (setting: Setting, name: string, values: Record<string, string>, { path, hours }: { path: LetterPath; hours: number }): Written => {
  const { text, subject, title, paragraphs } = letterOf(setting, name, values);
  return { subject, title, paragraphs, preheader: text('preheader'), ignore: text('ignore'), button: { label: text('button'), path, life: lifeOf(setting.say, hours) } };
};

function activation(letter: LetterOf<'activation'>, setting: Setting): Written {
  const { say } = setting;
  const { firstMessage, path, hours } = letter;
  const to = quietText(firstMessage?.to ?? '');
  const { text, subject, title, paragraphs } = letterOf(setting, 'activation', { name: quietText(letter.name), to, count: freeConversations });
  return {
    subject, title,
    preheader: text(firstMessage ? 'preheader_message' : 'preheader'),
    paragraphs: firstMessage ? [text(firstMessage.fictional ? 'text_fictional' : 'text_message')] : paragraphs,
    notes: firstMessage && [{ initial: initialOf(to), title: text('note'), text: text('note_text'), label: firstMessage.fictional ? fictionalLabel(setting) : undefined }],
    button: { label: text('button'), path, life: lifeOf(say, hours) },
    good: { title: say('mail.common.good'), text: text('free') },
    ignore: say('mail.common.ignore'),
  };
}

const reportFacts = ({ number, reason }: { number: string; reason: string }, say: Say) => [
  { name: say('mail.fact.number'), value: number }, { name: say('mail.fact.reason'), value: say(`safety.reason.${reason}`) },
];

const news = (name: string) => (letter: LetterOf<NoticeKind>, setting: Setting): Written => {
  const { count, people, path, unsubscribe } = letter;
  const { text, ...parts } = letterOf(setting, name, { name: quietText(letter.name), count });
  const notes = people.map((each) => {
    const title = quietText(each.name);
    return { initial: initialOf(title), title, label: each.fictional ? fictionalLabel(setting) : undefined };
  });
  return { ...parts, notes, unsubscribe, preheader: text('preheader'), button: { label: text('button'), path }, ignore: setting.say('mail.common.seldom') };
};

const writers: { [Kind in LetterKind]: (letter: LetterOf<Kind>, setting: Setting) => Written } = {
  activation,
  'password-reset': (letter, setting) => linked(setting, 'password_reset', { name: quietText(letter.name) }, letter),
  'password-changed': (letter, setting) => undoing(setting, 'password_changed', { name: quietText(letter.name) }, letter),
  'mail-change': (letter, setting) => linked(setting, 'mail_change', { name: quietText(letter.name) }, letter),
  'mail-change-warning': (letter, setting) =>
    undoing(setting, 'mail_change_warning', { name: quietText(letter.name), address: oneLine(letter.newAddress, 254) }, letter),
  'mail-changed': (letter, setting) => {
    const { text, ...parts } = letterOf(setting, 'mail_changed', { name: quietText(letter.name) });
    return { ...parts, preheader: text('preheader'), button: { label: setting.say('session.login.submit'), path: pathTo('login') as LetterPath } };
  },
  reactivation: (letter, setting) => {
    const date = formatLongDate(lastWholeDay(new Date(letter.until)), localeTable[setting.locale].iso, timeZone);
    return linked(setting, 'reactivation', { name: quietText(letter.name), date }, letter);
  },
  'new-messages': news('new_messages'),
  'new-likes': news('new_likes'),
  'new-matches': news('new_matches'),
  'account-exists': (_letter, setting) => {
    const { text, ...parts } = letterOf(setting, 'account_exists');
    return { ...parts, preheader: text('preheader'), ignore: text('ignore'), button: { label: setting.say('session.login.submit'), path: pathTo('login') as LetterPath } };
  },
  'no-account': (_letter, setting) => {
    const { text, ...parts } = letterOf(setting, 'no_account');
    return { ...parts, preheader: text('preheader'), ignore: setting.say('mail.common.ignore'), button: { label: text('button'), path: pathTo('reset-password') as LetterPath } };
  },
  'complaint-receipt': (letter, setting) => {
    const { say } = setting;
    const { text, ...parts } = letterOf(setting, 'complaint_receipt', { number: letter.number, count: letter.answerDays });
    const facts = [{ name: say('mail.fact.number'), value: letter.number }, { name: say('mail.fact.topic'), value: say(`mail.topic.${letter.topic}`) }];
    return { ...parts, preheader: text('preheader'), ignore: text('ignore'), facts };
  },
  'report-receipt': (letter, setting) => {
    const { say } = setting;
    const { text, ...parts } = letterOf(setting, 'report_receipt', { count: letter.answerHours });
    return { ...parts, preheader: text('preheader'), facts: reportFacts(letter, say), button: { label: say('mail.report_receipt.button'), path: pathTo('notifications') as LetterPath } };
  },
  'report-decision': (letter, setting) => {
    const { say, settings } = setting;
    const text = (key: string) => say(`mail.report_decision.${key}`, { site: settings.name, number: letter.number });
    return {
      subject: text('subject'), title: text('title'), preheader: text('preheader'), paragraphs: [say(`safety.decision.${letter.decision}`), text('text')], facts: reportFacts(letter, say),
    };
  },
  measure: (letter, setting) => {
    const { say, settings } = setting;
    const text = (key: string) => say(`mail.measure.${key}`, { site: settings.name, name: quietText(letter.name) });
    return {
      subject: text('subject'), title: text('title'), preheader: text('preheader'), paragraphs: [text(letter.decision), text('appeal')],
      facts: [{ name: say('mail.fact.reason'), value: say(`safety.reason.${letter.reason}`) }],
      button: { label: text('button'), path: pathTo('complaints') as LetterPath },
    };
  },
  unblocked: (letter, setting) => {
    const { text, ...parts } = letterOf(setting, 'unblocked', { name: quietText(letter.name) });
    return { ...parts, preheader: text('preheader'), button: { label: setting.say('session.login.submit'), path: pathTo('login') as LetterPath } };
  },
  order: orderLetter,
  'complaint-answer': (letter, setting) => {
    const { say } = setting;
    const { text, ...parts } = letterOf(setting, 'complaint_answer', { number: letter.number });
    const facts = { number: letter.number, topic: say(`mail.topic.${letter.topic}`), answer: letter.text };
    return { ...parts, preheader: text('preheader'), facts: Object.entries(facts).map(([name, value]) => ({ name: say(`mail.fact.${name}`), value })) };
  },
  complaint: (letter, setting) => {
    const { say, locale } = setting;
    const { iso } = localeTable[locale];
    const received = new Date(letter.receivedAt);
    const topic = say(`mail.topic.${letter.topic}`);
    const { text, ...parts } = letterOf(setting, 'complaint', { number: letter.number, topic, address: oneLine(letter.from, 254) });
    const facts = {
      topic, about: oneLine(letter.about ?? '', 120), from: oneLine(letter.from, 254),
      received: `${formatDate(received, iso, timeZone)}, ${formatTime(received, iso, timeZone)}`, text: letter.text,
    };
    return {
      ...parts, preheader: text('preheader'),
      facts: Object.entries(facts).filter(([, value]) => value).map(([name, value]) => ({ name: say(`mail.fact.${name}`), value })),
    };
  },
};

const toStrangers: readonly LetterKind[] = ['no-account', 'complaint-receipt', 'complaint-answer', 'complaint'];

/** The parts of a letter, in a language. */
export function letterContent(letter: Letter, setting: Setting): Content {
  // The table pairs every kind with its own letter; TypeScript cannot follow one kind through all of them.
  const write = writers[letter.kind] as (letter: Letter, setting: Setting) => Written;
  return { ...write(letter, setting), toMember: !toStrangers.includes(letter.kind) };
}

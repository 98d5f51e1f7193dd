// A letter as plain text, for mail programs that show no other and for people who prefer it. Design, screen 72.
import { colon } from '@/lib/format/colon';
import type { Locale } from '@/lib/site/languages/locales';
import type { Content } from './letter-content';
import type { Frame } from './letter-frame';

const lines = (...parts: (string | undefined | false)[]) => parts.filter(Boolean).join('\n');

/** The letter in plain text: blocks with a blank line between them, links written out. */
export function letterText(content: Content, frame: Frame, locale: Locale): string {
  const is = colon(locale);
  const { title, paragraphs, notes = [], facts = [], button, good, ignore } = content;
  const blocks = [
    title,
    ...paragraphs,
    ...notes.map((note) => lines(note.title, note.label, note.text)),
    facts.map(({ name, value }) => (value.includes('\n') || value.length > 80 ? `${name}${is}\n${value}` : `${name}${is} ${value}`)).join('\n'),
    button && lines(`${button.label}${is}`, frame.linkTo(button.path), button.life),
    good && lines(good.title, good.text),
    frame.honesty,
    ignore,
    lines('-- ', frame.siteName, lines(frame.company, frame.phone), ...frame.links.map(({ label, path }) => `${label}${is} ${frame.linkTo(path)}`)),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

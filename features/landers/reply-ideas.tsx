import { useTranslations } from 'next-intl';

const openers = ['one', 'two', 'three'] as const;

/**
 * Lines to answer a member with, each a button that sends its form with that line as the message. They stand after the form's own
 * button, which Enter presses, and after its field, whose message theirs takes the place of.
 */
export function ReplyIdeas({ most = openers.length }: { most?: number }) {
  const t = useTranslations('lander.landing3');
  return (
    <div className="chips reply-ideas">
      {openers.slice(0, most).map((opener) => (
        <button key={opener} type="submit" name="message" value={t(opener)} className="chip">
          {t(opener)}
        </button>
      ))}
    </div>
  );
}

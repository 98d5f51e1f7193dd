import { useTranslations } from 'next-intl';

const longText = 420;
const foldAfter = 300;

/** The place to fold a long text at: after a line, else after a sentence, else after a word. */
export function foldAt(text: string): number | null {
  if (text.length <= longText) return null;
  const head = text.slice(0, foldAfter);
  for (const [end, after] of [['\n', 1], ['. ', 2], ['! ', 2], ['? ', 2], [' ', 1]] as const) {
    const at = head.lastIndexOf(end);
    if (at > foldAfter / 2) return at + after;
  }
  return foldAfter;
}

/** What a member says of themselves: plain text with its lines; a long one is folded, without script. */
export function ProfileAbout({ name, text }: { name: string; text: string }) {
  const t = useTranslations('members.profile');
  const fold = foldAt(text);
  return (
    <section>
      <h2 className="title-4">{t('about', { name })}</h2>
      <p className="profile-text">{fold === null ? text : text.slice(0, fold).trimEnd()}</p>
      {fold === null ? null : (
        <details className="profile-fold">
          <summary className="link">
            <span className="when-closed">{t('more')}</span>
            <span className="when-open">{t('less')}</span>
          </summary>
          <p className="profile-text">{text.slice(fold).trimStart()}</p>
        </details>
      )}
    </section>
  );
}

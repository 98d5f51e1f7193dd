import { useEffect, useState } from 'react';
import { fillText } from '@/lib/format/fill-text';

type EmailSuggestionProps = {
  /** Before the suggestion, the suggestion (`{suggestion}`), and after it. */
  words: readonly string[];
  /** The address as it stood when the field was left. */
  email: string;
  /** The suggestion was taken. */
  onTake: (email: string) => void;
};

/** "Bedoel je jan@gmail.com?" under the field: no error, and one press mends it. */
export function EmailSuggestion({ email, words: [before, fix, after], onTake }: EmailSuggestionProps) {
  const [found, setFound] = useState<{ email: string; suggestion: string | null } | null>(null);

  useEffect(() => {
    let current = true;
    if (!email.includes('@')) return undefined;
    void import('./did-you-mean').then(
      ({ suggestedEmail }) => {
        if (current) setFound({ email, suggestion: suggestedEmail(email) });
      },
      () => null,
    );
    return () => {
      current = false;
    };
  }, [email]);

  const suggestion = found?.email === email ? found.suggestion : null;

  // It goes with the first letter, and not as late as the field is left: by then a press on what stands below is on its way.
  useEffect(() => {
    if (!suggestion) return undefined;
    const forget = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'email') setFound(null);
    };
    document.addEventListener('input', forget);
    return () => document.removeEventListener('input', forget);
  }, [suggestion]);

  return (
    <p className="field-hint" role="status">
      {suggestion ? (
        <>
          {before}
          <button type="button" className="text-button" onClick={() => onTake(suggestion)}>
            {fillText(fix ?? '', { suggestion })}
          </button>
          {after}
        </>
      ) : null}
    </p>
  );
}

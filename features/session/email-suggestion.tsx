import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

type EmailSuggestionProps = {
  /** The address as it stood when the field was left. */
  email: string;
  /** The suggestion was taken. */
  onTake: (email: string) => void;
};

/** "Bedoel je jan@gmail.com?" under the field: no error, and one press mends it. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const t = useTranslations('session.login');
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
  return (
    <p className="field-hint" role="status">
      {suggestion
        ? t.rich('did_you_mean', {
            suggestion,
            fix: (words) => (
              <button type="button" className="text-button" onClick={() => onTake(suggestion)}>
                {words}
              </button>
            ),
          })
        : null}
    </p>
  );
}

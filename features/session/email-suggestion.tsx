import { useTranslations } from 'next-intl';
import { useEffect, useState, type RefObject } from 'react';
import { loginDraft } from './login-draft';

type EmailSuggestionProps = {
  /** The address as it stood when the field was left. */
  email: string;
  input: RefObject<HTMLInputElement | null>;
  /** The suggestion was taken and now stands in the field. */
  onTake: (email: string) => void;
};

/** "Bedoel je jan@gmail.com?" under the field: no error, and one press mends it. */
export function EmailSuggestion({ email, input, onTake }: EmailSuggestionProps) {
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
  const take = () => {
    if (!suggestion || !input.current) return;
    input.current.value = suggestion;
    loginDraft.email = suggestion;
    onTake(suggestion);
    input.current.focus();
  };
  return (
    <p className="field-hint" role="status">
      {suggestion
        ? t.rich('did_you_mean', {
            suggestion,
            fix: (words) => (
              <button type="button" className="text-button" onClick={take}>
                {words}
              </button>
            ),
          })
        : null}
    </p>
  );
}

import { defaultLocale, isLocale, type Locale } from '@/lib/site/locales';

/** The words of the error page of the error page. */
export const lastErrorTexts: Record<Locale, { lost: string; goHome: string }> = {
  da: { lost: 'Der opstod en fejl under visning af fejlsiden', goHome: 'Gå til forsiden' },
  de: { lost: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', goHome: 'Zur Startseite' },
  en: { lost: 'An error occurred while showing the error page', goHome: 'Go back to home' },
  es: { lost: 'Se ha producido un error al mostrar la página de error', goHome: 'Ir al inicio' },
  fi: { lost: 'Virhesivun näyttämisessä tapahtui virhe', goHome: 'Siirry etusivulle' },
  fr: { lost: 'Une erreur s’est produite lors de l’affichage de la page d’erreur', goHome: 'Revenir à l’accueil' },
  it: { lost: 'Si è verificato un errore durante la visualizzazione della pagina di errore', goHome: 'Vai alla pagina iniziale' },
  nb: { lost: 'Det oppsto en feil da feilsiden skulle vises', goHome: 'Gå til forsiden' },
  nl: { lost: 'Er ging iets mis bij het tonen van de foutpagina', goHome: 'Ga naar de startpagina' },
  pl: { lost: 'Wystąpił błąd podczas wyświetlania strony błędu', goHome: 'Przejdź na stronę główną' },
  sv: { lost: 'Ett fel uppstod när felsidan skulle visas', goHome: 'Gå till startsidan' },
};

/** Its words in the language of the page that failed (`lang`), or else of the cookie; English where neither is known. Only in a browser. */
export function readersTexts(lang: string): { locale: Locale; lost: string; goHome: string } {
  const kept = /(?:^|; )locale=([a-z]{2})/.exec(document.cookie)?.[1];
  const locale = [lang, kept].find(isLocale) ?? defaultLocale;
  return { locale, ...lastErrorTexts[locale] };
}

import { fillText } from '@/lib/format/fill-text';
import { defaultLocale, isLocale, type Locale } from '@/lib/site/languages/locales';
import { errorPageTried, statusOf, titleOf, type PageError } from './page-error';

/** The words of the error page of the error page, and those of the error page itself, as in the catalogues. */
export const lastErrorTexts: Record<Locale, Record<'lost' | 'goHome' | 'title' | 'status' | 'back', string>> = {
  da: { lost: 'Der opstod en fejl under visning af fejlsiden', goHome: 'Gå til forsiden', title: 'Fejl', status: 'Statuskode {status}', back: 'Tilbage til forsiden' },
  de: { lost: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', goHome: 'Zur Startseite', title: 'Fehler', status: 'Statuscode {status}', back: 'Zurück zur Startseite' },
  en: { lost: 'An error occurred while showing the error page', goHome: 'Go back to home', title: 'Error', status: 'Status code {status}', back: 'Back to the home page' },
  es: { lost: 'Se ha producido un error al mostrar la página de error', goHome: 'Ir al inicio', title: 'Error', status: 'Código de estado {status}', back: 'Volver a la página de inicio' },
  fi: { lost: 'Virhesivun näyttämisessä tapahtui virhe', goHome: 'Siirry etusivulle', title: 'Virhe', status: 'Tilakoodi {status}', back: 'Takaisin etusivulle' },
  fr: { lost: 'Une erreur s’est produite lors de l’affichage de la page d’erreur', goHome: 'Revenir à l’accueil', title: 'Erreur', status: 'Code de statut {status}', back: 'Retour à la page d’accueil' },
  it: { lost: 'Si è verificato un errore durante la visualizzazione della pagina di errore', goHome: 'Vai alla pagina iniziale', title: 'Errore', status: 'Codice di stato {status}', back: 'Torna alla pagina iniziale' },
  nb: { lost: 'Det oppsto en feil da feilsiden skulle vises', goHome: 'Gå til forsiden', title: 'Feil', status: 'Statuskode {status}', back: 'Tilbake til forsiden' },
  nl: { lost: 'Er ging iets mis bij het tonen van de foutpagina', goHome: 'Ga naar de startpagina', title: 'Fout', status: 'Statuscode {status}', back: 'Terug naar de startpagina' },
  pl: { lost: 'Wystąpił błąd podczas wyświetlania strony błędu', goHome: 'Przejdź na stronę główną', title: 'Błąd', status: 'Kod statusu {status}', back: 'Wróć na stronę główną' },
  sv: { lost: 'Ett fel uppstod när felsidan skulle visas', goHome: 'Gå till startsidan', title: 'Fel', status: 'Statuskod {status}', back: 'Tillbaka till startsidan' },
};

/**
 * Its words in the language of the page that failed (`lang`), or else of the cookie; English where neither is known. Where no error page was
 * tried, it stands in for that: with the error's message, but for the server's own, and its status. Only in a browser. (X08)
 */
export function readersTexts(lang: string | undefined, error: PageError = {}, tried = errorPageTried()): { locale: Locale; lost: string; goHome: string; status?: string } {
  const kept = /(?:^|; )locale=([a-z]{2})/.exec(document.cookie)?.[1];
  const locale = [lang, kept].find(isLocale) ?? defaultLocale;
  const { lost, goHome, title, status, back } = lastErrorTexts[locale];
  if (tried) return { locale, lost, goHome };
  return { locale, lost: titleOf(error) || title, goHome: back, status: fillText(status, { status: statusOf(error) }) };
}

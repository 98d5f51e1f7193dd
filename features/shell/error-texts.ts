import { defaultLocale, isLocale, type Locale } from '@/lib/site/locales';

/** The few words of an error page, at hand where no catalogue can be: the page has failed, in the browser. */
export type ErrorTexts = { title: string; status: string; retry: string; home: string; lost: string; goHome: string };

export const errorTexts: Record<Locale, ErrorTexts> = {
  da: { title: 'Fejl', status: 'Statuskode', retry: 'Prøv igen', home: 'Tilbage til forsiden', lost: 'Der opstod en fejl under visning af fejlsiden', goHome: 'Gå til forsiden' },
  de: { title: 'Fehler', status: 'Statuscode', retry: 'Erneut versuchen', home: 'Zurück zur Startseite', lost: 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten', goHome: 'Zur Startseite' },
  en: { title: 'Error', status: 'Status code', retry: 'Try again', home: 'Back to the home page', lost: 'An error occurred while showing the error page', goHome: 'Go back to home' },
  es: { title: 'Error', status: 'Código de estado', retry: 'Reintentar', home: 'Volver a la página de inicio', lost: 'Se ha producido un error al mostrar la página de error', goHome: 'Ir al inicio' },
  fi: { title: 'Virhe', status: 'Tilakoodi', retry: 'Yritä uudelleen', home: 'Takaisin etusivulle', lost: 'Virhesivun näyttämisessä tapahtui virhe', goHome: 'Siirry etusivulle' },
  fr: { title: 'Erreur', status: 'Code d’état', retry: 'Réessayer', home: 'Retour à la page d’accueil', lost: 'Une erreur s’est produite lors de l’affichage de la page d’erreur', goHome: 'Revenir à l’accueil' },
  it: { title: 'Errore', status: 'Codice di stato', retry: 'Riprova', home: 'Torna alla pagina iniziale', lost: 'Si è verificato un errore durante la visualizzazione della pagina di errore', goHome: 'Vai alla pagina iniziale' },
  nb: { title: 'Feil', status: 'Statuskode', retry: 'Prøv igjen', home: 'Tilbake til forsiden', lost: 'Det oppsto en feil da feilsiden skulle vises', goHome: 'Gå til forsiden' },
  nl: { title: 'Fout', status: 'Statuscode', retry: 'Probeer opnieuw', home: 'Terug naar de startpagina', lost: 'Er ging iets mis bij het tonen van de foutpagina', goHome: 'Ga naar de startpagina' },
  pl: { title: 'Błąd', status: 'Kod stanu', retry: 'Spróbuj ponownie', home: 'Wróć na stronę główną', lost: 'Wystąpił błąd podczas wyświetlania strony błędu', goHome: 'Przejdź na stronę główną' },
  sv: { title: 'Fel', status: 'Statuskod', retry: 'Försök igen', home: 'Tillbaka till startsidan', lost: 'Ett fel uppstod när felsidan skulle visas', goHome: 'Gå till startsidan' },
};

/** The reader's language as the page that failed says it, or else the cookie. Only in a browser. */
export function readersLocale(): Locale {
  const { lang } = document.documentElement;
  if (isLocale(lang)) return lang;
  const kept = /(?:^|; )locale=([a-z]{2})/.exec(document.cookie)?.[1];
  return isLocale(kept) ? kept : defaultLocale;
}

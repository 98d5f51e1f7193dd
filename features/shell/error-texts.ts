import type { Locale } from '@/lib/site/locales';

/** The few words of the page of a screen that broke, at hand in the browser where no catalogue is. */
export type ErrorTexts = { title: string; status: string; retry: string; home: string };

export const errorTexts: Record<Locale, ErrorTexts> = {
  da: { title: 'Fejl', status: 'Statuskode', retry: 'Prøv igen', home: 'Tilbage til forsiden' },
  de: { title: 'Fehler', status: 'Statuscode', retry: 'Erneut versuchen', home: 'Zurück zur Startseite' },
  en: { title: 'Error', status: 'Status code', retry: 'Try again', home: 'Back to the home page' },
  es: { title: 'Error', status: 'Código de estado', retry: 'Reintentar', home: 'Volver a la página de inicio' },
  fi: { title: 'Virhe', status: 'Tilakoodi', retry: 'Yritä uudelleen', home: 'Takaisin etusivulle' },
  fr: { title: 'Erreur', status: 'Code d’état', retry: 'Réessayer', home: 'Retour à la page d’accueil' },
  it: { title: 'Errore', status: 'Codice di stato', retry: 'Riprova', home: 'Torna alla pagina iniziale' },
  nb: { title: 'Feil', status: 'Statuskode', retry: 'Prøv igjen', home: 'Tilbake til forsiden' },
  nl: { title: 'Fout', status: 'Statuscode', retry: 'Probeer opnieuw', home: 'Terug naar de startpagina' },
  pl: { title: 'Błąd', status: 'Kod stanu', retry: 'Spróbuj ponownie', home: 'Wróć na stronę główną' },
  sv: { title: 'Fel', status: 'Statuskod', retry: 'Försök igen', home: 'Tillbaka till startsidan' },
};

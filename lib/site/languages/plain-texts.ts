// The few texts that must be at hand when no catalogue can be loaded, in all eleven languages. Specification, section 8.
import type { Locale } from './locales';

export type PlainText = 'unavailable' | 'wrongSite';
type Text = { title: string; body: string };

export const plainTexts: Record<PlainText, Record<Locale, Text>> = {
  unavailable: {
    da: { title: 'Vi er straks tilbage', body: 'Siden kan ikke nås lige nu. Prøv igen om lidt.' },
    de: { title: 'Wir sind gleich wieder da', body: 'Die Seite ist gerade nicht erreichbar. Versuche es in Kürze noch einmal.' },
    en: { title: 'We’ll be right back', body: 'The site cannot be reached at the moment. Please try again shortly.' },
    es: { title: 'Volvemos enseguida', body: 'Ahora mismo no se puede acceder al sitio. Vuelve a intentarlo en un momento.' },
    fi: { title: 'Palaamme pian', body: 'Sivustoon ei juuri nyt saada yhteyttä. Yritä hetken kuluttua uudelleen.' },
    fr: { title: 'Nous revenons tout de suite', body: 'Le site est momentanément inaccessible. Veuillez réessayer dans un instant.' },
    it: { title: 'Torniamo subito', body: 'Al momento il sito non è raggiungibile. Riprova tra poco.' },
    nb: { title: 'Vi er straks tilbake', body: 'Siden kan ikke nås akkurat nå. Prøv igjen om litt.' },
    nl: { title: 'We zijn zo terug', body: 'De site is even niet bereikbaar. Probeer het zo nog eens.' },
    pl: { title: 'Zaraz wracamy', body: 'Strona jest chwilowo niedostępna. Spróbuj ponownie za chwilę.' },
    sv: { title: 'Vi är strax tillbaka', body: 'Sajten går inte att nå just nu. Försök igen om en stund.' },
  },
  wrongSite: {
    da: { title: 'Her er der ingen side', body: 'Der er ingen side på denne adresse. Tjek, om den er skrevet rigtigt.' },
    de: { title: 'Hier ist keine Seite', body: 'Unter dieser Adresse gibt es keine Seite. Prüfe bitte, ob sie richtig geschrieben ist.' },
    en: { title: 'There is no site here', body: 'No site answers at this address. Please check how it is spelled.' },
    es: { title: 'Aquí no hay ningún sitio', body: 'No hay ningún sitio en esta dirección. Comprueba que esté bien escrita.' },
    fi: { title: 'Täällä ei ole sivustoa', body: 'Tässä osoitteessa ei ole sivustoa. Tarkista, että osoite on kirjoitettu oikein.' },
    fr: { title: 'Il n’y a pas de site ici', body: 'Aucun site ne répond à cette adresse. Vérifiez son orthographe.' },
    it: { title: 'Qui non c’è nessun sito', body: 'Nessun sito risponde a questo indirizzo. Controlla che sia scritto bene.' },
    nb: { title: 'Her er det ingen side', body: 'Ingen side svarer på denne adressen. Sjekk at den er skrevet riktig.' },
    nl: { title: 'Hier is geen site', body: 'Op dit adres staat geen site. Controleer of je het goed hebt getypt.' },
    pl: { title: 'Nie ma tu żadnej strony', body: 'Pod tym adresem nie ma strony. Sprawdź, czy adres jest wpisany poprawnie.' },
    sv: { title: 'Här finns ingen sajt', body: 'Ingen sajt svarar på den här adressen. Kontrollera stavningen.' },
  },
};

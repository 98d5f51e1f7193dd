// Real towns where demo members live: the code of their region, and their centre to one decimal.

export const demoCountries = ['NL', 'BE', 'DE', 'FR', 'ES', 'IT', 'PL', 'SE', 'DK', 'NO', 'FI'] as const;
export type DemoCountry = (typeof demoCountries)[number];

export type Town = { name: string; region: string; latitude: number; longitude: number };

const town = (name: string, region: string, latitude: number, longitude: number): Town => ({ name, region, latitude, longitude });

/** The towns around Utrecht that the design's members live in, and their neighbours. */
export const nearUtrecht: readonly Town[] = [
  town('Utrecht', 'NL-UT', 52.1, 5.1), town('Amersfoort', 'NL-UT', 52.2, 5.4), town('Zeist', 'NL-UT', 52.1, 5.2),
  town('Houten', 'NL-UT', 52.0, 5.2), town('Nieuwegein', 'NL-UT', 52.0, 5.1), town('De Bilt', 'NL-UT', 52.1, 5.2),
  town('Woerden', 'NL-UT', 52.1, 4.9), town('Bunnik', 'NL-UT', 52.1, 5.2), town('Baarn', 'NL-UT', 52.2, 5.3),
  town('Soest', 'NL-UT', 52.2, 5.3), town('IJsselstein', 'NL-UT', 52.0, 5.0), town('Bilthoven', 'NL-UT', 52.1, 5.2),
  town('Leusden', 'NL-UT', 52.1, 5.4), town('Vianen', 'NL-UT', 52.0, 5.1), town('Maarssen', 'NL-UT', 52.1, 5.0),
  town('Doorn', 'NL-UT', 52.0, 5.3), town('Almere', 'NL-FL', 52.4, 5.2), town('Veenendaal', 'NL-UT', 52.0, 5.6),
  town('Driebergen', 'NL-UT', 52.1, 5.3), town('Wijk bij Duurstede', 'NL-UT', 52.0, 5.3),
];

export const towns: Record<DemoCountry, readonly Town[]> = {
  NL: [
    town('Amsterdam', 'NL-NH', 52.4, 4.9), town('Rotterdam', 'NL-ZH', 51.9, 4.5), town('Den Haag', 'NL-ZH', 52.1, 4.3),
    town('Eindhoven', 'NL-NB', 51.4, 5.5), town('Groningen', 'NL-GR', 53.2, 6.6), town('Tilburg', 'NL-NB', 51.6, 5.1),
    town('Breda', 'NL-NB', 51.6, 4.8), town('Nijmegen', 'NL-GE', 51.8, 5.9), town('Arnhem', 'NL-GE', 52.0, 5.9),
    town('Haarlem', 'NL-NH', 52.4, 4.6), town('Enschede', 'NL-OV', 52.2, 6.9), town('Zwolle', 'NL-OV', 52.5, 6.1),
    town('Leeuwarden', 'NL-FR', 53.2, 5.8), town('Maastricht', 'NL-LI', 50.9, 5.7), town('Assen', 'NL-DR', 53.0, 6.6),
    town('Middelburg', 'NL-ZE', 51.5, 3.6), town('Lelystad', 'NL-FL', 52.5, 5.5), town('Alkmaar', 'NL-NH', 52.6, 4.7),
    town('Den Bosch', 'NL-NB', 51.7, 5.3), town('Leiden', 'NL-ZH', 52.2, 4.5), town('Apeldoorn', 'NL-GE', 52.2, 6.0),
    town('Deventer', 'NL-OV', 52.3, 6.2), town('Venlo', 'NL-LI', 51.4, 6.2), town('Hilversum', 'NL-NH', 52.2, 5.2),
  ],
  BE: [
    town('Antwerpen', 'BE-VAN', 51.2, 4.4), town('Gent', 'BE-VOV', 51.1, 3.7), town('Brugge', 'BE-VWV', 51.2, 3.2),
    town('Leuven', 'BE-VBR', 50.9, 4.7), town('Hasselt', 'BE-VLI', 50.9, 5.3), town('Mechelen', 'BE-VAN', 51.0, 4.5),
    town('Liège', 'BE-WLG', 50.6, 5.6), town('Namur', 'BE-WNA', 50.5, 4.9), town('Mons', 'BE-WHT', 50.5, 4.0),
    town('Brussel', 'BE-BRU', 50.8, 4.4), town('Kortrijk', 'BE-VWV', 50.8, 3.3),
  ],
  DE: [
    town('Köln', 'DE-NW', 50.9, 7.0), town('Düsseldorf', 'DE-NW', 51.2, 6.8), town('Bonn', 'DE-NW', 50.7, 7.1),
    town('Berlin', 'DE-BE', 52.5, 13.4), town('Hamburg', 'DE-HH', 53.6, 10.0), town('München', 'DE-BY', 48.1, 11.6),
    town('Leipzig', 'DE-SN', 51.3, 12.4), town('Bremen', 'DE-HB', 53.1, 8.8), town('Stuttgart', 'DE-BW', 48.8, 9.2),
    town('Aachen', 'DE-NW', 50.8, 6.1), town('Hannover', 'DE-NI', 52.4, 9.7), town('Mainz', 'DE-RP', 50.0, 8.3),
  ],
  FR: [
    town('Paris', 'FR-IDF', 48.9, 2.4), town('Lyon', 'FR-ARA', 45.8, 4.8), town('Lille', 'FR-HDF', 50.6, 3.1),
    town('Marseille', 'FR-PAC', 43.3, 5.4), town('Nantes', 'FR-PDL', 47.2, -1.6), town('Bordeaux', 'FR-NAQ', 44.8, -0.6),
    town('Strasbourg', 'FR-GES', 48.6, 7.8), town('Toulouse', 'FR-OCC', 43.6, 1.4), town('Rennes', 'FR-BRE', 48.1, -1.7),
  ],
  ES: [
    town('Madrid', 'ES-M', 40.4, -3.7), town('Barcelona', 'ES-B', 41.4, 2.2), town('Valencia', 'ES-V', 39.5, -0.4),
    town('Sevilla', 'ES-SE', 37.4, -6.0), town('Bilbao', 'ES-BI', 43.3, -2.9), town('Málaga', 'ES-MA', 36.7, -4.4),
    town('Zaragoza', 'ES-Z', 41.7, -0.9), town('Granada', 'ES-GR', 37.2, -3.6),
  ],
  IT: [
    town('Milano', 'IT-25', 45.5, 9.2), town('Roma', 'IT-62', 41.9, 12.5), town('Torino', 'IT-21', 45.1, 7.7),
    town('Bologna', 'IT-45', 44.5, 11.3), town('Firenze', 'IT-52', 43.8, 11.3), town('Napoli', 'IT-72', 40.9, 14.3),
    town('Palermo', 'IT-82', 38.1, 13.4), town('Verona', 'IT-34', 45.4, 11.0),
  ],
  PL: [
    town('Warszawa', 'PL-14', 52.2, 21.0), town('Kraków', 'PL-12', 50.1, 19.9), town('Wrocław', 'PL-02', 51.1, 17.0),
    town('Gdańsk', 'PL-22', 54.4, 18.6), town('Poznań', 'PL-30', 52.4, 16.9), town('Łódź', 'PL-10', 51.8, 19.5),
    town('Katowice', 'PL-24', 50.3, 19.0), town('Lublin', 'PL-06', 51.2, 22.6),
  ],
  SE: [
    town('Stockholm', 'SE-AB', 59.3, 18.1), town('Göteborg', 'SE-O', 57.7, 12.0), town('Malmö', 'SE-M', 55.6, 13.0),
    town('Uppsala', 'SE-C', 59.9, 17.6), town('Umeå', 'SE-AC', 63.8, 20.3), town('Örebro', 'SE-T', 59.3, 15.2),
  ],
  DK: [
    town('København', 'DK-84', 55.7, 12.6), town('Aarhus', 'DK-82', 56.2, 10.2), town('Odense', 'DK-83', 55.4, 10.4),
    town('Aalborg', 'DK-81', 57.0, 9.9), town('Roskilde', 'DK-85', 55.6, 12.1), town('Esbjerg', 'DK-83', 55.5, 8.5),
  ],
  NO: [
    town('Oslo', 'NO-03', 59.9, 10.8), town('Bergen', 'NO-46', 60.4, 5.3), town('Trondheim', 'NO-50', 63.4, 10.4),
    town('Stavanger', 'NO-11', 59.0, 5.7), town('Tromsø', 'NO-55', 69.6, 19.0), town('Drammen', 'NO-33', 59.7, 10.2),
  ],
  FI: [
    town('Helsinki', 'FI-18', 60.2, 24.9), town('Tampere', 'FI-11', 61.5, 23.8), town('Turku', 'FI-19', 60.5, 22.3),
    town('Oulu', 'FI-14', 65.0, 25.5), town('Jyväskylä', 'FI-08', 62.2, 25.7), town('Kuopio', 'FI-15', 62.9, 27.7),
  ],
};

/** Towns where French is the language of a Belgian member. */
export const frenchSpeaking: readonly string[] = ['BE-WLG', 'BE-WNA', 'BE-WHT'];

/** A town of the list near Utrecht by its name. */
export function townNearUtrecht(name: string): Town {
  const found = nearUtrecht.find((each) => each.name === name);
  if (!found) throw new Error(`no town near Utrecht is called ${name}`);
  return found;
}

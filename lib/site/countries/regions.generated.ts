// The regions of every country by their ISO 3166-2 code, each named in its own language. Specification, section 2 (member
// search). Written by scripts/regions.mjs; change that, not this.
import type { Country } from './countries';

export type Region = { code: string; name: string };

const table: Record<Country, readonly (readonly [code: string, name: string])[]> = {
  NL: [
    ['NL-DR', 'Drenthe'], ['NL-FL', 'Flevoland'], ['NL-FR', 'Fryslân'], ['NL-GE', 'Gelderland'], ['NL-GR', 'Groningen'],
    ['NL-LI', 'Limburg'], ['NL-NB', 'Noord-Brabant'], ['NL-NH', 'Noord-Holland'], ['NL-OV', 'Overijssel'],
    ['NL-UT', 'Utrecht'], ['NL-ZE', 'Zeeland'], ['NL-ZH', 'Zuid-Holland'],
  ],
  BE: [
    ['BE-VAN', 'Antwerpen'], ['BE-WBR', 'Brabant wallon'], ['BE-BRU', 'Brussel – Bruxelles'], ['BE-WHT', 'Hainaut'],
    ['BE-WLG', 'Liège'], ['BE-VLI', 'Limburg'], ['BE-WLX', 'Luxembourg'], ['BE-WNA', 'Namur'],
    ['BE-VOV', 'Oost-Vlaanderen'], ['BE-VBR', 'Vlaams-Brabant'], ['BE-VWV', 'West-Vlaanderen'],
  ],
  DE: [
    ['DE-BW', 'Baden-Württemberg'], ['DE-BY', 'Bayern'], ['DE-BE', 'Berlin'], ['DE-BB', 'Brandenburg'],
    ['DE-HB', 'Bremen'], ['DE-HH', 'Hamburg'], ['DE-HE', 'Hessen'], ['DE-MV', 'Mecklenburg-Vorpommern'],
    ['DE-NI', 'Niedersachsen'], ['DE-NW', 'Nordrhein-Westfalen'], ['DE-RP', 'Rheinland-Pfalz'], ['DE-SL', 'Saarland'],
    ['DE-SN', 'Sachsen'], ['DE-ST', 'Sachsen-Anhalt'], ['DE-SH', 'Schleswig-Holstein'], ['DE-TH', 'Thüringen'],
  ],
  AT: [
    ['AT-1', 'Burgenland'], ['AT-2', 'Kärnten'], ['AT-3', 'Niederösterreich'], ['AT-4', 'Oberösterreich'],
    ['AT-5', 'Salzburg'], ['AT-6', 'Steiermark'], ['AT-7', 'Tirol'], ['AT-8', 'Vorarlberg'], ['AT-9', 'Wien'],
  ],
  CH: [
    ['CH-AG', 'Aargau'], ['CH-AR', 'Appenzell Ausserrhoden'], ['CH-AI', 'Appenzell Innerrhoden'],
    ['CH-BL', 'Basel-Landschaft'], ['CH-BS', 'Basel-Stadt'], ['CH-BE', 'Bern'], ['CH-FR', 'Fribourg'], ['CH-GE', 'Genève'],
    ['CH-GL', 'Glarus'], ['CH-GR', 'Graubünden'], ['CH-JU', 'Jura'], ['CH-LU', 'Luzern'], ['CH-NE', 'Neuchâtel'],
    ['CH-NW', 'Nidwalden'], ['CH-OW', 'Obwalden'], ['CH-SH', 'Schaffhausen'], ['CH-SZ', 'Schwyz'], ['CH-SO', 'Solothurn'],
    ['CH-SG', 'St. Gallen'], ['CH-TG', 'Thurgau'], ['CH-TI', 'Ticino'], ['CH-UR', 'Uri'], ['CH-VS', 'Valais'],
    ['CH-VD', 'Vaud'], ['CH-ZG', 'Zug'], ['CH-ZH', 'Zürich'],
  ],
  LU: [
    ['LU-CA', 'Capellen'], ['LU-CL', 'Clervaux'], ['LU-DI', 'Diekirch'], ['LU-EC', 'Echternach'],
    ['LU-ES', 'Esch-sur-Alzette'], ['LU-GR', 'Grevenmacher'], ['LU-LU', 'Luxembourg'], ['LU-ME', 'Mersch'],
    ['LU-RD', 'Redange'], ['LU-RM', 'Remich'], ['LU-VD', 'Vianden'], ['LU-WI', 'Wiltz'],
  ],
  FR: [
    ['FR-ARA', 'Auvergne-Rhône-Alpes'], ['FR-BFC', 'Bourgogne-Franche-Comté'], ['FR-BRE', 'Bretagne'],
    ['FR-CVL', 'Centre-Val de Loire'], ['FR-20R', 'Corse'], ['FR-GES', 'Grand Est'], ['FR-HDF', 'Hauts-de-France'],
    ['FR-IDF', 'Île-de-France'], ['FR-NOR', 'Normandie'], ['FR-NAQ', 'Nouvelle-Aquitaine'], ['FR-OCC', 'Occitanie'],
    ['FR-PDL', 'Pays de la Loire'], ['FR-PAC', 'Provence-Alpes-Côte d’Azur'], ['FR-971', 'Guadeloupe'],
    ['FR-973', 'Guyane'], ['FR-974', 'La Réunion'], ['FR-972', 'Martinique'], ['FR-976', 'Mayotte'],
  ],
  IT: [
    ['IT-65', 'Abruzzo'], ['IT-77', 'Basilicata'], ['IT-78', 'Calabria'], ['IT-72', 'Campania'],
    ['IT-45', 'Emilia-Romagna'], ['IT-36', 'Friuli Venezia Giulia'], ['IT-62', 'Lazio'], ['IT-42', 'Liguria'],
    ['IT-25', 'Lombardia'], ['IT-57', 'Marche'], ['IT-67', 'Molise'], ['IT-21', 'Piemonte'], ['IT-75', 'Puglia'],
    ['IT-88', 'Sardegna'], ['IT-82', 'Sicilia'], ['IT-52', 'Toscana'], ['IT-32', 'Trentino-Alto Adige – Südtirol'],
    ['IT-55', 'Umbria'], ['IT-23', 'Valle d’Aosta – Vallée d’Aoste'], ['IT-34', 'Veneto'],
  ],
  ES: [
    ['ES-C', 'A Coruña'], ['ES-VI', 'Álava'], ['ES-AB', 'Albacete'], ['ES-A', 'Alicante'], ['ES-AL', 'Almería'],
    ['ES-O', 'Asturias'], ['ES-AV', 'Ávila'], ['ES-BA', 'Badajoz'], ['ES-B', 'Barcelona'], ['ES-BI', 'Bizkaia'],
    ['ES-BU', 'Burgos'], ['ES-CC', 'Cáceres'], ['ES-CA', 'Cádiz'], ['ES-S', 'Cantabria'], ['ES-CS', 'Castellón'],
    ['ES-CE', 'Ceuta'], ['ES-CR', 'Ciudad Real'], ['ES-CO', 'Córdoba'], ['ES-CU', 'Cuenca'], ['ES-SS', 'Gipuzkoa'],
    ['ES-GI', 'Girona'], ['ES-GR', 'Granada'], ['ES-GU', 'Guadalajara'], ['ES-H', 'Huelva'], ['ES-HU', 'Huesca'],
    ['ES-PM', 'Illes Balears'], ['ES-J', 'Jaén'], ['ES-LO', 'La Rioja'], ['ES-GC', 'Las Palmas'], ['ES-LE', 'León'],
    ['ES-L', 'Lleida'], ['ES-LU', 'Lugo'], ['ES-M', 'Madrid'], ['ES-MA', 'Málaga'], ['ES-ML', 'Melilla'],
    ['ES-MU', 'Murcia'], ['ES-NA', 'Navarra'], ['ES-OR', 'Ourense'], ['ES-P', 'Palencia'], ['ES-PO', 'Pontevedra'],
    ['ES-SA', 'Salamanca'], ['ES-TF', 'Santa Cruz de Tenerife'], ['ES-SG', 'Segovia'], ['ES-SE', 'Sevilla'],
    ['ES-SO', 'Soria'], ['ES-T', 'Tarragona'], ['ES-TE', 'Teruel'], ['ES-TO', 'Toledo'], ['ES-V', 'Valencia'],
    ['ES-VA', 'Valladolid'], ['ES-ZA', 'Zamora'], ['ES-Z', 'Zaragoza'],
  ],
  PL: [
    ['PL-02', 'Dolnośląskie'], ['PL-04', 'Kujawsko-Pomorskie'], ['PL-06', 'Lubelskie'], ['PL-08', 'Lubuskie'],
    ['PL-10', 'Łódzkie'], ['PL-12', 'Małopolskie'], ['PL-14', 'Mazowieckie'], ['PL-16', 'Opolskie'],
    ['PL-18', 'Podkarpackie'], ['PL-20', 'Podlaskie'], ['PL-22', 'Pomorskie'], ['PL-24', 'Śląskie'],
    ['PL-26', 'Świętokrzyskie'], ['PL-28', 'Warmińsko-Mazurskie'], ['PL-30', 'Wielkopolskie'],
    ['PL-32', 'Zachodniopomorskie'],
  ],
  SE: [
    ['SE-K', 'Blekinge län'], ['SE-W', 'Dalarnas län'], ['SE-I', 'Gotlands län'], ['SE-X', 'Gävleborgs län'],
    ['SE-N', 'Hallands län'], ['SE-Z', 'Jämtlands län'], ['SE-F', 'Jönköpings län'], ['SE-H', 'Kalmar län'],
    ['SE-G', 'Kronobergs län'], ['SE-BD', 'Norrbottens län'], ['SE-M', 'Skåne län'], ['SE-AB', 'Stockholms län'],
    ['SE-D', 'Södermanlands län'], ['SE-C', 'Uppsala län'], ['SE-S', 'Värmlands län'], ['SE-AC', 'Västerbottens län'],
    ['SE-Y', 'Västernorrlands län'], ['SE-U', 'Västmanlands län'], ['SE-O', 'Västra Götalands län'],
    ['SE-T', 'Örebro län'], ['SE-E', 'Östergötlands län'],
  ],
  NO: [
    ['NO-42', 'Agder'], ['NO-32', 'Akershus'], ['NO-33', 'Buskerud'], ['NO-56', 'Finnmark'], ['NO-34', 'Innlandet'],
    ['NO-15', 'Møre og Romsdal'], ['NO-18', 'Nordland'], ['NO-03', 'Oslo'], ['NO-11', 'Rogaland'], ['NO-40', 'Telemark'],
    ['NO-55', 'Troms'], ['NO-50', 'Trøndelag'], ['NO-39', 'Vestfold'], ['NO-46', 'Vestland'], ['NO-31', 'Østfold'],
  ],
  DK: [
    ['DK-84', 'Region Hovedstaden'], ['DK-82', 'Region Midtjylland'], ['DK-81', 'Region Nordjylland'],
    ['DK-85', 'Region Sjælland'], ['DK-83', 'Region Syddanmark'],
  ],
  FI: [
    ['FI-01', 'Ahvenanmaa – Åland'], ['FI-02', 'Etelä-Karjala'], ['FI-03', 'Etelä-Pohjanmaa'], ['FI-04', 'Etelä-Savo'],
    ['FI-05', 'Kainuu'], ['FI-06', 'Kanta-Häme'], ['FI-07', 'Keski-Pohjanmaa'], ['FI-08', 'Keski-Suomi'],
    ['FI-09', 'Kymenlaakso'], ['FI-10', 'Lappi'], ['FI-11', 'Pirkanmaa'], ['FI-12', 'Pohjanmaa'],
    ['FI-13', 'Pohjois-Karjala'], ['FI-14', 'Pohjois-Pohjanmaa'], ['FI-15', 'Pohjois-Savo'], ['FI-16', 'Päijät-Häme'],
    ['FI-17', 'Satakunta'], ['FI-18', 'Uusimaa'], ['FI-19', 'Varsinais-Suomi'],
  ],
  GB: [
    ['GB-ENG', 'England'], ['GB-NIR', 'Northern Ireland'], ['GB-SCT', 'Scotland'], ['GB-WLS', 'Wales'],
  ],
  IE: [
    ['IE-CW', 'Carlow'], ['IE-CN', 'Cavan'], ['IE-CE', 'Clare'], ['IE-CO', 'Cork'], ['IE-DL', 'Donegal'],
    ['IE-D', 'Dublin'], ['IE-G', 'Galway'], ['IE-KY', 'Kerry'], ['IE-KE', 'Kildare'], ['IE-KK', 'Kilkenny'],
    ['IE-LS', 'Laois'], ['IE-LM', 'Leitrim'], ['IE-LK', 'Limerick'], ['IE-LD', 'Longford'], ['IE-LH', 'Louth'],
    ['IE-MO', 'Mayo'], ['IE-MH', 'Meath'], ['IE-MN', 'Monaghan'], ['IE-OY', 'Offaly'], ['IE-RN', 'Roscommon'],
    ['IE-SO', 'Sligo'], ['IE-TA', 'Tipperary'], ['IE-WD', 'Waterford'], ['IE-WH', 'Westmeath'], ['IE-WX', 'Wexford'],
    ['IE-WW', 'Wicklow'],
  ],
  US: [
    ['US-AL', 'Alabama'], ['US-AK', 'Alaska'], ['US-AZ', 'Arizona'], ['US-AR', 'Arkansas'], ['US-CA', 'California'],
    ['US-CO', 'Colorado'], ['US-CT', 'Connecticut'], ['US-DE', 'Delaware'], ['US-DC', 'District of Columbia'],
    ['US-FL', 'Florida'], ['US-GA', 'Georgia'], ['US-HI', 'Hawaii'], ['US-ID', 'Idaho'], ['US-IL', 'Illinois'],
    ['US-IN', 'Indiana'], ['US-IA', 'Iowa'], ['US-KS', 'Kansas'], ['US-KY', 'Kentucky'], ['US-LA', 'Louisiana'],
    ['US-ME', 'Maine'], ['US-MD', 'Maryland'], ['US-MA', 'Massachusetts'], ['US-MI', 'Michigan'], ['US-MN', 'Minnesota'],
    ['US-MS', 'Mississippi'], ['US-MO', 'Missouri'], ['US-MT', 'Montana'], ['US-NE', 'Nebraska'], ['US-NV', 'Nevada'],
    ['US-NH', 'New Hampshire'], ['US-NJ', 'New Jersey'], ['US-NM', 'New Mexico'], ['US-NY', 'New York'],
    ['US-NC', 'North Carolina'], ['US-ND', 'North Dakota'], ['US-OH', 'Ohio'], ['US-OK', 'Oklahoma'], ['US-OR', 'Oregon'],
    ['US-PA', 'Pennsylvania'], ['US-RI', 'Rhode Island'], ['US-SC', 'South Carolina'], ['US-SD', 'South Dakota'],
    ['US-TN', 'Tennessee'], ['US-TX', 'Texas'], ['US-UT', 'Utah'], ['US-VT', 'Vermont'], ['US-VA', 'Virginia'],
    ['US-WA', 'Washington'], ['US-WV', 'West Virginia'], ['US-WI', 'Wisconsin'], ['US-WY', 'Wyoming'],
  ],
  CA: [
    ['CA-AB', 'Alberta'], ['CA-BC', 'British Columbia'], ['CA-MB', 'Manitoba'], ['CA-NB', 'New Brunswick'],
    ['CA-NL', 'Newfoundland and Labrador'], ['CA-NT', 'Northwest Territories'], ['CA-NS', 'Nova Scotia'],
    ['CA-NU', 'Nunavut'], ['CA-ON', 'Ontario'], ['CA-PE', 'Prince Edward Island'], ['CA-QC', 'Québec'],
    ['CA-SK', 'Saskatchewan'], ['CA-YT', 'Yukon'],
  ],
  AU: [
    ['AU-ACT', 'Australian Capital Territory'], ['AU-NSW', 'New South Wales'], ['AU-NT', 'Northern Territory'],
    ['AU-QLD', 'Queensland'], ['AU-SA', 'South Australia'], ['AU-TAS', 'Tasmania'], ['AU-VIC', 'Victoria'],
    ['AU-WA', 'Western Australia'],
  ],
};

/** In the order that a menu shows them: by name, overseas regions last. (S04) */
export const regions = Object.fromEntries(
  Object.entries(table).map(([country, rows]) => [country, rows.map(([code, name]): Region => ({ code, name }))]),
) as Record<Country, Region[]>;

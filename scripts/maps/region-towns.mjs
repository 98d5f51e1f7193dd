// A town in each region, by which the regions of GeoNames or of the outlines are recognised as ours (lib/site/countries/regions.generated.ts).
// 'code': GeoNames already uses our codes. 'admin': by the region code of GeoNames. 'outline': by the outline it lies in.
export const regionTowns = {
  NL: ['admin', { DR: 'Assen', FL: 'Lelystad', FR: 'Leeuwarden', GE: 'Arnhem', GR: 'Groningen', LI: 'Maastricht', NB: 'Eindhoven', NH: 'Haarlem', OV: 'Zwolle', UT: 'Utrecht', ZE: 'Middelburg', ZH: 'Rotterdam' }],
  BE: ['outline', { VAN: 'Antwerpen', WBR: 'Wavre', BRU: 'Brussels', WHT: 'Mons', WLG: 'Liège', VLI: 'Hasselt', WLX: 'Arlon', WNA: 'Namur', VOV: 'Gent', VBR: 'Leuven', VWV: 'Brugge' }],
  DE: ['admin', { BW: 'Stuttgart', BY: 'Munich', BE: 'Berlin', BB: 'Potsdam', HB: 'Bremen', HH: 'Hamburg', HE: 'Wiesbaden', MV: 'Schwerin', NI: 'Hannover', NW: 'Düsseldorf', RP: 'Mainz', SL: 'Saarbrücken', SN: 'Dresden', ST: 'Magdeburg', SH: 'Kiel', TH: 'Erfurt' }],
  AT: ['admin', { 1: 'Eisenstadt', 2: 'Villach', 3: 'Sankt Pölten', 4: 'Linz', 5: 'Salzburg', 6: 'Graz', 7: 'Innsbruck', 8: 'Bregenz', 9: 'Vienna' }],
  CH: ['code'],
  LU: ['code'],
  FR: ['admin', { ARA: 'Lyon', BFC: 'Dijon', BRE: 'Rennes', CVL: 'Orléans', '20R': 'Ajaccio', GES: 'Strasbourg', HDF: 'Lille', IDF: 'Paris', NOR: 'Rouen', NAQ: 'Bordeaux', OCC: 'Toulouse', PDL: 'Nantes', PAC: 'Marseille' }],
  IT: ['admin', { 21: 'Turin', 23: 'Aosta', 25: 'Milan', 32: 'Trento', 34: 'Verona', 36: 'Trieste', 42: 'Genoa', 45: 'Bologna', 52: 'Florence', 55: 'Perugia', 57: 'Ancona', 62: 'Rome', 65: 'Pescara', 67: 'Campobasso', 72: 'Naples', 75: 'Bari', 77: 'Potenza', 78: 'Catanzaro', 82: 'Palermo', 88: 'Cagliari' }],
  ES: ['outline', { A: 'Alicante', AB: 'Albacete', AL: 'Almería', AV: 'Ávila', B: 'Barcelona', BA: 'Badajoz', BI: 'Bilbao', BU: 'Burgos', C: 'A Coruña', CA: 'Jerez de la Frontera', CC: 'Cáceres', CO: 'Córdoba', CR: 'Ciudad Real', CS: 'Castelló de la Plana', CU: 'Cuenca', GC: 'Las Palmas de Gran Canaria', GI: 'Girona', GR: 'Granada', GU: 'Guadalajara', H: 'Huelva', HU: 'Huesca', J: 'Jaén', L: 'Lleida', LE: 'León', LO: 'Logroño', LU: 'Lugo', M: 'Madrid', MA: 'Málaga', MU: 'Murcia', NA: 'Pamplona', O: 'Oviedo', OR: 'Ourense', P: 'Palencia', PM: 'Palma', PO: 'Vigo', S: 'Torrelavega', SA: 'Salamanca', SE: 'Sevilla', SG: 'Segovia', SO: 'Soria', SS: 'Irun', T: 'Reus', TE: 'Teruel', TF: 'La Laguna', TO: 'Toledo', V: 'Valencia', VA: 'Valladolid', VI: 'Gasteiz / Vitoria', Z: 'Zaragoza', ZA: 'Zamora', CE: 'Ceuta', ML: 'Melilla' }],
  PL: ['admin', { '02': 'Wrocław', '04': 'Bydgoszcz', '06': 'Lublin', '08': 'Zielona Góra', 10: 'Łódź', 12: 'Kraków', 14: 'Warsaw', 16: 'Opole', 18: 'Rzeszów', 20: 'Białystok', 22: 'Gdańsk', 24: 'Katowice', 26: 'Kielce', 28: 'Olsztyn', 30: 'Poznań', 32: 'Szczecin' }],
  SE: ['admin', { AB: 'Stockholm', AC: 'Umeå', BD: 'Luleå', C: 'Uppsala', D: 'Eskilstuna', E: 'Linköping', F: 'Jönköping', G: 'Växjö', H: 'Kalmar', I: 'Visby', K: 'Karlskrona', M: 'Malmö', N: 'Halmstad', O: 'Göteborg', S: 'Karlstad', T: 'Örebro', U: 'Västerås', W: 'Falun', X: 'Gävle', Y: 'Sundsvall', Z: 'Östersund' }],
  NO: ['outline', { '03': 'Oslo', 11: 'Stavanger', 15: 'Ålesund', 18: 'Bodø', 31: 'Fredrikstad', 32: 'Lillestrøm', 33: 'Drammen', 34: ['Hamar', 'Lillehammer'], 39: 'Tønsberg', 40: 'Skien', 42: ['Kristiansand', 'Arendal'], 46: ['Bergen', 'Florø'], 50: ['Trondheim', 'Steinkjer'], 55: 'Tromsø', 56: 'Alta' }],
  DK: ['admin', { 81: 'Aalborg', 82: 'Århus', 83: 'Odense', 84: 'Copenhagen', 85: 'Roskilde' }],
  FI: ['admin', { '02': 'Lappeenranta', '03': 'Seinäjoki', '04': 'Mikkeli', '05': 'Kajaani', '06': 'Hämeenlinna', '07': 'Kokkola', '08': 'Jyväskylä', '09': 'Kotka', 10: 'Rovaniemi', 11: 'Tampere', 12: 'Vaasa', 13: 'Joensuu', 14: 'Oulu', 15: 'Kuopio', 16: 'Lahti', 17: 'Pori', 18: 'Helsinki', 19: 'Turku' }],
  GB: ['code'],
  IE: ['outline', { CW: 'Carlow', CN: 'Cavan', CE: 'Ennis', CO: ['Cork', 'Carrigaline'], DL: 'Letterkenny', D: ['Dublin', 'Tallaght', 'Swords', 'Dún Laoghaire'], G: ['Gaillimh', 'Tuam'], KY: 'Tralee', KE: 'Naas', KK: 'Kilkenny', LS: 'Portlaoise', LM: 'Carrick-on-Shannon', LK: ['Luimneach', 'Newcastle West'], LD: 'Longford', LH: 'Dundalk', MO: 'Castlebar', MH: 'Navan', MN: 'Monaghan', OY: 'Tullamore', RN: 'Roscommon', SO: 'Sligo', TA: ['Cluain Meala', 'Nenagh'], WD: ['Waterford', 'Dungarvan'], WH: 'An Muileann gCearr', WX: 'Loch Garman', WW: 'Wicklow' }],
  US: ['code'],
  CA: ['admin', { AB: 'Calgary', BC: 'Vancouver', MB: 'Winnipeg', NB: 'Moncton', NL: "St. John's", NS: 'Halifax', NT: 'Yellowknife', NU: 'Iqaluit', ON: 'Toronto', PE: 'Charlottetown', QC: 'Montréal', SK: 'Saskatoon', YT: 'Whitehorse' }],
  AU: ['admin', { ACT: 'Canberra', NSW: 'Sydney', NT: 'Darwin', QLD: 'Brisbane', SA: 'Adelaide', TAS: 'Hobart', VIC: 'Melbourne', WA: 'Perth' }],
};

/** What the people of a place call it, where GeoNames has another word; further names are other ways to write it. */
export const ownNames = {
  'The Hague': ['Den Haag', '’s-Gravenhage'], "'s-Hertogenbosch": ['Den Bosch', '’s-Hertogenbosch'], 'Almere Stad': ['Almere'], 'Driebergen-Rijsenburg': ['Driebergen'], Leeuwarden: ['Leeuwarden', 'Ljouwert'],
  Brussels: ['Brussel', 'Bruxelles'], Antwerpen: ['Antwerpen', 'Anvers'], Gent: ['Gent', 'Gand'], 'Liège': ['Liège', 'Luik'], Namur: ['Namur', 'Namen'], Mons: ['Mons', 'Bergen'], Leuven: ['Leuven', 'Louvain'], Brugge: ['Brugge', 'Bruges'], Mechelen: ['Mechelen', 'Malines'], Ostend: ['Oostende'], Kortrijk: ['Kortrijk', 'Courtrai'],
  Munich: ['München'], 'Köln': ['Köln'], Vienna: ['Wien'], Geneva: ['Genève'], Luzern: ['Luzern'], Lucerne: ['Luzern'], Bern: ['Bern', 'Berne'], Basel: ['Basel', 'Bâle'], 'Sankt Gallen': ['St. Gallen'], 'Sankt Pölten': ['St. Pölten'],
  Rome: ['Roma'], Milan: ['Milano'], Turin: ['Torino'], Naples: ['Napoli'], Genoa: ['Genova'], Florence: ['Firenze'], Venice: ['Venezia'], Syracuse: ['Siracusa'], Mantova: ['Mantova'], Padova: ['Padova'],
  'Gasteiz / Vitoria': ['Vitoria-Gasteiz'], Sevilla: ['Sevilla'], Warsaw: ['Warszawa'], 'Bielsko-Biala': ['Bielsko-Biała'], Copenhagen: ['København'], 'Århus': ['Aarhus'], Hyvinge: ['Hyvinkää'], Gaillimh: ['Galway'], Luimneach: ['Limerick'], 'Cluain Meala': ['Clonmel'], 'An Muileann gCearr': ['Mullingar'], 'Loch Garman': ['Wexford'],
};

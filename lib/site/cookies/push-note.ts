// The cookie in which a browser notes whether it could be asked about push messages: 'can' or 'no'. By itself, for pages that know no alerts. Specification, section 4. (T04)

export const pushNote = 'push-note';

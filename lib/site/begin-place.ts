// The request to use the credits of an order at once. (S14)

/** Where in the page of an order it is asked, for links. */
export const beginPlace = 'begin-at-once';

// What browsers may complain of in every test of QA. docs/qa.md

/** Such a server has no live events and, in most worlds, no discount (404): a tab learns that once, and the browser notes it. Any other failure of a discount is told. */
export const unheardOf = [/status of 404 .*(events|discountcode)\.php/];

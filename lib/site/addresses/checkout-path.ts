// Where one pays, as a payment company or a PHP server names it: a page of the site or one by https, and nothing that runs in the page. (S08, S18)

/** `to` where a browser may be sent there to pay; undefined otherwise. */
export const checkoutPath = (to: string | null | undefined): string | undefined => (to && (to.startsWith('https://') || /^\/(?![/\\])/.test(to)) ? to : undefined);

// What can be paid with. The provider says which of these it offers for an amount in a country. Specification, section 2 (payment method choice). (S08)

export const paymentMethods = [
  'ideal', 'bancontact', 'card', 'paypal', 'directdebit', 'eps', 'klarna', 'twint', 'blik', 'przelewy24', 'swish', 'vipps', 'mobilepay', 'trustly', 'bizum', 'satispay', 'mybank', 'applepay',
] as const;
/** Its name is the message `pay.method.<value>`. */
export type PaymentMethod = (typeof paymentMethods)[number];

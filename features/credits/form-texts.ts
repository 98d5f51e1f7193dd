/** What the form of an order says: bundles, ways to pay, the order, and what can be wrong with it. */
export const formTexts = [
  'pay.bundle', 'pay.bank', 'pay.methods', 'pay.method', 'pay.method_note', 'pay.order', 'pay.begin.left', 'pay.code', 'count.credits', 'err.code_not_found', 'err.code_used', 'err.code_open', 'err.code_expired', 'err.code_minimum',
  'err.code_method', 'err.price_changed', 'err.method_unavailable', 'err.spend_limit', 'err.limit_currency', 'err.payment_unavailable', 'err.too_many_requests', 'err.generic_retry', 'err.not_found', 'err.not_offered', 'err.unavailable',
];

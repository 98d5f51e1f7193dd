/** The texts that the islands of chat use, and no others: all that a page of chat sends to the browser. */
export const chatTexts = [
  'chat',
  'count.credits',
  'err.awaiting_confirmation', 'err.chat_delete', 'err.gift_unknown', 'err.generic', 'err.generic_retry', 'err.member_gone', 'err.message_empty', 'err.message_read',
  'err.message_too_long', 'err.not_enough_credits', 'err.not_found', 'err.not_offered', 'err.too_many_requests',
  'fictional.label', 'fictional.tag', 'fictional.warning',
  'layout.back',
  'ui.button.busy', 'ui.dialog', 'ui.photo.online',
] as const;

/** Every form by its name, for tests that cannot load what answers them; `form-table.test.ts` holds it to what there is. */
export const formNames = [
  'allow-mails', 'block', 'complaint', 'delete-account', 'direct-debit', 'direct-debit-again', 'direct-debit-code', 'forget-card', 'gift', 'hide-alert',
  'like', 'link-action', 'locale', 'login', 'logout', 'mail-choice', 'mail-request', 'match-finder', 'message', 'mute-chat', 'new-password', 'order', 'photo',
  'photo-change', 'photo-remove', 'profile', 'read-notifications', 'remove-chat', 'report', 'settings-email', 'settings-email-again', 'settings-email-cancel',
  'settings-export', 'settings-password', 'settings-place', 'settings-push-kinds', 'settings-push-off', 'settings-session', 'settings-switch', 'signup',
  'signup-about', 'signup-address', 'signup-mail', 'signup-photo', 'spending-limit', 'start', 'stay', 'swipe', 'theme', 'unblock', 'unsend', 'withdraw-order',
] as const;

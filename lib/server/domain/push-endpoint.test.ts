import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint';

it.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/x', 'https://web.push.apple.com/x'])('%s may be pushed to', (address) =>
  expect(isPushEndpoint(address)).toBe(true),
);
it.each([
  'http://fcm.googleapis.com/x', 'https://localhost/x', 'https://127.0.0.1/x', 'https://10.0.0.1/x', 'https://2130706433/x', 'https://0x7f.1/x', 'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x', 'https://db/x', 'https://redis.internal/x', 'https://printer.local./x', 'https://user:pass@push.example.com/x',
  'https://push.example.com:22/x', 'ftp://push.example.com/x', 'javascript:alert(1)', '', 'push.example.com',
])('%j may not', (address) => expect(isPushEndpoint(address)).toBe(false));

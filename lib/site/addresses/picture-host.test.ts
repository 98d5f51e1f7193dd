import { expect, test } from 'vitest';
import { pictureHost } from './picture-host';

test.each([
  ['/api/photo.php/', ''],
  ['', ''],
  ['photos/', ''],
  ['https://cdn.operator.example/p/', 'https://cdn.operator.example'],
  ['//cdn.operator.example/', 'https://cdn.operator.example'],
  ['http://127.0.0.1:9000/photos/', 'http://127.0.0.1:9000'],
  ["https://x; script-src 'unsafe-inline'/", ''],
  ['javascript:alert(1)', ''],
])('photos under %s come from %s', (prefix, host) => expect(pictureHost(prefix)).toBe(host));

import { expect, test } from 'vitest';
import { requestKind } from './request-kind';

test.each([
  ['/api/chats.php', '/api/chats.php'],
  ['/api/photo.php/abcdef.webp', '/api/photo.php'],
  ['/api/sanne.php', 'other'],
  ['/members/12/chat', 'members-id-chat'],
  ['/', 'index'],
  ['/_next/static/a.js', 'file'],
  ['/forms/login', 'forms'],
  ['/operator/reports/7', 'operator'],
  ['/sanne/de/vries/utrecht', 'other'],
])('[bar S11] %s is counted as %s', (path, kind) => expect(requestKind(path)).toBe(kind));

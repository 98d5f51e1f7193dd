// A browser that takes push messages, in a test: its keys, and how it opens what it is sent (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  open: (body: Buffer) => unknown;
};

let made = 0;

export function pushBrowser(endpoint = `https://push.example.com/send/${(made += 1)}`): PushBrowser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const input = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return { subscription: { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } }, open };
}

// How next-intl reads the catalogues while VONK_PSEUDO is set: as they stand, but English in the language of pseudo.mjs.
import { flatTexts } from './flat-texts.mjs';
import { pseudoMessage } from './pseudo.mjs';

export default function pseudoCodec() {
  return {
    decode: (source, { locale }) => /** @type {[id: string, message: string][]} */ (flatTexts(JSON.parse(source))).map(([id, message]) => ({ id, message: locale === 'en' ? pseudoMessage(message) : message })),
    encode: () => {
      throw new Error('The test language is never written.');
    },
  };
}

import { flashCookie, noFlash } from '@/app/page-request/flash';
import { moved } from '@/features/photos/moved';
import { photoRules } from '@/lib/contract/photo-rules';
import { changePhotos, removePhoto, uploadPhoto } from '@/lib/contract/photos';
import { pathTo } from '@/lib/site/addresses/routes';
import { repeatFileKey } from './repeat-key';
import { goTo, sendAsMember, sendFile, type Form, type Sent } from './form-calls';

const page = () => pathTo('settings-section', { section: 'photos' });

/** Back to the photos, which say what did not work. With the key of its form a photo that is sent again is the same one: what went wrong may have been the answer alone. */
export const managerTrouble = (error: string, params?: Record<string, string | number>, key?: string) => goTo(page(), [flashCookie('photos', page(), { error, params, values: key ? { key } : {} })]);

function answerTo({ error }: Sent, key?: string): Response {
  return error ? managerTrouble(error.messageKey, error.params, key) : goTo(page(), [noFlash('photos', page())]);
}

/** What a button asks for: 'move:2', 'hide', 'show'. Null for what no button says. */
function changeOf(deed: string, id: string, order: string): object | null {
  if (deed === 'hide' || deed === 'show') return { id, private: deed === 'hide' };
  const to = /^move:(\d{1,2})$/.exec(deed)?.[1];
  const ids = order.split(',').map((each) => ({ id: Number(each) }));
  return to === undefined ? null : { order: moved(ids, Number(id), Number(to)).map((each) => each.id) };
}

/** The own photos while JavaScript has not arrived: added whole, moved, hidden, taken away. (V07, S13) */
export const photoForms: Record<string, Form> = {
  async photo(request, { key }, data) {
    const file = data.get('photo');
    if (!(file instanceof File) || file.size === 0) return managerTrouble('err.required');
    if (file.size > photoRules.maxBytes) return managerTrouble('err.photo_too_large', { size: Math.round(photoRules.maxBytes / 1024 / 1024) });
    return answerTo(await sendFile(request, page(), uploadPhoto, file, await repeatFileKey(key, file)), key);
  },

  async 'photo-change'(request, { id = '', order = '', deed = '' }) {
    const change = changeOf(deed, id, order);
    return change ? answerTo(await sendAsMember(request, page(), changePhotos, change)) : managerTrouble('err.invalid_input');
  },

  async 'photo-remove'(request, { id = '' }) {
    return answerTo(await sendAsMember(request, page(), removePhoto, { id }));
  },
};

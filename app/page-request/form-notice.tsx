import { FormNotice } from '@/features/shell/form-notice';
import { readFlash } from './flash';

/** What a like, a removal or a logout that failed without script has to say on the page it leads back to. */
export async function formNotice() {
  const flash = await readFlash('notice');
  return flash ? <FormNotice messageKey={flash.error} params={flash.params} /> : null;
}

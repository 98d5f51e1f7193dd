import { flashCookie } from '@/app/page-request/flash';
import { profileFlash } from '@/app/page-data/profile-start';
import { fieldFaults } from '@/features/profile/field-faults';
import { attributeNames, noValues, valuesIn } from '@/features/profile/profile-values';
import { saveProfile } from '@/lib/contract/own-profile';
import { pathTo } from '@/lib/site/addresses/routes';
import { goTo, sendAsMember, type Form } from './form-calls';

const given = (value: string) => value || undefined;

/** The own profile while JavaScript has not arrived: saved whole, what was typed kept. (S13) */
export const profileForms: Record<string, Form> = {
  async profile(request, fields, data) {
    const page = pathTo('profile');
    const typed = valuesIn(data, noValues);
    const { name, about, city, country, region, looking_for, gender, interests } = typed;
    const attributes = Object.fromEntries(attributeNames.filter((each) => each !== 'gender' && each in fields).map((each) => [each, typed[each]]));
    const { error } = await sendAsMember(request, page, saveProfile, { name, about, city, country: given(country), region, looking_for: given(looking_for), gender: given(gender), attributes, interests });
    if (!error) return goTo(page, [flashCookie('profile', page, { error: '', values: {} })]);
    return goTo(page, [flashCookie('profile', page, { error: error.messageKey, params: error.params, values: profileFlash(typed, fieldFaults(error.fields)) })]);
  },
};

// A sign-up as the rules leave it: every field checked, and where something is left open, what the site would take. Specification, section 5. (V01, V02, V03)
import type { Received } from '@/lib/contract/endpoint';
import type { FieldCode } from '@/lib/contract/field-codes';
import type { signUp } from '@/lib/contract/signup';
import type { SiteSettings } from '@/lib/contract/site-settings';
import { birthDateFault } from '@/lib/site/members/birth-date';
import { countryInfo, minimumAgeIn } from '@/lib/site/countries/countries';
import { isLocale, type Locale } from '@/lib/site/languages/locales';
import { nicheOf } from '@/lib/site/niches/niches';
import { cleanName } from '@/lib/site/members/profile-name';
import { readEmail, type EmailAddress } from './email-address';
import { refuseFaults } from './input-faults';
import { cleanText } from './message-text';
import { passwordFault } from './password-rules';
import { nameFault } from './profile-name';
import { isRegionOf } from './region-name';

export type SignUpInput = {
  email: EmailAddress;
  name: string;
  password: string;
  dateOfBirth: string;
  language: Locale;
  country: string;
  region: string | null;
  gender: string;
  lookingFor: string | null;
  /** Cleaned; empty where nothing was written. */
  message: string;
};

type Body = Received<typeof signUp>['body'];

/** The country that was named, else the one that the site takes its visitors for. */
function countryOf({ country }: Body, { countries, geoip_selected_country, geoip_country }: SiteSettings): string | null {
  const served = (code: string | undefined) => (code && countryInfo(code) && (countries.length === 0 || countries.includes(code)) ? code : null);
  if (country) return served(country);
  return served(geoip_selected_country) ?? served(geoip_country) ?? countries.find(countryInfo) ?? 'NL';
}

/** On sites for one gender, who says nothing is of that one. */
const usualGender: Partial<Record<string, string>> = { she: 'woman', gay: 'man' };

/** Throws invalid_input with a code for each field that is wrong, all of them at once. `receiverFault`: why the first message cannot go out. */
export function signUpInput(body: Body, settings: SiteSettings, now: Date, receiverFault: FieldCode | null = null): SignUpInput {
  const email = readEmail(body.email);
  const name = cleanName(body.name);
  const country = countryOf(body, settings);
  const minAge = minimumAgeIn(country);
  const message = cleanText(body.signup_message ?? '');
  refuseFaults(
    {
      email: body.email.trim() === '' ? 'required' : email ? null : 'email_invalid',
      name: nameFault(name, body.email),
      password: passwordFault(body.password, { email: body.email, name, siteName: settings.name }),
      date_of_birth: birthDateFault(body.date_of_birth, minAge, now),
      signup_message: [...message].length > settings.message_length ? 'text_too_long' : receiverFault,
      language: isLocale(body.language) ? null : 'not_offered',
      country: country ? null : 'not_offered',
      region: body.region && !(country && isRegionOf(country, body.region)) ? 'not_offered' : null,
    },
    { min_age: minAge, max: settings.message_length },
  );
  return {
    email: email!, name, password: body.password, dateOfBirth: body.date_of_birth, language: body.language as Locale, country: country!, region: body.region ?? null,
    gender: body.gender ?? usualGender[nicheOf(settings.niche)] ?? 'other', lookingFor: body.looking_for ?? null, message,
  };
}

// How complete a profile is, and what is missing, in the order in which others ask for it. Specification, section 2 (profile editing). (S13)

export const profileParts = ['photo', 'looking_for', 'about', 'interests', 'place', 'attributes'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Of a hundred; attributes count for the share of them that is filled in. */
const weights: Record<ProfilePart, number> = { photo: 25, about: 20, attributes: 20, interests: 15, looking_for: 10, place: 10 };

/** So many interests give others something to begin about. */
export const enoughInterests = 3;

export type ProfileFacts = {
  photos: number;
  lookingFor: string;
  about: string;
  interests: number;
  /** A region or a town. */
  place: string;
  /** What was chosen of each attribute that the site shows; '' for nothing. */
  attributes: readonly string[];
};

/** The share of each part that is there, 0 to 1. */
function sharesOf({ photos, lookingFor, about, interests, place, attributes }: ProfileFacts): Record<ProfilePart, number> {
  return {
    photo: photos > 0 ? 1 : 0,
    looking_for: lookingFor ? 1 : 0,
    about: about.trim() ? 1 : 0,
    interests: Math.min(1, interests / enoughInterests),
    place: place.trim() ? 1 : 0,
    attributes: attributes.length === 0 ? 1 : attributes.filter(Boolean).length / attributes.length,
  };
}

/** Per cent, never 100 while something is missing, and the parts that are not whole. */
export function completenessOf(facts: ProfileFacts): { percent: number; missing: ProfilePart[] } {
  const shares = sharesOf(facts);
  const missing = profileParts.filter((part) => shares[part] < 1);
  const sum = profileParts.reduce((total, part) => total + weights[part] * shares[part], 0);
  return { percent: Math.min(Math.round(sum), missing.length > 0 ? 99 : 100), missing };
}

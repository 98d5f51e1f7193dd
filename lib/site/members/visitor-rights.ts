// What the settings let somebody without a session do, with and without a traffic source. Specification, section 4. (T15, T16)

export type VisitorSettings = {
  signups?: string | null;
  logged_out_search?: string | null;
  logged_out_search_trafficsource?: string | null;
};

type Rights = {
  /** May look at members. (T16) */
  search: boolean;
  /** May sign up; otherwise the site is by invitation. (T15) */
  signUp: boolean;
};

/** What a visitor may do. A site that says nothing of search or sign-up is open. */
export function visitorRights({ signups, logged_out_search, logged_out_search_trafficsource }: VisitorSettings, trafficSource: boolean): Rights {
  const search = trafficSource ? (logged_out_search_trafficsource ?? logged_out_search) : logged_out_search;
  const allowed = signups ?? 'all';
  return { search: search !== 'none', signUp: allowed === 'all' || (allowed === 'with_trafficsource' && trafficSource) };
}

/** Whether a traffic source changes anything on a site: only then do its visitors get pages of their own. */
export function trafficSourceMatters(settings: VisitorSettings): boolean {
  const [without, within] = [visitorRights(settings, false), visitorRights(settings, true)];
  return without.search !== within.search || without.signUp !== within.signUp;
}

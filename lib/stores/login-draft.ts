// What has been typed into the login form, in memory alone: in no address and in no storage. Specification, section 2 (login, password reset).

/** For as long as the page lives: a change of language draws the form anew, and a forgotten password begins with the same address. */
export const loginDraft = { email: '', password: '' };

export function forgetLoginDraft(): void {
  loginDraft.email = '';
  loginDraft.password = '';
}

/** What has been typed into the login form, for as long as the page lives: a change of language draws the form anew. */
export const loginDraft = { email: '', password: '' };

export function forgetLoginDraft(): void {
  loginDraft.email = '';
  loginDraft.password = '';
}
